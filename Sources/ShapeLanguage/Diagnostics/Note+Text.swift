extension Note {
  /// What the note says, in one line.
  public var text: String {
    switch kind {
    case .openedHere: "what is still open begins here"
    case .closedHere: "the block is closed here: is this `}` too many?"
    case .firstDeclared(let name): "\(quoted(name)) comes first here"
    case .hidden(let name): "this \(quoted(name)) is hidden"
    case .declared(let name): "\(quoted(name)) is declared here"
    case .needs(let from, let to): "\(quoted(from)) needs \(quoted(to)) here"
    case .above(let name, let other): "\(quoted(name)) is to lie above \(quoted(other))"
    case .conditions(let text): text
    case .rangeDeclared(let name): "the range of \(quoted(name)) is declared here"
    case .usedHere(let name): "\(quoted(name)) is used here"
    case .covers: "this lies above it"
    }
  }
}
