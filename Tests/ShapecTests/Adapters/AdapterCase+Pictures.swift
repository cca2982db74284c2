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
          "A picture in SwiftUI has content for each slot, which is transformed, faded and cut with the layers around it",
          on: platform,
          """
          let picture = ShapePicture(Tab()) { slot in
            switch slot {
            case .icon: Text(verbatim: "Icon")
            case .label: Text(verbatim: "Label")
            }
          }
          for line in picture.describe(in: CGSize(Size(100, 100))) { print(line) }
          """,
          gives: """
            ZStack | group | opacity 1 | no transform | frame 100 100 | ideal 100 100 | touch M 0 0 L 100 0 L 100 100 L 0 100 Z | with leftToRight | label A tab with an icon on a dial that turns, fades and cuts what is on it, and with a label
              ZStack | clip M -100000 -100000 L 100000 -100000 L 100000 100000 L -100000 100000 Z | mask shape M -100000 -100000 L 100000 -100000 L 100000 100000 L -100000 100000 Z
                1 layers | hits false
                ZStack | group | opacity 0.5 | transform 0 1 -1 0 70 -10
                  1 layers | hits false
                  ZStack | clip M 20 20 L 35 20 L 35 40 L 20 40 Z | mask shape M -100000 -100000 L 100000 -100000 L 100000 100000 L -100000 100000 Z
                    1 layers | hits false
                    Text Icon | with leftToRight | frame 20 20 | position 30 30
                    1 layers | hits false
                Text Label | with leftToRight | frame 100 20 | position 50 90
            """),
        AdapterCase(
          "A picture in SwiftUI has its content between the layers below and above it", on: platform,
          """
          let picture = ShapePicture(Bubble()) { Text(verbatim: "Hello") }
          for line in picture.describe(in: CGSize(Size(200, 80))) { print(line) }
          """,
          gives: """
            ZStack | group | opacity 1 | no transform | frame 200 80 | ideal 100 60 | touch M 0 0 L 100 0 L 100 100 L 0 100 Z | with leftToRight | label A speech bubble
              ZStack | clip M -100000 -100000 L 100000 -100000 L 100000 100000 L -100000 100000 Z | mask shape M -100000 -100000 L 100000 -100000 L 100000 100000 L -100000 100000 Z
                2 layers | hits false
                Text Hello | with leftToRight | frame 180 50 | position 100 35
                1 layers | hits false
            """),
        AdapterCase(
          "A picture of a shape without slots is one view", on: platform,
          """
          for line in ShapePicture(Panel()).describe(in: CGSize(Size(100, 100))) { print(line) }
          """,
          gives: """
            1 layers | hits false | frame 100 100 | ideal 100 100 | touch M 0 0 L 100 0 L 100 100 L 0 100 Z | with leftToRight | label A panel with a hairline
            """),
        AdapterCase(
          "A picture in SwiftUI follows the direction of the environment, and SwiftUI mirrors nothing", on: platform,
          """
          LayoutDirection.current = .rightToLeft
          let picture = ShapePicture(Row()) { Text(verbatim: "Hello") }
          for line in picture.describe(in: CGSize(Size(100, 20))) { print(line) }
          print(ShapeOutline(Row()).layoutDirectionBehavior)
          """,
          gives: """
            ZStack | group | opacity 1 | no transform | frame 100 20 | ideal 100 20 | touch M 0 0 L 100 0 L 100 100 L 0 100 Z | with leftToRight | label A row whose icon is at its start
              ZStack | clip M -100000 -100000 L 100000 -100000 L 100000 100000 L -100000 100000 Z | mask shape M -100000 -100000 L 100000 -100000 L 100000 100000 L -100000 100000 Z
                1 layers | hits false
                Text Hello | with rightToLeft | frame 80 20 | position 40 10
            fixed
            """),
      ]
    }
  }
#endif
