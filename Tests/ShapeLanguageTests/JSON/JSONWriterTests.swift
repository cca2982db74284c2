import Testing

@testable import ShapeLanguage

@Suite("The JSON writer")
struct JSONWriterTests {
  @Test func `breaks lines of values that contain others`() {
    let value: JSONValue = ["a": [1, 2], "b": [["c": nil]], "d": [:], "e": []]
    #expect(
      JSONWriter.indented(value) == """
        {
          "a": [1, 2],
          "b": [
            {"c": null}
          ],
          "d": {},
          "e": []
        }

        """)
  }

  @Test(
    arguments: [
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_994, "9.007199254740994e+15"),
      (-9_007_199_254_740_994, "-9.007199254740994e+15"), (-0.0, "-0"), (-120, "-120"),
    ] as [(Double, String)])
  func `writes all digits of whole numbers below two to the power of 53`(number: Double, text: String) {
    #expect(JSONWriter.compact(.number(number)) == text)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `writes null for numbers that JSON doesn't have`(number: Double) {
    #expect(JSONWriter.compact(.number(number)) == "null")
  }
}
