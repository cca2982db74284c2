import ShapeBackends
import ShapeCore
import ShapeLanguage
import ShapeRaster
import ShapeTool
import ShapeWorkbench

/// The options that only `shapec` has, each declared once. A command lists its options with the properties for their values.
extension Options {
  // MARK: What to draw

  static let shape = Option<String>(
    "shape", placeholder: "NAME", example: "Badge", otherNames: ["name", "only"], isForOneFile: true,
    help: "draw only this shape; required if a file has several and the output is not a folder"
  ) { $0 }

  static let size = Option<Size>(
    "size", placeholder: "WxH", example: "333x217", otherNames: ["width", "height", "dimensions"],
    isForOneFile: true,
    help: "draw at this size (default: the design size of the shape)", read: size)

  static let set = Option<ParameterSetting>(
    "set", value: .setting, placeholder: "NAME=VALUE", example: "inset=30",
    otherNames: ["param", "parameter", "var", "define", "arg", "D"], isRepeatable: true, isForOneFile: true,
    help: "set a parameter to a value, written as in a source: `--set 'edges=[.left, .top]'`",
    "`--set @values.json` reads values from a JSON object, and `--set @-` from standard input.", read: setting)

  static let preview = Option<String>(
    "preview", placeholder: "NAME", example: "\"ten of clubs\"",
    help: "draw a `preview` of the file, with its shape, values, size, scheme and direction",
    "`--preview all` draws all previews: as files in a folder, as pages, or as a contact sheet."
  ) { $0 }

  static let sheet = Option<Bool>(
    flag: "sheet", otherNames: ["contact-sheet", "montage", "grid", "overview", "tile"],
    help: "draw all pictures side by side with labels, in one file of any format")

  // MARK: What to write

  static let emit = Option<OutputFormat>(
    choice: "emit", synonyms: ["postscript": .ps], placeholder: "FORMAT", example: "svg",
    otherNames: ["format", "type", "to", "target", "backend"],
    help: "write \(OutputFormat.summary)",
    "(default: the extension of the output file)")

  static let scheme = Option<SchemeChoice>(
    choice: "scheme", placeholder: "SCHEME", example: "dark",
    otherNames: ["theme", "appearance", "color-scheme", "dark"],
    help: "draw adaptive colors for light or dark appearance, or automatic (default)",
    "automatic: the colors of an SVG follow the viewer's appearance; other formats are light")

  static let direction = Option<DirectionChoice>(
    choice: "direction", placeholder: "DIRECTION", example: "rtl",
    otherNames: ["dir", "layout-direction", "rtl", "right-to-left"],
    help: "lay out from left to right (ltr, default) or from right to left (rtl)",
    "It changes only shapes with leading or trailing sides, `mirrored:` or `isRightToLeft`")

  static let canvas = Option<Canvas>(
    choice: "canvas", placeholder: "CANVAS", example: "bounds", otherNames: ["crop", "clip", "viewbox"],
    help: "show everything that is drawn (ink, default), or only what is in the bounds",
    "ink: the picture extends beyond the size of the shape to show shadows and strokes")

  static let without = Option<OmittedPart>(
    choice: "without", placeholder: "PART", example: "shadows", otherNames: ["no-shadow", "no-shadows", "omit"],
    help: "omit all shadows (`--without shadows`)")

  static let scale = Option<Double>(
    "scale", placeholder: "NUMBER", example: "2", otherNames: ["zoom", "factor", "pixel-ratio", "x"],
    help: "draw this number of pixels for each point of a PNG (default: 1)", read: scale)

  static let displayScale = Option<Double>(
    "scale", placeholder: "NUMBER", example: "2", otherNames: ["zoom", "factor", "pixel-ratio", "x"],
    help: "show at most this number of pixels for each point (default: 1, or 2 if the pixels are small)", read: scale)

