import Testing

/// Warnings about places where an animation jumps: what changes, and why.
@Suite("Messages about animations")
struct JumpMessageTests {
  @Test func `conditions and counts change the elements of a path`() {
    expect(
      """
      shape A(cut in 0...9 = 2, count: Int in 3...9 = 5, open = false) {
        size 80 x 40, min: 20 x 20
        outline path {
          move (0, 0)
          if width > 60 { line (width / 2, cut) }
             ^^^^^^^^^^ W0026: an animation of the size jumps here: the elements of the path depend on `width`
             help: keep the same elements, and move their points
          if open { line (1, 1) }
          repeat i in 1..<floor(height / 10) { line (width, i * 10) }
                          ^^^^^^^^^^^^^^^^^^ W0026: an animation of the size jumps here: the elements of the path depend on `height`
                          help: keep the same elements, and move their points
          repeat i in 0..<count { line (width, height) }
          close
        }
        fill .teal
        fill .red, path: star(center: center, points: count + floor(cut), outerRadius: 9, innerRadius: 4)
                                                      ^^^^^^^^^^^^^^^^^^ W0026: an animation of `cut` jumps here: the elements of the path depend on `cut`
                                                      help: keep the same elements, and move their points
        clip polygon([for x in [1, 2, 3] where x < cut: (x, x * x)] + [(0, 0), (9, 0)])
                                               ^^^^^^^ W0026: an animation of `cut` jumps here: the elements of the path depend on `cut`
                                               help: keep the same elements, and move their points
        fill .gold, path: cut > 4 ? rect(bounds) : circle(center: center, radius: 4)
                          ^^^^^^^ W0026: an animation of `cut` jumps here: the elements of the path depend on `cut`
                          help: keep the same elements, and move their points
      }
      """, includesMotion: true)
  }

  @Test func `operations change the elements of a path`() {
    expect(
      """
      shape A(cut in 1...9 = 2, lead: Bool = true) {
        size 80 x 40, min: 20 x 20
        let disc = circle(center: center, radius: height / 3)
        outline roundedRect(bounds, cornerRadius: cut).subtracting(disc)
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0026: an animation of the size or `cut` jumps here: the elements that `subtracting` makes depend on `width`, `height` and `cut`
                help: draw the path with commands, such as `line` and `arc`
        fill .teal
        fill .gray, path: disc.scaled(x: 0.5, y: cut).rounded(radius: 1).reversed()
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0026: an animation of the size or `cut` jumps here: the elements that `rounded` makes depend on `width`, `height` and `cut`
                          help: draw the path with commands, such as `line` and `arc`
        fill .white, path: disc.stroked(width: 2).trimmed(from: 0, to: 0.5)
                           ^^^^^^^^^^^^^^^^^^^^^^ W0026: an animation of the size jumps here: the elements that `stroked` makes depend on `width` and `height`
                           help: draw the path with commands, such as `line` and `arc`
                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0026: an animation of the size jumps here: the elements that `trimmed` makes depend on `width` and `height`
                           help: draw the path with commands, such as `line` and `arc`
        erase polygon([(0, 0), (cut, 0), (0, cut)])
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0026: an animation of `cut` jumps here: the elements of the erased region depend on `cut`
              help: erase a ready-made path, such as a circle, or use `clip`
        erase disc
        erase roundedRect(bounds, cornerRadius: cut, style: .notch)
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ W0026: an animation of the size or `cut` jumps here: the elements of the erased region depend on `width`, `height` and `cut`
              help: erase a ready-made path, such as a circle, or use `clip`
        stroke .black, width: 1, dash: [3, 2], fitted: lead, path: disc
                                                       ^^^^ W0026: an animation of the size jumps here: the number of fitted dashes depends on `width` and `height`
                                                       help: remove `fitted:`
        stroke .black, width: 1, dash: [3, 2], path: disc
        let fixed = circle(center: (9, 9), radius: 5).union(rect(Rect(x: 0, y: 0, width: 9, height: 9)))
        fill .black, path: fixed.translated(by: (cut, width / 2))
      }
      """, includesMotion: true)
  }

