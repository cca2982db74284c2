import ShapeCore
import Testing

@Suite struct SVGShadowTests {
  private let square = Path.rect(Rect(0, 0, 50, 50))
  private let disc = Path.circle(center: Point(50, 50), radius: 9)
  private let blue = Color.hex(0x0000FF, alpha: 0.5)

  /// Returns a filter's opening tag.
  private func filter(_ region: String) -> String {
    #"<filter id="0" \#(region) filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">"#
  }

  @Test func `a filter paints only the shadow, below its source`() {
    #expect(
      body(root: { $0.shadows = [.black(2)] }) { $0.fill(square, 0xFFFFFF) }
        == filter(#"x="-7" y="-7" width="64" height="64""#)
        + #"<feGaussianBlur in="SourceAlpha" stdDeviation="2"/></filter>"#
        + ##"<rect width="50" height="50" filter="url(#0)"/><rect width="50" height="50" fill="#fff"/>"##)
  }

  @Test func `the first of several shadows is merged last`() {
    let second = Shadow(color: blue, radius: 0, offset: Point(0, 4))
    #expect(
      body(root: { $0.shadows = [.black(2, 3), second] }) { $0.fill(square) }.hasPrefix(
        filter(#"x="-4" y="-7" width="64" height="64""#)
          + ##"<feOffset in="SourceAlpha" dy="4" result="s1"/><feFlood flood-color="#00f" flood-opacity=".5"/>"##
          + #"<feComposite operator="in" in2="s1" result="s1"/>"#
          + #"<feOffset in="SourceAlpha" dx="3"/><feGaussianBlur stdDeviation="2" result="s0"/>"#
          + #"<feMerge><feMergeNode in="s1"/><feMergeNode in="s0"/></feMerge></filter>"#))
  }

  @Test func `a shadow is cast by the part that remains after cuts`() {
    let text = body(root: {
      $0.shadows = [.black(2)]
      $0.clips = [Clip(path: disc)]
      $0.opacity = 0.5
    }) { b in
      b.fill(square)
      b.fill(disc)
    }
    #expect(
      text.hasSuffix(
        ##"<g opacity=".5"><g filter="url(#1)"><g clip-path="url(#0)"><rect width="50" height="50"/>"##
          + #"<circle cx="50" cy="50" r="9"/></g></g>"#
          + ##"<g clip-path="url(#0)"><rect width="50" height="50"/><circle cx="50" cy="50" r="9"/></g></g>"##))
  }

  @Test func `the caster is written separately if the layer has a slot`() {
    let text = body(root: { $0.shadows = [.black(2)] }) { b in
      b.fill(square, 0xFFFFFF)
      b.slot(Rect(0, 0, 5, 5))
      b.fill(disc, 0xFF0000, alpha: 0.5)
    }
    #expect(
      text.hasSuffix(
        #"<feGaussianBlur in="SourceAlpha" stdDeviation="2"/></filter>"#
          + ##"<g filter="url(#0)"><rect width="50" height="50"/><circle cx="50" cy="50" r="9" fill-opacity=".5"/></g>"##
          + ##"<rect width="50" height="50" fill="#fff"/><g data-slot="content" data-frame="0 0 5 5"/>"##
          + #"<circle cx="50" cy="50" r="9" fill="red" fill-opacity=".5"/>"#))
  }

  @Test func `a shadow is not cast by other shadows`() {
    let text = body(root: { $0.shadows = [.black(2)] }) { b in
      b.layer({ $0.shadows = [.black(1)] }) { $0.fill(square, 0xFFFFFF) }
    }
    #expect(
      text.contains(##"<rect width="50" height="50" filter="url(#0)"/><filter id="1""##)
        && text.hasSuffix(
          ##"<rect width="50" height="50" filter="url(#1)"/><rect width="50" height="50" fill="#fff"/>"##)
    )
  }

  @Test(arguments: [(Int32(1), false), (2, true)])
  func `a filled slot casts only shadows of layers outside its shape`(ownerDepth: Int32, isCast: Bool) {
    let text = body { b in
      b.layer({ $0.shadows = [.black(2)] }) { b in
        b.fill(square, 0xFFFFFF)
        b.layer({ ($0.role, $0.name) = (.filledSlot(ownerDepth: ownerDepth), "content") }) { $0.fill(disc) }
      }
    }
    let apart =
      ##"<rect width="50" height="50" filter="url(#0)"/><rect width="50" height="50" fill="#fff"/>"##
      + #"<g data-slot="content" data-frame="0 0 100 100"><circle cx="50" cy="50" r="9"/></g>"#
    let together =
      ##"<g filter="url(#0)"><rect width="50" height="50"/><circle cx="50" cy="50" r="9"/></g>"##
      + ##"<rect width="50" height="50" fill="#fff"/>"##
      + #"<g data-slot="content" data-frame="0 0 100 100"><circle cx="50" cy="50" r="9"/></g>"#
    #expect(text.hasSuffix(isCast ? together : apart))
  }

  @Test func `a rotated layer is blurred upright`() {
    let text = body { b in
      b.layer({
        $0.rotation = Angle(degrees: 30)
        $0.shadows = [.black(2, 10)]
      }) { $0.fill(.rect(Rect(25, 25, 50, 50))) }
    }
    #expect(
      text.contains(#"<feOffset in="SourceAlpha" dx="8.6603" dy="5"/>"#)
        && text.hasSuffix(
          ##"<g filter="url(#0)"><g transform="rotate(30 50 50)"><rect x="25" y="25" width="50" height="50" id="1"/></g>"##
            + ##"</g><use href="#1" transform="rotate(30 50 50)"/>"##)
    )
  }

  @Test func `a shadow in a rotated layer is blurred upright`() {
    let text = body { b in
      b.layer({ $0.rotation = Angle(degrees: 30) }) { b in
        b.fill(disc)
        b.layer(frame: Rect(0, 0, 50, 50), { $0.shadows = [.black(2)] }) { $0.fill(square) }
      }
    }
    #expect(
      text.hasSuffix(
        ##"<g transform="rotate(-30 25 25)" filter="url(#0)"><rect width="50" height="50" transform="rotate(30 25 25)"/>"##
          + #"</g><rect width="50" height="50"/></g>"#))
  }

  @Test func `a quarter turn needs no counterrotation`() {
    let text = body { b in
      b.layer({
        $0.rotation = Angle(degrees: 180)
        $0.shadows = [.black(2)]
      }) { $0.fill(square) }
    }
    #expect(
      text.hasSuffix(
        ##"<rect width="50" height="50" transform="rotate(180 50 50)" filter="url(#0)"/>"##
          + #"<rect width="50" height="50" transform="rotate(180 50 50)"/>"#))
  }

  @Test func `a shadow in a scaled and mirrored layer is blurred in the coordinates around it`() {
    let text = body { b in
      b.layer({
        $0.scale = Point(-2, 0.5)
        $0.shadows = [.black(2, 10)]
      }) { $0.fill(.rect(Rect(40, 25, 20, 50))) }
    }
    #expect(text.contains(##"<feOffset in="SourceAlpha" dx="-20"/><feGaussianBlur stdDeviation="4 1"/></filter>"##))
    #expect(
      text.hasSuffix(
        ##"<g filter="url(#0)"><g transform="matrix(-2 0 0 .5 150 25)"><rect x="40" y="25" width="20" height="50" id="1"/></g>"##
          + ##"</g><use href="#1" transform="matrix(-2 0 0 .5 150 25)"/>"##))
  }

  @Test func `an oblique blur is along the axes of its ellipse`() {
    let text = body { b in
      b.layer({
        $0.scale = Point(2, 0.5)
        $0.rotation = Angle(degrees: 30)
        $0.shadows = [.black(2)]
      }) { $0.fill(.rect(Rect(40, 25, 20, 50))) }
    }
    #expect(text.contains(#"<feGaussianBlur in="SourceAlpha" stdDeviation="4 1"/></filter>"#))
    #expect(text.contains(#"<g transform="matrix(.8660254038 .5 -.5 .8660254038 31.6987 -18.3013)" filter="url(#0)">"#))
  }
}
