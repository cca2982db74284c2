extension Coverage {
  /// Keeps the part inside a clip.
  package mutating func limit(to clip: Coverage, _ clipping: ReferenceCanvas.Clipping) {
    let (width, height, columns, rows) = (width, height, clip.width, clip.height)
    let (left, top) = (left - clip.left, top - clip.top)
    values.withUnsafeMutableBufferPointer { values in
      clip.values.withUnsafeBufferPointer { limits in
        var i = 0
        var y = top
        while y < top + height {
          var x = left
          while x < left + width {
            let isInside = x >= 0 && y >= 0 && x < columns && y < rows
            let limit = isInside ? limits[y * columns + x] : 0
            if limit < 1 {
              switch clipping {
              case .geometric: if values[i] > limit { values[i] = limit }
              case .multiplied: values[i] *= limit
              }
            }
            i += 1
            x += 1
          }
          y += 1
        }
      }
    }
  }
}
