#if os(Linux)
  extension AdapterCase {
    static let paths = [
      AdapterCase(
        "Every kind of element is converted, with the same coordinates",
        """
        let path = ShapeCore.Path.drawn { pen in
          pen.move(to: Point(1, 2))
          pen.line(to: Point(3, 4))
          pen.quad(to: Point(5, 6), control: Point(7, 8))
          pen.curve(to: Point(9, 10), control1: Point(11, 12), control2: Point(13, 14))
          pen.close()
        }
        print(path.cgPath.steps)
        """,
        gives: """
          ["M 1 2", "L 3 4", "Q 7 8 5 6", "C 11 12 13 14 9 10", "Z"]
          """),
      AdapterCase(
        "An arc that grows clockwise goes down first, whatever the sweep in four curves",
        """
        for sweep in [90.0, 0.001] {
          let path = ShapeCore.Path.drawn { pen in
            pen.arc(center: Point(0, 0), radius: 100, from: .zero, sweep: ShapeCore.Angle(degrees: sweep))
          }
          print(path.cgPath.steps)
        }
        """,
        gives: """
          ["M 100 0", "C 100 13.13 97.41 26.14 92.39 38.27", "C 87.36 50.4 80 61.42 70.71 70.71", "C 61.42 80 50.4 87.36 38.27 92.39", "C 26.14 97.41 13.13 100 0 100"]
          ["M 100 0", "C 100 0 100 0 100 0", "C 100 0 100 0 100 0", "C 100 0 100 0 100 0", "C 100 0 100 0 100 0"]
          """),
      AdapterCase(
        "Elements without a current point, or with numbers that are not finite, are omitted",
        """
        print(ShapeCore.Path([.close, .line(to: Point(1, 1)), .move(to: Point(2, 2)), .close]).cgPath.steps)
        print(rect(0, 0, .nan, 10).cgPath.steps, rect(0, 0, .infinity, 10).cgPath.steps)
        """,
        gives: """
          ["M 2 2", "Z"]
          [] []
          """),
      AdapterCase(
        "Values of geometry can be converted in both directions",
        """
        let rect = Rect(CGRect(Rect(x: 1, y: 2, width: 3, height: 4)))
        print(rect == Rect(x: 1, y: 2, width: 3, height: 4))
        print(Point(CGPoint(Point(1, 2))) == Point(1, 2), Size(CGSize(Size(1, 2))) == Size(1, 2))
        let map = CGAffineTransform(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        print(map.a.text, map.b.text, map.c.text, map.d.text, map.tx.text, map.ty.text)
        """,
        gives: """
          true
          true true
          1 2 3 4 5 6
          """),
      AdapterCase(
        "A color has two appearances and sane components",
        """
        let color = ShapeCore.Color.adaptive(light: .flame, dark: .rgb(0, 0, 1, opacity: 0.5))
        print(color.cgColor(in: .light).text, color.cgColor(in: .dark).text)
        print(ShapeCore.Color(RGBA(red: .nan, green: 7, blue: -1)).cgColor(in: .light).text)
        """,
        gives: """
          #FF0000 #0000FF80
          #00FF00
          """),
    ]
  }
#endif
