import Testing

@testable import ShapeLanguage

@Suite("A table of names")
struct NameTableTests {
  @Test func `keeps each name and its id while it grows`() {
    var table = NameTable()
    let first = table.count
    let names = (0..<3000).map { "name\($0 * $0)" }
    for (number, name) in names.enumerated() {
      #expect(table.id(name) == .none && table.intern(name) == NameID(first + number))
      #expect(table.intern(names[number / 2]) == NameID(first + number / 2))
    }
    #expect(names.map { table.spelling(table.id($0)) } == names)
    #expect(table.count == first + names.count)
    for keyword in Keyword.allCases { #expect(table.id(keyword.spelling) == keyword.name) }
  }
}
