import ShapeCore

extension Checker {
  /// Returns the type that a declaration names.
  mutating func checkType(_ view: TypeSyntax) -> ValueType {
    switch view {
    case .list(let list):
      guard let element = list.element.map({ checkType($0) }), element != .invalid else { return .invalid }
      return .list(element)
    case .name(let reference):
      if reference.file == nil, let type = names.builtinType(reference.name) { return type }
      guard let declaration = lookUp(reference, .type) else { return .invalid }
      guard case .enumeration(let id) = declaration else {
        let hidden = reference.file == nil ? names.hiddenType(reference.name) : nil
        report(
          .notAType(reference.text, hiding: hidden.map { _ in declaration.noun }), at: reference,
          notes: hidden.map { [Note(.declared(reference.text), at: $0)] } ?? [])
        return .invalid
      }
      return .enumeration(id)
    }
  }

  /// Returns a top-level declaration, by its own name or through an import with a name. Reports errors.
  mutating func lookUp(_ reference: ReferenceSyntax, _ wanted: WantedName) -> Declaration? {
    do throws(NameResolver.Failure) {
      return try names.declaration(reference, wanted)
    } catch {
      report(error)
      return nil
    }
  }

  /// Returns a public declaration of another file, or one of this file. Reports errors.
  mutating func lookUp(_ name: NameSyntax, _ wanted: WantedName, inFile file: Int?) -> Declaration? {
    do throws(NameResolver.Failure) {
      guard let file else { return try names.declaration(name, wanted) }
      return try names.declaration(name, wanted, inFile: file)
    } catch {
      report(error)
      return nil
    }
  }

  mutating func reportUnknown(_ name: NameSyntax, _ wanted: WantedName) { report(names.fail(name, wanted)) }

  /// Reports why a name can't be resolved, unless that is reported elsewhere.
  mutating func report(_ failure: NameResolver.Failure) {
    guard case .isPrivate(let name, let declaration) = failure else { return }
    let text = spelling(name.id)
    report(.privateName(text), at: name, notes: [Note(.declared(text), at: declaration)])
  }

  // MARK: Conversion

  /// Converts a value to a wider type. Reports a value that can't be converted.
  mutating func coerce(_ id: ExpressionID, to type: ValueType) -> ExpressionID {
    let found = program.type(of: id)
    if found == type || found == .invalid || type == .invalid { return id }
    let span = program[id].source
    if found == .rect, type == .path {
      // As if it were written, so that all that follows knows the path.
      return program.make(.builtin(.path(.rect), program.append([id])), type, at: span)
    }
    if found.converts(to: type) { return program.make(.convert(id), type, at: span) }
    reportMismatch(id, expected: type, at: span)
    return invalid(at: span)
  }

  private mutating func reportMismatch(_ id: ExpressionID, expected: ValueType, at span: SourceSpan) {
    let found = program.type(of: id)
    switch (found, expected) {
    case (.number, .angle), (.integer, .angle):
      if !isBeforeDetachedUnit(span) { report(.numberForAngle(text(at: span)), at: span) }
    case (.number, .integer):
      let parameter = wholeParameter(id)
      let notes = parameter.map { [Note(.declared(spelling($0.name)), at: $0.source)] }
      report(.numberForInt(parameter: parameter.map { spelling($0.name) }), at: span, notes: notes ?? [])
    default:
      let pair = pair(id, as: expected)
      report(
        .mismatch(
          expected: describe(expected), found: describe(found), hint: pair.map { .fix(.write($0)) },
          replacement: replacement(for: found, expected, text(at: span)) ?? pair), at: span)
    }
  }

  /// Returns the parameter that a value is, if it is a Number that only has whole ends and a whole default.
  private func wholeParameter(_ id: ExpressionID) -> Parameter? {
    guard case .slot(let slot) = program[id].kind,
      let local = names.scope.locals.last(where: { $0.slot == slot && $0.kind == .parameter }),
      case .parameter(let owner, let index)? = local.symbol, text(at: program[id].source) == spelling(local.name)
    else { return nil }
    let parameters = program.result.parameters(of: owner)
    guard index < parameters.count, case let parameter = parameters[Int(index)] else { return nil }
    let parts = [parameter.low, parameter.high, parameter.defaultValue].filter { $0.isPresent }
    let areWhole = parts.allSatisfy { if case .convert = program[$0].kind { true } else { false } }
    return areWhole && !parts.isEmpty && parameter.source == local.span ? parameter : nil
  }

  /// Returns the value that other languages write in quotes, as in CSS, or as a number.
  private func replacement(for found: ValueType, _ expected: ValueType, _ text: String) -> String? {
    switch (found, expected) {
    case (.string, .enumeration): constant(spelled: text.filter { $0 != "\"" }, of: expected).map { "." + $0 }
    case (.integer, .bool): text == "1" ? "true" : text == "0" ? "false" : nil
    default: nil
    }
  }

  func text(at span: SourceSpan) -> String {
    trees[Int(span.file)].source.text(Int(span.start)..<Int(span.end))
  }

  // MARK: Words

  func describe(_ type: ValueType) -> DescribedType { program.result.describe(type) }
  func describe(_ pattern: Signature.TypePattern) -> DescribedType { program.result.describe(pattern) }
}

extension ValueType {
  /// Returns whether a value of this type is also one of a wider type.
  package func converts(to type: ValueType) -> Bool {
    switch (self, type) {
    case (.integer, .number), (.color, .paint), (.color, .stop), (.rect, .path): true
    // The elements of a list of Rects are converted where they are written.
    case (.list(let a), .list(let b)): a == b || a != .rect && a.converts(to: b)
    default: false
    }
  }
}
