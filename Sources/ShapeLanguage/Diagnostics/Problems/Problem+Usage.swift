extension Problem.Kind {
  static let unused = Problem.Kind(
    "W0001",
    Explanation(
      "Unused name",
      meaning: """
        A `let`, a private declaration or an import is never used. Public names at the top level of a file get no
        warning, because other files may use them.
        """,
      reason: """
        Often another name is used by mistake. If not, the declaration only makes the file longer.
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
    Problem(.unused, "\(quoted(name)) is never used", hint: "use it, or remove it", fix: .removeDeclaration)
  }
}

extension Problem.Kind {
  static let unusedParameter = Problem.Kind(
    "W0002",
    Explanation(
      "Unused parameter",
      meaning: """
        Nothing in this shape, function or style depends on the parameter. A name that begins with `_` suppresses the
        warning.
        """,
      reason: """
        Callers expect that another value makes a difference.
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
    Problem(
      .unusedParameter, "parameter \(quoted(name)) is never used", hint: "use it, remove it, or begin its name with `_`"
    )
  }
}

extension Problem.Kind {
  static let hides = Problem.Kind(
    "W0003",
    Explanation(
      "Hidden name",
      meaning: """
        A name in this block is also declared outside the block. In the block, it means the inner declaration. The
        message shows the outer one.
        """,
      reason: """
        The two are easily confused, and a change of the outer one has no effect here.
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
    Problem(.hides, "\(quoted(name)) hides an outer \(quoted(name))", hint: "rename one of them")
  }
}

extension Problem.Kind {
  static let hidesBuiltin = Problem.Kind(
    "W0004",
    Explanation(
      "Hidden value of the layer",
      meaning: """
        `width`, `height`, `bounds`, `center` and `pixel` are values of every layer. In this block, one of these names
        means something else.
        """,
      reason: """
        Readers expect `width` to be the width of the layer.
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
      .hidesBuiltin, "\(quoted(name)) hides the \(quoted(name)) of the layer", hint: "use another name")
  }
}

extension Problem.Kind {
  static let hidesType = Problem.Kind(
    "W0005",
    Explanation(
      "Hidden type",
      meaning: """
        This enum has the name of a built-in type, such as Color or Edges. In this file, the name means the enum.
        """,
      reason: """
        This file can't declare parameters of the built-in type, and readers expect the built-in type.
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
      .hidesType, "enum \(quoted(name.spelling)) hides the built-in type of that name", hint: "rename the enum")
  }
}

extension Problem.Kind {
  static let checkCutShort = Problem.Kind(
    "W0006",
    Explanation(
      "Incomplete check",
      meaning: """
        `shapec check` draws each shape at two sizes and with the ends of all its parameters. For this file that would
        take more than 40,000,000 steps, so some sizes and values were not checked.
        """,
      reason: """
        There may be mistakes at the sizes and values that were not checked. Use fewer parameters, or put shapes into
        files of their own.
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
    Problem(.checkCutShort, "incomplete check: checking all sizes and values would take too many steps")
  }
}

extension Problem.Kind {
  static let usage: [Problem.Kind] = [.unused, .unusedParameter, .hides, .hidesBuiltin, .hidesType, .checkCutShort]
}
