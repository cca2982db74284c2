#if os(Linux)
  extension AdapterCase {
    /// The same on both platforms.
    static let pictures = Platform.allCases.flatMap { platform in
      [
        AdapterCase(
          "An outline is a shape of SwiftUI, in any rectangle", on: platform,
          """
          let outline = ShapeOutline(Bubble())
          print(outline.path(in: CGRect(x: 10, y: 20, width: 80, height: 60)).text)
          print(outline.path(in: CGRect(x: 10, y: 20, width: 0, height: 60)).text)
          print(outline.path(in: CGRect(x: .nan, y: -.infinity, width: .nan, height: .infinity)).text)
          print(SwiftUI.Path(Bubble().path(in: Size(40, 40))).text)
          """,
          gives: """
            M 10 20 L 90 20 L 90 80 L 10 80 Z
            M 10 20 L 50 20 L 50 80 L 10 80 Z
            M 0 -10000000 L 100 -10000000 L 100 -9995904 L 0 -9995904 Z
            M 0 0 L 40 0 L 40 40 L 0 40 Z
            """),
        AdapterCase(
          "A picture in SwiftUI has its content between the layers below and above it", on: platform,
          """
          let picture = ShapePicture(Bubble()) { Text(verbatim: "Hello") }
          for line in picture.describe(in: CGSize(Size(200, 80))) { print(line) }
          """,
          gives: """
            ZStack | frame 200 80 | ideal 100 60 | touch M 0 0 L 100 0 L 100 100 L 0 100 Z | label A speech bubble
              2 layers | hits false
              Text Hello | frame 180 50 | rotation 0 | position 100 35 | clip M -1000 -1000 L 1200 -1000 L 1200 1080 L -1000 1080 Z | opacity 1
              1 layers | hits false
            """),
      ]
    }
  }
#endif
