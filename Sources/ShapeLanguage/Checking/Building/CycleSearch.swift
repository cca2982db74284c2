/// Finds the cycles of a directed graph by a depth-first search, one for each edge that leads back to a node of the
/// current path.
///
/// Nodes and edges are visited in their order. The search uses its own stack, because chains can be long.
///
/// - Parameter ends: The maximum number of edges from each end of a cycle. Longer cycles are shortened in the middle,
///   so that many long cycles don't take quadratic time.
/// - Returns: The indices of the edges of each cycle, in order. The last edge closes the cycle.
func findCycles(nodes: Int, edges: [(from: Int, to: Int)], ends: Int? = nil) -> [[Int]] {
  var outgoing = [[Int]](repeating: [], count: nodes)
  for (index, edge) in edges.enumerated() { outgoing[edge.from].append(index) }
  enum Progress { case unseen, onPath, done }
  var progress = [Progress](repeating: .unseen, count: nodes)
  /// The position of each node on the path.
  var place = [Int](repeating: 0, count: nodes)
  var result: [[Int]] = []
  for start in 0..<nodes where progress[start] == .unseen {
    var path: [(node: Int, next: Int)] = [(start, 0)]
    progress[start] = .onPath
    place[start] = 0
    while let (node, next) = path.last {
      guard next < outgoing[node].count else {
        progress[node] = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let target = edges[outgoing[node][next]].to
      switch progress[target] {
      case .unseen:
        progress[target] = .onPath
        place[target] = path.count
        path.append((target, 0))
      case .onPath:
        var members = path[place[target]...]
        if let ends, members.count > 2 * ends { members = members.prefix(ends) + members.suffix(ends) }
        result.append(members.map { outgoing[$0.node][$0.next - 1] })
      case .done: break
      }
    }
  }
  return result
}
