/// Whether a path command has a current point.
enum CurrentPoint {
  case none, some, unknown

  /// Returns whether there is a current point after one of two branches.
  static func join(_ a: CurrentPoint, _ b: CurrentPoint) -> CurrentPoint { a == b ? a : .unknown }
}

extension Checker {
  /// Checks that a path begins with `move`, or with a command that has its own start.
  mutating func checkCurrentPoint(_ command: PathCommand, of view: CommandSyntax, point: inout CurrentPoint) {
    switch command.declaration.start {
    case .ownUnlessRelative:
      if point == .none, let label = view.arguments?.elements.first?.label,
        spelling(label.name) == PlaceParameters.by.name
      {
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
