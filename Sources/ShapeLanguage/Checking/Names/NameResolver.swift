import ShapeCore

/// Resolves names. Every name of a source comes through here, and is recorded with its meaning.
struct NameResolver: Sendable {
  var known: KnownNames
  var scope: Scope
  private(set) var declarations: DeclarationStates
  private(set) var context = Context(file: 0)
  private var unknown = UnknownNames()
  private var recorder: ReferenceRecorder
  /// The declarations whose check depends on mistakes, which may be anywhere, so that it can't be reused.
  private(set) var unsettled: Set<Declaration> = []
  /// The top-level declarations that each declaration uses.
  private(set) var uses: [Declaration: Set<Declaration>] = [:]
  /// The spellings of all names.
  let table: NameTable

  /// The context in which names are looked up.
  struct Context: Sendable {
    var file: Int
    /// Whether `width`, `height`, `bounds` and `center` are available.
    var hasLayer = false
    /// The names of the siblings of the layer whose header is checked, with the offsets of their declarations.
    var siblings: [NameID: Int32] = [:]
  }

  /// The meaning of a name alone.
  enum Meaning {
    /// A parameter, a `let` or a loop variable, by its index in the scope.
    case local(Int)
    case layerValue(LayerValue)
    case declaration(Declaration)
    case nothing
  }

  /// The meaning of a name before arguments.
  enum CallMeaning {
    case function(FunctionID)
    /// Rows of `BuiltinEntry.all`.
    case builtin([Int])
    /// Something that takes no arguments. `nil` for a value.
    case other(Declaration?)
    case nothing
  }

  /// The reason why a name can't be resolved.
  enum Failure: Error {
    /// There is no name, or it may be in the text that syntax errors made unreadable. Already reported.
    case lost
    /// It is private in its file.
    case isPrivate(NameSyntax, SourceSpan)
    /// It is unknown. The message follows when all names are known.
    case unknown
  }

  /// Whether `uses` is recorded.
  private let recordsUses: Bool

  init(table: NameTable, known: KnownNames, files: [FileScope], recordsReferences: Bool, recordsUses: Bool) {
    self.recordsUses = recordsUses
    self.table = table
    self.known = known
    scope = Scope(names: table.count)
    declarations = DeclarationStates(files: files)
    recorder = ReferenceRecorder(isOn: recordsReferences)
  }

  func spelling(_ name: NameID) -> String { table.spelling(name) }

  // MARK: Contexts

  /// Enters the top level of a file. Returns the previous context for `leaveTopLevel`, until which its names are out of
  /// scope.
  mutating func enterTopLevel(of file: Int, _ owner: Declaration?) -> OuterPlace {
    let outer = OuterPlace(context: context, hidden: scope.hide(downTo: 0), owner: recorder.enter(owner))
    context = Context(file: file)
    return outer
  }

  mutating func leaveTopLevel(to outer: OuterPlace) {
    scope.unhide(outer.hidden)
    context = outer.context
    _ = recorder.enter(outer.owner)
  }

  struct OuterPlace {
    fileprivate var context: Context
    fileprivate var hidden: [(name: NameID, local: Int32)]
    fileprivate var owner: Declaration?
  }

  /// Sets whether the names of a layer are available. Returns the previous value.
  mutating func setHasLayer(_ hasLayer: Bool) -> Bool {
    let before = context.hasLayer
    context.hasLayer = hasLayer
    return before
  }

  /// Sets the layers that can be named. Returns the previous ones.
  mutating func setSiblings(_ siblings: [NameID: Int32]) -> [NameID: Int32] {
    let before = context.siblings
    context.siblings = siblings
    return before
  }

  // MARK: Values and functions

  /// Returns the meaning of a name alone: the innermost declaration.
  mutating func value(_ name: NameSyntax) -> Meaning {
    let id = name.id
    if let index = scope.local(id) {
      scope.markUsed(index)
      let symbol = symbol(ofLocal: index)
      recorder.record(symbol, at: name.span)
      return .local(index)
    }
    if let value = layerValue(id) {
      recorder.record(.layerValue(value), at: name.span)
      return .layerValue(value)
    }
    if let entry = declarations.entry(id, in: context.file) {
      use(entry.declaration, at: name)
      return .declaration(entry.declaration)
    }
    return .nothing
  }

