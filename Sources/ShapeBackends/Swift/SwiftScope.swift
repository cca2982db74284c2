/// Names that are taken, which finds free ones beside them in the same time however many there are.
struct SwiftNameSet {
  /// Names that are never given back. A set of its own, so that many can share it.
  private let reserved: Set<String>
  private var names: Set<String> = []
  /// For names that were wanted more than once, a number below which all are taken.
  private var numbers: [String: Int] = [:]

  init(reserved: Set<String> = []) { self.reserved = reserved }

  func contains(_ name: String) -> Bool { names.contains(name) || reserved.contains(name) }

  mutating func insert(_ name: String) { names.insert(name) }

  /// Adds a name like the wanted one, usable and not yet taken, and returns it: with the lowest free number if it has
  /// to be another.
  /// - Parameter isTaken: Whether a name is taken elsewhere, where names are never given back.
  mutating func add(_ wanted: String, isTaken: (String) -> Bool = { _ in false }) -> String {
    var name = SwiftNames.usable(wanted)
    if isTaken(name) || contains(name) {
      let stem = name
      var number = numbers[stem] ?? 2
      repeat {
        name = "\(stem)\(number)"
        number += 1
      } while isTaken(name) || contains(name)
      numbers[stem] = number
    }
    names.insert(name)
    return name
  }

  /// Gives a name back.
  mutating func remove(_ name: String) {
    guard names.remove(name) != nil, !numbers.isEmpty, !reserved.contains(name) else { return }
    // It is free again for all that it may be a number of: "a12" for "a1" and for "a".
    var stem = Substring(name)
    var (number, place) = (0, 1)
    while let digit = stem.last?.wholeNumberValue, place < 1_000_000_000 {
      stem.removeLast()
      number += digit * place
      place *= 10
      if digit > 0, number > 1, let next = numbers[String(stem)], number < next { numbers[String(stem)] = number }
    }
  }
}

/// Names that are in reach at a place of a function, each used once, so that none hides another.
struct SwiftScope {
  private var taken: SwiftNameSet
  /// The names of each block that is open.
  private var blocks: [[String]] = [[]]

  /// - Parameters:
  ///   - taken: Names that something around has.
  ///   - parameters: Names that the function itself takes.
  init(taken: Set<String>, parameters: [String] = []) {
    self.taken = SwiftNameSet(reserved: taken)
    take(parameters)
  }

  mutating func open() { blocks.append([]) }

  /// How many blocks are open.
  var level: Int { blocks.count - 1 }

  /// Lets names be used again, which nothing in what follows means.
  mutating func free(_ names: some Sequence<String>) { for name in names { taken.remove(name) } }
  mutating func take(_ names: some Sequence<String>) { for name in names { taken.insert(name) } }

  mutating func close() { free(blocks.popLast() ?? []) }

  /// Adds a name like the wanted one that nothing in reach has to a block that is open, by default the innermost, and
  /// returns it.
  mutating func add(_ wanted: String, at level: Int? = nil) -> String {
    let name = taken.add(wanted)
    blocks[level ?? blocks.count - 1].append(name)
    return SwiftNames.quoted(name)
  }
}
