/// The ends of edges in the order in which a sweep meets them: sorted at first, with a heap for what is cut on the way.
struct EventQueue {
  private struct Event {
    var point: GridPoint
    var edge: Int32
    var isStart: Bool
  }

  private var sorted: [Event] = []
  private var position = 0
  private var heap: [Event] = []

  init(_ edges: [SweepEdge]) {
    sorted.reserveCapacity(edges.count * 2)
    for (index, edge) in edges.enumerated() {
      sorted.append(Event(point: edge.left, edge: Int32(index), isStart: true))
      sorted.append(Event(point: edge.right, edge: Int32(index), isStart: false))
    }
    sorted.sort { $0.point < $1.point }
  }

  mutating func push(_ point: GridPoint, _ edge: Int32, isStart: Bool) {
    heap.append(Event(point: point, edge: edge, isStart: isStart))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !(heap[child].point < heap[parent].point) { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the next point and what ends and starts there; nil at the end. Ends that have been cut off since are left
  /// out.
  mutating func next(
    _ ending: inout [Int32], _ starting: inout [Int32], _ edges: [SweepEdge]
  ) -> GridPoint? {
    let waiting = position < sorted.count ? sorted[position].point : nil
    guard let point = heap.first.map({ top in waiting.map { $0 < top.point ? $0 : top.point } ?? top.point }) ?? waiting
    else { return nil }
    func take(_ event: Event) {
      let current = edges[Int(event.edge)]
      if event.isStart {
        if current.left == point, !current.isNothing { starting.append(event.edge) }
      } else if current.right == point {
        ending.append(event.edge)
      }
    }
    while position < sorted.count, sorted[position].point == point {
      take(sorted[position])
      position += 1
    }
    while let top = heap.first, top.point == point {
      take(top)
      removeFirst()
    }
    return point
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    if heap.isEmpty { return }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1].point < heap[child].point { child += 1 }
      if !(heap[child].point < heap[parent].point) { break }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
