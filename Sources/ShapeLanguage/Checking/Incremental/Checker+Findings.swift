import ShapeCore

/// Reusing what an earlier check found about declarations that did not change.
extension Checker {
  /// The findings of declarations that need not be checked, and the keys of all declarations.
  private struct Known {
    var findings: [Declaration: DeclarationFindings] = [:]
    var keys: [Declaration: CheckKey] = [:]
  }

  /// Checks all files. Declarations that did not change, and use nothing that did, are checked only as far as others
  /// need them.
  ///
  /// `diagnostics` then equals that of a complete run; the program is not complete.
  mutating func run(_ loaded: Loader, reusing cache: inout FindingsCache<DeclarationFindings>) {
    collect(loaded)
    let known = known(loaded, &cache)
    checkDeclarations { known.findings[$0] != nil }
    diagnostics.removeAll { known.findings[$0] != nil }
    unused.removeAll { known.findings[$0] != nil }
    let places = FindingPlaces(trees, names.declarations)
    for (declaration, findings) in known.findings { restore(findings, of: declaration, places) }
    finish(loaded, [])
    let new = known.keys.filter { known.findings[$0.key] == nil && !names.unsettled.contains($0.key) }
    if !new.isEmpty { store(new, in: &cache, places) }
    cache.endRun(declarations: known.keys.count)
  }

  /// Returns what an earlier check found.
  private func known(_ loaded: Loader, _ cache: inout FindingsCache<DeclarationFindings>) -> Known {
    let keys = keys(loaded, .interface)
    var known = Known()
    for declaration in declarations {
      guard let state = names.declarations[declaration], let key = keys.key(of: state) else { continue }
      known.keys[declaration] = key
      known.findings[declaration] = cache.findings(for: key)
    }
    return known
  }

  func keys(_ loaded: Loader, _ meaning: CheckKeys.Meaning) -> CheckKeys {
    CheckKeys(
      names.declarations, meaning, texts: trees.map { loaded.parsed.declarations(of: $0) },
      paths: trees.map { $0.source.path }, nameCount: names.table.count)
  }

  /// All top-level declarations but enums, which have nothing to check.
  private var declarations: [Declaration] {
    program.result.globals.indices.map { .global($0) } + program.result.functions.indices.map { .function($0) }
      + program.result.styles.indices.map { .style($0) } + program.result.shapes.indices.map { .shape($0) }
  }

  // MARK: Restoring

  /// Does what the check of a declaration would do.
  private mutating func restore(
    _ findings: DeclarationFindings, of declaration: Declaration, _ places: FindingPlaces
  ) {
    guard let state = names.declarations[declaration] else { return }
    func span(_ place: DeclarationFindings.Place) -> SourceSpan { places.span(of: place, in: state) }
    for finding in findings.warnings {
      diagnostics.addCertain(places.diagnostic(finding, in: state), owner: declaration)
    }
    for finding in findings.unused {
      unused.add(finding.problem, at: span(finding.place), declaration)
    }
    for name in findings.uses {
      guard let used = places.declaration(name) else { continue }
      names.updateDeclarations { $0.markUsed(used, in: state.file) }
    }
    for (target, place) in findings.calls {
      switch (declaration, places.declaration(target)) {
      case (.shape(let user), .shape(let used)?): calls.addUse(of: used, in: user, at: span(place))
      case (.style(let user), .style(let used)?): calls.addApply(of: used, in: user, at: span(place))
      case (.global, _), (.function, _), (.enumeration, _), (.file, _), (.shape, _), (.style, _): break
      }
    }
    let hasSyntaxErrors = names.declarations.files[state.file].hasSyntaxErrors
    for (shape, slot, place) in findings.fillings {
      // With syntax errors in the file, the check of a `use` doesn't count its statements as content.
      if hasSyntaxErrors, slot == Keyword.content.name { continue }
      guard case .shape(let shape)? = places.declaration(shape) else { continue }
      calls.addFilling(of: shape, slot: slot, at: span(place), in: declaration)
    }
    if case .shape(let id) = declaration {
      let slots = findings.slots.map { ShapeDeclaration.Slot(name: $0.name, source: span($0.place)) }
      program.complete(id) { $0.slots = slots }
    }
  }

