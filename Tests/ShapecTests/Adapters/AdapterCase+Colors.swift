#if os(Linux)
  extension AdapterCase {
    /// Colors of the platforms in shapes, and those of shapes in views.
    static let colors = [
      AdapterCase(
        "A color of UIKit is resolved in both appearances, with the other traits of a collection",
        """
        let dynamic = UIColor { traits in
          let isDark = traits.userInterfaceStyle == .dark
          let green = traits.accessibilityContrast == .high ? 1.0 : 0.2
          return UIColor(cgColor: CGColor(srgbRed: isDark ? 0 : 1, green: CGFloat(green), blue: 0, alpha: 1))
        }
        print(ShapeColor(uiColor: dynamic))
        print(ShapeColor(uiColor: dynamic, in: UITraitCollection(accessibilityContrast: .high)))
        """,
        gives: """
          adaptive(light: #FF3300, dark: #003300)
          adaptive(light: #FFFF00, dark: #00FF00)
          """),
      AdapterCase(
        "Colors of the system follow the traits and the tint of a view",
        """
        let view = ShapeView(Plate())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        func colors(_ title: String) {
          view.layoutIfNeeded()
          show(pieces(view)[0].layer.sublayers?[0], title)
        }
        colors("light")
        view.overrideUserInterfaceStyle = .dark
        colors("dark")
        view.setContrast(.high)
        colors("with contrast")
        view.tintColor = .systemRed
        colors("with a tint")
        print(ShapeColor.system(.label).uiColor === UIColor.label, ShapeColor.system(.label).description)
        print(ShapeColor(uiColor: ShapeColor.system(.systemRed).multiplied(opacity: 0.5).uiColor))
        print(ShapeColor(uiColor: .label, in: UITraitCollection(accessibilityContrast: .high)))
        """,
        gives: """
          light
            box 0 0 100 60 #020000
            box 10 10 20 20 #010000
            box 40 10 20 20 #1A000080
            box 70 10 20 20 #080000
          dark
            box 0 0 100 60 #02FF00
            box 10 10 20 20 #01FF00
            box 40 10 20 20 #1AFF0080
            box 70 10 20 20 #08FF00
          with contrast
            box 0 0 100 60 #02FFFF
            box 10 10 20 20 #01FFFF
            box 40 10 20 20 #1AFFFF80
            box 70 10 20 20 #08FFFF
          with a tint
            box 0 0 100 60 #02FFFF
            box 10 10 20 20 #01FFFF
            box 40 10 20 20 #13FFFF80
            box 70 10 20 20 #08FFFF
          true adaptive(light: #000000, dark: #FFFFFF)
          adaptive(light: rgb(0.07450981, 0.0, 0.0, opacity: 0.5), dark: rgb(0.07450981, 1.0, 0.0, opacity: 0.5))
          adaptive(light: #0100FF, dark: #01FFFF)
          """),
      AdapterCase(
        "A color of the system from an app has the platform's components outside of views",
        """
        let view = ShapeView(Plate())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        view.layoutIfNeeded()
        view.setContrast(.high)
        view.tintColor = .systemRed
        for color in [ShapeColor(uiColor: .secondaryLabel), ShapeColor(uiColor: .tintColor), ShapeColor(.accentColor)] {
          print(color)
          for ink in [color, color.multiplied(opacity: 0.5)] {
            view.shape.ink = ink
            view.layoutIfNeeded()
            show(pieces(view)[0].layer.sublayers?[0].sublayers?[1], prefix: "  ")
          }
        }
        print(ShapeColor(uiColor: .secondaryLabel).uiColor === UIColor.secondaryLabel)
        """,
        gives: """
          adaptive(light: #020000, dark: #02FF00)
            box 10 10 20 20 #0200FF
            box 10 10 20 20 #0200FF80
          adaptive(light: #1B0000, dark: #1BFF00)
            box 10 10 20 20 #1300FF
            box 10 10 20 20 #1300FF80
          #0066FF
            box 10 10 20 20 #1300FF
            box 10 10 20 20 #1300FF80
          true
          """),
      AdapterCase(
        "A background of the system is that of the level of its view, such as one in a sheet",
        """
        let view = ShapeView(Plate(ink: .system(.systemBackground)))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        let sheet = UIView(frame: .zero)
        sheet.addSubview(view)
        func color(_ title: String) {
          sheet.layoutIfNeeded()
          show(pieces(view)[0].layer.sublayers?[0].sublayers?[1], title)
        }
        color("light")
        sheet.setLevel(.elevated)
        color("elevated")
        sheet.overrideUserInterfaceStyle = .dark
        color("elevated in the dark")
        sheet.setLevel(.base)
        color("at the base")
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        print(ShapeColor(uiColor: .systemBackground), "and", ShapeColor(uiColor: .systemBackground, in: elevated))
        """,
        gives: """
          light
            box 10 10 20 20 #090000
          elevated
            box 10 10 20 20 #090000
          elevated in the dark
            box 10 10 20 20 #89FF00
          at the base
            box 10 10 20 20 #09FF00
          adaptive(light: #090000, dark: #09FF00) and adaptive(light: #090000, dark: #89FF00)
          """),
      AdapterCase(
        "Colors of the system follow the appearance of a view of the Mac", on: .appKit,
        """
        let view = ShapeView(Plate())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        func colors(_ title: String) {
          view.layoutSubtreeIfNeeded()
          show(pieces(view)[0].layer?.sublayers?[0], title)
        }
        colors("light")
        view.appearance = NSAppearance(named: .darkAqua)
        colors("dark")
        view.appearance = NSAppearance(named: .accessibilityHighContrastDarkAqua)
        colors("with contrast")
        NSColor.setAccent(30)
        colors("with another accent")
        print(Appearance(view.effectiveAppearance))
        print(ShapeColor.system(.label).nsColor === NSColor.labelColor)
        print(ShapeColor(nsColor: .controlAccentColor).nsColor === NSColor.controlAccentColor)
        print(ShapeColor(.accentColor).nsColor === NSColor.controlAccentColor)
        print(ShapeColor(nsColor: .controlAccentColor), ShapeColor(.accentColor))
        print(ShapeColor(nsColor: ShapeColor.system(.opaqueSeparator).nsColor))
        """,
        gives: """
          light
            box 0 0 100 60 #030000
            box 10 10 20 20 #020000
            box 40 10 20 20 #08000080
            box 70 10 20 20 #C6C6C8
          dark
            box 0 0 100 60 #03FF00
            box 10 10 20 20 #02FF00
            box 40 10 20 20 #08FF0080
            box 70 10 20 20 #38383A
          with contrast
            box 0 0 100 60 #03FFFF
            box 10 10 20 20 #02FFFF
            box 40 10 20 20 #08FFFF80
            box 70 10 20 20 #38383A
          with another accent
            box 0 0 100 60 #03FFFF
            box 10 10 20 20 #02FFFF
            box 40 10 20 20 #1EFFFF80
            box 70 10 20 20 #38383A
          dark
          true
          true
          true
          adaptive(light: #1E0000, dark: #1EFF00) #0066FF
          adaptive(light: #C6C6C8, dark: #38383A)
          """),
      AdapterCase(
        "Colors of the system are those of the platform in the environment",
        """
        EnvironmentValues.showsDrawing = true
        for line in ShapePicture(Plate()).described(in: CGSize(Size(100, 60))) where line.contains("fill") { print(line) }
        """,
        gives: """
                  fill M 0 0 L 100 0 L 100 60 L 0 60 Z #02FF00
                  fill M 10 10 L 30 10 L 30 30 L 10 30 Z #01FF00
                  fill M 40 10 L 60 10 L 60 30 L 40 30 Z #0066FF80
                  fill M 70 10 L 90 10 L 90 30 L 70 30 Z #08FF00
          """),
    ]
  }
#endif
