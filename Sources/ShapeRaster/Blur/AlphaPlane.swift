/// A coverage of 0...1 for each pixel of a rectangle, row by row from the top.
struct AlphaPlane: Sendable {
  let width: Int
  let height: Int
  var values: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }
}
