print("shapec")
