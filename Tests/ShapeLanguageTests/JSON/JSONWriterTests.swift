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

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `writes null for numbers that JSON doesn't have`(number: Double) {
    #expect(JSONWriter.compact(.number(number)) == "null")
  }
}
