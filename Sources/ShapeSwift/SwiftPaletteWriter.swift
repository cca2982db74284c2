import ShapeCore
import ShapeLanguage

/// Writes the type of a palette: an enum without cases, with a static member for each public `let` and function of a
/// file.
struct SwiftPaletteWriter: SwiftMemberWriter {
  let names: SwiftProgramNames
  let typeName: String
  let access: String
  var needs = SwiftNeeds()
  var defaults: [[SwiftStatement]] = []
  var defaultNames = SwiftNameSet()
  var visible: Set<GlobalID> = []

  init(_ names: SwiftProgramNames, typeName: String, options: SwiftOptions) {
    self.names = names
    self.typeName = typeName
    access = options.accessText
  }

  mutating func declaration() -> [SwiftStatement] {
    for index in program.globals.indices
    where isPublic(program.globals[index].source, isPrivate: program.globals[index].isPrivate) {
      needs.globals.insert(index)
    }
    for index in program.functions.indices
    where isPublic(program.functions[index].source, isPrivate: program.functions[index].isPrivate) {
      needs.functions.insert(index)
    }
    let place = names.file(of: SourceSpan(file: 0, start: 0, end: 0))
    // Its values must be usable everywhere, even if types belong to the main actor by default.
    return SwiftDocumentation.lines(of: "", and: ["Generated from \(place)."], indentation: 0)
      + [.block("\(access)nonisolated enum \(typeName)", .separated(helpers()))]
  }
}
