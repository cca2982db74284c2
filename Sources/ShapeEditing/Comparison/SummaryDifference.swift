import ShapeLanguage

/// A difference between two summaries.
public indirect enum SummaryDifference: Equatable, Sendable {
  case added(SummaryItem)
  case removed(SummaryItem)
  /// A declaration that has another name, and is the same otherwise.
  case renamed(from: String, to: String)
  /// An item that both have.
  ///
  /// - Parameter number: Which one of the items with that title around it, from 1, if there are several.
  case changed(title: String, number: Int?, properties: [PropertyDifference], items: [SummaryDifference])

  public struct PropertyDifference: Equatable, Sendable {
    public var name: String
    /// The value, or `nil` if there is none.
    public var old: String?
    public var new: String?
  }
}

extension FileSummary {
  /// Returns how another file differs, in the order of its declarations. Removed declarations come first. Empty if the
  /// files declare the same and draw the same.
  ///
  /// - Complexity: O(n + m²) for n items and at most m changed ones beside each other.
  public func differences(to new: FileSummary) -> [SummaryDifference] {
    var differences = SummaryComparison.differences(declarations, new.declarations)
    // A name is certain to be the new one of a declaration if nothing else of its kind fits.
    for case .removed(let old) in differences {
      let added = differences.compactMap { if case .added(let item) = $0, item.isRenamed(old) { item } else { nil } }
      let removed = differences.count { if case .removed(let item) = $0 { item.isRenamed(old) } else { false } }
      guard added.count == 1, removed == 1 else { continue }
      let rename = SummaryDifference.renamed(from: old.title, to: added[0].title)
      differences.removeAll { $0 == .removed(old) }
      differences = differences.map { $0 == .added(added[0]) ? rename : $0 }
    }
    return differences
  }
}

extension SummaryItem {
  /// Returns whether two declarations of a kind differ only in their names.
  fileprivate func isRenamed(_ other: SummaryItem) -> Bool {
    title.prefix { $0 != " " } == other.title.prefix { $0 != " " } && !title.hasPrefix("import ")
      && properties == other.properties && items == other.items
  }
}

/// Matches items of two summaries.
enum SummaryComparison {
  /// The maximum number of pairs of items to compare. Beyond it, they are paired by their positions.
  private static let mostPairs = 1_000_000

  static func differences(_ old: [SummaryItem], _ new: [SummaryItem]) -> [SummaryDifference] {
    named(old.filter { $0.isNamed }, new.filter { $0.isNamed })
      + ordered(old.filter { !$0.isNamed }, new.filter { !$0.isNamed })
  }

  private static func difference(_ old: SummaryItem, _ new: SummaryItem, _ number: Int?) -> SummaryDifference? {
    if old == new { return nil }
    var properties: [SummaryDifference.PropertyDifference] = []
    let names =
      old.properties.map { $0.name }
      + new.properties.map { $0.name }.filter { name in
        !old.properties.contains { $0.name == name }
      }
    for name in names {
      let (first, second) = (old[name], new[name])
      if first != second { properties.append(.init(name: name, old: first, new: second)) }
    }
    let parameters = (old.namedTitles, new.namedTitles)
    if parameters.0 != parameters.1, parameters.0.sorted() == parameters.1.sorted() {
      properties.append(
        .init(name: "order", old: parameters.0.joined(separator: ", "), new: parameters.1.joined(separator: ", ")))
    }
    let items = differences(old.items, new.items)
    // The statements matter only if nothing else tells what they do.
    if properties.count > 1 || !items.isEmpty { properties.removeAll { $0.name == SummaryItem.source } }
    return .changed(title: new.title, number: number, properties: properties, items: items)
  }

  // MARK: Matching

