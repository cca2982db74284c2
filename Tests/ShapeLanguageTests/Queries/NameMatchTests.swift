import ShapeEditing
import ShapeLanguage
import Testing

@Suite("How well names fit what was typed")
struct NameMatchTests {
  @Test(
    arguments: [
      ("Heart", "heart", .whole), ("Heart", "HE", .start), ("Heart", "", .start), ("bigHeart", "heart", .part),
      ("Heart", "hrt", .scattered), ("Heart", "hh", nil), ("Heart", "hearts", nil), ("Érable", "é", nil),
    ] as [(String, String, NameMatch?)])
  func `is known by the order of the letters`(name: String, typed: String, expected: NameMatch?) {
    #expect(NameMatch(name, typed: typed.utf8) == expected)
  }
}
