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
                               help: use `.normal`, `.multiply`, `.screen`, `.overlay`, `.darken`, `.lighten`, `.colorDodge`, `.colorBurn`, `.hardLight`, `.softLight`, `.difference`, `.exclusion`, `.hue`, `.saturation`, `.color` or `.luminosity`
      }
      """)
  }

  @Test func `a blend mode in the words of CSS or SwiftUI is corrected`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .teal
        layer(mix-blend-mode: multiply) { fill .red }
              ^^^^^^^^^^^^^^ E0109: unexpected `mix-blend-mode`
              help: use `layer(blend: .multiply) { … }`
        mix-blend-mode: multiply
        ^^^^^^^^^^^^^^ E0110: unknown statement `mix-blend-mode`
        help: use `layer(blend: .multiply) { … }`
        layer(blendMode: .multiply) { fill .red }
              ^^^^^^^^^ E0401: unknown label `blendMode:` for `layer`
              help: use `blend: .multiply`
        layer(blend: .color-dodge) { fill .red }
                     ^^^^^^^^^^^^ E0313: unknown constant `.color-dodge` for the type BlendMode
                     help: did you mean `.colorDodge`?
        layer(blend: .color-burn) { fill .red }
                     ^^^^^^^^^^^ E0313: unknown constant `.color-burn` for the type BlendMode
                     help: did you mean `.colorBurn`?
        layer(blend: .hard-light) { fill .red }
                     ^^^^^^^^^^^ E0313: unknown constant `.hard-light` for the type BlendMode
                     help: did you mean `.hardLight`?
        layer(blend: .soft-light) { fill .red }
                     ^^^^^^^^^^^ E0313: unknown constant `.soft-light` for the type BlendMode
                     help: did you mean `.softLight`?
        layer(blend: "multiply") { fill .red }
                     ^^^^^^^^^^ E0301: expected a BlendMode, found a string
        layer(blend: "soft-light") { fill .red }
                     ^^^^^^^^^^^^ E0301: expected a BlendMode, found a string
        layer(blend: "additive") { fill .red }
                     ^^^^^^^^^^ E0301: expected a BlendMode, found a string
                     help: use a constant with a dot, such as `.round`
      }
      """)
  }

  @Test func `a constant with hyphens is corrected where its type is known`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .dark-slate-gray
             ^^^^^^^^^^^^^^^^ E0313: unknown constant `.dark-slate-gray` for the type Paint
             help: did you mean `.darkslategray`?
      }
      """)
  }

  @Test func `a mask in the words of other languages is explained`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .teal
        layer(mask: circle(center: center, radius: 3)) { fill .red }
              ^^^^ E0401: unknown label `mask:` for `layer`
              help: use `mask layer { … }`
        maskLayer(inset: 3) { fill .black }
        ^^^^^^^^^ E0110: unknown statement `maskLayer`
        help: use `mask layer`
        masklayer { fill .black }
        ^^^^^^^^^ E0110: unknown statement `masklayer`
        help: use `mask layer`
      }
      """)
  }

  @Test func `an inner shadow in the words of other languages is explained`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .teal
        shadow inset .black, radius: 4
               ^^^^^ E0201: unknown name `inset`
               help: declare it with `let` or as a parameter, or add a dot if it is a constant, as in `.black`
        shadow .inner .black, radius: 4
               ^^^^^^ E0311: the type of `.inner` is unknown here
               help: use `inner: true` for a shadow inside the layer
        shadow .inner(.black), radius: 4
               ^^^^^^^^^^^^^^ E0122: `.inner` is not a function
               help: use `inner: true` for a shadow inside the layer
        innerShadow .black, radius: 4
        ^^^^^^^^^^^ E0110: unknown statement `innerShadow`
        help: use `shadow .black, radius: 4, inner: true`
        innerShadow(color: .black)
        ^^^^^^^^^^^ E0110: unknown statement `innerShadow`
        help: use `shadow .black, radius: 4, inner: true`
        dropShadow .black, radius: 4
        ^^^^^^^^^^ E0110: unknown statement `dropShadow`
        help: use one statement: `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`
        boxShadow(color: .black)
        ^^^^^^^^^ E0110: unknown statement `boxShadow`
        help: use one statement: `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`
        shadow .black, radius: 4, inner: 1
                                         ^ E0301: expected a Bool, found an Int
        shadow .black, radius: 4, inner: 0
                                         ^ E0301: expected a Bool, found an Int
        shadow .black, radius: 4, inner: 2
                                         ^ E0301: expected a Bool, found an Int
                                         help: compare it, as in `… > 0`
        shadow .black, radius: 4, color: .red
                                  ^^^^^^^^^^^ E0402: duplicate label `color:`
                                  help: remove one of them
               ~~~~~~ note of E0402: the first `color` is here
      }
      """)
  }

  @Test func `a word for an inner shadow is not a color`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .teal
        shadow inner .black, radius: 4
               ^^^^^ E0201: unknown name `inner`
               help: declare it with `let` or as a parameter, or add a dot if it is a constant, as in `.black`
        shadow .inner, radius: 4
               ^^^^^^ E0313: unknown constant `.inner` for the type Color
               help: use `inner: true` for a shadow inside the layer
      }
      """)
  }

  @Test func `a slot in each of two masks is not a duplicate`() {
    expect(
      """
      shape A {
        size 10 x 10
        fill .teal
        mask layer { content }
                     ^^^^^^^ E0517: a mask can't contain a slot
                     help: move `content` into the masked layer
        mask layer { content; content }
                     ^^^^^^^ E0517: a mask can't contain a slot
                     help: move `content` into the masked layer
                              ^^^^^^^ E0517: a mask can't contain a slot
                              help: move `content` into the masked layer
      }
      """)
  }

  @Test func `a layer that blends with nothing is reported`() {
    expect(
      """
      shape A(mode: BlendMode = .multiply) {
        size 40 x 40
        layer(blend: .multiply) { fill .red, path: circle(center: center, radius: 9) }
        ^^^^^ W0024: this layer has nothing to blend with: its parent paints nothing below it
        help: move it after the statements that it should blend with, in the same block, or remove `blend:`
        layer(right: 20) { layer(blend: mode) { fill .gold, path: circle(center: center, radius: 9) } }
                           ^^^^^ W0024: this layer has nothing to blend with: its parent paints nothing below it
                           help: move it after the statements that it should blend with, in the same block, or remove `blend:`
        layer(left: 30, top: 30, blend: .screen) { fill .blue }
        layer(left: 2, top: 2, blend: .screen) { fill .blue, path: circle(center: center, radius: 9) }
        use B()
      }
      shape B {
        size 40 x 40, min: 20 x 20
        if width > 50 { fill .teal }
        layer(blend: .multiply) { fill .red, path: circle(center: center, radius: 9) }
        layer(z: -1) { fill .gray, path: circle(center: center, radius: 7) }
      }
      """)
  }

  @Test func `a blend mode in a mask has no effect, and a mask of a mask paints`() {
    expect(
      """
      shape A {
        size 40 x 40
        fill .orange
        mask layer {
          fill .black, path: circle(center: center, radius: 19)
          layer(blend: .multiply) { fill .red, path: circle(center: center, radius: 9) }
          ^^^^^ W0024: this `blend:` has no effect: only the opacity of a mask counts
          help: remove `blend:`, or blend the masked layer itself
          mask layer {
            fill .black, path: circle(center: center, radius: 12)
            shadow .black, radius: 2
          }
        }
      }
      """)
  }
}