  static let imageProtocol = Option<ImageProtocol>(
    choice: "protocol", placeholder: "PROTOCOL", example: "sixel",
    otherNames: ["terminal", "mode", "images", "format", "backend"],
    help: "show pictures by the kitty, iterm or sixel protocol, or as blocks",
    "(default: what the terminal can show). Blocks are characters of two pixels.")

  static let background = Option<RGBA>(
    "background", placeholder: "COLOR", example: "white", otherNames: ["bg", "background-color", "fill"],
    help: "fill a PNG with a color, such as white or '#102030' (default: transparent)",
    read: color)

  static let compression = Option<CompressionLevel>(
    choice: "compression", placeholder: "LEVEL", example: "fast", otherNames: ["compress", "level", "optimize"],
    refused: ["best": "omit `--compression`, and make the file smaller with a tool such as oxipng"],
    help: "compress a PNG in the default way, or fast, which makes it larger")

  static let resolution = Option<Double>(
    "resolution", placeholder: "DPI", example: "600", otherNames: ["dpi", "ppi", "density", "r"],
    help: "draw images, such as blurred shadows, with this number of pixels per inch (default: 300)",
    read: resolution)

  static let paper = Option<RGBA>(
    "paper", placeholder: "COLOR", example: "'#FFF8E0'", otherNames: ["page-color", "matte"],
    help: "mix translucent paint in PostScript with paper of this color (default: white)", read: opaqueColor)

  static let pageSize = Option<PageSize>(
    "page-size", value: .oneOf(PageFormat.allCases.map(\.rawValue)), placeholder: "SIZE", example: "a4",
    otherNames: ["paper-size", "media", "media-size", "page", "page-format"],
    help: "fit pictures into pages of this size: \(list(PageFormat.allCases.map(\.rawValue) + ["WxH in points"]))",
    "(default: the size of the picture)", read: pageSize)

  static let report = Option<Bool>(
    flag: "report", otherNames: ["verbose", "ledger", "explain-output"],
    help: "list how the format shows each element: exactly, in pieces, as an image or not at all")

  static let strict = Option<Bool>(
    flag: "strict", otherNames: ["exact", "no-raster", "vector-only"],
    help: "write nothing, unless the format shows every element exactly")

  static let tolerance = Option<Double>(
    "tolerance", placeholder: "STEPS", example: "3", otherNames: ["precision", "epsilon", "threshold", "max-error"],
    help: "let `--strict` accept so many 255ths of a color, or hundredths of a point (default: 1)",
    read: tolerance)

  static let cssVariables = Option<Bool>(
    flag: "css-variables", otherNames: ["css-vars", "custom-properties", "variables"],
    help: "write the color parameters of an SVG as CSS custom properties: `var(--tint, #ff8800)`")

  static let idPrefix = Option<String>(
    "id-prefix", placeholder: "NAME", example: "first-", otherNames: ["prefix", "ids", "prefix-ids", "class-prefix"],
    help: "begin all ids and classes of an SVG with this name, for two copies of it in one page", read: idPrefix)

  static let depfile = Option<String>(
    "depfile", value: .path, placeholder: "PATH", example: "card.d",
    otherNames: ["dep-file", "dependencies", "deps", "MF", "MD", "MMD", "M"],
    help: "also write the imports that the output depends on, for Make and Ninja"
  ) { $0 }

  static let watch = Option<Bool>(
    flag: "watch", otherNames: ["w", "follow", "live", "dev", "serve"],
    help: "run again whenever a file or an import changes, until interrupted")

  static let port = Option<Int>(
    "port", placeholder: "NUMBER", example: "8080", otherNames: ["p", "listen", "address"],
    help: "serve the page at this port (default: any that is free)", read: port)

  static let open = Option<Bool>(
    flag: "open", otherNames: ["browser", "launch", "o"], help: "open the page in the browser")

  static let comparison = Option<String>(
    "output", short: "o", value: .path, placeholder: "PATH", example: "diff.svg",
    otherNames: ["out", "overlay", "picture", "image", "d"],
    help: "also draw the shapes that differ: the old version, the new one, and both over each other"
  ) { $0 }

