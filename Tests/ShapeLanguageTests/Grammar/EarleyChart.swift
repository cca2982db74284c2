/// A state of a rule's automaton, the token at which the rule began, and the origin of the item.
struct EarleyItem {
  var state: Int32
  var origin: Int32
  /// The item before the last symbol was read, the edge by which it was read (-1 at the start of a rule), and the item
  /// that ended the rule: -1 for a token, `EarleyChart.nothing` for an empty rule.
  var previous: Int32
  var edge: Int32
  var child: Int32
  var hasOtherWays = false
}

/// The items of one sentence, set by set.
///
/// They are in plain memory, because a debug build must recognize forty thousand sentences in seconds.
struct EarleyChart {
  static let nothing: Int32 = -2

  private struct Waiting {
    var item: Int32
    var edge: Int32
    var next: Int32
  }

  private let stateCount: Int
  private let ruleCount: Int
  private let classCount: Int
  private let edgeTarget: UnsafeMutablePointer<Int32>
  private let edgeSymbol: UnsafeMutablePointer<Int32>
  private let ruleOfState: UnsafeMutablePointer<Int32>
  private let startOfRule: UnsafeMutablePointer<Int32>
  private let steps: UnsafeMutablePointer<Int32>
  private let stepStart: UnsafeMutablePointer<Int32>
  private let ends: UnsafeMutablePointer<Bool>

  private(set) var items: UnsafeMutablePointer<EarleyItem>
  private var itemCount = 0
  private var itemCapacity = 4096
  private var waiting: UnsafeMutablePointer<Waiting>
  private var waitingCount = 0
  private var waitingCapacity = 4096
  /// For each place and rule the last of the items that wait for the rule to end, or -1.
  private var lastWaiting: UnsafeMutablePointer<Int32>
  /// For each origin and state the item of the current set, as `base + item`; less than `base + setStart` if none.
  private var known: UnsafeMutablePointer<Int>
  private var placeCapacity = 0
  private var base = 1
  private var setStart = 0
  /// The items and edges by which the next token is read.
  private var scans: UnsafeMutablePointer<(item: Int32, edge: Int32)>
  private var scanCount = 0
  private var scanCapacity = 1024

  init(_ tables: EarleyTables) {
    stateCount = tables.stateCount
    ruleCount = tables.starts.count
    classCount = tables.classCount
    edgeTarget = EarleyChart.copy(tables.edges.map { Int32($0.target) })
    edgeSymbol = EarleyChart.copy(tables.edges.map { Int32($0.symbol) })
    ruleOfState = EarleyChart.copy(tables.rules.map { Int32($0) })
    startOfRule = EarleyChart.copy(tables.starts.map { Int32($0) })
    steps = EarleyChart.copy(tables.steps)
    stepStart = EarleyChart.copy(tables.stepStart)
    ends = EarleyChart.copy(tables.ends)
    items = .allocate(capacity: itemCapacity)
    waiting = .allocate(capacity: waitingCapacity)
    scans = .allocate(capacity: scanCapacity)
    lastWaiting = .allocate(capacity: 0)
    known = .allocate(capacity: 0)
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    elements.withUnsafeBufferPointer { source in
      if let first = source.baseAddress { memory.initialize(from: first, count: source.count) }
    }
    return memory
  }

  func free() {
    edgeTarget.deallocate()
    edgeSymbol.deallocate()
    ruleOfState.deallocate()
    startOfRule.deallocate()
    steps.deallocate()
    stepStart.deallocate()
    ends.deallocate()
    items.deallocate()
    waiting.deallocate()
    scans.deallocate()
    lastWaiting.deallocate()
    known.deallocate()
  }

