import Foundation
import ProgramGenerator
import ShapeLanguage
import TestSupport

/// The bytes of a program.
struct ProofSource {
  var name: String
  var bytes: [UInt8]
  /// What was changed in it.
  var change = ""
  /// The random program that it is or was, which has an imported file.
  var library: GeneratedProgram?

  func compilation() -> Compilation {
    let folder = (name as NSString).deletingLastPathComponent
    return Compiler.compile(SourceFile(path: name, bytes: bytes)) { path in
      if let library { return library.load(path) }
      let place = path.hasPrefix("/") || folder.isEmpty ? path : path.hasPrefix(folder) ? path : folder + "/" + path
      guard let data = FileManager.default.contents(atPath: place) else { return .failure(.unreadable("no such file")) }
      return .success(Array(data))
    }
  }

  /// Returns the program with one other number or operator.
  func mutated(using random: inout RandomSource) -> ProofSource {
    let text = String(decoding: bytes, as: UTF8.self)
    let places = text.ranges(of: #/\b\d+(\.\d+)?\b|\ [-+*\/<>]=?\ |\bmin\b|\bmax\b/#)
    guard !places.isEmpty else { return self }
    let place = random.pick(places)
    let old = String(text[place])
    let new: String
    if let value = Double(old) {
      let numbers = [0, 1, -value, value * 2, value / 2, value + 1, value - 1, value * 10]
      let number = random.pick(numbers)
      new = number < 0 ? "(\(number))" : number == number.rounded() ? String(Int(number)) : "\(number)"
    } else {
      let others = ["min", "max"].contains(old) ? ["min", "max"] : [" + ", " - ", " * ", " / ", " < ", " <= ", " > "]
      new = random.pick(others.filter { $0 != old })
    }
    var result = self
    let line = text[..<place.lowerBound].count { $0.isNewline } + 1
    result.change = ", with `\(new)` for `\(old)` before `\(text[place.upperBound...].prefix(20))` in line \(line)"
    result.bytes = Array(text.replacingCharacters(in: place, with: new).utf8)
    return result
  }
}