  static let summary = Option<Bool>(
    flag: "summary", otherNames: ["text", "short", "brief", "textconv"],
    help: "write text instead of JSON: one line for each declaration and each element that is drawn")

  // MARK: How to check and format

  static let fix = Option<Bool>(
    flag: "fix", otherNames: ["autofix", "autocorrect", "fix-its", "write"],
    help: "apply every fix that is certain to be right, and save the files")

  static let motion = Option<Bool>(
    flag: "motion", otherNames: ["animation", "animations", "animate", "topology"],
    help: "also report where an animation of the size or of a parameter jumps")

  static let prove = Option<Bool>(
    flag: "prove", otherNames: ["verify", "proof", "all-sizes", "safe"],
    help: "list each condition of drawing, and whether it holds at every size and value")

  static let check = Option<Bool>(
    flag: "check", otherNames: ["lint", "dry-run", "list-different", "l"],
    help: "change nothing; list the files that are not formatted, and exit with 1 if there are any")

  static let swift = Option<Bool>(
    flag: "swift", otherNames: ["emit", "swift-names", "names"],
    help: "also report what `--emit swift` does, such as two types with the same name")

  static let range = Option<ClosedRange<Int>>(
    "range", placeholder: "LINES", example: "12-20", otherNames: ["lines", "line-range", "offsets"],
    isForOneFile: true, help: "format only the statements on these lines, such as 12-20", read: lines)

  // MARK: Input and messages

  static let standardInputName = Option<String>(
    "stdin-name", value: .path, placeholder: "PATH", example: "card.shape",
    otherNames: ["stdin-filename", "stdin-filepath", "stdin-file", "assume-filename", "filename"],
    help: "name standard input in messages; imports are read from the folder of this name"
  ) { $0 }

  static let warningsAreErrors = Option<Bool>(
    flag: "warnings-as-errors", otherNames: ["werror", "Werror", "deny-warnings", "fatal-warnings"],
    help: "treat warnings as errors: write nothing, and exit with 1")

  static let diagnostics = Option<MessageFormat>(
    choice: "diagnostics", placeholder: "FORMAT", example: "json",
    otherNames: ["json", "message-format", "error-format", "reporter"],
    help: "write messages as text (default) or json: one JSON object per line, for editors")

  static let standardIO = Option<Bool>(
    flag: "stdio", otherNames: ["pipe", "stdin", "stdout"],
    help: "use standard input and output, as always; many editors add this option")

  // MARK: Values

