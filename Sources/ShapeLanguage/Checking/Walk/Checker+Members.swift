import ShapeCore

extension Checker {
  /// Checks `value.name`.
  mutating func check(_ view: MemberSyntax) -> ExpressionID {
    let (base, name) = (view.base, view.name)
    if let file = names.importedFile(base) { return checkValue(name, inFile: file, at: view.span) }
    if reportTypeBeforeConstant(view) { return invalid(at: view) }
    if case .constant(let first) = base, isEdge(base), names.known.edges[name.id] != nil {
      return refuse(.edgesWithoutList([spelling(first.name.id), spelling(name.id)]), at: view)
    }
    return checkMember(name, of: check(base, expecting: nil), base, at: view.span)
  }

  /// Checks `file.name`.
  private mutating func checkValue(_ name: NameSyntax, inFile file: Int, at span: SourceSpan) -> ExpressionID {
    guard let declaration = lookUp(name, .value, inFile: file) else { return invalid(at: span) }
    guard case .global(let id) = declaration else {
      report(.notAValue(spelling(name.id), declaration.noun), at: name)
      return invalid(at: span)
    }
    return useGlobal(id, at: span)
  }

  private mutating func checkMember(
    _ name: NameSyntax, of value: ExpressionID, _ base: ExpressionSyntax, at span: SourceSpan
  ) -> ExpressionID {
    let type = program.type(of: value)
    guard !name.isMissing, type != .invalid else { return invalid(at: span) }
    for row in names.known.members[name.id] ?? [] {
      let (member, declaration) = Member.all[row]
      guard declaration.receiver.isReceiver(of: type) else { continue }
      names.note(.member(Int32(row)), at: name.span)
      if member == .listFirst || member == .listLast { surroundings.readsElements = true }
      return program.make(.member(member, value), declaration.type(in: type), at: span)
    }
    let methods = methods(name.id, of: type)
    if methods.isEmpty {
      reportUnknownMember(name, of: type, base)
    } else {
      let needsArguments = methods.contains { row in
        BuiltinEntry.all[row].signature.parameters.contains { $0.isRequired }
      }
      report(.methodAsValue(spelling(name.id), needsArguments: needsArguments), at: name)
    }
    return invalid(at: span)
  }

  /// Returns the rows of the methods of a type with a name.
  private func methods(_ name: NameID, of type: ValueType) -> [Int] {
    (names.known.methods[name] ?? []).filter { BuiltinEntry.all[$0].receiver?.isReceiver(of: type) == true }
  }

  /// Reports `Suit.heart` instead of `.heart`, as in Swift. Returns whether that is the case.
  private mutating func reportTypeBeforeConstant(_ view: MemberSyntax) -> Bool {
    guard case .name(let base) = view.base, case let type = base.name.id, names.scope.local(type) == nil else {
      return false
    }
    if let entry = names.declarations.entry(type, in: names.context.file) {
      guard case .enumeration = entry.declaration else { return false }
    } else {
      guard let known = names.known.types[type], isConstant(view.name.id, of: known) else { return false }
    }
    report(.typeBeforeConstant(spelling(type), spelling(view.name.id)), at: view)
    return true
  }

  private mutating func reportUnknownMember(_ name: NameSyntax, of type: ValueType, _ base: ExpressionSyntax) {
    let spelling = spelling(name.id)
    if reportHiddenFrame(name, of: type, base) { return }
    if type == .color, NamedColor.color(spelling) != nil {
      return report(.missingComma(before: .source(".\(spelling)")), at: name)
    }
    var candidates = Member.all.filter { $0.declaration.receiver.isReceiver(of: type) }.map { $0.declaration.name }
    for entry in BuiltinEntry.all
    where entry.receiver?.isReceiver(of: type) == true && !candidates.contains(entry.signature.name) {
      candidates.append(entry.signature.name)
    }
    let nearest = nearestNames(to: spelling, among: candidates)
    report(.unknownMember(spelling, of: describe(type), all: candidates, nearest: nearest), at: name)
  }

  /// Reports a member of the frame of a layer whose name is that of another value. Returns whether that is the case.
  private mutating func reportHiddenFrame(_ name: NameSyntax, of type: ValueType, _ base: ExpressionSyntax) -> Bool {
    guard case .name(let view) = base, let offset = names.siblingOffset(view.name.id),
      (names.known.members[name.id] ?? []).contains(where: {
        Member.all[$0].declaration.receiver.isReceiver(of: .rect)
      }) || !methods(name.id, of: .rect).isEmpty
    else { return false }
    let (layer, span) = (spelling(view.name.id), view.name.span)
    let place = SourceSpan(file: span.file, start: offset, end: offset + (span.end - span.start))
    report(
      .unknownMember(spelling(name.id), of: describe(type), all: [], nearest: [], layer: layer), at: name,
      notes: [Note(.hidden(layer), at: place)])
    return true
  }

  // MARK: Methods

  /// Checks `value.name(arguments)`.
  mutating func check(_ view: MethodCallSyntax) -> ExpressionID {
    let base = view.base
    if let file = names.importedFile(base) { return checkCall(view, inFile: file) }
    // A constant with a method can only be a color: `.black.opacity(0.5)`. (Chains are deep: only this is on the stack
    // for the value before the method.)
    var expected: ValueType?
    if case .constant = base { expected = .color }
    return checkMethod(view, of: check(base, expecting: expected))
  }

  /// Checks `file.name(arguments)`.
  private mutating func checkCall(_ view: MethodCallSyntax, inFile file: Int) -> ExpressionID {
    let name = view.name
    if let declaration = lookUp(name, .function, inFile: file) {
      if case .function(let id) = declaration { return checkCall(of: id, view.arguments, at: view.span) }
      report(.notAFunction(spelling(name.id), declaration.noun), at: name)
    }
    checkLoosely(view.arguments)
    return invalid(at: view)
  }

  private mutating func checkMethod(_ view: MethodCallSyntax, of value: ExpressionID) -> ExpressionID {
    let type = program.type(of: value)
    let name = view.name
    if !name.isMissing, type != .invalid, view.arguments != nil {
      let rows = methods(name.id, of: type)
      guard rows.isEmpty else { return checkBuiltin(rows, name, receiver: value, view.arguments, at: view.span) }
      if (names.known.members[name.id] ?? []).contains(where: {
        Member.all[$0].declaration.receiver.isReceiver(of: type)
      }) {
        report(.memberAsMethod(spelling(name.id)), at: name)
      } else {
        reportUnknownMember(name, of: type, view.base)
        // The arguments may be a function with parameters of its own.
        if type.element != nil, ForeignWords.takesFunction(spelling(name.id)) { return invalid(at: view) }
      }
    }
    checkLoosely(view.arguments)
    return invalid(at: view)
  }
}
