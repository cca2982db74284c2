import TestSupport
import ReferencePainter
import ShapeCore

/// Paints an EPS file as the PostScript Language Reference says, as far as our files use it. It refuses all else.
///
/// Parts that touch must leave no gap, so it paints without soft edges, on a finer grid.
struct PostScriptPicture {
  private static let fineness = 4
  private static let extent = PixelCanvas.side * fineness

  private let program: [UInt8]
  private var images: [Image] = []

  private struct Image {
    var width = 0
    var height = 0
    var mask: [UInt8]?
    var pixels: [UInt8] = []
  }

  init(_ text: String) throws {
    var lines: [Substring] = []
    var dictionary: [Substring] = []
    var data: [Substring]?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("%%BeginData: ") {
        data = []
        guard line.hasSuffix(" ASCII Lines") else { throw ReadingMistake("\(line)") }
        dictionary.append(line)
      } else if line == "%%EndData" {
        images.append(try Self.image(dictionary, data ?? []))
        (dictionary, data) = ([], nil)
        lines.append("image")
      } else if data != nil {
        data?.append(line)
      } else if line == "/DeviceRGB setcolorspace" || !dictionary.isEmpty {
        dictionary.append(line)
      } else if !line.hasPrefix("%") {
        lines.append(line)
      }
    }
    let (start, end) = ("\nend\nshapec begin\nq\nfalse setstrokeadjust\n.002 setsmoothness\n", "\nQ\nend\nshowpage")
    let body = lines.joined(separator: "\n")
    guard let prolog = body.firstRange(of: start), body.hasSuffix(end) else { throw ReadingMistake("head or end") }
    try Self.check(prolog: body[..<prolog.lowerBound])
    program = Array(body[prolog.upperBound...].dropLast(end.count).utf8)
  }

  /// The procedures of the operators of PDF that `run` knows.
  private static let operators = [
    "q": "gsave", "Q": "grestore", "cm": "6 array astore concat", "w": "setlinewidth", "J": "setlinecap",
    "j": "setlinejoin", "M": "setmiterlimit", "d": "setdash", "g": "setgray", "rg": "setrgbcolor", "sh": "shfill",
    "m": "moveto", "l": "lineto", "c": "curveto", "h": "closepath",
    "re": "4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath", "S": "stroke", "f": "fill",
    "f*": "eofill", "W": "clip", "W*": "eoclip", "n": "newpath",
  ]

  private static func check(prolog: Substring) throws {
    let definitions = prolog.matches(of: /\/([^{}\/]+)\{([^{}]*)\}bind def\n?/)
    let head = "/shapec 32 dict def\nshapec begin\n"
    guard prolog.hasPrefix(head), prolog.count == head.count + definitions.reduce(0) { $0 + $1.output.0.count },
      definitions.count == operators.count,
      definitions.allSatisfy({ operators[String($0.output.1)] == String($0.output.2) })
    else { throw ReadingMistake("prolog \(prolog)") }
  }

  /// Reads the dictionary and the data of an image.
  private static func image(_ lines: [Substring], _ data: [Substring]) throws -> Image {
    let text = lines.joined(separator: " ")
    guard let count = lines.last?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }), count == data.count,
      data.first == "exec",
      let match = text.firstMatch(
        of:
          #/
          /ImageType\ ([14])(?:/MaskColor\[(\d+)\ (\d+)\ (\d+)\])?/Width\ (\d+)/Height\ (\d+)
          /BitsPerComponent\ 8/Decode\[0\ 1\ 0\ 1\ 0\ 1\]/ImageMatrix\[(\d+)\ 0\ 0\ -(\d+)\ 0\ (\d+)\]
          \ /DataSource\ data<</Predictor\ 15/Colors\ 3/Columns\ (\d+)>>/FlateDecode\ filter
          /#),
      let width = Int(match.output.5), let height = Int(match.output.6), Int(match.output.7) == width,
      Int(match.output.8) == height, Int(match.output.9) == height, Int(match.output.10) == width,
      (match.output.1 == "4") == (match.output.2 != nil)
    else { throw ReadingMistake("image \(text)") }
    var image = Image(width: width, height: height)
    if let red = match.output.2, let green = match.output.3, let blue = match.output.4 {
      image.mask = [red, green, blue].compactMap { UInt8($0) }
    }
    let bytes = try decoded(data.dropFirst())
    image.pixels = try FilteredRows.restored(Inflater.bytes(ofZlib: bytes), rowSize: 3 * width, pixel: 3).bytes
    guard image.pixels.count == 3 * width * height else { throw ReadingMistake("rows of \(text)") }
    return image
  }

  /// ASCII85Decode.
  private static func decoded(_ lines: ArraySlice<Substring>) throws -> [UInt8] {
    guard lines.allSatisfy({ $0.first != "%" && $0.utf8.count <= 103 }) else { throw ReadingMistake("long lines") }
    var result: [UInt8] = []
    var group: [UInt32] = []
    func append(_ count: Int) throws {
      let value = group.reduce(UInt64(0)) { $0 * 85 + UInt64($1) }
      guard value <= UInt64(UInt32.max) else { throw ReadingMistake("group \(group)") }
      for index in 0..<count { result.append(UInt8(truncatingIfNeeded: value >> UInt64(24 - 8 * index))) }
      group = []
    }
    for byte in lines.joined().utf8 {
      switch byte {
      case 0x20: continue
      case UInt8(ascii: "~"):
        let count = group.count
        if count > 0 {
          group += [UInt32](repeating: 84, count: 5 - count)
          try append(count - 1)
        }
        return result
      case UInt8(ascii: "z"): result += [0, 0, 0, 0]
      default:
        group.append(UInt32(byte) - 33)
        if group.count == 5 { try append(4) }
      }
    }
    throw ReadingMistake("no end of data")
  }

  // MARK: Painting

  private struct State {
    var map = Transform(
      a: Double(fineness), b: 0, c: 0, d: -Double(fineness), tx: 0, ty: Double(extent))
    var tone = Tone(0, 0, 0)
    var style = StrokeStyle()
    var clip: [Float]?
  }

  /// Returns the pixels of the page over paper of some color, with the margin of other pictures.
  func raster(on paper: Tone) throws -> Raster {
    var fine = Raster(width: Self.extent, height: Self.extent)
    var page = Coverage(left: 0, top: 0, width: Self.extent, height: Self.extent)
    for index in page.values.indices { page.values[index] = 1 }
    fine.fill(page, with: paper)
    try run(on: &fine)
    let picture = fine.shrunk(by: Self.fineness, width: PixelCanvas.side, height: PixelCanvas.side)
    var result = PixelCanvas.blank
    for row in 0..<picture.height {
      let start = 4 * ((row + PixelCanvas.margin) * result.width + PixelCanvas.margin)
      result.samples.replaceSubrange(
        start..<start + 4 * picture.width,
        with: picture.samples[4 * row * picture.width..<4 * (row + 1) * picture.width])
    }
    return result
  }

  private func run(on raster: inout Raster) throws {
    var scanner = PDFScanner(program)
    var operands: [PDFValue] = []
    var states = [State()]
    var elements: [PathElement] = []
    var images = images.makeIterator()
    while let item = try scanner.next() {
      guard case .word(let name) = item else {
        operands.append(item)
        continue
      }
      var state = states.removeLast()
      let n = operands.compactMap(\.number)
      let counts = ["m": 2, "l": 2, "c": 6, "re": 4, "cm": 6, "rg": 3, "g": 1, "w": 1, "M": 1, "arc": 5, "arcn": 5]
      if n.count != counts[name] ?? n.count { throw ReadingMistake("\(operands) \(name)") }
      switch name {
      case "q": states.append(state)
      case "Q":
        guard let last = states.popLast() else { throw ReadingMistake("Q without q") }
        state = last
      case "cm": state.map = Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).then(state.map)
      case "m": elements.append(.move(to: Point(n[0], n[1])))
      case "l": elements.append(.line(to: Point(n[0], n[1])))
      case "c":
        elements.append(
          .curve(to: Point(n[4], n[5]), control1: Point(n[0], n[1]), control2: Point(n[2], n[3])))
      case "h": elements.append(.close)
      case "arc", "arcn":
        guard (name == "arc") == (n[4] > n[3]) else { throw ReadingMistake("\(n) \(name)") }
        let arc = Arc(
          center: Point(n[0], n[1]), radii: Size(n[2], n[2]), start: n[3] * .pi / 180,
          sweep: (n[4] - n[3]) * .pi / 180)
        elements += [.line(to: arc.startPoint), .arc(arc)]
      case "re": elements += Path.rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3])).elements
      case "f", "f*", "S", "W", "W*":
        let path = name == "S" ? Path(elements).strokeContours(state.style) : Path(elements)
        let coverage = Self.coverage(of: path, name.hasSuffix("*") ? .evenOdd : .nonZero, state)
        if name.hasPrefix("W") {
          state.clip = Self.factors(of: coverage)
        } else {
          raster.fill(coverage, with: state.tone)
          elements = []
        }
      case "n": elements = []
      case "g": state.tone = Tone(Float(n[0]), Float(n[0]), Float(n[0]))
      case "rg": state.tone = Tone(Float(n[0]), Float(n[1]), Float(n[2]))
      case "w": state.style.width = n[0]
      case "M": state.style.miterLimit = n[0]
      case "J": state.style.cap = [.butt, .round, .square][Int(n[0])]
      case "j": state.style.join = [.miter, .round, .bevel][Int(n[0])]
      case "d": (state.style.dash, state.style.phase) = (operands[0].numbers, n[0])
      case "sh":
        let shading = try PDFShading(operands[0])
        paint(on: &raster, state) { shading.tone($0) }
      case "image":
        guard let image = images.next() else { throw ReadingMistake("no image") }
        paint(on: &raster, state) { Self.tone(of: image, at: $0) }
      default: throw ReadingMistake("operator \(name)")
      }
      states.append(state)
      operands = []
    }
    guard states.count == 1, elements.isEmpty, operands.isEmpty else { throw ReadingMistake("the end of the page") }
  }

  private static func coverage(of path: Path, _ rule: FillRule, _ state: State) -> Coverage {
    var coverage = Coverage(
      filling: PixelCanvas.polygons(of: path, under: state.map), rule: rule == .evenOdd ? .evenOdd : .nonzero,
      columns: extent, rows: extent, linesPerPixel: 4)
    for row in 0..<coverage.height {
      for column in 0..<coverage.width {
        let index = row * coverage.width + column
        let isInside = state.clip.map { $0[(coverage.top + row) * extent + coverage.left + column] > 0 } ?? true
        coverage.values[index] = coverage.values[index] >= 0.5 && isInside ? 1 : 0
      }
    }
    return coverage
  }

  private static func factors(of coverage: Coverage) -> [Float] {
    var result = [Float](repeating: 0, count: extent * extent)
    for row in 0..<coverage.height {
      for column in 0..<coverage.width {
        result[(coverage.top + row) * extent + coverage.left + column] = coverage.values[row * coverage.width + column]
      }
    }
    return result
  }

  /// Paints the clip with a color for each point.
  private func paint(on raster: inout Raster, _ state: State, _ tone: (Point) -> Tone) {
    guard let inverse = state.map.inverse else { return }
    for pixel in 0..<Self.extent * Self.extent where (state.clip?[pixel] ?? 1) > 0 {
      let center = Point(Double(pixel % Self.extent) + 0.5, Double(pixel / Self.extent) + 0.5)
      let color = tone(inverse.apply(center))
      if color.alpha == 0 { continue }
      (raster.samples[4 * pixel], raster.samples[4 * pixel + 1]) = (color.red, color.green)
      raster.samples[4 * pixel + 2] = color.blue
    }
  }

  /// Returns the color of an image in the unit square.
  private static func tone(of image: Image, at point: Point) -> Tone {
    let clear = Tone(0, 0, 0, 0)
    guard (0..<1).contains(point.x), point.y > 0, point.y <= 1 else { return clear }
    let row = min(image.height - 1, Int((1 - point.y) * Double(image.height)))
    let start = 3 * (row * image.width + Int(point.x * Double(image.width)))
    let pixel = Array(image.pixels[start..<start + 3])
    if pixel == image.mask { return clear }
    return Tone(Float(pixel[0]) / 255, Float(pixel[1]) / 255, Float(pixel[2]) / 255)
  }
}
