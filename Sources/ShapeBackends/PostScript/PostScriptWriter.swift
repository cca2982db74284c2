import ShapeCore
import ShapeRaster

/// Options for `PostScriptWriter`.
public struct PostScriptOptions: Sendable {
  public var canvas: Canvas = .ink
  /// The appearance to show. `.automatic` is the light one, because paper has no preference.
  public var scheme: SchemeChoice = .automatic
  /// The resolution of images, in pixels per inch. Defaults to 300. Numbers outside of 1...9,600 are moved to its ends.
  public var resolution: Double = 300
  /// The color of the paper, which translucent paint mixes with where nothing else is below it. Its alpha is ignored.
  /// Defaults to white.
  public var paper = RGBA(hex: 0xFFFFFF)
  /// The size of the pages of a document, in points, on which pictures are fitted and centered. Defaults to the size of
  /// each picture.
  public var pageSize: PageSize?

  public init(
    canvas: Canvas = .ink, scheme: SchemeChoice = .automatic, resolution: Double = 300,
    paper: RGBA = RGBA(hex: 0xFFFFFF), pageSize: PageSize? = nil
  ) {
    self.canvas = canvas
    self.scheme = scheme
    self.resolution = resolution
    self.paper = paper
    self.pageSize = pageSize
  }
}

/// Writes scenes as PostScript, language level 3, in ASCII: as a file to be included in a page, or as a document.
///
/// PostScript has no transparency. Translucent paint becomes opaque pieces in the colors that it has over what is below it,
/// or over the paper. What pieces can't show, such as a blurred shadow, becomes an image of its region. Slots draw nothing.
/// The same scenes and options result in the same bytes.
public enum PostScriptWriter {
  /// Returns a scene as Encapsulated PostScript. The unit is a point, and the origin is the lower left corner. The size of
  /// pages in the options has no effect.
  package static func eps(for scene: Scene, options: PostScriptOptions = PostScriptOptions()) throws(PictureError)
    -> PictureFile
  {
    var options = options
    options.pageSize = nil
    let page = try PostScriptPage(scene, options.scheme, options)
    var file = OutputBuffer(capacity: page.content.count + 2048)
    file.append("%!PS-Adobe-3.0 EPSF-3.0\n")
    file.boundingBox(page.ink)
    file.append("%%HiResBoundingBox: ")
    file.numbers([page.ink.minX, page.ink.minY])
    file.append(UInt8(ascii: " "))
    file.lengths(page.ink.maxX, page.ink.maxY)
    file.append(UInt8(ascii: "\n"))
    file.prolog(title: scene.title, pageCount: 1)
    file.append("%%Page: 1 1\n")
    file.append(page)
    file.append("%%Trailer\n%%EOF\n")
    return PictureFile(bytes: file.finish(), ledger: page.ledger)
  }

  /// Returns scenes as the pages of a document, each in its own appearance. That of the options has no effect. The title is
  /// that of the first scene.
  package static func document(
    for scenes: [(scene: Scene, scheme: SchemeChoice)], options: PostScriptOptions = PostScriptOptions()
  ) throws(PageError) -> PageDocument {
    var pages: [PostScriptPage] = []
    for (index, (scene, scheme)) in scenes.enumerated() {
      do throws(PictureError) {
        pages.append(try PostScriptPage(scene, scheme, options))
      } catch {
        throw PageError(page: index, reason: error)
      }
    }
    var file = OutputBuffer(capacity: pages.reduce(2048) { $0 + $1.content.count + 256 })
    file.append("%!PS-Adobe-3.0\n")
    let largest = pages.reduce(Size(0, 0)) { Size(max($0.width, $1.size.width), max($0.height, $1.size.height)) }
    file.boundingBox(Rect(x: 0, y: 0, width: largest.width, height: largest.height))
    file.prolog(title: scenes.first?.scene.title ?? "", pageCount: pages.count)
    for (index, page) in pages.enumerated() {
      file.append("%%Page: ")
      file.integer(index + 1)
      file.append(UInt8(ascii: " "))
      file.integer(index + 1)
      file.append("\n%%BeginPageSetup\n<</PageSize[")
      file.lengths(page.size.width, page.size.height)
      file.append("]>>setpagedevice\n%%EndPageSetup\n")
      file.append(page)
    }
    file.append("%%Trailer\n%%EOF\n")
    return PageDocument(bytes: file.finish(), ledgers: pages.map { $0.ledger })
  }
}

/// A page in PostScript.
private struct PostScriptPage {
  let content: [UInt8]
  let ledger: Ledger
  let size: Size
  /// The exact bounding box of everything on the page.
  let ink: Rect

