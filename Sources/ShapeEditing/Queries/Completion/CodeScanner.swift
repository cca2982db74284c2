import ShapeLanguage

/// Reads the tokens of a declaration up to an offset, and keeps the brackets that are open there with the names in scope.
///
/// Brackets without an end are closed by a line that begins with a statement, as in the parser.
struct CodeScanner {
  private let tokens: [Token]
  private let first: Int
  private var stack: [CodeFrame]
  /// The first tokens of the elements of all open brackets, those of the innermost last. One array, because most brackets
  /// are closed again before the offset.
  private var elements: [Int]
  private(set) var locals: [CodeLocal] = []
  private(set) var layers: [CodeLocal] = []
  /// The frames at the offset, if the scanner has passed it.
  private var outer: [CodeFrame] = []
  private(set) var laterLocals: [CodeLocal] = []
  private(set) var laterLayers: [CodeLocal] = []
  private(set) var laterElements: [Int] = []

  init(_ tokens: [Token], from first: Int) {
    self.tokens = tokens
    self.first = first
    stack = [CodeFrame(kind: .file, open: -1, statement: first, firstElement: 0)]
    elements = [first + 1]
  }

  /// The open brackets with their elements, the outermost first.
  var frames: [CodeFrame] {
    stack.indices.map { index in
      var frame = stack[index]
      let end = index + 1 < stack.count ? stack[index + 1].firstElement : elements.count
      frame.elements = Array(elements[frame.firstElement..<end])
      return frame
    }
  }

  /// Returns a scanner for the tokens after the offset, which collects the names that the blocks around it declare there.
  func continued() -> CodeScanner {
    var result = self
    result.outer = stack
    return result
  }

  /// Whether a block around the offset is still open.
  var isInSameDeclaration: Bool { stack.count > 1 && outer.count > 1 && stack[1].open == outer[1].open }

  private var top: CodeFrame { stack[inner] }

  /// The index of the innermost frame.
  private var inner: Int { stack.count - 1 }

  mutating func take(_ index: Int) {
    let token = tokens[index]
    // Only a word begins a statement, or the first token of a line, if it is wrong.
    if token.kind == .name || !token.flags.isEmpty { beginStatementIfNeeded(index, token) }
    switch token.kind {
    case .leftBrace: push(kindOfBlock(at: index), index)
    case .leftParenthesis: push(kindOfParentheses(at: index), index)
    case .leftBracket: push(isAfterValue(index) ? .subscript : .list, index)
    case .rightBrace: close(.rightBrace)
    case .rightParenthesis: close(.rightParenthesis)
    case .rightBracket: close(.rightBracket)
    case .comma:
      elements.append(index + 1)
      if isOfOuterFrame(stack.count - 1), stack.count == outer.count,
        top.statement == outer[outer.count - 1].statement
      {
        laterElements.append(index + 1)
      }
    case .colon: if case .cases = top.kind, isCase(top.statement) { stack[inner].caseColon = index }
    case .name: declareName(index)
    case .endOfFile, .invalid, .terminator, .number, .color, .string, .path, .question, .dot, .equals, .plus, .minus,
      .star, .slash, .not, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .halfOpenRange,
      .closedRange:
      break
    }
  }

  // MARK: Statements

  private mutating func beginStatementIfNeeded(_ index: Int, _ token: Token) {
    if stack[inner].isBracket {
      guard token.flags.contains(.startsLine), beginsStatement(index) else { return }
      while stack[inner].isBracket { pop() }
      beginStatement(index)
    } else if isStatementStart(index) || token.flags.contains(.startsLine) && beginsStatement(index) {
      beginStatement(index)
    }
  }

  private func isStatementStart(_ index: Int) -> Bool {
    index == first || index == stack[inner].open + 1 || index == stack[inner].caseColon + 1 && index > 0
      || tokens[index].flags.contains(.breakBefore) || tokens[index - 1].kind == .terminator
  }

