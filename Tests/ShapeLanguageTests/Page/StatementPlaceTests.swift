import Testing

@testable import ShapeLanguage

/// Which statements each kind of block can contain.
@Suite("Places of statements")
struct StatementPlaceTests {
  private static let statements = [
    "size 9 x 9", "require width > 1", "fill .red", "stroke .red", "border .all", "shadow .red, radius: 1", "clip",
    "erase rect(bounds)", "apply plain", "outline rect(bounds)", "content", "layer { fill .red }",
    "mask layer { fill .red }", "use Plain()", "slot icon { fill .red }",
  ]

  private static let pathCommands = [
    "move (1, 2)", "line (1, 2)", "quad (1, 2), control: (3, 4)", "curve (1, 2), control1: (3, 4), control2: (5, 6)",
    "smooth (1, 2)", "arc (1, 2), radius: 3", "corner (1, 2), to: (3, 4), radius: 0", "close", "add rect(bounds)",
  ]

  private static let everywhere = [
    "let v = 1", "func f() = 1", "if width > 2 { }", "switch round(width) { default: }", "repeat i in 0..<2 { }",
  ]

  /// Blocks, with the statements that they refuse. `@` makes names distinct.
  private static let places: [(block: String, refused: String)] = [
    ("shape A@ { size 9 x 9; # }", "size(E0502) slot"),
    ("shape A@ { size 9 x 9; layer { # } }", "size slot"),
    ("shape A@ { size 9 x 9; mask layer { # } }", "size content(E0517) slot"),
    ("shape A@ { size 9 x 9; if width > 1 { # } }", "size slot"),
    ("shape A@ { size 9 x 9; layer { if width > 1 { } else { # } } }", "size slot"),
    ("shape A@ { size 9 x 9; switch round(width) { default: # } }", "size slot"),
    ("shape A@ { size 9 x 9; repeat j in 0..<2 { # } }", "size outline content slot"),
    ("shape A@ { size 9 x 9; repeat j in 0..<2 { if width > 1 { # } } }", "size outline content slot"),
    ("shape A@ { size 9 x 9; repeat j in 0..<2 { layer { # } } }", "size content slot"),
    ("shape A@ { size 9 x 9; use Frame() { # } }", "size"),
    ("shape A@ { size 9 x 9; use Frame() { if width > 1 { # } } }", "size slot"),
    ("shape A@ { size 9 x 9; use Frame() { repeat j in 0..<2 { # } } }", "size outline content slot"),
    ("shape A@ { size 9 x 9; use Frame() { slot label { # } } }", "size slot"),
    ("style s@ { # }", "size require outline content layer mask use slot"),
    ("style s@ { if width > 1 { # } }", "size require outline content layer mask use slot"),
    ("style s@ { repeat j in 0..<2 { # } }", "size require outline content layer mask use slot"),
  ]

  private static let paths = [
    "shape A@ { size 9 x 9; outline { move (0, 0); # } }",
    "shape A@ { size 9 x 9; fill .red, path: path { move (0, 0); # } }",
    "shape A@ { size 9 x 9; outline { move (0, 0); if width > 1 { # } } }",
    "shape A@ { size 9 x 9; outline { move (0, 0); switch round(width) { case 9: # ; default: line (3, 4) } } }",
    "shape A@ { size 9 x 9; outline { move (0, 0); repeat j in 0..<2 { # } } }",
  ]

  @Test func `are those of the language page`() {
    let statements = Self.statements + Self.pathCommands + Self.everywhere
    let all =
      Self.places.map { ($0.block, ([$0.refused] + Self.pathCommands.map { Self.word($0) }).joined(separator: " ")) }
      + Self.paths.map { ($0, Self.statements.map { Self.word($0) }.joined(separator: " ")) }
    var source = """
      style plain { fill .red }
      shape Plain { size 9 x 9; fill .red }
      shape Frame { size 9 x 9; content; content icon; content label }

      """
    var starts: [Int] = []
    for (block, _) in all {
      for statement in statements {
        starts.append(source.utf8.count)
        source += block.replacing("@", with: "\(starts.count)").replacing("#", with: statement) + "\n"
      }
    }
    var codes: [Int: [String]] = [:]
    for diagnostic in Snippet(source).compile().diagnostics where diagnostic.severity == .error {
      let place = starts.lastIndex { $0 <= Int(diagnostic.span.start) } ?? -1
      codes[place, default: []].append(diagnostic.problem.code)
    }
    var found: [String] = []
    for index in all.indices {
      let refused = statements.enumerated().compactMap { offset, statement -> String? in
        guard let codes = codes[index * statements.count + offset] else { return nil }
        return Self.word(statement) + (codes == ["E0501"] ? "" : "(\(codes.joined(separator: " ")))")
      }
      found.append("\(all[index].0): \(refused.joined(separator: " "))")
    }
    #expect(codes[-1] == nil)
    #expect(found == all.map { "\($0.0): \($0.1)" })
  }

  private static func word(_ statement: String) -> String { String(statement.prefix { $0 != " " }) }
}