  /// Returns the meaning of a name before arguments.
  mutating func callee(_ name: NameSyntax) -> CallMeaning {
    let id = name.id
    if let index = scope.local(id), case .function(let function) = scope.locals[index].kind {
      scope.markUsed(index)
      recorder.record(.declaration(.function(function)), at: name.span)
      return .function(function)
    }
    let entry = declarations.entry(id, in: context.file)
    if let entry, case .function(let index) = entry.declaration {
      use(entry.declaration, at: name)
      return .function(index)
    }
    if let rows = known.functions[id] { return .builtin(rows) }
    if let entry { return .other(entry.declaration) }
    return scope.local(id) != nil || layerValue(id) != nil ? .other(nil) : .nothing
  }

  /// Returns the layer value with a name.
  func layerValue(_ id: NameID) -> LayerValue? {
    if id == known.pixel { return .pixel }
    if id == known.isRightToLeft { return .isRightToLeft }
    guard context.hasLayer else { return nil }
    if id == known.width { return .width }
    if id == known.height { return .height }
    if id == known.bounds { return .bounds }
    if id == known.center { return .center }
    return nil
  }

  /// Returns whether a name alone is a value.
  func isValue(_ id: NameID) -> Bool {
    if scope.local(id) != nil || layerValue(id) != nil { return true }
    if case .global? = declarations.entry(id, in: context.file)?.declaration { return true }
    return false
  }

  /// Returns whether a name has no meaning as a value or as a function.
  func isUnknown(_ id: NameID) -> Bool {
    scope.local(id) == nil && layerValue(id) == nil && declarations.entry(id, in: context.file) == nil
      && known.functions[id] == nil
  }

  /// Returns the value that a new name hides.
  func hiddenValue(_ id: NameID) -> (value: LayerValue?, span: SourceSpan)? {
    if let outer = scope.local(id), scope.locals[outer].kind != .frame { return (nil, scope.locals[outer].span) }
    if let outer = declarations.entry(id, in: context.file), case .global = outer.declaration {
      return (nil, outer.span)
    }
    return layerValue(id).map { ($0, .none) }
  }

  // MARK: Names of files

  /// Returns a top-level declaration of this file, or of an imported file.
  mutating func declaration(_ reference: ReferenceSyntax, _ wanted: WantedName) throws(Failure) -> Declaration {
    let name = reference.name
    guard let file = reference.file else {
      guard !name.isMissing else { throw .lost }
      return try declaration(name, wanted)
    }
    guard !file.isMissing else { throw .lost }
    guard let index = importedFile(file) else { throw fail(file, .importedFile) }
    return try declaration(name, wanted, inFile: index)
  }

  /// Returns a top-level declaration of this file.
  mutating func declaration(_ name: NameSyntax, _ wanted: WantedName) throws(Failure) -> Declaration {
    guard let entry = declarations.entry(name.id, in: context.file) else { throw fail(name, wanted) }
    use(entry.declaration, at: name)
    return entry.declaration
  }

  /// Returns a public declaration of another file.
  mutating func declaration(
    _ name: NameSyntax, _ wanted: WantedName, inFile file: Int
  ) throws(Failure) -> Declaration {
    guard !name.isMissing else { throw .lost }
    guard let entry = declarations.entry(name.id, in: file), !entry.isImported else {
      let entries = declarations.files[file].entries
      let near =
        unknown.canCompare(entries.count)
        ? MisspelledName(spelling(name.id)).near(candidates(entries) { _, entry in !entry.isPrivate }) : []
      unknown.add(spelling(name.id), wanted, at: name.span, near: near)
      markUnsettled()
      throw .unknown
    }
    guard !entry.isPrivate else {
      markUnsettled()
      throw .isPrivate(name, entry.span)
    }
    use(entry.declaration, at: name)
    return entry.declaration
  }

