/// Rows of samples with the filters of PNG, section 9 of its specification. PDF and PostScript have the same ones.
public enum FilteredRows {
  /// Returns the rows that filtered rows stand for, and the number of the filter of each.
  public static func restored(_ bytes: [UInt8], rowSize: Int, pixel: Int) throws -> (filters: [UInt8], bytes: [UInt8]) {
    guard bytes.count % (rowSize + 1) == 0 else { throw Inflater.Malformed("part of a row") }
    var (filters, result): ([UInt8], [UInt8]) = ([], [])
    var above = [Int](repeating: 0, count: rowSize)
    for start in stride(from: 0, to: bytes.count, by: rowSize + 1) {
      var row: [Int] = []
      row.reserveCapacity(rowSize)
      for index in 0..<rowSize {
        let (a, b, c) = (index < pixel ? 0 : row[index - pixel], above[index], index < pixel ? 0 : above[index - pixel])
        let predicted: Int
        switch bytes[start] {
        case 0: predicted = 0
        case 1: predicted = a
        case 2: predicted = b
        case 3: predicted = (a + b) / 2
        case 4:
          let (toA, toB, toC) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
          predicted = toA <= toB && toA <= toC ? a : toB <= toC ? b : c
        default: throw Inflater.Malformed("number of a filter")
        }
        row.append((Int(bytes[start + 1 + index]) + predicted) & 255)
      }
      filters.append(bytes[start])
      result += row.map { UInt8($0) }
      above = row
    }
    return (filters, result)
  }
}
