import Testing

/// Ranges that depend on earlier parameters.
@Suite("Messages about dependent ranges")
struct DependentRangeTests {
  @Test func `a range can use only earlier parameters`() {
    expect(
      """
      let most = 9
      shape A(a: Int in 0...b = 0, b: Int in 0...b = 1, c: Int in 0...most = b, d in 0...width = 1, e = f, f = 1) {
        size 10 x 10
        require a + b + c + d + e + f > 0
      }
      func g(x: Number, y in 0...x * 2, z: Angle in 0deg...y = 1deg) = x
      style s(n: Int in 1...n = 1) { border .all, width: n }
      """)
  }

  @Test func `a default is checked against the range of the defaults`() {
    expect(
      """
      shape A(count: Int in 1...7 = 4, selected: Int in 0..<count = 4) {
        size 10 x 10
        fill .red, opacity: selected / 8
      }
      shape B(low = 4, high in low...20 = 3, list: [Int] = [1, 2], at: Int in 0..<list.count = 2) {
        size 10 x 10
        fill .red, opacity: (high + at) / 80
      }
      shape C(low = 4, high in low...3 = 3) {
        size 10 x 10
        fill .red, opacity: high / 80
      }
      func f(low: Number, high in low...3 = 3) = high
      """)
  }

  @Test func `arguments are checked in the range of the others`() {
    expect(
      """
      shape Tabs(count: Int in 0...7 = 4, selected: Int in 0..<max(count, 1) = 3) {
        size 10 x 10
        fill .red, opacity: (count + selected) / 14
      }
      shape A {
        size 10 x 10
        use Tabs(count: 2)
        use Tabs(count: 2, selected: 1)
        use Tabs(count: 2, selected: 2)
        use Tabs(selected: 4)
      }
      preview Tabs(count: 2, selected: 3), named: "three"
      func f(low: Number, high in low...3 = 3) = high
      shape B {
        size 10 x 10
        fill .red, opacity: f(low: 4) / 10
      }
      """)
  }

  @Test func `check finds values that leave no range, and draws all others`() {
    expect(
      """
      shape Tabs(count: Int in 0...7 = 4, selected: Int in 0..<count = 0) {
        size 10 x 10
        fill .red, opacity: selected / 8
      }
      shape Dial(low: Angle in 0deg...90deg = 10deg, high: Angle in low...low + 90deg = 20deg) {
        size 10 x 10
        require low < 89deg || high < 179deg, "too far"
        fill .red
      }
      """)
  }
}
