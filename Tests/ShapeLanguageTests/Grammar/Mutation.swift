import TestSupport

/// The ways in which one token of a sentence is changed.
enum Mutation: CaseIterable {
  case delete, duplicate, swap, replace, insert

  /// Returns the tokens after one random change, never the tokens as they were.
  static func mutate(_ tokens: [Int], among vocabulary: Vocabulary, _ random: inout RandomSource) -> [Int] {
    var mutant = tokens
    while mutant == tokens { mutant = attempt(tokens, among: vocabulary, &random) }
    return mutant
  }

  private static func attempt(_ tokens: [Int], among vocabulary: Vocabulary, _ random: inout RandomSource) -> [Int] {
    var mutant = tokens
    switch random.pick(tokens.count < 2 ? [.insert] : allCases) {
    case .delete:
      mutant.remove(at: random.below(tokens.count))
    case .duplicate:
      let place = random.below(tokens.count)
      mutant.insert(tokens[place], at: place)
    case .swap:
      let place = random.below(tokens.count - 1)
      mutant.swapAt(place, place + 1)
    case .replace:
      mutant[random.below(tokens.count)] = pick(among: vocabulary, &random)
    case .insert:
      mutant.insert(pick(among: vocabulary, &random), at: random.below(tokens.count + 1))
    }
    return mutant
  }

  /// Returns any token, and more often one with several meanings.
  private static func pick(among vocabulary: Vocabulary, _ random: inout RandomSource) -> Int {
    let special = random.pick([";", ":", ",", "path", "x", "in", "for", "where", "else", "case", "default"])
    let token = random.chance(30) ? vocabulary.token(special) : nil
    return token ?? random.below(vocabulary.spellings.count)
  }
}
