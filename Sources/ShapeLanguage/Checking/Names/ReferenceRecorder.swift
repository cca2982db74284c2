import ShapeCore

/// Records the meaning of each name on request: only editors need it.
struct ReferenceRecorder: Sendable {
  let isOn: Bool
  private var references: [NameReference] = []
  /// The top-level declaration that is being checked.
  private(set) var owner: Declaration?

  init(isOn: Bool) { self.isOn = isOn }

  @inline(__always)
  mutating func record(_ symbol: @autoclosure () -> Symbol, at span: @autoclosure () -> SourceSpan) {
    if isOn { append(symbol(), at: span(), isDeclaration: false) }
  }

  @inline(__always)
  mutating func declare(_ symbol: @autoclosure () -> Symbol, at span: @autoclosure () -> SourceSpan) {
    if isOn { append(symbol(), at: span(), isDeclaration: true) }
  }

  /// Sets the declaration that contains the following names. Returns the previous one.
  mutating func enter(_ declaration: Declaration?) -> Declaration? {
    let outer = owner
    owner = declaration
    return outer
  }

  func references(in scope: Scope) -> NameReferences {
    guard isOn else { return NameReferences() }
    return NameReferences(
      references,
      locals: scope.locals.map {
        LocalName(name: $0.name, type: $0.type, isLoopVariable: $0.kind == .loop, span: $0.span)
      })
  }

  private mutating func append(_ symbol: Symbol, at span: SourceSpan, isDeclaration: Bool) {
    references.append(NameReference(span: span, symbol: symbol, isDeclaration: isDeclaration, owner: owner))
  }
}
