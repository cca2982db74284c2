import ShapeBackends
import ShapeCore
import Testing

/// Translucent paint becomes opaque pieces.
@Suite struct FlatteningTests {
  private let square = Path.rect(Rect(0, 0, 50, 50))
  private let right = Path.rect(Rect(20, 0, 30, 50))

  /// Returns the colors of a page in the order of its fills.
  private func colors(_ page: String) -> [String] {
    page.matches(of: /([-.0-9]+ [-.0-9]+ [-.0-9]+) rg|([-.0-9]+) g/).map { match in
      match.output.1.map(String.init) ?? match.output.2.map { "\($0) \($0) \($0)" } ?? ""
    }
  }

  @Test func `translucent paint mixes with the paper`() {
    let text = page { $0.fill(square, 0xFF0000, alpha: 0.5) }
    #expect(text == "1 .502 .502 rg 0 0 50 50 re f")
  }

  @Test func `the paper has a color`() {
    let text = page(options: PostScriptOptions(paper: RGBA(hex: 0xFF))) { $0.fill(square, 0xFF0000, alpha: 0.5) }
    #expect(text.hasPrefix(".502 0 .502 rg"))
  }

  @Test func `opaque paint below and above stays as it is`() {
    let text = page { b in
      b.fill(square, 0)
      b.fill(right, 0xFFFFFF, alpha: 0.5)
      b.fill(square, 0xFF)
    }
    let path = "0 0 50 50 re f"
    #expect(
      text == "0 g \(path) .502 g 20 0 30 50 re f 0 0 1 rg \(path)")
  }

  @Test func `a piece over the paper comes before those over paint, and extends under them`() throws {
    let text = page { b in
      b.fill(right, 0)
      b.fill(.rect(Rect(0, 10, 50, 20)), 0xFFFFFF, alpha: 0.5)
    }
    #expect(colors(text) == ["0 0 0", "1 1 1", ".502 .502 .502"])
    // The part within half a point of its own edge does not extend: it would shine through the soft edge.
    #expect(text.contains("49.5 "))
  }

  @Test func `a hidden color has no piece`() {
    let text = page { b in
      b.fill(square, 0xFF0000)
      b.fill(square, 0)
      b.fill(right, 0xFFFFFF, alpha: 0.5)
    }
    #expect(colors(text) == ["1 0 0", "0 0 0", ".502 .502 .502"])
  }

  @Test func `three translucent paints make a piece of each mix`() {
    let text = page { b in
      for x in 0..<3 { b.fill(.ellipse(in: Rect(Double(x) * 15, 0, 50, 50)), 0, alpha: 0.5) }
    }
    // Consecutive pieces of one color share it.
    #expect(
      colors(text) == [".502 .502 .502", ".251 .251 .251", ".502 .502 .502", ".251 .251 .251", ".1255 .1255 .1255"])
    #expect(text.split(separator: " f", omittingEmptySubsequences: false).count == 7)
  }

  @Test func `a group fades as a whole`() {
    let text = page { b in
      b.layer({ $0.opacity = 0.5 }) { b in
        b.fill(square, 0xFF0000)
        b.fill(right, 0)
      }
    }
    #expect(colors(text) == ["1 .502 .502", ".502 .502 .502"])
  }

  @Test func `two hundred groups in each other fade in turn`() {
    func nest(_ depth: Int, _ builder: inout SceneBuilder) {
      if depth == 0 { return builder.fill(square, 0) }
      builder.layer({ $0.opacity = 0.999 }) { nest(depth - 1, &$0) }
    }
    // 0.999 to the power of 200 is 0.8186.
    #expect(page { nest(200, &$0) }.hasPrefix(".1804 g"))
  }

  @Test func `a group is cut before it fades`() {
    let text = page { b in
      b.layer({
        $0.opacity = 0.5
        $0.clips = [Clip(path: right)]
        $0.erasure = .rect(Rect(0, 0, 100, 25))
      }) { $0.fill(square, 0xFF0000) }
    }
    #expect(text == "1 .502 .502 rg 20 25 m 50 25 l 50 50 l 20 50 l f")
  }

  @Test func `a mask of one color fades what it shows`() {
    let text = page { b in
      b.layer({ $0.maskCount = 1 }) { b in
        b.layer({ $0.role = .mask }) { $0.fill(right, 0xFFFFFF, alpha: 0.5) }
        b.fill(square, 0xFF0000)
      }
    }
    #expect(text == "1 .502 .502 rg 20 0 30 50 re f")
  }

  @Test func `a translucent shadow without blur is pieces`() {
    let text = page { b in
      b.layer({ $0.shadows = [Shadow(color: .hex(0, alpha: 0.5), radius: 0, offset: Point(30, 0))] }) {
        $0.fill(square, 0xFF0000)
      }
    }
    #expect(text.hasPrefix(".502 g 30 0 50 50 re f 1 0 0 rg"))
  }

  @Test func `an inner shadow without blur is the part outside of the moved copy`() {
    let text = page { b in
      b.layer({ $0.innerShadows = [.black(0, 20)] }) { $0.fill(square, 0xFFFFFF) }
    }
    #expect(text.hasSuffix("0 g 0 0 m 20 0 l 20 50 l 0 50 l f"))
  }

  @Test func `a blended layer sees only its parent`() {
    let text = page(root: { $0.isolatesBlending = true }) { b in
      b.fill(right, 0x00FF00)
      b.layer({ $0.blend = .multiply }) { $0.fill(square, 0xFF0000) }
    }
    // Over the paper it keeps its color: the paper is not part of the parent.
    #expect(colors(text) == ["0 1 0", "1 0 0", "0 0 0"])
  }

  @Test func `translucent paint in a scaled layer is written in the coordinates of the page`() {
    let text = page { b in
      b.layer(frame: Rect(0, 0, 0, 0), { $0.scale = Point(2, 1) }) { b in
        b.fill(square, 0)
        b.fill(square, 0xFF0000, alpha: 0.5)
      }
    }
    #expect(
      text.hasSuffix(
        "q .5 0 0 1 0 0 cm .502 0 0 rg 0 0 100 50 re f Q Q"))
  }

  // MARK: Gradients

  private func gradient(_ from: Color, _ to: Color) -> Paint {
    .linearGradient(
      [GradientStop(color: from, position: 0), GradientStop(color: to, position: 1)], from: .zero,
      to: Point(50, 0))
  }

  @Test func `translucent paint over a gradient is a gradient with mixed colors`() {
    let text = page { b in
      b.fill(square, gradient(.hex(0xFF0000), .hex(0xFF)))
      b.fill(right, 0, alpha: 0.5)
    }
    #expect(text.hasSuffix("/C0[.502 0 0]/C1[0 0 .502]>>>> sh Q"))
  }

  @Test func `a gradient to transparency is a gradient to the color below`() {
    let text = page { b in
      b.fill(square, 0xFF)
      b.fill(square, gradient(.hex(0xFF0000), .hex(0xFF0000, alpha: 0)))
    }
    #expect(text.hasSuffix("/C0[1 0 0]/C1[0 0 1]>>>> sh Q"))
  }

  @Test func `a gradient between two translucent colors has more stops`() {
    let text = page { $0.fill(square, gradient(.hex(0, alpha: 1), .hex(0xFFFFFF, alpha: 0.2))) }
    #expect(text.split(separator: "/FunctionType 2").count > 4)
  }

  // MARK: The ledger

  @Test func `the ledger counts pieces`() throws {
    let scene = SceneBuilder.scene { b in
      b.fill(right, 0)
      b.fill(square, 0xFFFFFF, alpha: 0.5)
      b.slot(Rect(0, 0, 9, 9))
    }
    let file = try PostScriptWriter.eps(for: scene)
    #expect(file.ledger.entries.map(\.lowering) == [.exact, .flattened(pieces: 2), .dropped(.emptySlot)])
  }

  @Test func `invisible parts need nothing`() throws {
    let scene = SceneBuilder.scene { b in
      b.fill(square, 0, alpha: 0)
      b.layer({ $0.shadows = [.black(4)] }) { _ in }
      b.layer({ $0.opacity = 0.5 }) { _ in }
    }
    let ledger = try PostScriptWriter.eps(for: scene).ledger
    #expect(ledger.entries.allSatisfy { $0.element == .shadow } && page(scene) == "")
  }
}
