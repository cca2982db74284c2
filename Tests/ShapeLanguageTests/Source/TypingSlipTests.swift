import TestSupport
import Testing

@testable import ShapeLanguage

/// Which names one slip of typing makes of another.
@Suite("Slips of typing")
struct TypingSlipTests {
  @Test(arguments: [
    ("corner_radius", "cornerRadius", TypingSlip.wordForm), ("dark-slate-gray", "darkslategray", .wordForm),
    ("Width", "width", .wordForm), ("iwdth", "width", .swap), ("widht", "width", .swap),
    ("bordeRwidth", "borderWidth", .wordForm),
    ("wwidth", "width", .repetition), ("fiill", "fill", .repetition), ("tipp", "tip", .repetition),
    ("wdth", "width", .innerLetter), ("corneradius", "cornerRadius", .innerLetter), ("wildth", "width", .innerLetter),
    ("idth", "width", .outerLetter), ("widt", "width", .outerLetter), ("widths", "width", .outerLetter),
    ("fil", "fill", .outerLetter),
  ])
  func `are one letter more or less, two neighbors swapped, or another word form`(
    _ wrong: String, _ right: String, _ slip: TypingSlip
  ) {
    #expect(MisspelledName(wrong).slip(from: right) == slip)
  }

  @Test(arguments: [
    ("dy", "dx"), ("hard", "card"), ("lightred", "lightgrey"), ("r2", "r"), ("r", "r1"), ("r11", "r1"), ("r21", "r12"),
    ("x1y", "xy1"), ("wdht", "width"), ("bead", "bread1"), ("", "ab"), ("abcd", "badc"),
  ])
  func `are neither another letter, nor a digit, nor two of them`(_ wrong: String, _ right: String) {
    #expect(MisspelledName(wrong).slip(from: right) == nil)
  }

  /// A slip is an edit that `distance` counts once.
  @Test func `are as near as one letter`() {
    let seed = RandomCases.seed(17)
    var random = RandomSource(seed: seed)
    var found = 0
    for _ in 0..<RandomCases.count(quick: 2_000, ci: 20_000, long: 1_000_000) {
      func word() -> String { String((0..<random.whole(3...6)).map { _ in random.pick(Array("abA1")) }) }
      let (wrong, right) = (word(), word())
      guard wrong != right, MisspelledName(wrong).slip(from: right) != nil else { continue }
      found += 1
      #expect(MisspelledName(wrong).distance(to: right) ?? .max <= 3, "seed \(seed): \(wrong) of \(right)")
    }
    #expect(found > 0)
  }
}
