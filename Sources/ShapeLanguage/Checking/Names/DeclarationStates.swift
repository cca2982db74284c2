import ShapeCore

/// Everything that files declare at their top level: its place, the names by which files know it, the state of its
/// checking, and whether it is used.
struct DeclarationStates: Sendable {
  enum Progress: Sendable { case unchecked, checking, done }

  /// The place of a declaration, and the state of its checking.
  struct State: Sendable {
    var file: Int
    var node: SyntaxNode
    /// Its index among the children of the whole file, or `nil` for a function of a block.
    var index: Int?
    var name: NameID
    var nameSpan: SourceSpan
    var isPrivate: Bool
    var signature = Progress.unchecked
    var body = Progress.unchecked
    var isUsed = false
  }

  private(set) var files: [FileScope]
  private var globals = Arena<Global>.Table<State>()
  private var functions = Arena<Function>.Table<State>()
  private var styles = Arena<Style>.Table<State>()
  private var shapes = Arena<ShapeDeclaration>.Table<State>()
  /// The state, or `nil` for the enums of the language.
  private var enumerations = Arena<Enumeration>.Table<State?>()
  /// The places of private names, in source order.
  private var privateDeclarations: [Declaration] = []
  private var usedFiles: Set<FilePair> = []

  private struct FilePair: Hashable {
    var user: Int
    var used: Int
  }

  init(files: [FileScope]) {
    self.files = files
    for _ in BuiltinEnum.allCases { enumerations.append(nil) }
  }

  // MARK: Names of files

  func entry(_ name: NameID, in file: Int) -> FileScope.Entry? { files[file].entries[name] }

  /// Enters a name into a file, or returns the declaration that already has it.
  mutating func enter(_ name: NameID, _ entry: FileScope.Entry, in file: Int) -> FileScope.Entry? {
    files[file].enter(name, entry)
  }

  mutating func noteFailedImport(in file: Int) { files[file].lacksImport = true }

  /// Records that a file imports the public names of another one. Returns whether this is new.
  mutating func noteImport(of target: Int, in file: Int) -> Bool {
    guard !files[file].imports.contains(target) else { return false }
    files[file].imports.append(target)
    return true
  }

  // MARK: States

  subscript(_ declaration: Declaration) -> State? {
    switch declaration {
    case .global(let id): globals[id]
    case .function(let id): functions[id]
    case .style(let id): styles[id]
    case .shape(let id): shapes[id]
    case .enumeration(let id): enumerations[id]
    case .file: nil
    }
  }

  subscript(id: GlobalID) -> State { globals[id] }
  subscript(id: FunctionID) -> State { functions[id] }
  subscript(id: StyleID) -> State { styles[id] }
  subscript(id: ShapeID) -> State { shapes[id] }

  /// Adds the state of the next declaration in its arena.
  mutating func add(_ declaration: Declaration, _ state: State) {
    switch declaration {
    case .global: globals.append(state)
    case .function: functions.append(state)
    case .style: styles.append(state)
    case .shape: shapes.append(state)
    case .enumeration: enumerations.append(state)
    case .file: break
    }
    if state.isPrivate { privateDeclarations.append(declaration) }
  }

  mutating func setProgress(of id: GlobalID, _ progress: Progress) { globals[id].body = progress }
  mutating func setProgress(of id: FunctionID, _ progress: Progress) { functions[id].body = progress }

  mutating func setProgress(ofSignature declaration: Declaration, _ progress: Progress) {
    switch declaration {
    case .function(let id): functions[id].signature = progress
    case .style(let id): styles[id].signature = progress
    case .shape(let id): shapes[id].signature = progress
    case .global, .enumeration, .file: break
    }
  }

  // MARK: Uses

  mutating func markUsed(_ declaration: Declaration, in file: Int) {
    let used: Int
    switch declaration {
    case .global(let id):
      globals[id].isUsed = true
      used = globals[id].file
    case .function(let id):
      functions[id].isUsed = true
      used = functions[id].file
    case .style(let id):
      styles[id].isUsed = true
      used = styles[id].file
    case .shape(let id):
      shapes[id].isUsed = true
      used = shapes[id].file
    case .enumeration(let id):
      enumerations[id]?.isUsed = true
      used = enumerations[id]?.file ?? file
    case .file(let index): used = Int(index)
    }
    if used != file { usedFiles.insert(FilePair(user: file, used: used)) }
  }

  func isUsed(_ declaration: Declaration) -> Bool { self[declaration]?.isUsed ?? true }

  /// Returns whether a file uses any name of a file that it imports.
  func uses(_ target: Int, in file: Int) -> Bool { usedFiles.contains(FilePair(user: file, used: target)) }

  /// The unused private declarations. Public ones are for other files.
  var unused: [State] { privateDeclarations.compactMap { self[$0] }.filter { !$0.isUsed } }
}