  /// Returns a size such as `333x217`; spaces are allowed as in a source.
  private static func size(_ text: String) throws(UsageError) -> Size {
    guard let (width, height) = sides(text) else {
      throw UsageError("`\(text)` is not a size", hint: "write a width, an `x` and a height: `--size 333x217`")
    }
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw UsageError(
        "nothing can be drawn at the size \(text)",
        hint: "use a width and a height above 0, at most \(Int(SourceLimits.largestSide))")
    }
    return Size(width, height)
  }

  private static func sides(_ text: String) -> (width: Double, height: Double)? {
    let parts = text.filter { $0 != " " }.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    return (width, height)
  }

  /// Returns the size of a page in points: one with a name, or one such as `595x842`.
  private static func pageSize(_ text: String) throws(UsageError) -> PageSize {
    if let format = PageFormat(rawValue: text.lowercased()) { return format.size }
    guard let (width, height) = sides(text) else {
      // A name such as `b5` is that of another size.
      let nearest =
        text.last?.isNumber == true
        ? nil : nearestName(to: text.lowercased(), among: PageFormat.allCases.map(\.rawValue))
      throw UsageError(
        "there is no page size `\(text)`",
        hint: nearest.map { "did you mean `\($0)`?" } ?? "use \(alternatives(PageFormat.allCases.map(\.rawValue))), or "
          + "a width and a height in points: `--page-size 595x842`")
    }
    guard let size = PageSize(width, height) else {
      let (low, high) = (Int(PageSize.sides.lowerBound), Int(PageSize.sides.upperBound))
      throw UsageError(
        "a page can't have the size \(text)", hint: "use a width and a height in \(low)...\(high) points")
    }
    return size
  }

  private static func scale(_ text: String) throws(UsageError) -> Double {
    guard let scale = Double(text), scale >= 0.01, scale <= 1000 else {
      throw UsageError("`\(text)` is not a scale", hint: "use a number in 0.01...1000: `--scale 2`")
    }
    return scale
  }

  private static func resolution(_ text: String) throws(UsageError) -> Double {
    guard let resolution = Double(text), resolution >= 1, resolution <= 9600 else {
      throw UsageError("`\(text)` is not a resolution", hint: "use a number in 1...9600: `--resolution 300`")
    }
    return resolution
  }

  private static func port(_ text: String) throws(UsageError) -> Int {
    guard let port = Int(text), (1...65535).contains(port) else {
      throw UsageError("`\(text)` is not a port", hint: "use a number in 1...65535: `--port 8080`")
    }
    return port
  }

  private static func tolerance(_ text: String) throws(UsageError) -> Double {
    guard let steps = Double(text), steps >= 1, steps <= 255 else {
      throw UsageError("`\(text)` is not a tolerance", hint: "use a number in 1...255: `--tolerance 3`")
    }
    return steps
  }

  /// Returns the beginning of an id, which is written without escapes.
  private static func idPrefix(_ text: String) throws(UsageError) -> String {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
    guard isName, text.utf8.count <= 64, text.unicodeScalars.first?.properties.isAlphabetic == true else {
      throw UsageError(
        "`\(text)` can't begin an id", hint: "use a letter and then letters, digits, `-` and `_`: `--id-prefix first-`")
    }
    return text
  }

  /// Returns a color as in a source, with or without a dot before its name.
  private static func color(_ text: String) throws(UsageError) -> RGBA {
    let word = text.utf8.first == UInt8(ascii: ".") ? String(text.dropFirst()) : text
    if let color = NamedColor.color(word.lowercased()) { return color.light }
    if text.utf8.first == UInt8(ascii: "#"), let color = RGBA(hexadecimal: Array(text.utf8)[1...]) { return color }
    throw UsageError("`\(text)` is not a color", hint: "use a name of CSS, such as `white`, or `'#102030'`")
  }

  /// Returns a color without opacity: that of paper, below which there is nothing to mix it with.
  private static func opaqueColor(_ text: String) throws(UsageError) -> RGBA {
    let color = try color(text)
    guard color.alpha == 1 else {
      throw UsageError("`\(text)` is not an opaque color", hint: "use a color without opacity: `--paper '#FFF8E0'`")
    }
    return color
  }

  private static func setting(_ text: String) throws(UsageError) -> ParameterSetting {
    if text.utf8.first == UInt8(ascii: "@") {
      guard text.utf8.count > 1 else { throw UsageError("`--set @` needs a file", hint: "write `--set @values.json`") }
      return .file(String(text.dropFirst()))
    }
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex, text.last != "=" else {
      throw UsageError("`--set \(text)` needs a name and a value", hint: "write `--set inset=30`")
    }
    return .value(
      String(text[text.index(after: equals)...]), of: String(text[..<equals].filter { $0 != " " }))
  }

  /// Returns lines such as `12-20`, or one line.
  private static func lines(_ text: String) throws(UsageError) -> ClosedRange<Int> {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    if let first = numbers[0], let last = numbers[numbers.count - 1], numbers.count <= 2, 1 <= first, first <= last {
      return first...last
    }
    throw UsageError(
      "`\(text)` is not a range of lines", hint: "write the first and the last line, counted from 1: `--range 12-20`")
  }
}

/// Values of parameters, given by `--set`.
enum ParameterSetting {
  /// One value in the syntax of a source.
  case value(String, of: String)
  /// The path of a JSON file. `-` is standard input.
  case file(String)
}

/// A part that `--without` omits from a picture.
enum OmittedPart: String, CaseIterable { case shadows }
