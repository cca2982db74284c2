import ShapeCore

extension Note {
  /// The text of the note, on one line.
  public var text: String {
    switch kind {
    case .openedHere: "the block or bracket opens here"
    case .closedHere: "the block ends here; remove this `}` if it is extra"
    case .firstDeclared(let name): "the first \(quoted(name)) is here"
    case .hidden(let name): "this \(quoted(name)) is hidden"
    case .declared(let name): "\(quoted(name)) is declared here"
    case .needs(let from, let to): "\(quoted(from)) uses \(quoted(to)) here"
    case .above(let name, let other, .constraint): "\(quoted(name)) must be above \(quoted(other))"
    case .above(let name, let other, .z): "\(quoted(name)) is above \(quoted(other)), because its `z:` is larger"
    case .above(let name, let other, .source):
      "\(quoted(name)) is above \(quoted(other)), because it is later in the source"
    case .above(let name, let other, .otherConstraint):
      "\(quoted(name)) is above \(quoted(other)), because another `above:` or `below:` moves one of them"
    case .conditions(let example): example.text
    case .command(let command): "to see it: \(command)"
    case .exclusion(let exclusion): exclusion.text
    case .rangeDeclared(let name): "the range of \(quoted(name)) is declared here"
    case .usedHere(let name): "\(quoted(name)) is used here"
    case .covers: "this covers it"
    case .changesSides: "this changes sides"
    case .followsDirection: "this follows the direction of the layout"
    case .value(let value, nil): "this is \(value) here"
    case .value(let value, .light): "this is \(value) in the light appearance"
    case .value(let value, .dark): "this is \(value) in the dark appearance"
    }
  }
}
