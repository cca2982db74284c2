import ShapeBackends
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