  /// Makes all items for the tokens. Returns one for the whole sentence, if there is one.
  mutating func fill(_ classes: [Int]) -> Int? {
    let count = classes.count
    prepare(places: count + 1)
    var place = 0
    var tokenClass = classes[0]
    add(startOfRule[0], 0, -1, -1, -1, tokenClass)
    while true {
      scanCount = 0
      var item = setStart
      while item < itemCount {
        process(item, place, tokenClass)
        item += 1
      }
      if place == count { break }
      if scanCount == 0 { return nil }
      setStart = itemCount
      place += 1
      tokenClass = place < count ? classes[place] : classCount - 1
      var scan = 0
      while scan < scanCount {
        let (item, edge) = scans[scan]
        add(edgeTarget[Int(edge)], items[Int(item)].origin, item, edge, -1, tokenClass)
        scan += 1
      }
    }
    var whole: Int?
    for item in setStart..<itemCount where items[item].origin == 0 {
      let state = Int(items[item].state)
      guard ruleOfState[state] == 0, ends[state * classCount + tokenClass] else { continue }
      if let first = whole { items[first].hasOtherWays = true } else { whole = item }
    }
    return whole
  }

  private mutating func process(_ number: Int, _ place: Int, _ tokenClass: Int) {
    let state = items[number].state
    let origin = items[number].origin
    let row = Int(state) * classCount + tokenClass
    var step = Int(stepStart[row])
    let lastStep = Int(stepStart[row + 1])
    while step < lastStep {
      let edge = steps[step]
      step += 1
      if edge < 0 {
        add(edgeTarget[Int(-1 - edge)], origin, Int32(number), -1 - edge, EarleyChart.nothing, tokenClass)
        continue
      }
      let symbol = edgeSymbol[Int(edge)]
      if symbol >= 0 {
        if scanCount == scanCapacity { EarleyChart.grow(&scans, &scanCapacity) }
        scans[scanCount] = (Int32(number), edge)
        scanCount += 1
        continue
      }
      let rule = Int(-1 - symbol)
      let last = lastWaiting[place * ruleCount + rule]
      if waitingCount == waitingCapacity { EarleyChart.grow(&waiting, &waitingCapacity) }
      waiting[waitingCount] = Waiting(item: Int32(number), edge: edge, next: last)
      lastWaiting[place * ruleCount + rule] = Int32(waitingCount)
      waitingCount += 1
      if last < 0 { add(startOfRule[rule], Int32(place), -1, -1, -1, tokenClass) }
    }
    // A rule that ends where it began is empty, which has been handled above.
    guard ends[row], Int(origin) != place else { return }
    var next = lastWaiting[Int(origin) * ruleCount + Int(ruleOfState[Int(state)])]
    while next >= 0 {
      let waiter = waiting[Int(next)]
      let target = edgeTarget[Int(waiter.edge)]
      add(target, items[Int(waiter.item)].origin, waiter.item, waiter.edge, Int32(number), tokenClass)
      next = waiter.next
    }
  }

  private mutating func add(
    _ state: Int32, _ origin: Int32, _ previous: Int32, _ edge: Int32, _ child: Int32, _ tokenClass: Int
  ) {
    let row = Int(state) * classCount + tokenClass
    guard ends[row] || stepStart[row] != stepStart[row + 1] else { return }
    let slot = Int(origin) * stateCount + Int(state)
    let item = known[slot] - base
    if item >= setStart {
      if items[item].edge >= 0 { items[item].hasOtherWays = true }
      return
    }
    known[slot] = base + itemCount
    if itemCount == itemCapacity { EarleyChart.grow(&items, &itemCapacity) }
    items[itemCount] = EarleyItem(state: state, origin: origin, previous: previous, edge: edge, child: child)
    itemCount += 1
  }

  /// Prepares for a sentence with a number of places between tokens.
  private mutating func prepare(places: Int) {
    base += itemCount
    itemCount = 0
    waitingCount = 0
    setStart = 0
    if places > placeCapacity {
      placeCapacity = places * 2
      known.deallocate()
      lastWaiting.deallocate()
      known = .allocate(capacity: placeCapacity * stateCount)
      known.initialize(repeating: 0, count: placeCapacity * stateCount)
      lastWaiting = .allocate(capacity: placeCapacity * ruleCount)
    }
    lastWaiting.initialize(repeating: -1, count: places * ruleCount)
  }

  private static func grow<Element>(_ memory: inout UnsafeMutablePointer<Element>, _ capacity: inout Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: memory, count: capacity)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }
}
