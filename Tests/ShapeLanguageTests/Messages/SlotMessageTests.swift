import Testing

@Suite("Messages about slots")
struct SlotMessageTests {
  @Test func `content for a slot that the shape does not have is reported`() {
    expect(
      """
      shape Row { size 10 x 10; content icon; content label(left: 4) }
            ~~~ note of E0507: `Row` is declared here
            ~~~ note of E0507: `Row` is declared here
            ~~~ note of E0507: `Row` is declared here
      shape Panel { size 10 x 10; content }
            ~~~~~ note of E0507: `Panel` is declared here
      shape A {
        size 10 x 10
        use Row() { slot icno { fill .red } }
                         ^^^^ E0507: unknown slot `icno` of `Row`
                         help: did you mean `icon`?
        use Row() { slot badge { fill .red } }
                         ^^^^^ E0507: unknown slot `badge` of `Row`
                         help: use `icon` or `label`
        use Row() { fill .red }
            ^^^ E0507: shape `Row` has no unnamed slot
            help: put the content into a named slot: `slot icon { … }`
        use Row() { let c = .red; slot icon { fill c } }
        use Panel() { slot icon { fill .red } }
                           ^^^^ E0507: unknown slot `icon` of `Panel`
                           help: the shape has only an unnamed slot; put the statements directly into the block of the `use`
        use Panel() { slot content { fill .red } }
                           ^^^^^^^ E0123: `content` is not the name of a slot
                           help: put the statements directly into the block of the `use` to fill the unnamed slot
      }
      """)
  }

  @Test func `a slot has one declaration and one content`() {
    expect(
      """
      shape Row {
        size 10 x 10
        content icon
                ~~~~ note of E0502: the first `content icon` is here
        layer { content icon }
                        ^^^^ E0502: duplicate `content icon`
                        help: remove one of them
        content content
                ^^^^^^^ E0123: `content` is not the name of a slot
                help: remove the name, or choose another one
        layer label { fill .red }
              ~~~~~ note of E0202: the first `label` is here
        content label
                ^^^^^ E0202: duplicate `label`
                help: rename one of them
      }
      shape Column {
        size 10 x 10
        content label
                ~~~~~ note of E0202: the first `label` is here
        layer label { fill .red }
              ^^^^^ E0202: duplicate `label`
              help: rename one of them
        repeat i in 0..<3 { content dot }
                            ^^^^^^^ E0501: `content` is not allowed in a `repeat`
                            help: move it out of the `repeat`, so that there is only one
      }
      shape A {
        size 10 x 10
        use Row() {
          slot icon { fill .red }
               ~~~~ note of E0502: the first `slot icon` is here
          slot icon { fill .blue }
               ^^^^ E0502: duplicate `slot icon`
               help: remove one of them
        }
      }
      """)
  }

  @Test func `content and slot mixed up are reported`() {
    expect(
      """
      shape Row { size 10 x 10; slot icon(left: 4); content label }
                                ^^^^ E0123: `slot` has no frame
                                help: to declare a slot in a shape, use `content icon(…)`; its frame is that of the `content`
      shape A {
        size 10 x 10
        use Row() {
          content label { fill .red }
          ^^^^^^^ E0123: `content` has no block
          help: to fill a slot in the block of a `use`, write `slot icon { … }`
        }
      }
      """)
  }

  @Test func `a slot is directly in the block of a use`() {
    expect(
      """
      shape Row { size 10 x 10; content label }
      shape A {
        size 10 x 10
        slot label { fill .red }
        ^^^^ E0501: `slot` is not allowed in a shape
        help: put it directly into the block of a `use`; to declare a slot in a shape, use `content icon(…)`
        use Row() { if width > 4 { slot label { fill .red } } }
                                   ^^^^ E0501: `slot` is not allowed in an `if` or `switch`
                                   help: put the `if` or `switch` into the block of the slot
        use Row() { layer { slot label { fill .red } } }
                            ^^^^ E0501: `slot` is not allowed in a layer
                            help: put it directly into the block of a `use`; to declare a slot in a shape, use `content icon(…)`
      }
      """)
  }

  @Test func `a slot without a name is reported`() {
    expect(
      """
      shape Row { size 10 x 10; content }
      shape A {
        size 10 x 10
        use Row() { slot { fill .red } }
                         ^ E0108: expected the name of a slot, found `{`
                         help: write the name, as in `slot icon { … }`; other statements of a `use` fill the unnamed slot
      }
      """)
  }

  @Test func `a slot as in other languages is reported`() {
    expect(
      """
      shape Row { size 10 x 10; content icon }
      shape A {
        size 10 x 10
        use Row() { icon { fill .red } }
                    ^^^^ E0110: unknown statement `icon`
                    help: use `layer icon { … }` for a layer, or `slot icon { … }` to fill a slot in the block of a `use`
        use Row() { icon: { fill .red } }
                    ^^^^ E0110: unknown statement `icon`
                    help: begin the statement with a keyword, such as `fill`, `layer` or `let`
        use Row(icon: 4)
      }
      """)
  }
}
