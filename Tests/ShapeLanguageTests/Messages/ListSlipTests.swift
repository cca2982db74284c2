import Testing

/// First attempts with lists, loops and slots by people who know other languages.
@Suite("Slips with lists, loops and slots")
struct ListSlipTests {
  @Test func `functions as arguments are reported once`() {
    expect(
      """
      shape A(data: [Number] = [3, 5, 2]) {
        size 10 x 10
        let a = data.map { $0 * 2 }
                         ^ E0122: unexpected block after `.map`
                         help: use `[for x in list: 2 * x]`
        let b = data.filter { $0 > 2 }.count
                            ^ E0122: unexpected block after `.filter`
                            help: use `[for x in list where x > 0: x]`
        let c = data.filter(p > 2)
                     ^^^^^^ E0315: a list [Number] has no member `.filter`
                     help: use `[for x in list where x > 0: x]`
        let d = data.map(x => x * 2)
                           ^^ E0122: unexpected `=>`; a function needs a name
                           help: use `[for x in list: 2 * x]` for a value of each element, or declare a function with `func`
        let e = average(data)
                ^^^^^^^ E0201: unknown function `average`
                help: use `sum(list) / list.count`
      }
      """)
  }

  @Test func `loops of other languages are reported`() {
    expect(
      """
      shape A(data: [Number] = [3, 5, 2]) {
        size 10 x 10
        let a = [for (i, p) in data: p]
                     ^^^^^^ E0122: the names of a loop have no parentheses
                     help: use `p in list`, or `p, i in list` with the index of each element
        repeat (p, i) in data { fill .red }
               ^^^^^^ E0122: the names of a loop have no parentheses
               help: use `p in list`, or `p, i in list` with the index of each element
        let b = [for p in data => p]
                               ^^ E0122: unexpected `=>`
        let c = [for p in data: p where p > 2]
                                  ^^^^^ E0122: unexpected `where` after the value
                                  help: put the condition before the `:`, as in `[for x in list where x > 0: x]`
        let d = [for p in data]
                              ^ E0122: the loop of a list has no value
                              help: add `:` and the value of each iteration: `[for x in list: 2 * x]`
        let e = [0..<5]
                  ^^^ E0122: a range is not a value
                  help: use a list of its numbers: `[for i in 0..<5: i]`
        let f = [for x in data x * 2]
                                 ^ E0108: expected a height after `x`, found `*`
                                 help: `x` after a value makes a size, as in `20 x 10`; give a variable another name
        let g = polygon([(1, 2) (30, 4)])
                                ^ E0118: missing comma before `(`
                                help: separate the parts of a statement or a list with commas
        let (h, i) = (1, 2)
            ^ E0108: expected a name, found `(`
            help: use one `let` for each name
        repeat p in data { total = total + p }
                           ^^^^^ E0110: unknown statement `total`
                           help: compute the final value in one expression, such as `sum(list)`; values never change, not even in a `repeat`
      }
      """)
  }

  @Test func `wrong ends of slices are reported once`() {
    expect(
      """
      shape A(data: [Number] = [3, 5, 2]) {
        size 10 x 10
        let a = data[0..]
                      ^^ E0101: unexpected `..`
                      help: use `0...5` for a range, or `0..<5` to exclude its upper end
        let b = data[..2]
                     ^^ E0101: unexpected `..`
                     help: use `0...5` for a range, or `0..<5` to exclude its upper end
        let c = data(0)
                ^^^^ E0206: `data` is a value, not a function
                help: use `data[0]` for an element of a list
        let d = data + 4
                ^^^^^^^^ E0305: `+` can't be applied to a list [Number] and an Int
                help: use `+ [value]` to add an element
        let e = data * 2
                ^^^^^^^^ E0305: `*` can't be applied to a list [Number] and an Int
                help: use `[for a in list: 2 * a]` for a value of each element
      }
      """)
  }

  @Test func `labels of a switch in other languages are reported`() {
    expect(
      """
      shape A(n: Int in 0...5 = 1) {
        size 10 x 10
        switch n { case 1...: fill .red; case _: fill .blue }
                            ^ E0108: expected a whole number, found `:`
                            help: a label is a number or a range with both ends, as in `case 1...3:`
        switch n { case ..<3: fill .red; else: fill .blue }
                        ^^^ E0108: expected a constant, a whole number, `true` or `false`, found `..<`
                        help: write constants as `.name`, numbers as `2`, and ranges with both ends as `1...3`
      }
      """)
  }

  @Test func `slots that are written as something else are reported`() {
    expect(
      """
      shape Row {
        size 10 x 10
        content "icon"
                ^^^^^^ E0123: unexpected `"icon"` after `content`
                help: write the name without quotes before the parentheses: `content icon(left: 4)`
        content(label)
               ^^^^^^^ E0123: unexpected `(label)` after `content`
               help: write the name without quotes before the parentheses: `content label(left: 4)`
        content name: detail
                    ^ E0123: the frame of `content` needs parentheses
                    help: put the frame into parentheses after the name: `content icon(left: 4)`
        content badge, left: 4
                     ^ E0123: the frame of `content` needs parentheses
                     help: put the frame into parentheses after the name: `content icon(left: 4)`
        content top { fill .red }
        ^^^^^^^ E0123: `content` has no block
        help: remove the block; the shape that uses this one fills the slot: `use Card() { slot icon { … } }`
      }
      shape A {
        size 10 x 10
        use Row(icon: 3)
                ^^^^ E0401: unknown label `icon:` for `Row`
                help: the shape has no parameters; a slot is filled in a block: `use Row() { slot icon { … } }`
        use Row() { slot content { fill .red } }
                         ^^^^^^^ E0123: `content` is not the name of a slot
                         help: put the statements directly into the block of the `use` to fill the unnamed slot
      }
      """)
  }

  @Test func `strings are refused as values`() {
    expect(
      """
      let name = "Anna"
                 ^^^^^^ E0322: a value can't be a string
                 help: use the content slot for text, a color such as `#FF8800` or `.red`, or a constant of an enum
      func title(isLong: Bool) = isLong ? "Long" : "Short"
                                          ^^^^^^ E0322: a value can't be a string
                                          help: use the content slot for text, a color such as `#FF8800` or `.red`, or a constant of an enum
      shape A(names: [Number] = ["a"]) {
                                 ^^^ E0301: expected a Number, found a string
        size 10 x 10
        let words = [for i in 0..<3: "word"]
                                     ^^^^^^ E0322: a value can't be a string
                                     help: use the content slot for text, a color such as `#FF8800` or `.red`, or a constant of an enum
        require width > 3, width > 5 ? "wide" : "small"
        fill "red"
             ^^^^^ E0301: expected a Paint, found a string
             help: use a color such as `#FF8800` or `.red`
      }
      """)
  }
}
