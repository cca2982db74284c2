import TestSupport
import Testing

@testable import ShapeSwift

@Suite("Free names of generated code")
struct SwiftScopeTests {
  @Test func `take the lowest free number`() {
    var scope = SwiftScope(taken: ["drawn3"])
    #expect((0..<4).map { _ in scope.add("drawn") } == ["drawn", "drawn2", "drawn4", "drawn5"])
    scope.free(["drawn2"])
    #expect((0..<2).map { _ in scope.add("drawn") } == ["drawn2", "drawn6"])
    scope.free(["drawn"])
    #expect(scope.add("drawn") == "drawn")
  }

  @Test func `are freed when a block ends`() {
    var scope = SwiftScope(taken: [])
    for _ in 0..<3 {
      scope.open()
      #expect((0..<3).map { _ in scope.add("a1") } == ["a1", "a12", "a13"])
      #expect((0..<2).map { _ in scope.add("a") } == ["a", "a2"])
      scope.close()
    }
  }

  /// A name with a number may belong to several stems.
  @Test func `are free for every stem of which they may be a number`() {
    var names = SwiftNameSet(reserved: ["a3"])
    for name in ["a"] + (1...12).map({ "a\($0)" }) { names.insert(name) }
    #expect(names.add("a1") == "a13")
    #expect(names.add("a") == "a14")
    names.remove("a12")
    #expect(names.add("a") == "a12")
    names.remove("a12")
    #expect(names.add("a1") == "a12")
    names.remove("a3")
    #expect(names.add("a") == "a15")
  }

  /// The time for finding a free name does not depend on their number.
  @Test func `are found without trying taken ones again`() {
    var names = SwiftNameSet()
    var tries = 0
    for _ in 0..<5000 {
      _ = names.add("drawn") { _ in
        tries += 1
        return false
      }
    }
    #expect(tries < 3 * 5000)
  }

  @Test func `agree with trying every number`() {
    var names = SwiftNameSet()
    var reference: Set<String> = []
    var random = RandomSource(seed: 1)
    for _ in 0..<2000 {
      let wanted = ["a", "a1", "a12", "a02", "b"].randomElement(using: &random) ?? "a"
      if Bool.random(using: &random), let name = reference.sorted().randomElement(using: &random) {
        reference.remove(name)
        names.remove(name)
      } else {
        var (free, number) = (wanted, 2)
        while reference.contains(free) {
          free = "\(wanted)\(number)"
          number += 1
        }
        #expect(names.add(wanted) == free)
        reference.insert(free)
      }
    }
  }
}
