import ShapeBackends
import ShapeCore
import Testing

@Suite struct PostScriptLayerTests {
  private let square = Path.rect(Rect(0, 0, 50, 50))
  private let disc = Path.circle(center: Point(50, 50), radius: 9)
  private let filled = "0 100 m 50 100 l 50 50 l 0 50 l fill"

  @Test func `a plain layer adds nothing`() throws {
    #expect(page { $0.layer { $0.layer { $0.fill(square) } } } == "0 0 0 setrgbcolor " + filled)
  }

  @Test func `several clips intersect`() throws {
    let ring = disc.appending(.circle(center: Point(50, 50), radius: 4))
    let text = page { b in
      b.layer({ $0.clips = [Clip(path: disc), Clip(path: ring, rule: .evenOdd)] }) { $0.fill(square) }
    }
    #expect(
      text == "gsave 50 50 9 0 -360 arcn clip newpath 50 50 9 0 -360 arcn 54 50 m 50 50 4 0 -360 arcn eoclip newpath "
        + "0 0 0 setrgbcolor \(filled) grestore")
  }

  @Test func `an erasure is a clip to everything else`() throws {
    let text = page { b in b.layer({ $0.erasure = disc }) { $0.fill(square) } }
    #expect(
      text == "gsave -1 101 m 51 101 l 51 49 l -1 49 l 59 50 m 50 50 9 0 -360 arcn eoclip newpath "
        + "0 0 0 setrgbcolor \(filled) grestore")
  }

  @Test func `erasing from nothing leaves nothing`() throws {
    #expect(page { b in b.layer({ $0.erasure = disc }) { $0.fill(square, 0, alpha: 0) } } == "")
  }

  @Test func `rotations of nested layers combine`() throws {
    let text = page { b in
      b.layer({ $0.rotation = Angle(degrees: 90) }) { b in
        b.layer({ $0.rotation = Angle(degrees: 90) }) { $0.fill(square) }
      }
    }
    #expect(text == "0 0 0 setrgbcolor 100 0 m 50 0 l 50 50 l 100 50 l fill")
  }

  @Test func `a clip rotates with its layer`() throws {
    let text = page { b in
      b.layer({
        $0.rotation = Angle(degrees: 90)
        $0.clips = [Clip(path: square)]
      }) { $0.fill(.rect(Rect(0, 0, 20, 20))) }
    }
    #expect(
      text == "gsave 100 100 m 100 50 l 50 50 l 50 100 l clip newpath "
        + "0 0 0 setrgbcolor 100 100 m 100 80 l 80 80 l 80 100 l fill grestore")
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
      text == "0 0 1 setrgbcolor 30 100 m 80 100 l 80 50 l 30 50 l fill "
        + "1 0 0 setrgbcolor 10 80 m 60 80 l 60 30 l 10 30 l fill 1 1 1 setrgbcolor \(filled)")
  }

  @Test func `a shadow moves and rotates with the cuts of its layer`() throws {
    let text = page { b in
      b.layer({
        $0.rotation = Angle(degrees: 90)
        $0.clips = [Clip(path: .rect(Rect(0, 0, 20, 20)))]
        $0.shadows = [.black(0, 30)]
      }) { $0.fill(square, 0xFFFFFF) }
    }
    #expect(text.hasPrefix("gsave 100 70 m 100 50 l 80 50 l 80 70 l clip newpath 0 0 0 setrgbcolor 100 70 m 100 20 l"))
  }

  @Test func `content of a use casts no shadow`() throws {
    let text = page { b in
      b.layer({ $0.shadows = [.black(0, 50)] }) { b in
        b.fill(square, 0xFFFFFF)
        b.layer({ $0.role = .filledSlot(ownerDepth: 1) }) { $0.fill(square, 0xFF) }
      }
    }
    #expect(
      text == "0 0 0 setrgbcolor 50 100 m 100 100 l 100 50 l 50 50 l fill 1 1 1 setrgbcolor \(filled)"
        + " 0 0 1 setrgbcolor \(filled)")
  }

  @Test func `a shadow contains no shadows`() throws {
    let blue = Shadow(color: .hex(0xFF), radius: 0, offset: Point(0, 9))
    let text = page { b in
      b.layer({ $0.shadows = [.black(0, 50)] }) { b in b.layer({ $0.shadows = [blue] }) { $0.fill(square, 0xFF00) } }
    }
    #expect(
      text == "0 0 0 setrgbcolor 50 100 m 100 100 l 100 50 l 50 50 l fill "
        + "0 0 1 setrgbcolor 0 91 m 50 91 l 50 41 l 0 41 l fill 0 1 0 setrgbcolor \(filled)")
  }

  @Test func `a scaled layer has coordinates of its own`() throws {
    let text = page { b in
      b.layer({ $0.scale = Point(-2, 0.5) }) { $0.stroke(square, .color(.black), StrokeStyle(width: 4)) }
    }
    #expect(text.hasPrefix("gsave [ -2 0 0 -.5 150 75 ] concat 0 0 0 setrgbcolor 4 setlinewidth"))
    #expect(text.hasSuffix("0 0 m 50 0 l 50 50 l 0 50 l h stroke grestore"))
  }
}
