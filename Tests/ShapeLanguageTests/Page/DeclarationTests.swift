import Foundation
import TestSupport
import Testing

@testable import ShapeLanguage

/// The declarations of commands, functions and constants are complete, in proper English, and the only place that
/// determines the position of an argument.
@Suite("The declarations of the language")
struct DeclarationTests {
  private static let entries =
    Command.allCases.map(\.help) + Builtin.allCases.map(\.help) + Member.allCases.map(\.help)
    + BuiltinEnum.allCases.flatMap { [$0.help] + $0.constantHelp } + EdgesConstant.allCases.map(\.help)

  @Test(arguments: entries)
  func `document everything in whole sentences`(help: HelpEntry) {
    let texts = [help.documentation] + help.parameters.map(\.documentation)
    for text in texts {
      #expect(text.first?.isUppercase == true && text.hasSuffix("."), "\(help.signature): \(text)")
      #expect(!text.contains("unless said") && !text.contains(" round a "), "\(help.signature): \(text)")
    }
  }

  @Test(arguments: Builtin.allCases.map(\.help))
  func `document the result of every function`(help: HelpEntry) {
    #expect(help.documentation.hasPrefix("Returns "), "\(help.signature)")
  }

  @Test(arguments: BuiltinEntry.all.map(\.signature) + Command.allCases.map(\.signature) + [Header.layer])
  func `give every optional argument a default, or an alternative`(signature: Signature) {
    let frame = signature.name == "layer" ? Array(0..<LayerParameters.z.index) : []
    let neighbors = [LayerParameters.above.index, LayerParameters.below.index]
    let excused = Set(signature.exactlyOne.joined() + frame + (signature.name == "layer" ? neighbors : []))
    for (index, parameter) in signature.parameters.enumerated() where !parameter.isRequired {
      #expect(parameter.defaultText != nil || excused.contains(index), "\(signature.name) \(parameter.name)")
    }
    for parameter in signature.parameters where parameter.isRequired { #expect(parameter.defaultText == nil) }
  }

  /// The receiver of a method is its first operand.
  @Test(arguments: BuiltinEntry.all)
  func `number the parameters of functions and methods in order`(entry: BuiltinEntry) {
    #expect(entry.signature.receiverCount == (entry.receiver == nil ? 0 : 1))
    let positions = entry.signature.parameters.map { $0.index - entry.signature.receiverCount }
    #expect(positions == Array(entry.signature.parameters.indices), "\(entry.signature.name)")
  }

  @Test(arguments: Command.allCases.map(\.signature) + [Header.layer, Header.content, Header.outline])
  func `number the parameters of statements in order`(signature: Signature) {
    #expect(signature.parameters.map(\.index) == Array(signature.parameters.indices), "\(signature.name)")
  }

  @Test func `describe names for an editor`() {
    let circle = Builtin.path(.circle).help
    #expect(circle.signature == "circle(center: Point, radius: Number) -> Path")
    #expect(circle.documentation == "Returns a circle, clockwise from its rightmost point.")
    let stroke = Command.stroke.help
    #expect(stroke.signature.hasPrefix("stroke Paint, width: Number, align: StrokeAlignment, cap: LineCap"))
    #expect(stroke.parameters.first { $0.name == "width" }?.defaultText == "`1`")
    #expect(Builtin.derivedPath(.offset).help.signature.hasPrefix("Path.offset(by: Number, join: LineJoin"))
    #expect(Builtin.number(.minimum).help.signature == "min(Number, Number, …) -> Number")
    #expect(Member.rectCenter.help.signature == "Rect.center: Point")
    #expect(BuiltinEnum.lineCap.help.signature == "LineCap: .butt, .round, .square")
  }

  /// Arguments are found by their parameters, enum cases by their types.
  @Test func `no number in the code selects an argument or an enum case`() throws {
    let root = Repository.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
    let selections: [Regex<Substring>] = [
      /operand\((?:\w+, )?\d+\)/, /operands\[[^\]]*\d\]/, /arguments\[\d+\]/, /\]\[Int\(try enumCase/,
      /enumCase\([^()]*\)+ *[=!]= *\d/, /enumCase\(\d+\)/, /rawValue: \d+\)\.declaration/,
    ]
    var found: [String] = []
    for path in paths where ["ShapeLanguage", "ShapeEditing", "ShapeBackends"].contains(path.split(separator: "/")[0]) {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for selection in selections { found += text.matches(of: selection).map { "\(path): \(text[$0.range])" } }
    }
    #expect(paths.count > 100)
    #expect(found == [])
  }
}
