import ShapeKit

/// The names of the parameters, `let`s and loops in reach, innermost first.
///
/// Each name knows its current meaning, and a log tells what to restore when a block ends, so that look-up takes the
/// same time however many names there are.
struct Scope: Sendable {
  struct Local: Sendable {
    enum Kind: Equatable, Sendable { case parameter, binding, loop }
    enum Progress: Sendable { case unchecked, checking, done }
    var name: NameID
    var kind: Kind
    var span: SourceSpan
    var slot: Int32
    var type: ValueType
    var progress = Progress.done
    var isUsed = false
    /// For a `let`: its node, and the block it belongs to.
    var node = NodeID.none
    var blockDepth = 0
    /// How long the log was when its block began: what the value can see.
    var mark = 0
    /// Whether a warning about it would be of use.
    var warnsUnused = true
  }

  var locals: [Local] = []
  /// The index in `locals` that each name means; -1 for none.
  var current: [Int32] = []
  private var log: [(name: NameID, previous: Int32)] = []

  var mark: Int { log.count }

  /// Makes room for names that came after.
  mutating func makeRoom(for count: Int) {
    while current.count < count { current.append(-1) }
  }

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

  /// Ends the names declared since a mark, and gives them.
  mutating func end(downTo mark: Int, _ body: (Local) -> Void) {
    while log.count > mark {
      let (name, previous) = log.removeLast()
      let index = Int(current[Int(name.index)])
      body(locals[index])
      current[Int(name.index)] = previous
    }
  }

  /// Takes the names declared since a mark out of reach for a while.
  mutating func hide(downTo mark: Int) -> [(name: NameID, local: Int32)] {
    var hidden: [(name: NameID, local: Int32)] = []
    while log.count > mark {
      let (name, previous) = log.removeLast()
      hidden.append((name, current[Int(name.index)]))
      current[Int(name.index)] = previous
    }
    return hidden
  }

  /// Brings back what `hide` took.
  mutating func unhide(_ hidden: [(name: NameID, local: Int32)]) {
    for (name, local) in hidden.reversed() {
      log.append((name, current[Int(name.index)]))
      current[Int(name.index)] = local
    }
  }
}