  // MARK: Storing

  /// Stores what the check of some declarations found.
  fileprivate func store(
    _ keys: [Declaration: CheckKey], in cache: inout FindingsCache<DeclarationFindings>, _ places: FindingPlaces
  ) {
    let warnings = Dictionary(grouping: diagnostics.owners.indices.filter { diagnostics.owners[$0] != nil }) {
      diagnostics.owners[$0]
    }
    let unused = Dictionary(grouping: unused.found) { $0.owner }
    let uses = Dictionary(grouping: calls.shapeEdges) { $0.from }
    let applies = Dictionary(grouping: calls.styleEdges) { $0.from }
    let fillings = Dictionary(grouping: calls.fillings) { $0.owner }
    for (declaration, key) in keys {
      guard let state = names.declarations[declaration] else { continue }
      var builder = FindingsBuilder(state: state, states: names.declarations, places: places)
      for index in warnings[declaration] ?? [] { builder.addWarning(diagnostics.diagnostics[index]) }
      for (diagnostic, _) in unused[declaration] ?? [] { builder.addUnused(diagnostic) }
      for used in names.uses[declaration] ?? [] { builder.addUse(of: used) }
      switch declaration {
      case .shape(let id):
        for edge in uses[id] ?? [] { builder.addCall(of: .shape(edge.to), at: edge.span) }
        for slot in program.result.shapes[id].slots { builder.addSlot(slot) }
      case .style(let id): for edge in applies[id] ?? [] { builder.addCall(of: .style(edge.to), at: edge.span) }
      case .global, .function, .enumeration, .file: break
      }
      for filling in fillings[declaration] ?? [] {
        builder.addFilling(of: .shape(filling.shape), slot: filling.slot, at: filling.span)
      }
      if let findings = builder.findings { cache.add(findings, for: key) }
    }
  }
}

/// Collects the findings of one declaration.
private struct FindingsBuilder {
  let state: DeclarationStates.State
  let states: DeclarationStates
  let places: FindingPlaces
  private var result = DeclarationFindings()
  private var isComplete = true

  init(state: DeclarationStates.State, states: DeclarationStates, places: FindingPlaces) {
    (self.state, self.states, self.places) = (state, states, places)
  }

  /// The findings, or `nil` if some can't be stored.
  var findings: DeclarationFindings? { isComplete ? result : nil }

  mutating func addWarning(_ diagnostic: Diagnostic) {
    if let finding = finding(diagnostic) { result.warnings.append(finding) }
  }

  mutating func addUnused(_ diagnostic: Diagnostic) {
    if let finding = finding(diagnostic) { result.unused.append(finding) }
  }

  mutating func addUse(of declaration: Declaration) {
    // Functions of blocks are used only in their declaration, and the enums of the language are in no file.
    guard let used = states[declaration], used.index != nil else { return }
    result.uses.append(DeclarationFindings.Name(file: used.file, name: used.name))
  }

  mutating func addCall(of target: Declaration, at span: SourceSpan) {
    guard let name = name(target) else { return }
    result.calls.append((name, place(span)))
  }

  mutating func addFilling(of shape: Declaration, slot: NameID, at span: SourceSpan) {
    guard let name = name(shape) else { return }
    result.fillings.append((name, slot, place(span)))
  }

  mutating func addSlot(_ slot: ShapeDeclaration.Slot) { result.slots.append((slot.name, place(slot.source))) }

  private mutating func finding(_ diagnostic: Diagnostic) -> DeclarationFindings.Finding? {
    let finding = places.finding(diagnostic, in: state)
    if finding == nil { isComplete = false }
    return finding
  }

  private mutating func place(_ span: SourceSpan) -> DeclarationFindings.Place {
    if let place = places.place(of: span, in: state) { return place }
    isComplete = false
    return DeclarationFindings.Place(base: .nowhere)
  }

  private mutating func name(_ declaration: Declaration) -> DeclarationFindings.Name? {
    if let state = states[declaration], state.index != nil {
      return DeclarationFindings.Name(file: state.file, name: state.name)
    }
    isComplete = false
    return nil
  }
}