  @Test func `conditions and loops around statements change what is drawn`() {
    expect(
      """
      shape A(cut in 0...9 = 2, mode: Int in 0...3 = 1) {
        size 80 x 40, min: 20 x 20
        if width > height { fill .teal }
           ^^^^^^^^^^^^^^ W0026: an animation of the size jumps here: what is drawn depends on `width` and `height`
           help: always draw it, and change its size or its opacity
        if mode > 1 { fill .gray }
        if width > 40 { require cut < height / 3 }
        repeat i in 0..<floor(width / 10) { layer(left: i * 10, width: 8) { border .all } }
                        ^^^^^^^^^^^^^^^^^ W0026: an animation of the size jumps here: what is drawn depends on `width`
                        help: always draw it, and change its size or its opacity
        switch floor(cut) {
               ^^^^^^^^^^ W0026: an animation of `cut` jumps here: what is drawn depends on `cut`
               help: always draw it, and change its size or its opacity
        case 1, 2: fill .red
        default: fill .blue, path: circle(center: center, radius: 4)
        }
        if isRightToLeft { border .all }
      }
      """, includesMotion: true)
  }

  @Test func `a shape that jumps only with some arguments is reported with its user`() {
    expect(
      """
      shape A {
        size 80 x 40, min: 20 x 20
        use Rays(count: floor(width / 4))
        ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ note of W0026: `Rays` is used here
      }
      private shape Rays(count: Int in 2...2000 = 5) {
        size 80 x 40
        fill .gold, path: star(center: center, points: count, outerRadius: height / 2, innerRadius: 4)
                                                       ^^^^^ W0026: an animation of the size jumps here: the elements of the path depend on `width`
                                                       help: keep the same elements, and move their points
      }
      """, includesMotion: true)
  }

  @Test func `each use of a shape, a style and a function is examined`() {
    expect(
      """
      func lines(n: Int) = polyline([for i in 0...n: (i, i * i)])
                                                  ^ W0026: an animation of the size jumps here: the elements of the path depend on `height`
                                                  help: keep the same elements, and move their points
      style dots(n: Int) { repeat i in 0..<n { fill .gold, path: circle(center: (i * 9, 4), radius: 3) } }
                                           ^ W0026: an animation of the size jumps here: what is drawn depends on `height`
                                           help: always draw it, and change its size or its opacity
      shape A {
        size 80 x 40, min: 20 x 20
        use Rays(count: 5)
        stroke .red, path: lines(n: 4)
        apply dots(n: 3)
        use Rays(count: 7)
        use Rays(count: floor(width / 4))
        ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ note of W0026: `Rays` is used here
        stroke .red, path: lines(n: floor(height / 9))
        apply dots(n: floor(height / 5))
      }
      private shape Rays(count: Int in 2...2000 = 5) {
        size 80 x 40
        fill .gold, path: star(center: center, points: count, outerRadius: height / 2, innerRadius: 4)
                                                       ^^^^^ W0026: an animation of the size jumps here: the elements of the path depend on `width`
                                                       help: keep the same elements, and move their points
      }
      """, includesMotion: true)
  }

  @Test func `a comment suppresses them, and is not judged without the option`() {
    let source = """
      shape A {
        size 80 x 40, min: 20 x 20
        // shapec:allow W0026 it appears only when there is room
        if width > 60 { fill .teal }
        fill .red, path: circle(center: center, radius: 9)
      }
      """
    expect(source)
    expect(source, includesMotion: true)
  }

  @Test func `a comment that suppresses none of them is unneeded`() {
    expect(
      """
      shape A {
        size 80 x 40, min: 20 x 20
        // shapec:allow W0026
                        ^^^^^ W0009: there is no warning `W0026` to suppress here
                        help: remove the comment, or only this code if there are others
        fill .teal
      }
      """, includesMotion: true)
  }

  @Test func `ready-made paths, commands and methods that move points keep elements`() {
    expect(
      """
      shape A(cut in 0...9 = 2, at: Point = (3, 4), turn: Angle = 30deg) {
        size 80 x 40, min: 20 x 20
        outline roundedRect(bounds, cornerRadius: min(cut, width / 8), style: .continuous).rotated(by: turn)
        fill .teal
        fill .red, path: path {
          move at
          line by: (cut, 0)
          arc center: center, radius: cut + 1, from: 0deg, to: turn
          corner (width, height), to: (width, height + 9), radius: min(cut, width) / 9
          smooth (width, cut)
          add circle(center: at, radius: cut)
        }
        fill .gray, path: polygon([for i in 0..<5: (i * cut, i * width / 9)]).rounded(radius: cut).scaled(by: cut)
        stroke .gold, width: cut, path: spline(through: [at, center, (cut, cut)], tension: cut / 9)
        fill .blue, path: rect(bounds.inset(by: cut)).reversed()
        border .all, dash: [cut + 1, 2]
        layer(left: cut, width: max(cut, width / 3), rotation: turn) { fill .white }
      }
      """, includesMotion: true)
  }
}
