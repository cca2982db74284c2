/// The name of a list that a misspelt one most likely means: the nearest by Damerau–Levenshtein distance, letters'
/// case aside, if it is near enough for its length; else the only one that ends with it, as `cornerRadius` with
/// `radius`. Of equally near ones the first.
public func nearestName(to wrong: String, among candidates: [String]) -> String? {
  let letters = Array(wrong.utf8.map(lowercased))
  guard letters.count <= 64 else { return nil }
  // Of one letter nothing is left where that is wrong.
  let allowed = letters.count < 2 ? 0 : max(1, letters.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != wrong {
    let other = Array(candidate.utf8.map(lowercased))
    guard abs(other.count - letters.count) <= allowed else { continue }
    let distance = editDistance(letters, other)
    if distance <= allowed, distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  if let best { return best.name }
  let longer = candidates.filter { letters.count > 3 && $0.utf8.map(lowercased).suffix(letters.count) == letters[...] }
  return longer.count == 1 ? longer[0] : nil
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// How many letters to insert, delete, replace, or swap with their neighbour (the optimal string alignment distance).
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
