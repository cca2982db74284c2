import ShapeKit

extension Checker {
  // MARK: Types

  /// The type that a declaration names.
  mutating func checkType(_ node: NodeID) -> ValueType {
    switch tree.kind(node) {
    case .listType:
      let element = checkType(tree.firstChild(node))
      return element == .invalid ? .invalid : .list(element)
    case .typeReference:
      let reference = tree.firstChild(node)
      let first = tree.firstChild(reference)
      let id = name(first)
      guard id != .none else { return .invalid }
      if tree.nextSibling(first) == .none, files[Int(tree.file)].symbols[id] == nil, let type = known.types[id] {
        return type
      }
      guard let symbol = lookUp(reference, .type) else { return .invalid }
      guard case .enumeration(let id) = symbol else {
        report(.notAType(tree.text(reference)), at: reference)
        return .invalid
      }
      return .enumeration(id)
    default: return .invalid
    }
  }

  /// The type as a source spells it.
  func describe(_ type: ValueType) -> DescribedType {
    DescribedType(type, type.spelling { program.enumerations[$0].name })
  }

  func describe(_ pattern: Signature.TypePattern) -> DescribedType {
    let spelling = pattern.spelling { program.enumerations[$0].name }
    return switch pattern {
    case .exact(let type): DescribedType(type, spelling)
    case .scalar: DescribedType(.number, spelling)
    case .mixable, .layerNames: DescribedType(nil, spelling)
    }
  }

  // MARK: Names of a file

  /// A top-level name by itself or through an imported file's name; a mistake is reported.
  mutating func lookUp(_ reference: NodeID, _ wanted: WantedName) -> FileScope.Symbol? {
    let first = tree.firstChild(reference)
    let second = tree.nextSibling(first)
    let id = name(first)
    guard id != .none else { return nil }
    guard second != .none else {
      guard let entry = files[Int(tree.file)].symbols[id] else {
        reportUnknown(id, wanted, at: first)
        return nil
      }
      markUsed(entry.symbol)
      return entry.symbol
    }
    guard case .file(let file)? = files[Int(tree.file)].symbols[id]?.symbol else {
      reportUnknown(id, .importedFile, at: first)
      return nil
    }
    return lookUp(name(second), inFile: file, wanted, at: second)
  }

  /// A public name of another file.
  mutating func lookUp(
    _ id: NameID, inFile file: Int, _ wanted: WantedName, at node: NodeID
  ) -> FileScope.Symbol? {
    guard id != .none else { return nil }
    guard let entry = files[file].symbols[id], !entry.isImported else {
      namesToCompare -= files[file].symbols.count
      if namesToCompare >= 0 {
        let names = files[file].symbols.filter { !$0.value.isPrivate }
          .map { (spelling($0.key), NearName.Origin.symbol($0.value.symbol, $0.value.span)) }
        nearNames[tree.span(node)] = near(id, names.sorted { $0.0 < $1.0 })
      }
      report(.unknownName(spelling(id), wanted, nearest: nil), at: node)
      return nil
    }
    if entry.isPrivate {
      report(.privateName(spelling(id)), at: node, notes: [Note(.declared(spelling(id)), at: entry.span)])
      return nil
    }
    markUsed(entry.symbol)
    return entry.symbol
  }

  mutating func markUsed(_ symbol: FileScope.Symbol) {
    switch symbol {
    case .global(let index): globalStates[index].isUsed = true
    case .function(let index): functionStates[index].isUsed = true
    case .style(let index): styleNodes[index].isUsed = true
    case .shape(let index): shapeNodes[index].isUsed = true
    case .enumeration(let id): usedSpans.insert(program.enumerations[id].source)
    case .file: break
    }
    if let file = declaringFile(of: symbol) { usedFiles.insert(FilePair(user: Int(tree.file), used: file)) }
  }

  private func declaringFile(of symbol: FileScope.Symbol) -> Int? {
    switch symbol {
    case .global(let index): globalStates[index].file
    case .function(let index): functionStates[index].file
    case .style(let index): styleNodes[index].file
    case .shape(let index): shapeNodes[index].file
    case .enumeration(let id): Int(program.enumerations[id].source.file)
    case .file(let file): file
    }
  }

  /// Reports a name that means nothing, with the nearest one that would do.
  mutating func reportUnknown(_ id: NameID, _ wanted: WantedName, at node: NodeID) {
    for file in files[Int(tree.file)].imports {
      if let entry = files[file].symbols[id], entry.isPrivate, !entry.isImported {
        return report(.privateName(spelling(id)), at: node, notes: [Note(.declared(spelling(id)), at: entry.span)])
      }
    }
    // Most likely the name stands in the file that could not be had, or in what was skipped, which is reported.
    let lost = files[Int(tree.file)].lostNames
    if files[Int(tree.file)].lacksImport || lost?.contains(id) == true { return }
    let symbols = files[Int(tree.file)].symbols
    namesToCompare -= symbols.count + scope.locals.count + surroundings.siblings.count + 50
    let place = tree.span(node)
    // After so many mistakes in so large a file the next advice is not worth the time.
    if namesToCompare >= 0 { nearNames[place] = self.nearNames(id, wanted, symbols) }
    if nearNames[place, default: []].isEmpty, lost?.lacksName == true { return }
    report(.unknownName(spelling(id), wanted, nearest: nil), at: place)
  }

