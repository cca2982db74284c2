import ShapeCore
import Testing

/// Masks, blend modes, inner shadows and spread in SVG.
@Suite struct SVGGroupTests {
  private let square = Path.rect(Rect(0, 0, 50, 50))
  private let disc = Path.circle(center: Point(50, 50), radius: 9)

  /// Adds a mask to the layer that is being built.
  private func mask(_ builder: inout SceneBuilder, _ content: (inout SceneBuilder) -> Void) {
    builder.layer({ $0.role = .mask }, content)
  }

  @Test func `a mask is white, so that its luminance is its alpha`() {
    let text = body(root: { $0.maskCount = 1 }) { b in
      mask(&b) { $0.fill(disc, 0xFF0000, alpha: 0.5) }
      b.fill(square, 0x0000FF)
    }
    #expect(
      text == #"<mask id="0" maskUnits="userSpaceOnUse" x="40" y="40" width="11" height="11">"#
        + ##"<circle cx="50" cy="50" r="9" fill="#fff" fill-opacity=".5"/></mask>"##
        + ##"<rect width="50" height="50" fill="#00f" mask="url(#0)"/>"##)
  }

  @Test func `each mask has its own element, so that they are multiplied`() {
    let text = body(root: { $0.maskCount = 2 }) { b in
      mask(&b) { $0.fill(square) }
      mask(&b) { $0.fill(disc) }
      b.fill(square, 0x0000FF)
    }
    #expect(
      text.hasSuffix(##"<g mask="url(#0)"><rect width="50" height="50" fill="#00f" mask="url(#1)"/></g>"##))
  }

  @Test func `a mask can have gradients and masks of its own`() {
    let text = body(root: { $0.maskCount = 1 }) { b in
      b.layer({ ($0.role, $0.maskCount) = (.mask, 1) }) { b in
        mask(&b) { $0.fill(disc) }
        b.fill(square, .linearGradient([.stop(.black), .stop(.hex(0, alpha: 0))]))
      }
      b.fill(square, 0x0000FF)
    }
    #expect(
      text.contains(
        ##"fill="url(#2)" mask="url(#1)"/></mask><rect width="50" height="50" fill="#00f" mask="url(#0)"/>"##))
  }

  @Test func `a layer with a blend mode is in an isolated group`() {
    let text = body(root: { $0.isolatesBlending = true }) { b in
      b.fill(square, 0x0000FF)
      b.layer({ ($0.blend, $0.opacity) = (.colorDodge, 0.5) }) { $0.fill(disc, 0xFF0000) }
    }
    #expect(
      text == ##"<g style="isolation:isolate"><rect width="50" height="50" fill="#00f"/>"##
        + #"<circle cx="50" cy="50" r="9" fill="red" opacity=".5" style="mix-blend-mode:color-dodge"/></g>"#)
  }

  @Test func `a faded group is isolated anyway`() {
    let text = body(root: { ($0.isolatesBlending, $0.opacity) = (true, 0.5) }) { b in
      b.fill(square, 0x0000FF)
      b.layer({ $0.blend = .screen }) { $0.fill(disc, 0xFF0000) }
    }
    #expect(text.hasPrefix(#"<g opacity=".5"><rect"#))
  }

  @Test func `an inner shadow is above its source, and below the borders`() {
    let text = body(root: { ($0.innerShadows, $0.borderCount) = ([.black(2, 3)], 1) }) { b in
      b.fill(square, 0xFFFFFF)
      b.stroke(square)
    }
    #expect(
      text
        == ##"<rect width="50" height="50" fill="#fff"/><filter id="0" x="-4" y="-7" width="64" height="64" filterUnits="userSpaceOnUse" "##
        + #"color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="3"/><feGaussianBlur stdDeviation="2" "#
        + #"result="s0"/><feFlood/><feComposite operator="out" in2="s0"/><feComposite operator="in" in2="SourceAlpha"/>"#
        + ##"</filter><rect width="50" height="50" filter="url(#0)"/>"##
        + ##"<rect width="50" height="50" fill="none" stroke="#000"/>"##)
  }

  @Test func `a shadow with a spread is that of its caster`() {
    var shadow = Shadow.black(2)
    shadow.caster = .rect(Rect(-4, -4, 58, 58))
    #expect(
      body(root: { $0.shadows = [shadow] }) { $0.fill(square, 0xFFFFFF) }.hasSuffix(
        ##"<rect x="-4" y="-4" width="58" height="58" filter="url(#0)"/><rect width="50" height="50" fill="#fff"/>"##))
  }

  /// Some readers draw nothing outside the picture, not even for a filter.
  @Test func `the filter of an inner shadow with a spread inverts its caster`() {
    var shadow = Shadow.black(2, 30)
    shadow.caster = .rect(Rect(4, 4, 42, 42))
    let text = body(root: { $0.innerShadows = [shadow] }) { $0.fill(square, 0xFFFFFF) }
    #expect(
      text.hasSuffix(
        #"<feFlood/><feComposite operator="out" in2="s0"/></filter><rect x="4" y="4" width="42" height="42" "#
          + ##"filter="url(#1)"/></g>"##))
  }

  @Test func `an inner shadow without caster fills its layer`() {
    var shadow = Shadow.black(2)
    shadow.caster = .empty
    let text = body(root: { $0.innerShadows = [shadow] }) { $0.fill(square, 0xFFFFFF) }
    #expect(text.hasSuffix(##"<g mask="url(#0)"><rect x="-1" y="-1" width="52" height="52"/></g>"##))
  }

  @Test func `masks in layers with shadows are written once`() {
    func nest(_ count: Int, _ b: inout SceneBuilder) {
      if count == 0 { return b.fill(disc) }
      b.layer({ $0.shadows = [.black(1)] }) { b in
        b.layer({ $0.maskCount = 1 }) { b in
          mask(&b) { nest(count - 1, &$0) }
          b.fill(disc)
        }
      }
    }
    // Each level doubled the time, so 20 took a minute.
    #expect(body { nest(20, &$0) }.ranges(of: "<mask ").count == 20)
  }
}
