import Foundation
import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// `Grammar.md` is the authority on the language: it must not omit anything in the tables of the language.
@Suite("The language page names everything")
struct PageCoverageTests {
  private let page: String

  init() throws {
    page = try Repository.text(of: "Grammar.md")
  }

  private func missing(_ spellings: [String]) -> [String] { spellings.filter { !page.contains($0) } }

  @Test func `names every function and method`() {
    let spellings = BuiltinEntry.all.map { ($0.receiver == nil ? "`" : ".") + $0.signature.name }
    let calls = spellings.map { $0 + "(" }
    #expect(missing(calls.filter { !page.contains($0.replacingOccurrences(of: "`", with: ", `")) }) == [])
  }

  @Test func `names every label`() {
    let signatures =
      BuiltinEntry.all.map(\.signature) + Command.allCases.map(\.signature)
      + [Header.layer, Header.content]
    let labels = Set(signatures.flatMap { $0.parameters.filter { !$0.isPositional }.map { $0.name + ":" } })
    #expect(missing(labels.sorted()) == [])
  }

  @Test func `names every property`() {
    let section = page.components(separatedBy: "**Members.**").last ?? ""
    let names = Set(Member.all.filter { $0.declaration.receiver != .path }.map { $0.declaration.name })
    #expect(names.filter { !section.contains($0) } == [])
    #expect(missing(["`.bounds`", "`.length`", "`.area`"]) == [])
  }

  @Test func `names every type and its constants`() {
    let types = ValueType.named.map { "`\($0.name)`" } + BuiltinEnum.allCases.map { "`\($0.name)`" }
    let constants = BuiltinEnum.allCases.flatMap(\.cases) + EdgesConstant.allCases.map(\.name)
    #expect(missing(types + constants.filter { $0 != "circular" }.map { "." + $0 }) == [])
  }

  @Test func `names every limit`() {
    let limits = [
      SourceLimits.fileBytes, SourceLimits.programBytes, SourceLimits.files, SourceLimits.nesting, SourceLimits.levels,
      SourceLimits.elements, SourceLimits.steps, SourceLimits.checkSteps, SourceLimits.calls,
      Int(SourceLimits.largestInteger), Int(SourceLimits.largestCoordinate), Int(SourceLimits.largestSide),
      SourceLimits.checkCombinations, PictureLimits.dashes,
    ]
    #expect(missing(limits.map { grouped($0) }) == [])
  }

  /// Returns a number as people write it: 10,000.
  private func grouped(_ number: Int) -> String {
    var digits = Array("\(number)")
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return String(digits)
  }
}