  init(_ scene: Scene, _ scheme: SchemeChoice, _ options: PostScriptOptions) throws(PictureError) {
    try scene.checkShadows()
    // Both appearances have the same page, as in SVG.
    let (box, picture) = (scene.box(of: options.canvas), scene.exactBox(of: options.canvas))
    try scene.checkWork(.opaquePaths, in: box, pixelsPerPoint: min(1, options.resolution / 72))
    let scene = scene.resolved(in: scheme.appearance)
    let placement = PagePlacement(box, on: options.pageSize)
    let flattening = Flattening(
      scene, canvas: box, picture: picture, paper: Pigment(options.paper),
      resolution: options.resolution, scale: placement.scale)
    if let image = flattening.largestImage {
      let density = min(image.pixelsPerPoint.x, image.pixelsPerPoint.y)
      try scene.checkWork(.pixels, in: image.rect, pixelsPerPoint: density, before: image.place.node)
    }
    var writer = PageWriter(postScript: scene, box: box, scale: placement.scale, flattening)
    writer.begin(placement.map, cutTo: options.canvas == .bounds ? box : nil)
    writer.write(scene.contents, in: PageWriter.Context())
    try writer.check()
    content = writer.stream.out.finish()
    ledger = writer.ledger
    size = placement.page
    ink = placement.map.bounds(of: picture)
  }
}

extension OutputBuffer {
  /// Appends a dictionary in short lines.
  mutating func append(wrapping dictionary: [UInt8]) {
    var start = count
    for byte in dictionary {
      if count - start > 100, byte == UInt8(ascii: "/") || byte == UInt8(ascii: " ") {
        append(UInt8(ascii: "\n"))
        start = count
        if byte == UInt8(ascii: " ") { continue }
      }
      append(byte)
    }
  }

  /// Appends the comment with the bounding box in whole points.
  fileprivate mutating func boundingBox(_ box: Rect) {
    // The file's numbers are rounded to ten-thousandths: a box that is larger by less than that doesn't need another point.
    let rounding = 5e-5
    append("%%BoundingBox: ")
    numbers([(box.minX + rounding).rounded(.down), (box.minY + rounding).rounded(.down)])
    append(UInt8(ascii: " "))
    lengths((box.maxX - rounding).rounded(.up), (box.maxY - rounding).rounded(.up))
    append(UInt8(ascii: "\n"))
  }

  fileprivate mutating func lengths(_ first: Double, _ second: Double) {
    length(first)
    append(UInt8(ascii: " "))
    length(second)
  }

  /// Appends the other comments, and the definitions of the operators of PDF.
  fileprivate mutating func prolog(title: String, pageCount: Int) {
    append("%%Creator: shapec\n%%Title: ")
    comment(title)
    append("\n%%LanguageLevel: 3\n%%DocumentData: Clean7Bit\n%%Pages: ")
    integer(pageCount)
    append(
      """

      %%EndComments
      %%BeginProlog
      /shapec 32 dict def
      shapec begin
      /q{gsave}bind def/Q{grestore}bind def/cm{6 array astore concat}bind def
      /w{setlinewidth}bind def/J{setlinecap}bind def/j{setlinejoin}bind def/M{setmiterlimit}bind def/d{setdash}bind def
      /g{setgray}bind def/rg{setrgbcolor}bind def/sh{shfill}bind def
      /m{moveto}bind def/l{lineto}bind def/c{curveto}bind def/h{closepath}bind def
      /re{4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath}bind def
      /S{stroke}bind def/f{fill}bind def/f*{eofill}bind def/W{clip}bind def/W*{eoclip}bind def/n{newpath}bind def
      end
      %%EndProlog

      """)
  }

  fileprivate mutating func append(_ page: PostScriptPage) {
    append("shapec begin\nq\nfalse setstrokeadjust\n.002 setsmoothness\n")
    append(contentsOf: page.content)
    append("Q\nend\nshowpage\n")
  }

  /// Writes a text for DSC comments: in parentheses and in ASCII, with octal codes of the UTF-8 for other characters,
  /// and cut so that the line has at most the 255 characters that DSC allows.
  fileprivate mutating func comment(_ text: String) {
    append(UInt8(ascii: "("))
    let end = count + 240
    for scalar in text.unicodeScalars {
      let start = count
      switch scalar.value {
      case 0x28, 0x29, 0x5C:
        append(UInt8(ascii: "\\"))
        append(scalar)
      case 0x20..<0x7F: append(scalar)
      default:
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          append(UInt8(ascii: "\\"))
          for shift: UInt8 in [6, 3, 0] { append(UInt8(ascii: "0") + byte >> shift & 7) }
        }
      }
      if count > end {
        truncate(to: start)
        break
      }
    }
    append(UInt8(ascii: ")"))
  }
}
