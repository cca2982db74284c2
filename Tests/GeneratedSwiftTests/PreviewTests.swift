import ShapeSwift
import ShapeLanguage
import Testing

/// The previews of a source as previews of SwiftUI.
struct PreviewTests {
  private func swift(_ source: String, writesPreviews: Bool = true, namespace: String? = nil) throws -> String {
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    #expect(!compilation.hasErrors)
    var options = SwiftOptions()
    options.writesPreviews = writesPreviews
    options.namespace = try namespace.map { try SwiftNamespace($0) }
    let types = SwiftWriter.types(for: compilation.program, shapes: compilation.publicShapes, options: options)
    return String(decoding: SwiftWriter.file(of: types, options: options), as: UTF8.self)
  }

  private static let source = """
    let warm = mix(.red, .gold, at: 50%)
    enum Suit { heart, spade }
    shape Card(rank: Int = 1, suit: Suit = .heart, tint: Color = .teal, turn: Angle = 0deg, at: Point = (0, 0)) {
      size 200 x 280
      if suit == .spade { fill tint, opacity: rank / 10 }
      layer(rotation: turn) { fill tint, path: circle(center: at, radius: 3) }
    }
    preview Card(rank: 5, suit: .spade, turn: 30deg, at: (1, 2 + 3))
    preview Card(rank: 2 * 3), size: 100 x 140, scheme: .dark, direction: .rightToLeft, named: "six, dark"
    preview Card(tint: warm), scheme: .light, named: "warm"
    """

  @Test func `each preview has its values, its size and its appearance`() throws {
    let text = try swift(Self.source, namespace: "UI")
    let previews = """
      #if DEBUG && canImport(SwiftUI)
        import SwiftUI

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
        #Preview("Card") {
          let shape = UI.Card(
            rank: 5,
            suit: .spade,
            turn: ShapeCore.Angle(degrees: 30),
            at: ShapeCore.Point(1, 2.0 + 3))
          ShapeKit.ShapePicture(shape)
            .frame(width: 200, height: 280)
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
        #Preview("six, dark") {
          ShapeKit.ShapePicture(UI.Card(rank: Int(whole: 2.0 * 3)))
            .frame(width: 100, height: 140)
            .preferredColorScheme(.dark)
            .environment(\\.layoutDirection, .rightToLeft)
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
        #Preview("warm") {
          let shape = UI.Card(
            tint: ShapeCore.Color(ShapeCore.RGBA(red: 1.0, green: 0.42156863, blue: 0.0, alpha: 1.0)))
          ShapeKit.ShapePicture(shape)
            .frame(width: 200, height: 280)
            .preferredColorScheme(.light)
        }
      #endif

      """
    #expect(text.hasSuffix(previews), "\(text.suffix(1400))")
  }

  @Test func `a preview has the values of names that it can't use`() throws {
    let text = try swift(
      """
      enum Suit { heart, spade }
      private let n = 3 / 4
      private let k = 7 * 2
      private let t = 30deg + 15deg
      private let p = (1.5, -2)
      private let s = 4 x 5.25
      private let r = Rect(x: 1, y: 2, width: 3, height: 4)
      private let c = #12345680
      private let e: Edges = [.left, .bottom]
      private let u: Suit = .spade
      private let l: [Int] = [1, k]
      private let b = 1 < 2
      private let m: [[Number]] = [[n], [2, 3]]
      shape A(n = 1, k: Int = 1, t: Angle = 1deg, p: Point = (0, 0), s: Size = 1 x 1, r: Rect = Rect(x: 0, y: 0, width: 1, height: 1),
        c: Color = .red, e: Edges = .all, u: Suit = .heart, l: [Int] = [1], b = false, m: [[Number]] = [], q: Paint = .red) {
        size 9 x 9
        fill .red, path: rect(r)
      }
      preview A(n: n, k: k, t: t, p: p, s: s, r: r, c: c, e: e, u: u, l: l, b: b, m: m, q: c), size: 20 x 30.5
      """)
    let start = text.range(of: "  #Preview")?.lowerBound ?? text.startIndex
    #expect(
      text[start...] == """
          #Preview("A") {
            let shape = A(
              n: 0.75,
              k: 14,
              t: ShapeCore.Angle(degrees: 45),
              p: ShapeCore.Point(1.5, -2),
              s: ShapeCore.Size(4, 5.25),
              r: ShapeCore.Rect(x: 1, y: 2, width: 3, height: 4),
              c: ShapeCore.Color(hex: 0x123456, alpha: 128),
              e: [.bottom, .left],
              u: .spade,
              l: [1, 14],
              b: true,
              m: [[0.75], [2, 3]],
              q: .color(ShapeCore.Color(hex: 0x123456, alpha: 128)))
            ShapeKit.ShapePicture(shape)
              .frame(width: 20, height: 30.5)
          }
        #endif

        """)
  }

  @Test func `previews are written on request`() throws {
    #expect(!(try swift(Self.source, writesPreviews: false).contains("#Preview")))
  }

  /// The macro is a part of Apple's toolchain. So here the compiler only parses its uses.
  @Test func `previews are Swift`() throws {
    let text = try swift(Self.source)
    let messages = try GeneratedModule.messages(
      for: [("Card.swift", text)], flags: ["-D", "DEBUG"], checks: false)
    #expect(messages == "", "\(messages)")
  }
}
