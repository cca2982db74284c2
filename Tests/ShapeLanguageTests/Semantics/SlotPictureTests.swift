import Testing

@Suite("Slots with names")
struct SlotPictureTests {
  @Test func `each slot has its own content`() {
    expectPicture(
      """
      shape A {
        size 100 x 40
        use Row() {
          fill .gray
          slot icon { fill .red, path: rect(bounds.inset(by: 2)) }
          slot label { fill .blue }
        }
      }
      shape Row {
        size 100 x 40
        content icon(width: 40)
        content(left: 40, height: 20)
        content label(left: 40, top: 20)
      }
      --- picture
      A 0 0 100 40
        Row 0 0 100 40
          filled slot icon of depth 1 0 0 40 40
            fill #FF0000 2 2 36 36
          filled slot of depth 1 40 0 60 20
            fill #808080 40 0 60 20
          filled slot label of depth 1 40 20 60 20
            fill #0000FF 40 20 60 20
      """)
  }

  @Test func `a let of the block is computed with the size of each slot`() {
    expectPicture(
      """
      shape A {
        size 100 x 40
        use Row() {
          let half = rect(Rect(x: 0, y: 0, width: width / 2, height: height))
          slot icon { fill .red, path: half }
          slot label { fill .blue, path: half }
        }
      }
      shape Row {
        size 100 x 40
        content icon(width: 40)
        content label(left: 40)
      }
      --- picture
      A 0 0 100 40
        Row 0 0 100 40
          filled slot icon of depth 1 0 0 40 40
            fill #FF0000 0 0 20 40
          filled slot label of depth 1 40 0 60 40
            fill #0000FF 40 0 30 40
      """)
  }

  @Test func `slots that are not filled are omitted in a used shape`() {
    expectPicture(
      """
      shape A {
        size 100 x 40
        use Row() { slot label { fill .blue } }
      }
      shape Row {
        size 100 x 40
        content icon(width: 40)
        content label(left: 40)
        content
      }
      --- picture
      A 0 0 100 40
        Row 0 0 100 40
          filled slot label of depth 1 40 0 60 40
            fill #0000FF 40 0 60 40
      """)
  }

  @Test func `a slot can contain a slot of its user`() {
    expectPicture(
      """
      shape A {
        size 100 x 40
        use Row() {
          slot icon { content picture(inset: 4) }
          slot label { fill .blue; content(inset: 8) }
        }
      }
      shape Row {
        size 100 x 40
        content icon(width: 40)
        content label(left: 40)
      }
      --- picture
      A 0 0 100 40
        Row 0 0 100 40
          filled slot icon of depth 1 0 0 40 40
            slot picture 4 4 32 32
          filled slot label of depth 1 40 0 60 40
            fill #0000FF 40 0 60 40
            slot 48 8 44 24
      """)
  }

  @Test func `slots are ordered by their names`() {
    expectPicture(
      """
      shape A {
        size 100 x 40
        use Row() {
          slot icon { fill .red }
          slot label { fill .blue }
        }
      }
      shape Row {
        size 100 x 40
        content icon(above: label)
        content label
        layer between(above: label, below: icon) { fill .black }
      }
      --- picture
      A 0 0 100 40
        Row 0 0 100 40
          filled slot label of depth 1 0 0 100 40
            fill #0000FF 0 0 100 40
          between 0 0 100 40
            fill #000000 0 0 100 40
          filled slot icon of depth 1 0 0 100 40
            fill #FF0000 0 0 100 40
      """)
  }
}
