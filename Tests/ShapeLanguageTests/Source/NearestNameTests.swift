import TestSupport
import Testing

@testable import ShapeLanguage

/// The rules for suggestions, beside a slow search that follows their description.
@Suite("The nearest name")
struct NearestNameTests {
  /// Returns the fewest insertions, deletions, replacements and swaps of neighbors between the ends of two words.
  private static func distance(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
    var known: [Int: Int] = [:]
    func between(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
      guard let first = a.first, let other = b.first else { return a.count + b.count }
      if let found = known[100 * a.count + b.count] { return found }
      let (restA, restB) = (a.dropFirst(), b.dropFirst())
      var best = min(between(restA, b), between(a, restB)) + 1
      best = min(best, between(restA, restB) + (first == other ? 0 : 1))
      if let second = restA.first, let next = restB.first, first == next, second == other {
        best = min(best, between(restA.dropFirst(), restB.dropFirst()) + 1)
      }
      known[100 * a.count + b.count] = best
      return best
    }
    return between(a, b)
  }

  /// Returns a small number for a near name, and `nil` for a name that is too far away.
  private static func rank(_ wrong: String, _ name: String) -> Int? {
    let (a, b) = (Array(wrong.lowercased()), Array(name.lowercased()))
    if a.count > 64 || wrong == name { return nil }
    if a == b { return 1 }
    if a.count == 1 { return b.count == 2 && a[0] == b[0] ? 2 : nil }
    let allowed = max(a.count / 3, 1)
    if abs(a.count - b.count) > allowed { return nil }
    let ignoringCase = distance(a[...], b[...])
    if ignoringCase > allowed { return nil }
    return 2 * ignoringCase + (distance(Array(wrong)[...], Array(name)[...]) > ignoringCase ? 1 : 0)
  }

  private static func nearest(_ wrong: String, _ names: [String]) -> Set<String> {
    let ranks = names.map { rank(wrong, $0) }
    if let best = ranks.compactMap({ $0 }).min() {
      return Set(zip(names, ranks).filter { $1 == best }.map { $0.0 })
    }
    let endings = names.filter { $0.lowercased().hasSuffix(wrong.lowercased()) && $0 != wrong }
    return wrong.count >= 4 && wrong.count <= 64 && endings.count == 1 ? [endings[0]] : []
  }

  @Test func `are those with the fewest wrong letters, or else the only one with this end`() {
    let seed = RandomCases.seed(11)
    var random = RandomSource(seed: seed)
    var found = 0
    let count = RandomCases.count(quick: 300, ci: 3_000, long: 100_000)
    for number in 0..<count {
      let length = number.isMultiple(of: 50) ? random.whole(62...66) : random.whole(0...9)
      let wrong = Self.word(length, &random)
      let names = (0..<random.whole(0...5)).map { _ in Self.name(like: wrong, &random) }
      let expected = Self.nearest(wrong, names)
      if !expected.isEmpty { found += 1 }
      let nearest = nearestNames(to: wrong, among: names)
      #expect(
        Set(nearest) == expected && nearest.count == expected.count, "seed \(seed): \(wrong) among \(names)")
      #expect(nearestName(to: wrong, among: names) == nearest.first)
    }
    #expect(count < 100 || found > count / 4 && found < count * 3 / 4)
  }

  @Test func `is one with a slip of typing before one with another letter`() {
    #expect(nearestNames(to: "hight", among: ["left", "right", "width", "height"]) == ["height", "right"])
  }

  private static func word(_ length: Int, _ random: inout RandomSource) -> String {
    String((0..<length).map { _ in random.pick(Array("aAbBcz_1")) })
  }

  private static func name(like word: String, _ random: inout RandomSource) -> String {
    var letters = Array(word)
    switch random.below(8) {
    case 0: return Self.word(random.whole(0...8), &random)
    case 1: return Self.word(random.whole(1...40), &random) + word
    default: break
    }
    for _ in 0..<random.whole(0...3) where !letters.isEmpty {
      let place = random.below(letters.count)
      switch random.below(5) {
      case 0: letters.remove(at: place)
      case 1: letters.insert(random.pick(Array("abAz")), at: place)
      case 2: letters[place] = random.pick(Array("abAz"))
      case 3 where place > 0: letters.swapAt(place - 1, place)
      default: letters[place] = Character(letters[place].uppercased())
      }
    }
    return String(letters)
  }
}