  /// Returns the file that a name alone refers to, if it is the name of an `import … as`.
  mutating func importedFile(_ base: ExpressionSyntax) -> Int? {
    guard case .name(let base) = base, scope.local(base.name.id) == nil else { return nil }
    return importedFile(base.name)
  }

  mutating func importedFile(_ name: NameSyntax) -> Int? {
    guard case .file(let file)? = declarations.entry(name.id, in: context.file)?.declaration else { return nil }
    recorder.record(.declaration(.file(file)), at: name.span)
    return Int(file)
  }

  /// Returns a type of the language, unless the file declares the name.
  mutating func builtinType(_ name: NameSyntax) -> ValueType? {
    guard let type = known.types[name.id], declarations.entry(name.id, in: context.file) == nil else { return nil }
    let symbol = symbol(ofType: type, name.id)
    recorder.record(symbol, at: name.span)
    return type
  }

  /// Returns the type that a name alone refers to.
  mutating func type(_ name: NameSyntax) -> ValueType? {
    if let type = builtinType(name) { return type }
    guard case .enumeration(let id)? = declarations.entry(name.id, in: context.file)?.declaration else { return nil }
    use(.enumeration(id), at: name)
    return .enumeration(id)
  }

  /// Returns the place of the declaration in or imported by the file that hides a type of the language.
  func hiddenType(_ name: NameSyntax) -> SourceSpan? {
    known.types[name.id] == nil ? nil : declarations.entry(name.id, in: context.file)?.span
  }

  private func symbol(ofType type: ValueType, _ name: NameID) -> Symbol {
    if case .enumeration(let id) = type { .declaration(.enumeration(id)) } else { .type(name) }
  }

  private mutating func use(_ declaration: Declaration, at name: NameSyntax) {
    declarations.markUsed(declaration, in: context.file)
    if let owner, recordsUses { uses[owner, default: []].insert(declaration) }
    recorder.record(.declaration(declaration), at: name.span)
  }

  // MARK: Layers

  /// Returns whether a name is that of a sibling of the current layer.
  mutating func isSibling(_ name: NameSyntax) -> Bool {
    guard let offset = context.siblings[name.id] else { return false }
    let layer = Symbol.layer(file: Int32(context.file), offset: offset)
    recorder.record(layer, at: name.span)
    return true
  }

  /// Returns the offset of the first declaration of a name among the layers and slots of a block.
  func siblingOffset(_ name: NameID) -> Int32? { context.siblings[name] }

  /// Records the declaration of a layer's name.
  mutating func declareLayer(_ name: NameID, at span: @autoclosure () -> SourceSpan) {
    guard recorder.isOn else { return }
    let place = span()
    let layer = Symbol.layer(file: place.file, offset: context.siblings[name] ?? place.start)
    recorder.declare(layer, at: place)
  }

  /// Records the names of the slots that the blocks of `use`s fill. Which slots a shape has is known only after all shapes
  /// are checked.
  mutating func noteFillings(of calls: CallGraph, in program: Program) {
    guard recorder.isOn else { return }
    for (slot, span, owner) in calls.filledSlots(in: program) {
      let outer = recorder.enter(owner)
      recorder.record(.layer(file: slot.file, offset: slot.start), at: span)
      _ = recorder.enter(outer)
    }
  }

  // MARK: Recording

  /// Records the meaning of a name that is determined by a type, such as a member or a label.
  mutating func note(_ symbol: @autoclosure () -> Symbol, at span: @autoclosure () -> SourceSpan) {
    recorder.record(symbol(), at: span())
  }

  /// Records a declaration.
  mutating func noteDeclaration(_ symbol: @autoclosure () -> Symbol, at span: @autoclosure () -> SourceSpan) {
    recorder.declare(symbol(), at: span())
  }

  func symbol(ofLocal index: Int) -> Symbol { scope.locals[index].symbol ?? .local(Int32(index)) }

