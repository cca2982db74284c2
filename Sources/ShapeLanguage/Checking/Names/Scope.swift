import ShapeCore

/// The names of the parameters, `let`s and loops in scope, innermost first.
///
/// Each name stores its current meaning, and a log stores what to restore when a block ends, so that look-up takes the
/// same time however many names there are.
struct Scope: Sendable {
  struct Local: Sendable {
    enum Kind: Equatable, Sendable {
      case parameter, binding, loop, function(FunctionID)
      /// The frame of a layer or a slot. Its slot is -1 until it is used.
      case frame
    }
    var name: NameID
    var kind: Kind
    var span: SourceSpan
    var slot: Int32
    var type: ValueType
    /// The symbol that references record, or `nil` for names that are known by their index here.
    var symbol: Symbol?
    var progress = DeclarationStates.Progress.done
    var isUsed = false
    /// Whether a later layer of the block has the same name.
    var isRepeated = false
    /// The declaration of a `let`.
    var syntax: LetSyntax?
    /// The layer or the slot that a frame is of.
    var layer: LayerName?
    /// The number of open blocks around that of a `let`.
    var blockDepth = 0
    /// The length of the log at the start of its block: the names that its value can use.
    var mark = 0
  }

  /// A layer or a slot with a name, whose frame other statements of its block can use.
  struct LayerName: Sendable {
    enum View: Sendable { case layer(LayerSyntax), content(ContentSyntax) }
    var view: View
    /// What is known of it: its header, once that is checked.
    var statement: LayerStatement
  }

  /// All locals that have ever been in scope.
  private(set) var locals: [Local] = []
  /// The index in `locals` of each name, or -1 for none.
  private var current: [Int32]
  private var log: [(name: NameID, previous: Int32)] = []

  init(names count: Int) {
    current = Array(repeating: -1, count: count)
    locals.reserveCapacity(64)
  }

  var mark: Int { log.count }

  /// Returns the index of the local with a name.
  func local(_ name: NameID) -> Int? {
    guard name.index >= 0 else { return nil }
    let index = current[Int(name.index)]
    return index < 0 ? nil : Int(index)
  }

  mutating func declare(_ local: Local) {
    guard local.name.index >= 0 else { return }
    let slot = Int(local.name.index)
    log.append((local.name, current[slot]))
    current[slot] = Int32(locals.count)
    locals.append(local)
  }

  mutating func markUsed(_ index: Int) { locals[index].isUsed = true }

  /// Ends the declarations of a block's `let`s, the first of which has this index. From here on they can use each
  /// other.
  mutating func closeBindings(from first: Int) {
    for index in first..<locals.count { locals[index].mark = log.count }
  }

  /// Begins the value of a `let`. Returns `false` if that has been done already.
  mutating func beginValue(of index: Int) -> Bool {
    guard locals[index].progress == .unchecked else { return false }
    locals[index].progress = .checking
    return true
  }

  mutating func endValue(of index: Int, type: ValueType) {
    locals[index].type = type
    locals[index].progress = .done
  }

  /// Ends the header of a layer. See `beginValue`.
  mutating func endHeader(of index: Int, _ statement: LayerStatement) {
    locals[index].layer?.statement = statement
    endValue(of: index, type: .rect)
  }

  mutating func markRepeated(_ index: Int) { locals[index].isRepeated = true }

  mutating func giveSlot(_ slot: Int32, to index: Int) { locals[index].slot = slot }

  /// Ends the names declared since a mark, and passes each to a closure, the last one first.
  mutating func end(downTo mark: Int, _ body: (Local) -> Void) {
    while log.count > mark {
      let (name, previous) = log.removeLast()
      let index = Int(current[Int(name.index)])
      body(locals[index])
      current[Int(name.index)] = previous
    }
  }

  /// Hides the names declared since a mark, until `unhide`.
  mutating func hide(downTo mark: Int) -> [(name: NameID, local: Int32)] {
    var hidden: [(name: NameID, local: Int32)] = []
    while log.count > mark {
      let (name, previous) = log.removeLast()
      hidden.append((name, current[Int(name.index)]))
      current[Int(name.index)] = previous
    }
    return hidden
  }

  /// Restores the names that `hide` returned.
  mutating func unhide(_ hidden: [(name: NameID, local: Int32)]) {
    for (name, local) in hidden.reversed() {
      log.append((name, current[Int(name.index)]))
      current[Int(name.index)] = local
    }
  }
}
