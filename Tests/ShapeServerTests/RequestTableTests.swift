import TestSupport
import Testing

@testable import ShapeServer

@Suite("The table of requests")
struct RequestTableTests {
  @Test func `has a row for each request that the server answers`() throws {
    let table = try RequestTable()
    #expect(table.requests == Set(RequestHandler.all.keys))
    #expect(table.words == ["tested", "not needed", "no"])
  }
}