  mutating func declare(_ local: Scope.Local) {
    guard local.name.index >= 0 else { return }
    scope.declare(local)
    let symbol = symbol(ofLocal: scope.locals.count - 1)
    recorder.declare(symbol, at: local.span)
  }

  /// The top-level declaration that is being checked.
  var owner: Declaration? { recorder.owner }

  /// Marks the declaration that is being checked as one whose check can't be reused.
  mutating func markUnsettled() {
    if let owner { unsettled.insert(owner) }
  }

  mutating func markUnsettled(_ declaration: Declaration) { unsettled.insert(declaration) }

  /// Returns the names that syntax errors of the current file leave in doubt, or `nil` if it has none.
  mutating func lostNames() -> LostNames? {
    let lost = declarations.files[context.file].lostNames
    if lost != nil { markUnsettled() }
    return lost
  }

  var references: NameReferences { recorder.references(in: scope) }

  // MARK: The top level

  /// Enters a name into a file, or returns the declaration that already has it.
  mutating func enter(_ name: NameID, _ entry: FileScope.Entry, in file: Int) -> FileScope.Entry? {
    if let first = declarations.enter(name, entry, in: file) { return first }
    if !entry.isImported || entry.declaration.isFile {
      recorder.declare(.declaration(entry.declaration), at: entry.span)
    }
    return nil
  }

  mutating func updateDeclarations(_ body: (inout DeclarationStates) -> Void) { body(&declarations) }
}

// MARK: Unknown names

extension NameResolver {
  /// The number of unknown names so far.
  var unknownCount: Int { unknown.count }

  /// Returns the messages about unknown names, except those in doubtful places.
  func unknownNameDiagnostics(isDoubtful: (SourceSpan) -> Bool) -> [Diagnostic] {
    unknown.diagnostics(
      isUsed: { origin in
        switch origin {
        case .known: true
        case .local(let index): scope.locals[index].isUsed
        case .declaration(let declaration): declarations.isUsed(declaration)
        }
      }, isDoubtful: isDoubtful)
  }

  /// Records an unknown name, and returns the reason for the failure.
  mutating func fail(_ name: NameSyntax, _ wanted: WantedName) -> Failure {
    let id = name.id
    markUnsettled()
    let file = declarations.files[context.file]
    for other in file.imports {
      if let entry = declarations.entry(id, in: other), entry.isPrivate, !entry.isImported {
        return .isPrivate(name, entry.span)
      }
    }
    // The name is probably in the file that could not be read, or in skipped text. Both are reported already.
    if let end = name.endOfUnfinishedLine {
      unknown.addUnfinishedLine(Diagnostic(.expected(.value, found: .endOfLine), at: end))
      return .unknown
    }
    if file.lacksImport || file.lostNames?.contains(id) == true { return .lost }
    let count = file.entries.count + scope.locals.count + context.siblings.count + 50
    let near = unknown.canCompare(count) ? MisspelledName(spelling(id)).near(candidates(wanted, file.entries)) : []
    if near.isEmpty, file.lostNames?.lacksName == true { return .lost }
    unknown.add(spelling(id), wanted, at: name.span, near: near)
    return .unknown
  }

  /// Records a hyphenated name, which can't exist.
  mutating func noteUnknown(_ spelling: String, _ wanted: WantedName, at span: SourceSpan) {
    markUnsettled()
    unknown.add(spelling, wanted, at: span, near: [])
  }

  /// Records an unknown label with a probable correction.
  mutating func noteUnknownLabel(_ label: String, meaning nearest: String, _ diagnostic: Diagnostic) {
    markUnsettled()
    unknown.addLabel(label, meaning: nearest, diagnostic)
  }

  /// Returns whether there is time left to compare a misspelled name with so many others.
  mutating func canCompare(_ count: Int) -> Bool { unknown.canCompare(count) }
}

extension Declaration {
  package var isFile: Bool { if case .file = self { true } else { false } }
}