  /// The names in reach that an unknown one may mean.
  private func nearNames(_ id: NameID, _ wanted: WantedName, _ symbols: [NameID: FileScope.Entry]) -> [NearName] {
    var candidates: [(String, NearName.Origin)] = []
    func addSymbols(_ isWanted: (FileScope.Symbol) -> Bool) {
      candidates += symbols.filter { isWanted($0.value.symbol) }
        .map { (spelling($0.key), .symbol($0.value.symbol, $0.value.span)) }.sorted { $0.0 < $1.0 }
    }
    func addKnown(_ names: [String]) { candidates += names.map { ($0, .known) } }
    switch wanted {
    case .value:
      candidates = scope.locals.indices.filter { scope.local(scope.locals[$0].name) == $0 }
        .map { (spelling(scope.locals[$0].name), .local($0)) }
      if surroundings.hasLayer { addKnown(["width", "height", "bounds", "center"]) }
      addSymbols { if case .global = $0 { true } else { false } }
    case .function:
      addKnown(known.functions.keys.map { spelling($0) }.sorted())
      addSymbols { if case .function = $0 { true } else { false } }
    case .shape: addSymbols { if case .shape = $0 { true } else { false } }
    case .style: addSymbols { if case .style = $0 { true } else { false } }
    case .type:
      addKnown(known.types.keys.map { spelling($0) }.sorted())
      addSymbols { if case .enumeration = $0 { true } else { false } }
    case .layer: addKnown(surroundings.siblings.map { spelling($0) }.sorted())
    case .importedFile: addSymbols { if case .file = $0 { true } else { false } }
    }
    return near(id, candidates)
  }

  /// Those of some names that a misspelt one may mean.
  private func near(_ id: NameID, _ candidates: [(String, NearName.Origin)]) -> [NearName] {
    let misspelt = MisspeltName(spelling(id))
    let near = candidates.compactMap { name, origin -> NearName? in
      if case .local = origin, misspelt.isOtherLetter(name) {
        return NearName(spelling: name, distance: NearName.ofOtherLetter, origin: origin)
      }
      return misspelt.distance(to: name).map { NearName(spelling: name, distance: $0, origin: origin) }
    }
    guard near.isEmpty, let ending = misspelt.onlyEnding(among: candidates.map(\.0)) else { return near }
    return [NearName(spelling: ending, distance: 0, origin: .known)]
  }

  // MARK: Parameters

  mutating func checkParameters(of declaration: NodeID, defaultIsRequired: Bool) -> [Parameter] {
    guard let list = tree.child(declaration, .parameters) else { return [] }
    let count = diagnostics.count
    defer { dropConsequences(of: list, since: count) }
    return checkParameters(in: list, defaultIsRequired: defaultIsRequired)
  }

  private mutating func checkParameters(in list: NodeID, defaultIsRequired: Bool) -> [Parameter] {
    var result: [Parameter] = []
    surroundings.constantPurpose = .parameter
    defer { surroundings.constantPurpose = nil }
    for node in tree.children(list) where tree.kind(node) == .parameter {
      let parameter = checkParameter(node, defaultIsRequired: defaultIsRequired)
      if parameter.name != .none, let first = result.first(where: { $0.name == parameter.name }) {
        report(
          .duplicate(spelling(parameter.name)), at: parameter.source,
          notes: [Note(.firstDeclared(spelling(parameter.name)), at: first.source)])
      } else {
        result.append(parameter)
      }
    }
    return result
  }

