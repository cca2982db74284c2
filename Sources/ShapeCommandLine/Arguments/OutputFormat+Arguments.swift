import ShapeTool
import ShapeWorkbench

extension OutputFormat {
  /// Returns the format of an output: that of `--emit`, or else that of the output file's extension.
  static func of(_ destination: String?, emit: OutputFormat?) throws(UsageError) -> OutputFormat {
    let named = destination.flatMap { fileExtension(of: $0) }
    guard let emit else { return try inferred(from: destination, named) }
    guard let destination, let named, named.lowercased() != emit.rawValue,
      OutputFormat(fileExtension: named) != nil || foreignExtensions.contains(named.lowercased()),
      !Destination.isFolder(destination)
    else { return emit }
    let other = OutputFormat(fileExtension: named).map { ", or use `--emit \($0.rawValue)`" } ?? ""
    throw UsageError(
      "`--emit \(emit.rawValue)` contradicts `-o \(destination)`",
      hint: "change the extension to `.\(emit.rawValue)`\(other)")
  }

  private static func inferred(from destination: String?, _ named: String?) throws(UsageError) -> OutputFormat {
    guard let destination else {
      throw UsageError(
        "the output format is missing",
        hint: "add `--emit svg` or `-o card.svg`, or use `shapec check` to look for mistakes")
    }
    guard let named, !Destination.isFolder(destination) else {
      throw UsageError(
        "the output format is missing", hint: "add \(alternatives(allCases.map { "--emit \($0.rawValue)" }))")
    }
    guard let format = OutputFormat(fileExtension: named) else {
      throw UsageError(
        "shapec can't write `.\(named)` files", hint: "use \(alternatives(allCases.map { ".\($0.rawValue)" }))")
    }
    return format
  }

  /// Creates the format for a file extension, or `nil` if there is none.
  private init?(fileExtension: String) { self.init(rawValue: fileExtension.lowercased()) }

  /// Returns the extension without the dot, or `nil` if the name has none.
  private static func fileExtension(of path: String) -> String? {
    let name = path.utf8.suffix(path.utf8.count - Files.folder(of: path).utf8.count)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
    let end = name[name.index(after: dot)...]
    return end.isEmpty ? nil : String(Substring(end))
  }

  /// Extensions of other formats, for which another format would be surprising. Other names, such as `card.tmp`,
  /// don't determine the format.
  private static let foreignExtensions: Set<String> = [
    "ai", "avif", "bmp", "gif", "heic", "html", "ico", "jpeg", "jpg", "js", "json", "jsx", "kt",
    "svgz", "tif", "tiff", "ts", "tsx", "webp", "xml",
  ]
}
