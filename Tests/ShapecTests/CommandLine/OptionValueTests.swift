import TestSupport
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("Options and the properties of commands")
struct OptionValueTests {
  /// An option, and the only properties of its command that it sets.
  private struct Row {
    /// A command line without the option, beginning with its command.
    var base: [String]
    var option: [String]
    var set: Set<String>

    init(_ line: Substring) {
      let parts = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      (base, option, set) = (parts[0], parts[1], Set(parts[2]))
    }
  }

  private static let rows = """
    emit a.shape -o b.png | --shape Dot | selection.shape="Dot"
    emit a.shape -o c.png | --preview p | selection.preview.named="p"
    emit a.shape -o d.png | --preview all | selection.preview=all
    emit a.shape -o b.png | --size 333x217 | selection.size.width=333.0 selection.size.height=217.0
    emit a.shape -o b.png | --set n=3 | selection.settings.value.value..0="3" selection.settings.value.value.of="n"
    emit a.shape -o c.png | --set @v.json | selection.settings.file.file="v.json"
    emit a.shape -o b.png | --scheme dark | selection.scheme=dark
    emit a.shape -o b.png | --direction rtl | selection.direction=rtl
    emit a.shape -o b.png | --canvas bounds | pictures.canvas=bounds
    emit a.shape -o b.png | --without shadows | pictures.omitsShadows=true
    emit a.shape -o b.png | --sheet | asksForSheet=true
    emit a.shape -o b.png | --scale 2.5 | pictures.scale=2.5
    emit a.shape -o b.png | --background red | pictures.background.red=1.0 \
    pictures.background.green=0.0 pictures.background.blue=0.0 pictures.background.alpha=1.0
    emit a.shape -o b.png | --compression fast | pictures.compression=fast
    emit a.shape -o b.png | --report | pictures.listsExactElements=true
    emit a.shape -o b.png | --strict | isStrict=true
    emit a.shape -o b.png | --depfile d | depfile="d"
    emit a.shape -o b.png | --watch | watches=true
    emit a.shape -o b.png | --warnings-as-errors | messages.warningsAreErrors=true
    emit a.shape -o b.png | --diagnostics json | messages.format=json
    emit a.shape -o b.png | --emit png | askedFormat=png
    emit a.shape -o b.pdf | --resolution 72 | pictures.resolution=72.0
    emit a.shape -o b.ps | --page-size letter | pictures.pageSize.size.width=612.0 pictures.pageSize.size.height=792.0
    emit a.shape -o b.ps | --emit postscript | askedFormat=ps
    emit a.shape -o b.eps | --paper #0000FF | pictures.paper.red=0.0 pictures.paper.green=0.0
    emit a.shape -o b.svg | --css-variables | pictures.tracesColors=true
    emit a.shape -o b.pdf --strict | --tolerance 2.5 | tolerance=2.5
    emit a.shape -o b.svg | --id-prefix first-_2 | pictures.idPrefix="first-_2"
    emit a.shape -o b.swift | --access package | swift.writer.access=package
    emit a.shape -o b.swift | --namespace UI | swift.writer.namespace.name="UI"
    emit a.shape -o b.swift | --module My | swift.module="My"
    emit a.shape -o b.swift | --options o.json | swift.optionFile="o.json"
    emit a.shape -o b.swift | --previews | swift.writer.writesPreviews=true
    emit - /dev/null --emit css | --root /dev/.. | input.root="/dev/.."
    emit - /dev/null --emit css | --stdin-name /c.shape | input.standardInputName="/c.shape"
    emit - /dev/null --emit css | -o e | destination="e"
    show a.shape | --shape Dot | selection.shape="Dot"
    show b.shape | --preview p | selection.preview.named="p"
    show a.shape | --size 3x217 | selection.size.width=3.0 selection.size.height=217.0
    show a.shape | --set n=4 | selection.settings.value.value..0="4" selection.settings.value.value.of="n"
    show a.shape | --scheme light | selection.scheme=light
    show a.shape | --direction ltr | selection.direction=ltr
    show a.shape | --canvas bounds | pictures.canvas=bounds
    show a.shape | --without shadows | pictures.omitsShadows=true
    show a.shape | --scale 0.5 | scale=0.5
    show a.shape | --background #FF000000 | pictures.background.red=1.0 \
    pictures.background.green=0.0 pictures.background.blue=0.0 pictures.background.alpha=0.0
    show a.shape | --protocol iterm | askedProtocol=iterm
    show a.shape | --warnings-as-errors | messages.warningsAreErrors=true
    show a.shape | --diagnostics json | messages.format=json
    show - /dev/null | --root /dev/.. | input.root="/dev/.."
    show - /dev/null | --stdin-name /c.shape | input.standardInputName="/c.shape"
    check a.shape | --fix | fixes=true
    check a.shape | --motion | includesMotion=true
    check a.shape | --prove | proves=true
    check a.shape | --swift | checksSwift=true
    check a.shape | --warnings-as-errors | messages.warningsAreErrors=true
    check a.shape | --diagnostics json | messages.format=json
    check b.shape | --watch | watches=true
    check - /dev/null | --root /dev/.. | input.root="/dev/.."
    check - /dev/null | --stdin-name /c.shape | input.standardInputName="/c.shape"
    check a.shape --swift | --namespace UI | swift.writer.namespace.name="UI"
    check a.shape --swift | --module My | swift.module="My"
    check a.shape --swift | --options o.json | swift.optionFile="o.json"
    format - | --check | onlyLists=true
    format - | --range 12-20 | lines.lowerBound=12 lines.upperBound=20
    format - | --stdin-name c.shape | input.standardInputName="c.shape"
    format - | --diagnostics json | messages.format=json
    preview /dev/null | --open | opens=true
    preview /dev/null | --port 8080 | port=8080
    preview /dev/null | --root /dev/.. | input.root="/dev/.."
    describe - /dev/null | --summary | summarizes=true
    describe - /dev/null | --root /dev/.. | input.root="/dev/.."
    describe - /dev/null | --stdin-name /c.shape | input.standardInputName="/c.shape"
    describe - /dev/null | --warnings-as-errors | messages.warningsAreErrors=true
    describe - /dev/null | --diagnostics json | messages.format=json
    diff - /dev/null | -o d.pdf | destination="d.pdf" format=pdf
    diff - /dev/null | --canvas bounds | canvas=bounds
    diff - /dev/null | --root /dev/.. | input.root="/dev/.."
    diff - /dev/null | --stdin-name /c.shape | input.standardInputName="/c.shape"
    diff - /dev/null | --diagnostics json | messages.format=json
    """.split(separator: "\n").map { Row($0) }

