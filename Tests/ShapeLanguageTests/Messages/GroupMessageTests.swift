import Testing

@Suite("Messages about masks, blend modes and inner shadows")
struct GroupMessageTests {
  @Test func `a mask is a layer`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red
        mask circle(center: center, radius: 4)
        ^^^^ E0516: `mask` needs a layer
        help: use `mask layer { fill … }` for a mask that fades, or `clip path` to keep the inside of a path
        mask { fill .black, path: circle(center: center, radius: 4) }
        ^^^^ E0516: `mask` needs a layer
        help: use `mask layer { … }`
        mask(inset: 2) { fill .black }
        ^^^^ E0516: `mask` needs a layer
        help: use `mask layer(…) { … }`
        mask badge
        ^^^^ E0516: `mask` needs a layer
        help: use `mask layer { fill … }` for a mask that fades, or `clip path` to keep the inside of a path
      }
      """)
  }

  @Test func `a mask has no name, no order, no blend mode and no slot`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red
        mask layer(left: 3, z: 1, above: b) { fill .black }
                            ^ E0517: a mask has no `z:`
                            help: remove `z:`
                                  ^^^^^ E0517: a mask has no `above:`
                                  help: remove `above:`
        mask layer fade(left: 2) { fill .black }
                   ^^^^ E0517: a mask has no name
                   help: remove the name
        mask layer(left: 2, blend: .multiply) { fill .black; layer(left: 2) { content } }
                            ^^^^^ E0517: a mask has no `blend:`
                            help: remove `blend:`
                                                                              ^^^^^^^ E0517: a mask can't contain a slot
                                                                              help: move `content` into the masked layer
        layer b(left: 4) { fill .blue }
      }
      """)
  }

  @Test func `a layer can't be above a mask`() {
    expect(
      """
      shape A {
        size 10 x 10
        mask layer(left: 2) { fill .black }
        layer(above: mask, left: 4) { fill .blue }
                     ^^^^ E0201: unknown layer `mask`
                     help: use a layer with the same parent, or `content`
      }
      """)
  }

  @Test func `a shadow with a spread has a hard silhouette`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .red
        layer(inset: 2) { fill .blue; mask layer { fill .black.opacity(50%) } }
        shadow .black, radius: 2, spread: 1
        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ E0631: a shadow of a masked layer has no `spread:`
        note: in `A` at 10 x 10
        help: remove `spread:` and use a larger `radius:`, or replace the mask with a `clip`
      }
      """)
  }

  @Test func `a layer does not mix with the views of a slot`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer(blend: .multiply) { fill .red }
        content
        layer(blend: .screen) { fill .red }
        ^^^^^ E0632: a layer with `blend:` can't be above a slot
        note: in `A` at 10 x 10
        help: move the layer before `content`, or remove `blend:`
      }
      shape B {
        size 10 x 10
        layer(blend: .multiply) { content; fill .red.opacity(50%) }
        ^^^^^ E0632: a layer with `blend:` can't contain a slot
        note: in `B` at 10 x 10
        help: move `content` out of the layer
      }
      """)
  }

  @Test func `a mask that hides nothing, or everything, is reported`() {
    expect(
      """
      shape A {
        size 10 x 10
        layer(right: 5) { fill .red; mask layer { fill linearGradient([.white, .black]) } }
                                     ^^^^ W0023: this `mask` is opaque over the whole layer, so it hides nothing
                                     help: only the opacity of a mask counts; use `.transparent` for the parts that hide the layer
        layer(left: 5) { fill .red; mask layer(left: 20, width: 2) { fill .black } }
                                    ^^^^ W0023: this `mask` paints nothing over the layer, so it hides all of it
      }
      """)
  }

  @Test func `an unknown blend mode is corrected`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .white
        layer(inset: 2, blend: .multipy) { fill .red }
                               ^^^^^^^^ E0313: unknown constant `.multipy` for the type BlendMode
                               help: did you mean `.multiply`?
        layer(inset: 2, blend: .plusLighter) { fill .red }
                               ^^^^^^^^^^^^ E0313: unknown constant `.plusLighter` for the type BlendMode
      }
      """)
  }
}
