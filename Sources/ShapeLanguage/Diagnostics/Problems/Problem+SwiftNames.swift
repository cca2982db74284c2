extension Problem.Kind {
  static let hidesAppType = Problem.Kind(
    "W0025",
    Explanation(
      "Name of a type that apps use",
      meaning: """
        In Swift code, the shape, the enum or the file of colors becomes a type with the name of a type of Swift,
        `ShapeKit`, `SwiftUI`, `MapKit` or the like. Only `--emit swift` and `check --swift` report this, and only without
        `--namespace`.
        """,
      reason: """
        The new type hides the other one in the whole app: after `shape Button`, every `Button` is the shape.
        """,
      wrong: .situation("`shapec button.shape -o Button.swift` for a file with `shape Button`."),
      right: .situation("`shapec button.shape -o Button.swift --namespace UI`: the type is `UI.Button`.")))
}

extension Problem {
  /// - Parameter owner: The module of the other type.
  public static func hidesAppType(_ name: String, of owner: String) -> Problem {
    Problem(
      .hidesAppType, "in Swift code, \(quoted(name)) hides the type \(quoted(name)) of \(owner)",
      hint: "put the types into an enum with `--namespace UI`, or rename it")
  }

  /// Returns this problem with advice for people who write options into a file.
  public func advisingNamespace(in file: String) -> Problem {
    Problem(
      kind, message, hint: "put the types into an enum with `\"namespace\": \"UI\"` in \(file), or rename it")
  }
}

extension Problem.Kind {
  static let swiftNames: [Problem.Kind] = [.hidesAppType]

  /// Whether the linter looks for such problems. The others depend on the output.
  var isOfPictures: Bool { self != .hidesAppType }
}