  @Test func `are all in the table of this test`() {
    let listed = Set(Self.rows.map { "\($0.base[0]) \($0.option[0] == "-o" ? "--output" : $0.option[0])" })
    let commands = CommandName.allCases.filter { $0 != .lsp }
    #expect(Set(commands.flatMap { command in command.options.map { "\(command) \($0.spelling)" } }) == listed)
  }

  @Test func `set these properties and no others, in any order and spelling, before files and after them`() throws {
    let seed = RandomCases.seed(11)
    var random = RandomSource(seed: seed)
    let count = RandomCases.count(quick: 2, ci: 100, long: 10_000)
    for (_, rows) in Dictionary(grouping: Self.rows, by: \.base).sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }
    ) {
      let (command, base) = (rows[0].base[0], rows[0].base.dropFirst())
      let files = base.prefix { !$0.hasPrefix("--") && $0 != "-o" }
      let others = Array(base.dropFirst(files.count))
      let unset = try Self.properties(command, files + others)
      // Each option alone, and some together.
      let several = (0..<count).map { _ in rows.shuffled(using: &random).drop { _ in random.chance(30) } }
      for chosen in rows.map({ [$0][...] }) + several {
        let options = chosen.map(\.option).map { option in
          let isAttached = option.count == 2 && option[0].hasPrefix("--") && random.chance(50)
          return isAttached ? [option.joined(separator: "=")] : option
        }
        var parts = (options + [others]).shuffled(using: &random)
        for (place, file) in zip(files.map { _ in random.below(parts.count + 1) }.sorted(by: >), files.reversed()) {
          parts.insert([file], at: place)
        }
        let line = Array(parts.joined())
        let set = try Self.properties(command, line).subtracting(unset)
        #expect(
          set == Set(chosen.flatMap(\.set)), "seed \(seed): \(command) \(line.joined(separator: " "))")
      }
    }
  }

  /// Returns the stored properties of a command with their values, such as `pictures.scale=2.5`.
  private static func properties(_ command: String, _ arguments: [String]) throws -> Set<String> {
    switch command {
    case "emit": try properties(EmitCommand.parse(arguments[...]).command)
    case "show": try properties(ShowCommand.parse(arguments[...]).command)
    case "preview": try properties(PreviewCommand.parse(arguments[...]).command)
    case "check": try properties(CheckCommand.parse(arguments[...]).command)
    case "format": try properties(FormatCommand.parse(arguments[...]).command)
    case "describe": try properties(DescribeCommand.parse(arguments[...]).command)
    default: try properties(DiffCommand.parse(arguments[...]).command)
    }
  }

  private static func properties(_ command: some ParsableCommand) -> Set<String> {
    var text = ""
    dump(command, to: &text)
    var path: [Substring] = []
    var properties: Set<String> = []
    for line in text.split(separator: "\n").dropFirst() {
      let content = line.drop { $0 == " " }
      path.removeLast(max(0, path.count - ((line.utf8.count - content.utf8.count) / 2 - 1)))
      let parts = content.dropFirst(2).split(separator: ": ", maxSplits: 1).map { part in
        // A case without its type.
        part.hasPrefix("Shape") ? part.split(separator: ".").last ?? part : part
      }
      path.append(parts[0])
      guard content.hasPrefix("-") else { continue }
      let names = path.filter { $0 != "some" }.joined(separator: ".")
      if !names.hasPrefix("swift.given") { properties.insert("\(names)=\(parts.dropFirst().joined())") }
    }
    return properties
  }
}
