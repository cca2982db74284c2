extension Problem.Kind {
  static let unused = Problem.Kind(
    "W0001",
    Explanation(
      "A name that nothing uses",
      meaning: """
        A `let`, a private declaration or an import is there, and nothing uses it. What is public at the top level of a
        file is not warned of: another file may use it.
        """,
      reason: """
        Often it should have been used, and another name stands where it belongs. If not, it only makes the file longer.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          let line = 2
          border .all
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          let line = 2
          border .all, width: line
        }
        """))
}

extension Problem {
  static func unused(_ name: String) -> Problem {
    Problem(.unused, "\(quoted(name)) is never used", hint: "delete it, or use it", fix: .removeDeclaration)
  }
}

extension Problem.Kind {
  static let unusedParameter = Problem.Kind(
    "W0002",
    Explanation(
      "A parameter that nothing uses",
      meaning: """
        A parameter of this shape, function or style is there, and nothing in it depends on it.
        """,
      reason: """
        Whoever gives it another value expects to see a difference.
        """,
      wrong: """
        shape Card(tint: Color = .teal) {
          size 240 x 120
          fill .teal
        }
        """,
      right: """
        shape Card(tint: Color = .teal) {
          size 240 x 120
          fill tint
        }
        """))
}

extension Problem {
  static func unusedParameter(_ name: String) -> Problem {
    Problem(.unusedParameter, "the parameter \(quoted(name)) is never used", hint: "delete it, or use it")
  }
}

extension Problem.Kind {
  static let hides = Problem.Kind(
    "W0003",
    Explanation(
      "A name that hides another one",
      meaning: """
        A name in this block is also the name of something declared outside of it. Up to the end of the block it means
        the one inside. The message shows the other one.
        """,
      reason: """
        Who reads the block may take one for the other, and a change to the outer one has no effect here.
        """,
      wrong: """
        let gap = 8

        shape Card {
          size 240 x 120
          let gap = 4
          layer(inset: gap) { fill .teal }
        }
        """,
      right: """
        let gap = 8

        shape Card {
          size 240 x 120
          let smallGap = 4
          layer(inset: smallGap) { fill .teal }
        }
        """))
}

extension Problem {
  static func hides(_ name: String) -> Problem {
    Problem(
      .hides, "\(quoted(name)) hides another \(quoted(name)) declared outside",
      hint: "another name would keep both in reach")
  }
}

extension Problem.Kind {
  static let hidesBuiltin = Problem.Kind(
    "W0004",
    Explanation(
      "A name that hides a value of the layer",
      meaning: """
        `width`, `height`, `bounds`, `center` and `pixel` are values that every layer has. In this block one of these
        names means something else.
        """,
      reason: """
        Everybody who knows the language reads `width` as the layer's width.
        """,
      wrong: """
        shape Frame {
          size 240 x 120
          let width = 2
          border .all, width: width
        }
        """,
      right: """
        shape Frame {
          size 240 x 120
          let line = 2
          border .all, width: line
        }
        """))
}

extension Problem {
  static func hidesBuiltin(_ name: String) -> Problem {
    Problem(
      .hidesBuiltin, "\(quoted(name)) hides the layer's own \(quoted(name))",
      hint: "another name would keep both in reach")
  }
}

extension Problem.Kind {
  static let hidesType = Problem.Kind(
    "W0005",
    Explanation(
      "An enum that hides a type of the language",
      meaning: """
        This enum has the name of a type such as Color or Edges. In this file the name means the enum.
        """,
      reason: """
        A parameter of that type can no longer be declared here, and whoever reads the name thinks of the other one.
        """,
      wrong: """
        enum Edges { soft, hard }

        shape Card(look: Edges = .soft) {
          size 240 x 120
          outline roundedRect(bounds, cornerRadius: look == .soft ? 12 : 0)
          fill .teal
        }
        """,
      right: """
        enum EdgeLook { soft, hard }

        shape Card(look: EdgeLook = .soft) {
          size 240 x 120
          outline roundedRect(bounds, cornerRadius: look == .soft ? 12 : 0)
          fill .teal
        }
        """))
}

extension Problem {
  static func hidesType(_ name: DescribedType) -> Problem {
    Problem(
      .hidesType, "the enum \(quoted(name.spelling)) hides the type of that name",
      hint: "another name would keep both in reach")
  }
}

extension Problem.Kind {
  static let checkCutShort = Problem.Kind(
    "W0006",
    Explanation(
      "A check that was cut short",
      meaning: """
        `shapec check` draws each shape at two sizes and with the ends of all its parameters. For these shapes that would
        take more than 40,000,000 steps, so some sizes and values were not looked at.
        """,
      reason: """
        A check that ends in silence is taken for a promise; this one could not look everywhere. Fewer parameters, or
        shapes in files of their own, leave more steps for each.
        """,
      wrong: """
        shape Confetti(
          a: Bool = true, b: Bool = true, c: Bool = true,
          d: Bool = true, e: Bool = true, f: Bool = true,
        ) {
          size 240 x 120, min: 60 x 30
          repeat i in 0..<30000 {
            let tint: Color = (a || b || c) == (d || e || f) ? .teal : .gold
            fill tint, path: circle(center: (mod(i, 240), 60), radius: 1)
          }
        }
        """,
      right: """
        shape Confetti(
          a: Bool = true, b: Bool = true, c: Bool = true,
          d: Bool = true, e: Bool = true, f: Bool = true,
        ) {
          size 240 x 120, min: 60 x 30
          repeat i in 0..<200 {
            let tint: Color = (a || b || c) == (d || e || f) ? .teal : .gold
            fill tint, path: circle(center: (mod(i, 240), 60), radius: 1)
          }
        }
        """))
}

extension Problem {
  static var checkCutShort: Problem {
    Problem(.checkCutShort, "not every size and value could be checked: that would take too many steps")
  }
}

extension Problem.Kind {
  static let usage: [Problem.Kind] = [.unused, .unusedParameter, .hides, .hidesBuiltin, .hidesType, .checkCutShort]
}
