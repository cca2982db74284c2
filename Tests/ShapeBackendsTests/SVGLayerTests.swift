@_spi(Generated) import ShapeCore
import Testing

@Suite struct SVGLayerTests {
  private let square = Path.rect(Rect(0, 0, 50, 50))
  private let disc = Path.circle(center: Point(50, 50), radius: 9)

  @Test func `a plain layer adds nothing`() {
    #expect(body { $0.layer { $0.layer { $0.fill(square) } } } == #"<rect width="50" height="50"/>"#)
  }

  @Test func `a layer with one element puts its attributes on it`() {
    let text = body { b in
      b.layer({
        $0.opacity = 0.5
        $0.rotation = Angle(degrees: 45)
        $0.clips = [Clip(path: disc)]
      }) { $0.fill(square) }
    }
    #expect(
      text == #"<clipPath id="0"><circle cx="50" cy="50" r="9"/></clipPath>"#
        + ##"<rect width="50" height="50" transform="rotate(45 50 50)" opacity=".5" clip-path="url(#0)"/>"##)
  }

  @Test func `a layer with two elements is a group`() {
    let text = body { b in
      b.layer({ $0.opacity = 0.5 }) { b in
        b.fill(square)
        b.fill(disc)
      }
    }
    #expect(text == #"<g opacity=".5"><rect width="50" height="50"/><circle cx="50" cy="50" r="9"/></g>"#)
  }

  @Test func `opacities of nested layers multiply`() {
    let text = body { $0.layer({ $0.opacity = 0.5 }) { $0.layer({ $0.opacity = 0.5 }) { $0.fill(square) } } }
    #expect(text == #"<rect width="50" height="50" opacity=".25"/>"#)
  }

  @Test func `rotations of nested layers combine`() {
    let text = body { b in
      b.layer({ $0.rotation = Angle(degrees: 10) }) { b in
        b.layer({ $0.rotation = Angle(degrees: 20) }) { $0.fill(square) }
      }
    }
    #expect(
      text == #"<g transform="rotate(10 50 50)"><rect width="50" height="50" transform="rotate(20 50 50)"/></g>"#)
  }

  @Test(arguments: [(0, 0, ""), (0, 7, " 0 7"), (5, 0, " 5 0"), (-3, 8, " -3 8")])
  func `a center is written unless it is the origin`(x: Double, y: Double, center: String) {
    let text = body { b in
      b.layer({ layer in
        layer.frame = Rect(x - 10, y - 20, 20, 40)
        layer.rotation = Angle(degrees: 30)
      }) { $0.fill(square) }
    }
    #expect(text.contains("transform=\"rotate(30\(center))\""), "\(text)")
  }

  @Test func `a clip is not rotated by the layer inside it`() {
    let text = body { b in
      b.layer({ $0.clips = [Clip(path: disc)] }) { b in
        b.layer({ $0.rotation = Angle(degrees: 10) }) { $0.fill(square) }
      }
    }
    #expect(
      text.hasSuffix(
        ##"<g clip-path="url(#0)"><rect width="50" height="50" transform="rotate(10 50 50)"/></g>"##))
  }

  @Test func `several clips nest`() {
    let ring = square.appending(disc)
    let text = body { b in
      b.layer({ $0.clips = [Clip(path: disc), Clip(path: ring, rule: .evenOdd)] }) { $0.fill(square) }
    }
    #expect(
      text == #"<clipPath id="0"><circle cx="50" cy="50" r="9"/></clipPath><clipPath id="1">"#
        + #"<path d="M0 0H50V50H0m59 0a9 9 0 0 1-13.5 7.7942 9 9 0 0 1 0-15.5884A9 9 0 0 1 59 50""#
        + #" clip-rule="evenodd"/></clipPath>"#
        + ##"<g clip-path="url(#0)"><rect width="50" height="50" clip-path="url(#1)"/></g>"##)
  }

  @Test func `an erasure is a clip to everything else`() {
    let text = body { b in b.layer({ $0.erasure = disc }) { $0.fill(square) } }
    #expect(
      text == #"<clipPath id="0"><path d="M-1-1H51V51H-1m60-1a9 9 0 0 1-13.5 7.7942 9 9 0 0 1 0-15.5884"#
        + ##"A9 9 0 0 1 59 50" clip-rule="evenodd"/></clipPath><rect width="50" height="50" clip-path="url(#0)"/>"##)
  }

  @Test func `a clip and an erasure nest`() {
    let text = body { b in
      b.layer({
        $0.clips = [Clip(path: disc)]
        $0.erasure = Path.rect(Rect(0, 0, 45, 45))
      }) { $0.fill(square) }
    }
    #expect(text.hasSuffix(##"<g clip-path="url(#0)"><rect width="50" height="50" clip-path="url(#1)"/></g>"##))
  }

  @Test func `an empty slot is marked`() {
    let text = body { b in
      b.fill(square)
      b.slot(Rect(10, 10.5, 80, 60))
      b.fill(disc)
    }
    #expect(
      text == #"<rect width="50" height="50"/><g data-slot="content" data-frame="10 10.5 80 60"/>"#
        + #"<circle cx="50" cy="50" r="9"/>"#)
  }

  @Test func `a filled slot is marked, too`() {
    let text = body { $0.layer({ ($0.role, $0.name) = (.filledSlot(ownerDepth: 0), "content") }) { $0.fill(square) } }
    #expect(
      text == #"<g data-slot="content" data-frame="0 0 100 100"><rect width="50" height="50"/></g>"#)
  }

  @Test func `cuts apply to a slot together with its layer`() {
    let text = body { b in
      b.layer({ $0.clips = [Clip(path: disc)] }) { b in
        b.fill(square)
        b.slot(Rect(0, 0, 5, 5))
      }
    }
    #expect(
      text.hasSuffix(
        ##"<g clip-path="url(#0)"><rect width="50" height="50"/><g data-slot="content" data-frame="0 0 5 5"/></g>"##))
  }
}