  private static func named(_ old: [SummaryItem], _ new: [SummaryItem]) -> [SummaryDifference] {
    let before = Dictionary(grouping: old) { $0.title }
    let titles = Set(new.map { $0.title })
    let removed = old.filter { !titles.contains($0.title) }.map { SummaryDifference.removed($0) }
    return removed
      + new.compactMap { item in
        guard let old = before[item.title]?.first else { return .added(item) }
        return difference(old, item, nil)
      }
  }

  /// Matches items whose order matters. Equal ones at both ends match each other.
  private static func ordered(_ old: [SummaryItem], _ new: [SummaryItem]) -> [SummaryDifference] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let (olds, news) = (start..<old.count - end, start..<new.count - end)
    let numbers = Self.numbers(of: old)
    var result: [SummaryDifference] = []
    var next = (olds.lowerBound, news.lowerBound)
    func skip(to pair: (Int, Int)) {
      result += old[next.0..<pair.0].map { .removed($0) } + new[next.1..<pair.1].map { .added($0) }
      next = (pair.0 + 1, pair.1 + 1)
    }
    for pair in matches(Array(old[olds]), Array(new[news])).map({ ($0 + start, $1 + start) }) {
      skip(to: pair)
      if let change = difference(old[pair.0], new[pair.1], numbers[pair.0]) { result.append(change) }
    }
    skip(to: (olds.upperBound, news.upperBound))
    return result
  }

  /// Returns pairs of indices of items with the same title, in ascending order, that have the most in common.
  private static func matches(_ old: [SummaryItem], _ new: [SummaryItem]) -> [(Int, Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    guard old.count <= mostPairs / new.count else {
      return zip(old.indices, new.indices).filter { old[$0].title == new[$1].title }
    }
    var titles: [String: Int] = [:]
    var contents: [[SummaryItem]: Int] = [:]
    let olds = old.map { Candidate($0, &titles, &contents) }
    let news = new.map { Candidate($0, &titles, &contents) }
    // The best sum for the items from an index on, of either side.
    let width = new.count + 1
    var best = [Int](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let both = olds[i].affinity(to: news[j])
        best[i * width + j] = max(
          both > 0 ? both + best[(i + 1) * width + j + 1] : 0, best[(i + 1) * width + j], best[i * width + j + 1])
      }
    }
    var (i, j) = (0, 0)
    var result: [(Int, Int)] = []
    while i < old.count, j < new.count {
      let both = olds[i].affinity(to: news[j])
      if both > 0, best[i * width + j] == both + best[(i + 1) * width + j + 1] {
        result.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if best[i * width + j] == best[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }

  /// An item with a number for its title and one for its contents, so that two of them are compared quickly.
  private struct Candidate {
    let title: Int
    let contents: Int
    let properties: [SummaryItem.Property]

    init(_ item: SummaryItem, _ titles: inout [String: Int], _ contents: inout [[SummaryItem]: Int]) {
      title = titles[item.title, default: titles.count]
      titles[item.title] = title
      self.contents = contents[item.items, default: contents.count]
      contents[item.items] = self.contents
      properties = item.properties
    }

    /// Returns how much two items have in common: 0 if they can't match.
    func affinity(to other: Candidate) -> Int {
      guard title == other.title else { return 0 }
      let isSame = contents == other.contents
      if isSame, properties == other.properties { return 1000 }
      return 10 + properties.count { other.properties.contains($0) } + (isSame ? 5 : 0)
    }
  }

  /// Returns the numbers of items among those with the same title, if there are several.
  private static func numbers(of items: [SummaryItem]) -> [Int?] {
    let totals = items.reduce(into: [String: Int]()) { $0[$1.title, default: 0] += 1 }
    var counts: [String: Int] = [:]
    return items.map { item -> Int? in
      counts[item.title, default: 0] += 1
      return totals[item.title] == 1 ? nil : counts[item.title]
    }
  }
}

extension SummaryItem {
  fileprivate subscript(name: String) -> String? { properties.first { $0.name == name }?.value }

  fileprivate var namedTitles: [String] { items.filter { $0.isNamed }.map { $0.title } }
}
