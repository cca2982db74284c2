#if os(Linux)
  extension AdapterCase {
    /// Drawing without views.
    static let drawing =
      [
        AdapterCase(
          "A shape in a context leaves out no paint, and nothing that only bitmaps can do",
          """
          print(Lens().pdfData(size: CGSize(Size(100, 100)), outset: 10).text)
          """,
          gives: """
            page 0 0 120 120
            begin page
            turn 1 0 0 -1 10 110
            save
              color #FFFFFF
              fill M 0 0 L 100 0 L 100 100 L 0 100 Z
              save
                turn 0 1 -1 0 60 0
                save
                  turn 1 0 0 -1 10 30
                  image 120 x 80 in 0 0 30 20
                    turn 4 0 0 -4 -40 120
                    save
                      clip M 10 10 L 50 10 L 50 30 L 10 30 Z
                      save
                        group
                          save
                            color #FF0000
                            fill M 10 10 L 50 10 L 50 50 L 10 50 Z
                            save
                              save
                                blend multiply
                                group
                                  save
                                    blend normal
                                    color #0000FF
                                    fill M 10 10 L 50 10 L 50 50 L 10 50 Z
                            save
                              group
                                save
                                  color #000000
                                  fill M 10 10 L 40 10 L 40 30 L 10 30 Z
                                  blend destinationOut
                                  save
                                    turn 1 0 0 -1 10 30
                                    image 120 x 80 in 0 0 30 20
                                      crop 122 0 120 80
                                      turn 4 0 0 -4 82 120
                                      shadow 122 0 blur 16 #000000
                                      save
                                        group
                                          save
                                            turn 1 0 0 1 -30.5 0
                                            save
                                              clip M 10 10 L 50 10 L 50 30 L 10 30 Z
                                              save
                                                group
                                                  save
                                                    color #FF0000
                                                    fill M 10 10 L 50 10 L 50 50 L 10 50 Z
                                                    save
                                                      save
                                                        blend multiply
                                                        group
                                                          save
                                                            blend normal
                                                            color #0000FF
                                                            fill M 10 10 L 50 10 L 50 50 L 10 50 Z
                                                    save
                                                      blend destinationIn
                                                      group
                                                        save
                                                          blend normal
                                                          save
                                                            clip M 10 10 L 50 10 L 50 50 L 10 50 Z
                                                            linear 30 10 to 30 50: 0 0 0 1 at 0, 0 0 0 0 at 1; extends 3
                                                    save
                                                      blend destinationIn
                                                      group
                                                        save
                                                          blend normal
                                                          color #000000
                                                          fill M 10 10 L 40 10 L 40 50 L 10 50 Z
                                  save
                                    blend destinationIn
                                    group
                                      save
                                        blend normal
                                        color #FF0000
                                        fill M 10 10 L 50 10 L 50 50 L 10 50 Z
                                        save
                                          save
                                            blend multiply
                                            group
                                              save
                                                blend normal
                                                color #0000FF
                                                fill M 10 10 L 50 10 L 50 50 L 10 50 Z
                            color #000000
                            fill M 50 50 L 10 50 L 10 48 L 50 48 Z
                            save
                              blend destinationIn
                              group
                                save
                                  blend normal
                                  save
                                    clip M 10 10 L 50 10 L 50 50 L 10 50 Z
                                    linear 30 10 to 30 50: 0 0 0 1 at 0, 0 0 0 0 at 1; extends 3
                            save
                              blend destinationIn
                              group
                                save
                                  blend normal
                                  color #000000
                                  fill M 10 10 L 40 10 L 40 50 L 10 50 Z
            end page
            """),
        AdapterCase(
          "A context determines the size of a pixel",
          """
          for scale in [1.0, 4.0] {
            let context = CGContext(frameSize: CGSize(Size(100, 100)), scale: CGFloat(scale))
            Panel().draw(in: context, size: CGSize(Size(100, 100)))
            print(context.finished.filter { $0.contains("width") || $0.contains("fill") })
          }
          """,
          gives: """
            ["    width 1"]
            ["    width 0.25"]
            """),
        AdapterCase(
          "An image has the size of the shape, and room around it",
          """
          let image = Bubble().cgImage(size: CGSize(Size(100, 60)), outset: 6, scale: 2)
          print(image?.width ?? 0, image?.height ?? 0)
          print(image?.steps.prefix(2) ?? [])
          print(Bubble().cgImage(size: .zero)?.width ?? 0)
          """,
          gives: """
            224 144
            ["turn 2 0 0 -2 12 132", "save"]
            40
            """),
        AdapterCase(
          "Sizes and scales without meaning are replaced",
          """
          for number in [Double.nan, -1, 0, .infinity] {
            let size = CGSize(Size(number, number))
            let image = Bubble().cgImage(size: size, outset: number == .infinity ? 0 : number, scale: number)
            print(image?.width ?? 0, image?.height ?? 0, terminator: " ")
            _ = Bubble().pdfData(size: size, outset: number)
            Bubble().draw(in: CGContext(frameSize: .zero, scale: 0), size: size, scale: number)
          }
          print()
          """,
          gives: """
            100 60 40 40 40 40 4096 4096 
            """),
        AdapterCase(
          "An image of UIKit has a version for each appearance, unless they are the same",
          """
          let image = UIImage(shape: Bubble(), size: CGSize(Size(120, 80)))
          for style in [UIUserInterfaceStyle.light, .dark] {
            let version = image.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: style))
            print(version?.cgImage?.steps.filter { $0.contains("color") } ?? [], version?.scale.text ?? "")
          }
          print(image.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)) === image)
          print(UIImage(shape: Panel()).imageAsset == nil)
          let dark = UIImage(shape: Bubble(), appearance: .dark)
          print(dark.imageAsset == nil, dark.cgImage?.steps.contains("  color #000000") ?? false)
          print(dark.cgImage?.width ?? 0, UIImage(shape: Bubble(), outset: 5, scale: 3).cgImage?.width ?? 0)
          """,
          gives: """
            ["            color #FFFFFF", "  color #FFFFFF", "color #FF0000"] 2
            ["            color #000000", "  color #000000", "color #FF0000"] 2
            true
            true
            true true
            200 330
            """),
        AdapterCase(
          "An image of SwiftUI is that of UIKit",
          """
          let icon = Image(Bubble(), size: CGSize(Size(60, 40)), outset: 5)
          for line in icon.described(in: CGSize(Size(200, 200))) { print(line) }
          for line in Image(Bubble()).described(in: CGSize(Size(200, 200))) { print(line) }
          """,
          gives: """
            Image 140 x 100 in 30 50 140 100
            Image 200 x 120 in 0 40 200 120
            """),
        AdapterCase(
          "An image of SwiftUI on the Mac is that of AppKit", on: .appKit,
          """
          for line in Image(Bubble(), outset: 5).described(in: CGSize(Size(200, 200))) { print(line) }
          """,
          gives: """
            Image of 110 x 70 in 92 92 16 16
            """),
        AdapterCase(
          "An image of AppKit follows the appearance in which it is drawn", on: .appKit,
          """
          let image = NSImage(shape: Bubble(), outset: 5)
          print(image.size.width.text, image.size.height.text)
          for name in [NSAppearance.Name.aqua, .darkAqua] {
            guard let appearance = NSAppearance(named: name) else { continue }
            print(image.drawn(in: appearance).filter { $0.contains("color") || $0.hasPrefix("  turn") })
          }
          """,
          gives: """
            110 70
            ["  turn 1 0 0 1 5 5", "                color #FFFFFF", "      color #FFFFFF", "    color #FF0000"]
            ["  turn 1 0 0 1 5 5", "                color #000000", "      color #000000", "    color #FF0000"]
            """),
        AdapterCase(
          "Functions of a shape take and return the types of Core Graphics",
          """
          let size = CGSize(Size(100, 100))
          print(Tab().frame(of: .icon, in: size)?.text ?? "", Tab(hasLabel: false).frame(of: .label, in: size)?.text ?? "none")
          let path: CGPath = Tab().path(in: size)
          print(path.text, Tab().size(nearest: CGSize.zero).width.text)
          print(Bubble().paintedFrame(in: CGSize(Size(100, 60)))?.text ?? "")
          let silhouette: CGPath = Row().silhouette(in: CGSize(Size(100, 20)))
          print(silhouette.text)
          """,
          gives: """
            20 20 20 20 none
            M 0 0 L 100 0 L 100 100 L 0 100 Z 1
            -12 -10 124 74
            M 4 0 L 16 0 L 16 20 L 4 20 Z
            """),
        AdapterCase(
          "A path of Core Graphics has the same elements, and arcs as curves",
          """
          let path = ShapeCore.Path.drawn { pen in
            pen.move(to: Point(1, 2))
            pen.line(to: Point(3, 4))
            pen.quad(to: Point(5, 6), control: Point(7, 8))
            pen.curve(to: Point(9, 10), control1: Point(11, 12), control2: Point(13, 14))
            pen.close()
          }
          print(ShapePath(path.cgPath) == path, ShapePath(CGMutablePath()).isEmpty)
          print(ShapePath(path.cgPath))
          print(ShapePath(ShapePath.circle(center: .zero, radius: 1).cgPath).elements.count)
          print(UIBezierPath(path).cgPath.text)
          """,
          gives: """
            true true
            M 1 2 L 3 4 Q 7 8 5 6 C 11 12 13 14 9 10 Z
            6
            M 1 2 L 3 4 Q 7 8 5 6 C 11 12 13 14 9 10 Z
            """),
        AdapterCase(
          "A path of AppKit has cubic curves", on: .appKit,
          """
          let path = ShapeCore.Path.drawn { pen in
            pen.move(to: Point(0, 0))
            pen.quad(to: Point(30, 0), control: Point(15, 30))
            pen.curve(to: Point(9, 10), control1: Point(11, 12), control2: Point(13, 14))
            pen.close()
          }
          print(NSBezierPath(path).steps)
          """,
          gives: """
            ["M 0 0", "C 10 20 20 20 30 0", "C 11 12 13 14 9 10", "Z"]
            """),
        AdapterCase(
          "A dynamic color has both appearances, in and out",
          """
          let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
          let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.2)
          let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .init(cgColor: blue) : .init(cgColor: red) }
          let color = ShapeColor(uiColor: dynamic)
          print(color, ShapeColor(color.swiftUIColor) == color, ShapeColor(uiColor: color.uiColor) == color)
          print(ShapeColor(cgColor: red), ShapeColor(cgColor: CGColor()))
          print(ShapeAppearance(UIUserInterfaceStyle.unspecified), ShapeAppearance(ColorScheme.dark))
          """,
          gives: """
            adaptive(light: #FF0000, dark: #0000FF33) true true
            #FF0000 #00000000
            light dark
            """),
        AdapterCase(
          "A dynamic color of AppKit has both appearances, in and out", on: .appKit,
          """
          let color = ShapeColor.adaptive(light: .flame, dark: .sea)
          print(ShapeColor(nsColor: color.nsColor), ShapeColor(color.swiftUIColor) == color)
          print(ShapeColor(nsColor: ShapeColor.flame.nsColor))
          """,
          gives: """
            adaptive(light: #FF0000, dark: #0000FF) true
            #FF0000
            """),
      ]
  }
#endif