  /// Returns whether a line most likely begins with a statement, although the statement or the brackets before it have
  /// no end.
  private func beginsStatement(_ index: Int) -> Bool {
    guard tokens[index].kind == .name, let place = tokens[index].name.place, place != .within,
      index + 1 < tokens.count
    else { return false }
    let next = tokens[index + 1]
    switch next.kind {
    case .name: return true
    case .number, .color, .string, .path, .leftBrace: return !next.flags.contains(.startsLine)
    case .endOfFile, .rightBrace: return true
    case .dot, .leftParenthesis, .leftBracket: return next.start > tokens[index].end
    case .invalid, .terminator, .rightParenthesis, .rightBracket, .comma, .colon, .question, .equals, .plus, .minus,
      .star, .slash, .not, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual,
      .and, .or, .halfOpenRange, .closedRange:
      return false
    }
  }

  private mutating func beginStatement(_ index: Int) {
    while let local = locals.last, local.isOfStatement, local.depth == stack.count - 1 { locals.removeLast() }
    stack[inner].statement = index
    elements.removeSubrange(stack[inner].firstElement...)
    elements.append(index + 1)
    if Keyword(tokens[index].name) == .content, index + 1 >= tokens.count || tokens[index + 1].kind != .name {
      declareLayer(index)
    }
  }

  private func isCase(_ index: Int) -> Bool {
    let keyword = Keyword(tokens[index].name)
    return keyword == .case || keyword == .default
  }

  /// The first token of the current statement, after `private`.
  private var head: Int {
    let first = top.statement
    return Keyword(tokens[first].name) == .private && first + 1 < tokens.count ? first + 1 : first
  }

  // MARK: Brackets

  private mutating func push(_ kind: CodeFrame.Kind, _ index: Int) {
    stack.append(CodeFrame(kind: kind, open: index, statement: index + 1, firstElement: elements.count))
    elements.append(index + 1)
  }

  private mutating func pop() {
    elements.removeSubrange(stack.removeLast().firstElement...)
    while let local = locals.last, local.depth >= stack.count { locals.removeLast() }
    while let layer = layers.last, layer.depth >= stack.count { layers.removeLast() }
  }

  /// Closes the innermost bracket that matches. A brace closes the brackets in its block, too.
  private mutating func close(_ bracket: TokenKind) {
    var index = inner
    while index > 0 {
      let opening = tokens[stack[index].open].kind
      if opening.closing == bracket {
        while stack.count > index { pop() }
        return
      }
      if bracket != .rightBrace, opening == .leftBrace { return }
      index -= 1
    }
  }

  private func kindOfBlock(at index: Int) -> CodeFrame.Kind {
    let outer = stack.last { $0.place != nil }?.place ?? .shape
    if index > 0, tokens[index - 1].kind == .path { return .block(.path, isLayer: false) }
    guard !top.isBracket else { return .block(outer, isLayer: false) }
    switch Keyword(tokens[head].name) {
    case .shape: return .block(.shape, isLayer: true)
    case .style: return .block(.style, isLayer: false)
    case .enum: return .enumCases
    case .outline: return .block(.path, isLayer: false)
    case .layer, .mask, .slot: return .block(.layer, isLayer: true)
    case .use: return .block(.use, isLayer: true)
    case .if, .else: return .block(outer.branch, isLayer: false)
    case .switch: return .cases(outer.branch)
    case .repeat: return .block(outer.iteration, isLayer: false)
    case nil, .import, .as, .private, .let, .func, .preview, .content, .case, .default, .in, .for, .where, .true,
      .false,
      .path, .x:
      return .block(outer, isLayer: false)
    }
  }

