import ShapeBackends
@_spi(Generated) import ShapeCore
import Testing

@Suite struct PostScriptLayerTests {
  private let square = Path.rect(Rect(0, 0, 50, 50))
  private let disc = Path.circle(center: Point(50, 50), radius: 9)
  /// Returns the curves of a circle around (50, 50).
  private func circle(_ radius: Double) -> String { area(Path.circle(center: Point(50, 50), radius: radius).elements) }
  private let filled = "0 0 50 50 re f"

  @Test func `a plain layer adds nothing`() throws {
    #expect(page { $0.layer { $0.layer { $0.fill(square) } } } == "0 g " + filled)
  }

  @Test func `several clips intersect`() throws {
    let ring = disc.appending(.circle(center: Point(50, 50), radius: 4))
    let text = page { b in
      b.layer({ $0.clips = [Clip(path: disc), Clip(path: ring, rule: .evenOdd)] }) { $0.fill(square) }
    }
    #expect(
      text == "q \(circle(9)) W n \(circle(9)) \(circle(4)) W* n 0 g \(filled) Q")
  }

  @Test func `an erasure is a clip to everything else`() throws {
    let text = page { b in b.layer({ $0.erasure = disc }) { $0.fill(square) } }
    #expect(
      text == "q -1 -1 m 101 -1 l 101 101 l -1 101 l \(circle(9)) W* n 0 g \(filled) Q")
  }

  @Test func `erasing from nothing leaves nothing`() throws {
    #expect(page { b in b.layer({ $0.erasure = disc }) { $0.fill(square, 0, alpha: 0) } }.hasSuffix("W* n Q"))
  }

  @Test func `rotations of nested layers combine`() throws {
    let text = page { b in
      b.layer({ $0.rotation = Angle(degrees: 90) }) { b in
        b.layer({ $0.rotation = Angle(degrees: 90) }) { $0.fill(square) }
      }
    }
    #expect(text == "q 0 1 -1 0 100 0 cm q 0 1 -1 0 100 0 cm 0 g \(filled) Q Q")
  }

  @Test func `a clip rotates with its layer`() throws {
    let text = page { b in
      b.layer({
        $0.rotation = Angle(degrees: 90)
        $0.clips = [Clip(path: square)]
      }) { $0.fill(.rect(Rect(0, 0, 20, 20))) }
    }
    #expect(
      text == "q 0 1 -1 0 100 0 cm q 0 0 50 50 re W n 0 g 0 0 20 20 re f Q Q")
  }

  @Test func `invisible parts are not written`() throws {
    let text = page { b in
      b.fill(square, 0xFF0000, alpha: 0)
      b.stroke(square, .hex(0), StrokeStyle(width: 0))
      b.layer({ $0.opacity = 0 }) { $0.fill(square, 0, alpha: 0.5) }
    }
    #expect(text == "")
  }

  @Test func `an empty slot draws nothing`() throws {
    #expect(page { $0.slot(Rect(0, 0, 9, 9)) } == "")
  }

  // MARK: Shadows

  @Test func `sharp shadows are copies of the layer in one color, the first one on top`() throws {
    let red = Shadow(color: .hex(0xFF0000), radius: 0, offset: Point(10, 20))
    let blue = Shadow(color: .hex(0xFF), radius: 0, offset: Point(30, 0))
    let text = page { b in b.layer({ $0.shadows = [red, blue] }) { $0.fill(square, 0xFFFFFF) } }
    #expect(
      text == "q 1 0 0 1 30 0 cm 0 0 1 rg \(filled) Q q 1 0 0 1 10 20 cm 1 0 0 rg \(filled) Q 1 g \(filled)")
  }

  @Test func `a shadow moves and rotates with the cuts of its layer`() throws {
    let text = page { b in
      b.layer({
        $0.rotation = Angle(degrees: 90)
        $0.clips = [Clip(path: .rect(Rect(0, 0, 20, 20)))]
        $0.shadows = [.black(0, 30)]
      }) { $0.fill(square, 0xFFFFFF) }
    }
    #expect(text.hasPrefix("q 0 1 -1 0 100 0 cm q 1 0 0 1 30 0 cm q 0 0 20 20 re W n 0 g \(filled) Q Q"))
  }

  @Test func `content of a use casts no shadow`() throws {
    let text = page { b in
      b.layer({ $0.shadows = [.black(0, 50)] }) { b in
        b.fill(square, 0xFFFFFF)
        b.layer({ $0.role = .filledSlot(ownerDepth: 1) }) { $0.fill(square, 0xFF) }
      }
    }
    #expect(
      text == "q 1 0 0 1 50 0 cm 0 g \(filled) Q 1 g \(filled) 0 0 1 rg \(filled)")
  }

  @Test func `a shadow contains no shadows`() throws {
    let blue = Shadow(color: .hex(0xFF), radius: 0, offset: Point(0, 9))
    let text = page { b in
      b.layer({ $0.shadows = [.black(0, 50)] }) { b in b.layer({ $0.shadows = [blue] }) { $0.fill(square, 0xFF00) } }
    }
    #expect(
      text == "q 1 0 0 1 50 0 cm 0 g \(filled) Q q 1 0 0 1 0 9 cm 0 0 1 rg \(filled) Q 0 1 0 rg \(filled)")
  }

  @Test func `a scaled layer has coordinates of its own`() throws {
    let text = page { b in
      b.layer({ $0.scale = Point(-2, 0.5) }) { $0.stroke(square, .color(.black), StrokeStyle(width: 4)) }
    }
    #expect(text.hasPrefix("q -2 0 0 .5 150 25 cm 0 g 4 w"))
    #expect(text.hasSuffix("0 0 m 50 0 l 50 50 l 0 50 l h S Q"))
  }
}
