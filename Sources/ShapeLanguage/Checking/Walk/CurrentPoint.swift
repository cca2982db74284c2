/// Whether a path command has a point to start from.
enum CurrentPoint {
  case none, some, unknown

  /// Returns whether there is one after either of two branches.
  static func join(_ a: CurrentPoint, _ b: CurrentPoint) -> CurrentPoint { a == b ? a : .unknown }
}

extension Checker {
  /// A path begins with `move`, or with something that brings its own start.
  mutating func checkCurrentPoint(_ command: PathCommand, of view: CommandSyntax, point: inout CurrentPoint) {
    switch command.declaration.start {
    case .ownUnlessRelative:
      if point == .none, let label = view.arguments?.elements.first?.label, spelling(label.name) == "by" {
        report(.noCurrentPoint("move by:"), at: view)
      }
      point = .some
    case .own: point = .some
    case .perhapsNone: if point == .none { point = .unknown }
    case .current:
      if point == .none {
        report(.noCurrentPoint(view.keyword.text), at: view)
        // One message for a path is enough.
        point = .unknown
      }
    }
  }
}