  private mutating func checkParameter(_ node: NodeID, defaultIsRequired: Bool) -> Parameter {
    let nameNode = tree.firstChild(node)
    var type: ValueType?
    var declared: ValueType?
    var range = NodeID.none
    var defaultNode = NodeID.none
    for child in tree.children(node).dropFirst() {
      switch tree.kind(child) {
      case .typeReference, .listType:
        type = checkType(child)
        declared = type
      case .range: range = child
      default:
        if tree.tokenBefore(child).kind == .equals { defaultNode = child }
      }
    }
    let isError = name(nameNode) == .none
    var parameter = Parameter(
      name: name(nameNode), documentation: tree.documentation(node), type: .invalid, source: tree.span(nameNode),
      rangeSource: range == .none ? .none : tree.span(range),
      defaultSource: defaultNode == .none ? .none : tree.span(defaultNode))
    if range != .none {
      let lowNode = tree.firstChild(range)
      let highNode = tree.nextSibling(lowNode)
      parameter.rangeIsClosed = tree.tokenBefore(highNode).kind == .closedRange
      parameter.low = check(lowNode, expecting: type)
      parameter.high = check(highNode, expecting: type)
      // A whole number as an end does not make the parameter an Int: `0...60` takes 4.5 too.
      let found = program[parameter.low].type
      let rangeType = type ?? (found == .integer ? .number : found)
      type = rangeType
      if ![.number, .integer, .angle, .invalid].contains(rangeType) {
        report(.rangeOfType(describe(rangeType)), at: range)
        (parameter.low, parameter.high) = (.none, .none)
      } else {
        parameter.low = coerce(parameter.low, to: rangeType)
        parameter.high = coerce(parameter.high, to: rangeType)
      }
    }
    if defaultNode != .none {
      let value = check(defaultNode, expecting: type)
      let found = program[value].type
      type = type ?? (found == .integer ? .number : found)
      parameter.defaultValue = coerce(value, to: type ?? .invalid)
    } else if defaultIsRequired, !isError {
      report(.missingDefault(spelling(parameter.name)), at: parameter.source)
    }
    if type == nil, !isError { report(.missingType(spelling(parameter.name)), at: parameter.source) }
    // What type a range or a default gave is in doubt where these are.
    if tree.isBroken(node), type != declared { type = .invalid }
    parameter.type = type ?? .invalid
    if parameter.type == .string || parameter.type == .stop {
      report(.parameterOfType(describe(parameter.type)), at: parameter.source)
      parameter.type = .invalid
    }
    return parameter
  }

  /// Brings parameters into scope, each in the slot of its index.
  mutating func declare(_ parameters: [Parameter], warnsUnused: Bool) {
    for parameter in parameters {
      warnIfHiding(parameter.name, at: parameter.source)
      var local = Scope.Local(
        name: parameter.name, kind: .parameter, span: parameter.source, slot: newSlot(), type: parameter.type)
      local.warnsUnused = warnsUnused
      scope.declare(local)
    }
  }

  /// Warns where a new name takes the place of one that is in reach.
  mutating func warnIfHiding(_ id: NameID, at span: SourceSpan) {
    guard id != .none else { return }
    if let outer = scope.local(id) {
      report(.hides(spelling(id)), at: span, notes: [Note(.hidden(spelling(id)), at: scope.locals[outer].span)])
    } else if let outer = files[Int(tree.file)].symbols[id], case .global = outer.symbol {
      report(.hides(spelling(id)), at: span, notes: [Note(.hidden(spelling(id)), at: outer.span)])
    } else if layerValue(id) != nil {
      report(.hidesBuiltin(spelling(id)), at: span)
    }
  }

  /// What a layer's own value is called.
  func layerValue(_ id: NameID) -> (LayerValue, ValueType)? {
    if id == known.pixel { return (.pixel, .number) }
    guard surroundings.hasLayer else { return nil }
    if id == known.width { return (.width, .number) }
    if id == known.height { return (.height, .number) }
    if id == known.bounds { return (.bounds, .rect) }
    if id == known.center { return (.center, .point) }
    return nil
  }

  /// Ends the names of a block, and warns of those that nothing used.
  mutating func endScope(downTo mark: Int) {
    var unused: [Scope.Local] = []
    scope.end(downTo: mark) { local in
      if !local.isUsed, local.warnsUnused, local.kind != .loop { unused.append(local) }
    }
    guard !files[Int(tree.file)].hasSyntaxErrors else { return }
    for local in unused.reversed() {
      // A parameter may be there for a caller's sake.
      if local.kind == .parameter, spelling(local.name).hasPrefix("_") { continue }
      report(
        local.kind == .parameter ? .unusedParameter(spelling(local.name)) : .unused(spelling(local.name)),
        at: local.span)
    }
  }

  private mutating func reportUnused(_ states: some Sequence<DeclarationState>) {
    for state in states where state.isPrivate && !state.isUsed && !files[state.file].hasSyntaxErrors {
      let name = trees[state.file].source.text(Int(state.nameSpan.start)..<Int(state.nameSpan.end))
      report(.unused(name), at: state.nameSpan)
    }
  }

  /// Warns of private declarations that nothing uses; public ones are for other files.
  mutating func reportUnused(imports: [ImportTarget]) {
    reportUnused(globalStates)
    reportUnused(functionStates)
    reportUnused(styleNodes)
    reportUnused(shapeNodes)
    for enumeration in program.enumerations where enumeration.isPrivate {
      let file = Int(enumeration.source.file)
      guard !files[file].hasSyntaxErrors, !usedSpans.contains(enumeration.source) else { continue }
      report(.unused(enumeration.name), at: enumeration.source)
    }
    for statement in imports {
      guard let target = statement.target, !files[statement.file].hasSyntaxErrors,
        !usedFiles.contains(FilePair(user: statement.file, used: target))
      else { continue }
      tree = trees[statement.file]
      let path = tree.firstChild(statement.node)
      report(.unused(stringValue(tree.firstToken(path))), at: path)
    }
  }
}
