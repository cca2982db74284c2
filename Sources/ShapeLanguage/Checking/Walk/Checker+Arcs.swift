/// The two forms of `arc`.
enum ArcForm {
  /// Around a center.
  case center
  /// From the current point to another.
  case endpoint
  /// Arguments of both forms; the first one of the form with fewer of them.
  case mixed(ArgumentSyntax)
}

extension Checker {
  /// Returns the form of an `arc`, by its labels.
  func arcForm(of arguments: ArgumentsSyntax) -> ArcForm {
    var center: [ArgumentSyntax] = []
    var endpoint: [ArgumentSyntax] = []
    var to: ArgumentSyntax?
    var hasCenter = false
    for argument in arguments.elements {
      switch argument.label.map({ spelling($0.name) }) {
      case "center":
        hasCenter = true
        center.append(argument)
      case "from", "sweep": center.append(argument)
      case "by", "large": endpoint.append(argument)
      case "to": to = argument
      case nil: if endpoint.isEmpty, center.isEmpty { endpoint.append(argument) }
      default: break
      }
    }
    if let to {
      // `to: (20, 4)` is an end with a label that it does not have.
      if center.isEmpty, to.value.isPoint { endpoint.append(to) } else { center.append(to) }
    }
    guard let first = endpoint.first, let other = center.first else { return endpoint.isEmpty ? .center : .endpoint }
    // `arc center, radius: 8, from: …` lacks the label of its center. A point in parentheses may be the end.
    if !hasCenter, endpoint.count == 1, first.label == nil, center.count > 1, !first.value.isPoint { return .center }
    return .mixed(endpoint.count <= center.count ? first : other)
  }
}

extension ExpressionSyntax {
  /// Whether it is a point in parentheses.
  fileprivate var isPoint: Bool { if case .point = self { true } else { false } }
}