  private func kindOfParentheses(at index: Int) -> CodeFrame.Kind {
    guard index > 0, tokens[index - 1].kind == .name else { return .group }
    let name = index - 1
    guard !top.isBracket else { return isAfterValue(index) ? callee(name) : .group }
    let head = self.head
    switch Keyword(tokens[head].name) {
    case .shape, .style, .func: if name == head + 1 || name == head { return .parameters }
    case .layer: if name == head || name == head + 1 { return .arguments(.layer) }
    case .mask: if name == head + 1 { return .arguments(.mask) }
    case .content: if name == head || name == head + 1 { return .arguments(.content) }
    case .use, .preview: if isReference(name, after: head) { return .arguments(.shape(name)) }
    case nil, .import, .as, .private, .let, .enum, .outline, .slot, .if, .else, .switch, .case, .default, .repeat, .in,
      .for, .where, .true, .false, .path, .x:
      break
    }
    if Command(tokens[head].name) == .apply, isReference(name, after: head) { return .arguments(.style(name)) }
    return isAfterValue(index) ? callee(name) : .group
  }

  private func callee(_ name: Int) -> CodeFrame.Kind {
    .arguments(name > 0 && tokens[name - 1].kind == .dot ? .method(name) : .function(name))
  }

  private func isReference(_ name: Int, after head: Int) -> Bool {
    name == head + 1 || name == head + 3 && tokens[name - 1].kind == .dot
  }

  /// Returns whether a bracket follows a value or a name, and so is a subscript or the arguments of a call.
  private func isAfterValue(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let token = tokens[index - 1]
    switch token.kind {
    case .name:
      if !top.isBracket, index - 1 == head, token.name.place == .statement { return false }
      return ![.in, .where, .if, .switch, .case, .x, .for].contains(Keyword(token.name))
    case .rightParenthesis, .rightBracket, .rightBrace: return true
    case .endOfFile, .invalid, .terminator, .number, .color, .string, .path, .leftBrace, .leftParenthesis, .leftBracket,
      .comma, .colon, .question, .dot, .equals, .plus, .minus, .star, .slash, .not, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .equal, .notEqual, .and, .or, .halfOpenRange, .closedRange:
      return false
    }
  }

  // MARK: Names

  private mutating func declareName(_ index: Int) {
    let depth = stack.count - 1
    switch top.kind {
    case .parameters:
      if index == elements[elements.count - 1] {
        locals.append(CodeLocal(kind: .parameter, token: index, depth: depth - 1, isOfStatement: true))
      }
    case .list:
      let isLoop = index > top.open + 1 && Keyword(tokens[top.open + 1].name) == .for
      if isLoop, isLoopName(index, after: .for) {
        locals.append(CodeLocal(kind: .loopVariable, token: index, depth: depth))
      }
    case .block, .cases:
      guard index > 0, top.statement < index else { return }
      let head = Keyword(tokens[top.statement].name)
      if head == .repeat, isLoopName(index, after: .repeat) {
        locals.append(CodeLocal(kind: .loopVariable, token: index, depth: depth, isOfStatement: true))
      }
      guard index == top.statement + 1 else { return }
      if head == .let { declare(CodeLocal(kind: .value, token: index, depth: depth)) }
      if head == .func { declare(CodeLocal(kind: .function, token: index, depth: depth)) }
      if head == .layer || head == .content { declareLayer(index) }
    case .file, .enumCases, .arguments, .group, .subscript: break
    }
  }

  /// Returns whether a name is that of a loop: after a keyword or a comma, and before `in` or a comma.
  private func isLoopName(_ index: Int, after keyword: Keyword) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let (before, after) = (tokens[index - 1], tokens[index + 1])
    return (Keyword(before.name) == keyword || before.kind == .comma)
      && (Keyword(after.name) == .in || after.kind == .comma)
  }

  private mutating func declare(_ local: CodeLocal) {
    locals.append(local)
    if isOfOuterFrame(local.depth) { laterLocals.append(local) }
  }

  private mutating func declareLayer(_ index: Int) {
    guard let depth = stack.lastIndex(where: { $0.isLayer }) else { return }
    let layer = CodeLocal(kind: .layer, token: index, depth: depth)
    layers.append(layer)
    if isOfOuterFrame(depth) { laterLayers.append(layer) }
  }

  /// Returns whether a frame contains the offset, which has been passed.
  private func isOfOuterFrame(_ depth: Int) -> Bool {
    depth < outer.count && depth < stack.count && stack[depth].open == outer[depth].open
  }
}
