/// Returns the name that a misspelled one most likely means.
///
/// It is the nearest by Damerau–Levenshtein distance, ignoring case, if it is near enough for its length, as a name that
/// differs only in case always is. Otherwise it is the only name that ends with it, as in `cornerRadius` and `radius`. If
/// several are equally near, the first of `nearestNames`.
public func nearestName(to wrong: String, among candidates: [String]) -> String? {
  nearestNames(to: wrong, among: candidates).first
}

/// Returns the names that a misspelled one most likely means: those that are equally near, first those with a slip of typing.
func nearestNames(to wrong: String, among candidates: [String]) -> [String] {
  let misspelled = MisspelledName(wrong)
  var near: [(name: String, distance: Int)] = []
  for candidate in candidates {
    if let distance = misspelled.distance(to: candidate) { near.append((candidate, distance)) }
  }
  guard let least = near.map({ $0.distance }).min() else {
    return [misspelled.onlyEnding(among: candidates)].compactMap { $0 }
  }
  return misspelled.slipsFirst(near.filter { $0.distance == least }) { $0.name }.map { $0.name }
}

/// A misspelled name that is compared with candidates.
package struct MisspelledName {
  let spelling: String
  private let letters: [UInt8]

  package init(_ spelling: String) {
    self.spelling = spelling
    letters = Array(spelling.utf8.map(lowercased))
  }

  private var isSingleLetter: Bool { letters.count == 1 }

  /// Returns whether both names are single letters, and different ones.
  func isOtherLetter(_ candidate: String) -> Bool {
    isSingleLetter && candidate.utf8.count == 1 && candidate != spelling
  }

  /// Returns twice the number of letters that differ from those of another name, plus one if their case differs. `nil`
  /// if there are too many.
  package func distance(to candidate: String) -> Int? {
    guard letters.count <= 64, candidate != spelling else { return nil }
    let allowed = max(1, letters.count / 3)
    let other = Array(candidate.utf8.map(lowercased))
    guard abs(other.count - letters.count) <= allowed else { return nil }
    if other == letters { return 1 }
    // In a name of one letter, that letter can't be the wrong one: the candidate must have a second letter that is
    // missing.
    if isSingleLetter { return other.count == 2 && other.first == letters.first ? 2 : nil }
    let distance = editDistance(letters, other)
    guard distance <= allowed else { return nil }
    let isSameCase = editDistance(Array(spelling.utf8), Array(candidate.utf8)) == distance
    return 2 * distance + (isSameCase ? 0 : 1)
  }

  /// Returns the elements with different names, first those whose name one slip of typing makes this one.
  func slipsFirst<Element>(_ elements: [Element], _ name: (Element) -> String) -> [Element] {
    guard elements.count > 1 else { return elements }
    var known: Set<String> = []
    var (slips, others): ([Element], [Element]) = ([], [])
    for element in elements where known.insert(name(element)).inserted {
      if slip(from: name(element)) != nil { slips.append(element) } else { others.append(element) }
    }
    return slips + others
  }

  /// Returns the only name that ends with this one.
  func onlyEnding(among candidates: [String]) -> String? {
    guard (4...64).contains(letters.count) else { return nil }
    let longer = candidates.filter { $0.utf8.map(lowercased).suffix(letters.count) == letters[...] && $0 != spelling }
    return longer.count == 1 ? longer[0] : nil
  }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// Returns the number of letters to insert, delete, replace, or swap with their neighbor (the optimal string alignment
/// distance).
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforePrevious = [Int](repeating: 0, count: b.count + 1)
  var previous = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1] + [Int](repeating: 0, count: b.count)
    for j in 0..<b.count {
      let substitution = previous[j] + (a[i] == b[j] ? 0 : 1)
      row[j + 1] = min(substitution, previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforePrevious[j - 1] + 1) }
    }
    (beforePrevious, previous) = (previous, row)
  }
  return previous[b.count]
}
