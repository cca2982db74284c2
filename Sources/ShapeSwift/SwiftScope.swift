/// Taken names, with a fast search for free ones.
struct SwiftNameSet {
  /// Names that are never freed. A separate set, so that many can share it.
  private let reserved: Set<String>
  private var names: Set<String> = []
  /// For names that were requested more than once, a number below which all are taken.
  private var numbers: [String: Int] = [:]

  init(reserved: Set<String> = []) { self.reserved = reserved }

  func contains(_ name: String) -> Bool { names.contains(name) || reserved.contains(name) }

  mutating func insert(_ name: String) { names.insert(name) }

  /// Adds a valid name that is not taken, based on the requested one, and returns it. If the name has to change, it
  /// gets the lowest free number.
  /// - Parameter isTaken: Whether a name is taken elsewhere, where names are never freed.
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

  /// Frees a name.
  mutating func remove(_ name: String) {
    guard names.remove(name) != nil, !numbers.isEmpty, !reserved.contains(name) else { return }
    // It is free again for every stem of which it may be a number: "a12" for "a1" and for "a".
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

/// The names in scope at a point of a function, each used once, so that none hides another.
struct SwiftScope {
  private var taken: SwiftNameSet
  /// The names of each open block.
  private var blocks: [[String]] = [[]]

  /// - Parameters:
  ///   - taken: The names of the surrounding declarations.
  ///   - parameters: The parameters of the function.
  init(taken: Set<String>, parameters: [String] = []) {
    self.taken = SwiftNameSet(reserved: taken)
    take(parameters)
  }

  mutating func open() { blocks.append([]) }

  /// The number of open blocks.
  var level: Int { blocks.count - 1 }

  /// Frees names that nothing in the following code refers to.
  mutating func free(_ names: some Sequence<String>) { for name in names { taken.remove(name) } }
  mutating func take(_ names: some Sequence<String>) { for name in names { taken.insert(name) } }

  mutating func close() { free(blocks.popLast() ?? []) }

  /// Closes a block whose lines are a part of the block around it, in which its names stay taken.
  mutating func join() {
    let names = blocks.popLast() ?? []
    blocks[level] += names
  }

  /// Adds a name to an open block and returns it. It is based on the requested one and distinct from all names in
  /// scope. The block defaults to the innermost.
  mutating func add(_ wanted: String, at level: Int? = nil) -> String {
    let name = taken.add(wanted)
    blocks[level ?? blocks.count - 1].append(name)
    return SwiftNames.quoted(name)
  }
}
