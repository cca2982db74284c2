/// The shortest ways through a grammar from any node to any of its features.
struct Routes: Sendable {
  /// For each feature and node the number of steps.
  private let distances: [[Int]]

  /// The distance if nothing leads to the feature.
  static let none = Int.max

  /// Goes up from the nodes that use each feature, breadth first.
  init(_ grammar: Grammar) {
    let nodes = grammar.nodes
    var parents: [[Int]] = Array(repeating: [], count: nodes.count)
    var users: [[Int]] = Array(repeating: [], count: grammar.features.count)
    for (number, node) in nodes.enumerated() {
      let children = node.kind == .rule ? [grammar.bodies[node.symbol]] : grammar.children(of: node)
      for child in children { parents[child].append(number) }
      for feature in grammar.features(of: number) { users[feature].append(number) }
    }
    distances = users.map { users in
      var distances = Array(repeating: Routes.none, count: nodes.count)
      for number in users { distances[number] = 0 }
      var reached = users
      var next = 0
      while next < reached.count {
        let number = reached[next]
        next += 1
        for parent in parents[number] where distances[parent] == Routes.none {
          distances[parent] = distances[number] + 1
          reached.append(parent)
        }
      }
      return distances
    }
  }

  /// Returns the number of steps down from a node to use a feature, or `Routes.none` if nothing leads there.
  func distance(from node: Int, to feature: Int) -> Int {
    distances[feature][node]
  }
}
