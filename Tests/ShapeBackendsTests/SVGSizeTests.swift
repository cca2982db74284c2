import ShapeCore
import Testing

/// What makes documents small: shared shapes and attributes.
@Suite struct SVGSizeTests {
  private let arrow = Path([
    .move(to: Point(10, 10)), .line(to: Point(90, 20)), .line(to: Point(70, 45)), .line(to: Point(85, 66)),
    .line(to: Point(40, 90)), .line(to: Point(30, 30)), .close,
  ])
  private let data = "M10 10 90 20 70 45 85 66 40 90 30 30"

  @Test func `a clip and a fill of one path share it`() {
    let text = body { b in
      b.layer({ $0.clips = [Clip(path: arrow)] }) { b in
        b.fill(arrow, 0xFF0000)
        b.fill(.rect(Rect(0, 0, 50, 50)), 0x0000FF)
      }
    }
    #expect(
      text == #"<clipPath id="0"><path d="\#(data)" id="1"/></clipPath><g clip-path="url(#0)">"#
        + ##"<use href="#1" fill="red"/><rect width="50" height="50" fill="#00f"/></g>"##)
  }

  @Test func `a caster and the layer itself share their paths`() {
    let text = body(root: { $0.shadows = [.black(2)] }) { b in
      b.fill(arrow, 0xFFFFFF)
      b.slot(Rect(0, 0, 5, 5))
    }
    #expect(
      text.hasSuffix(
        ##"<g filter="url(#0)"><path d="\##(data)" id="1"/></g><use href="#1" fill="#fff"/>"##
          + #"<g data-slot="content" data-frame="0 0 5 5"/>"#))
  }

  @Test func `attributes of the first of equal paths are on a group`() {
    let text = body { b in
      b.fill(arrow, 0xFF0000)
      b.layer({ $0.rotation = Angle(degrees: 90) }) { $0.fill(arrow, 0x0000FF) }
    }
    #expect(
      text == ##"<g fill="red"><path d="\##(data)" id="0"/></g>"##
        + ##"<use href="#0" fill="#00f" transform="rotate(90 50 50)"/>"##)
  }

  @Test func `a fill shares the closed path of a stroke`() {
    let text = body { b in
      b.fill(arrow, 0xFF0000)
      b.fill(.rect(Rect(0, 0, 5, 5)))
      b.stroke(arrow, .hex(0x0000FF))
    }
    #expect(
      text == ##"<g fill="red"><path d="\##(data)z" id="0"/></g><rect width="5" height="5"/>"##
        + ##"<use href="#0" fill="none" stroke="#00f"/>"##)
  }

  @Test func `open and closed strokes share nothing`() {
    let open = Path(arrow.elements.filter { $0 != .close })
    #expect(
      !body { b in
        b.stroke(open, .hex(0xFF0000))
        b.stroke(arrow, .hex(0x0000FF))
      }.contains("<use"))
  }

  @Test func `a translucent layer is not a reference`() {
    // CairoSVG fades a `<use>` twice.
    let text = body { b in
      b.fill(arrow, 0xFF0000)
      b.layer({ $0.opacity = 0.5 }) { $0.fill(arrow, 0x0000FF) }
    }
    #expect(!text.contains("<use"))
  }

  @Test func `short shapes are written again`() {
    #expect(
      body { b in
        b.fill(.rect(Rect(0, 0, 5, 5)), 0xFF0000)
        b.fill(.rect(Rect(0, 0, 5, 5)), 0x0000FF)
      } == ##"<rect width="5" height="5" fill="red"/><rect width="5" height="5" fill="#00f"/>"##)
  }

  @Test func `neighbors with equal attributes have them on a group`() {
    let text = body { b in
      for x in [1.0, 2, 3] { b.stroke(.circle(center: .zero, radius: x), .hex(0xFF0000, alpha: x == 3 ? 0.5 : 1)) }
    }
    #expect(
      text == #"<g fill="none" stroke="red"><circle r="1"/><circle r="2"/></g>"#
        + #"<circle r="3" fill="none" stroke="red" stroke-opacity=".5"/>"#)
  }

  @Test func `slots are outside of groups`() {
    let text = body { b in
      b.fill(.circle(center: .zero, radius: 1), 0xFF0000)
      b.slot(Rect(0, 0, 5, 5))
      b.fill(.circle(center: .zero, radius: 2), 0xFF0000)
    }
    #expect(!text.contains(#"<g fill"#))
  }

  @Test(arguments: [(UInt32(0xFF0000), true), (0x00FF00, false)])
  func `a class is on a group only with all the colors`(second: UInt32, isShared: Bool) {
    let dark = RGBA(hex: 0x0000FF)
    let text = body { b in
      for (radius, hex) in [(1.0, 0xFF0000), (2, second)] as [(Double, UInt32)] {
        let color = Paint.color(Color(light: RGBA(hex: hex), dark: dark))
        b.stroke(.circle(center: .zero, radius: radius), color, StrokeStyle(width: 7, cap: .round))
      }
    }
    #expect(text.split(separator: #"class="0""#, omittingEmptySubsequences: false).count == (isShared ? 2 : 3))
  }

  @Test(arguments: [false, true])
  func `equal clips are one, whether or not another element has their shape`(isFilled: Bool) {
    let text = body { b in
      if isFilled { b.fill(arrow, 0xFF0000) }
      for color: UInt32 in [0x0000FF, 0x00FF00] {
        b.layer({ $0.clips = [Clip(path: arrow)] }) { $0.fill(.rect(Rect(0, 0, 50, 50)), color) }
      }
    }
    #expect(text.ranges(of: "<clipPath").count == 1 && text.ranges(of: "<path").count == 1)
  }

  /// A clip can contain no group.
  @Test func `a clip with attributes is no definition of a shape`() {
    let text = body { b in
      b.layer({ $0.clips = [Clip(path: arrow, rule: .evenOdd)] }) { $0.fill(arrow, 0xFF0000) }
    }
    #expect(text.contains(#" clip-rule="evenodd"/></clipPath>"#) && !text.contains("<use"))
  }

  /// A corner whose miter is longer than 4 widths, and one whose miter is shorter.
  @Test(arguments: [(4.0, true), (40, false)])
  func `a miter limit is written if it has an effect`(height: Double, isWritten: Bool) {
    let path: [PathElement] = [.move(to: .zero), .line(to: Point(20, height)), .line(to: Point(0, 2 * height))]
    let text = body { $0.stroke(Path(path)) }
    #expect(text.contains("stroke-miterlimit") == isWritten)
  }
}
