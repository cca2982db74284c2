import Foundation
import ShapeSwift
import ShapeLanguage
import TestSupport
import Testing

/// Generated code as the Swift formatter writes it.
struct FormatterTests {
  private func generated(_ bytes: [UInt8], _ path: String, _ options: SwiftOptions) -> [UInt8] {
    let compilation = Compiler.compile(SourceFile(path: path, bytes: bytes)) { name in
      (try? Data(contentsOf: Repository.examples.appendingPathComponent(name))).map { .success(Array($0)) }
        ?? .failure(.unreadable("there is none"))
    }
    #expect(!compilation.hasErrors)
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes, options: options)
    return SwiftWriter.file(of: types, options: options)
  }

  /// Long names, conditions, numbers and messages, and calls in calls.
  private static let long = """
    /// A shape whose documentation is longer than a line of the Swift formatter, although nobody should write one
    shape LongNames(
      distanceBetweenNeighbors in 0.25...12345.5 = 4, numberOfNeighbors: Int in 0...9999999 = 3,
      backgroundColorOfNeighbors: Color = adaptive(light: #102030, dark: #FFEEDD80),
    ) {
      size 100 x 60, min: (distanceBetweenNeighbors + 10) x (distanceBetweenNeighbors * min(numberOfNeighbors, 3) + distanceBetweenNeighbors / 2 + 20)
      let isLarge = width > distanceBetweenNeighbors * 3 && height > distanceBetweenNeighbors * 4 || numberOfNeighbors > 8
      let quotientOfLengths = (width * distanceBetweenNeighbors + height - numberOfNeighbors) / (width + height + 12345678)
      require distanceBetweenNeighbors * numberOfNeighbors < width + height, "the neighbors have room beside each other, whatever their number is"
      if distanceBetweenNeighbors * numberOfNeighbors > width / 2 && numberOfNeighbors > 2 && distanceBetweenNeighbors > 1 {
        fill isLarge ? backgroundColorOfNeighbors : mix(backgroundColorOfNeighbors, .white, at: quotientOfLengths)
      } else if distanceBetweenNeighbors * numberOfNeighbors > height / 2 && numberOfNeighbors > 20 {
        fill backgroundColorOfNeighbors, path: rect(bounds).offset(by: -3).subtracting(circle(center: center, radius: distanceBetweenNeighbors)).rounded(radius: 3)
      }
      repeat neighborFromTheLeading in 0..<numberOfNeighbors, neighborFromTheTop in 0..<min(numberOfNeighbors, 20) {
        stroke linearGradient([stop(.red, at: 10%), stop(backgroundColorOfNeighbors, at: 50%), .blue], from: (0, 0), to: (width, height)), width: 3, path: circle(center: (neighborFromTheLeading * distanceBetweenNeighbors, neighborFromTheTop * distanceBetweenNeighbors), radius: 2)
      }
    }
    """

  @Test(arguments: [nil, "UI"], ["default", "own"])
  func `generated code passes the lint of the Swift formatter`(namespace: String?, configuration: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = SwiftOptions()
    options.namespace = try namespace.map { try SwiftNamespace($0) }
    options.access = namespace == nil ? .public : .internal
    options.writesPreviews = true
    var files = try FileManager.default.contentsOfDirectory(atPath: Repository.examples.path)
      .filter { $0.hasSuffix(".shape") }
      .map { ($0, Array(try Data(contentsOf: Repository.examples.appendingPathComponent($0)))) }
    files.append(("long.shape", Array(Self.long.utf8)))
    for (name, bytes) in files {
      let path = folder.appendingPathComponent(name.replacing(".shape", with: ".swift"))
      try Data(generated(bytes, name, options)).write(to: path)
    }
    let file = folder.appendingPathComponent("default.json")
    try Data(#"{"version": 1}"#.utf8).write(to: file)
    let own = Repository.root.appendingPathComponent(".swift-format")
    let lint = try GeneratedModule.run(
      ["swift", "format", "lint", "--strict", "--configuration", (configuration == "own" ? own : file).path]
        + files.map { folder.appendingPathComponent($0.0.replacing(".shape", with: ".swift")).path })
    #expect(lint.messages == "" && lint.status == 0)
    #expect(files.count > 15)
  }
}
