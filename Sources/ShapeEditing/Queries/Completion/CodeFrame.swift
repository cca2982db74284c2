import ShapeLanguage

/// An open bracket, with the statement or the elements in it.
struct CodeFrame: Equatable {
  enum Kind: Equatable {
    case file
    case block(StatementPlace, isLayer: Bool)
    /// The cases of a `switch` in a block.
    case cases(StatementPlace)
    case enumCases
    case parameters
    case arguments(CodeCallee)
    /// Parentheses around a value, or around the two coordinates of a point.
    case group
    case list, `subscript`
  }

  var kind: Kind
  /// The index of the bracket's token, or -1 for the file.
  var open: Int
  /// The first token of the last statement. For brackets without statements, the first token in them.
  var statement: Int
  /// The first tokens of the elements so far. For a statement, of its arguments. Empty while the scanner runs.
  var elements: [Int] = []
  /// The place of the first one of them among those of all frames.
  var firstElement: Int
  /// The colon after the last labels of a `switch`.
  var caseColon = -1

  /// Whether it contains elements, and no statements.
  var isBracket: Bool {
    switch kind {
    case .enumCases, .parameters, .arguments, .group, .list, .subscript: true
    case .file, .block, .cases: false
    }
  }

  /// The kind of block, if it contains statements of one.
  var place: StatementPlace? {
    switch kind {
    case .block(let place, _), .cases(let place): place
    case .file, .enumCases, .parameters, .arguments, .group, .list, .subscript: nil
    }
  }

  /// Whether it is the body of a layer, whose layers are siblings.
  var isLayer: Bool { if case .block(_, let isLayer) = kind { isLayer } else { false } }

  /// The index of the first token of the element at the end of those so far.
  var element: Int { elements.last ?? statement }
}

/// The name or the keyword before arguments.
enum CodeCallee: Equatable {
  /// A function of the language or of the source, by the token of its name.
  case function(Int)
  /// A method, or a function of an imported file, by the token of its name.
  case method(Int)
  /// The shape of a `use` or a `preview`, by the token of its name.
  case shape(Int)
  /// The style of an `apply`, by the token of its name.
  case style(Int)
  case layer, mask, content
}

/// A name that a block declares.
struct CodeLocal: Equatable {
  enum Kind: Equatable { case value, function, parameter, loopVariable, layer }

  var kind: Kind
  /// The index of the name's token.
  var token: Int
  /// The index of the frame at whose end the name goes out of scope.
  var depth: Int
  /// Whether the name is in scope up to the end of the statement that declares it.
  var isOfStatement = false
}
