extension Problem.Kind {
  static let malformedJSON = Problem.Kind(
    "E0008",
    Explanation(
      "Text that is not JSON",
      meaning: """
        A file of values, as in `--set @values.json`, is one JSON object. In JSON, names and texts are in double
        quotes, there are no comments, and there is no comma after the last member. A name can't be repeated in an object.
        """,
      reason: """
        Another tool could read such a text in a different way, and then the picture would have values that you didn't mean.
        """,
      wrong: .situation("A file with `{'inset': 12,}`."),
      right: .situation("The same file with `{\"inset\": 12}`.")))
}

extension Problem {
  static func malformedJSON(_ error: JSONError) -> Problem {
    Problem(.malformedJSON, error.message, hint: error.hint.map { .advice($0) })
  }
}

extension Problem.Kind {
  static let jsonMismatch = Problem.Kind(
    "E0009",
    Explanation(
      "JSON value of the wrong type",
      meaning: """
        Each parameter has a type, and each type has its form in JSON. Numbers and Bools are written as such. An Angle is
        text with a unit: `"30deg"`. A Color is text: `"#1C7ED6"` or `"teal"`. A case of an enum is its name: `"round"`. A
        list is an array, a Point is `[x, y]`, and edges are an array of names. A Path can't be written in JSON.
        """,
      reason: """
        A value of another type would be a guess: `90` could mean `90deg` or `90rad`.
        """,
      wrong: .situation("A file with `{\"turn\": 90}`, for a parameter `turn: Angle`."),
      right: .situation("The same file with `{\"turn\": \"90deg\"}`.")))
}

extension Problem {
  static func jsonMismatch(expected: String, found: String, hint: String?) -> Problem {
    Problem(.jsonMismatch, "expected \(expected), found \(found)", hint: hint.map { .advice($0) })
  }

  /// A type whose values have no form in JSON.
  static func notInJSON(_ type: DescribedType, parameter: String) -> Problem {
    Problem(
      .jsonMismatch, "\(type.withArticle) can't be written in JSON",
      hint: "remove \(quoted(parameter)), and use \(quoted("--set '\(parameter)=…'")) with a value as in a source")
  }
}

extension Problem.Kind {
  static let unknownJSONName = Problem.Kind(
    "E0010",
    Explanation(
      "Unknown name in JSON values",
      meaning: """
        The names in a file of values are those of the shape's parameters. Texts in it name cases of enums, edges and
        colors. Upper case and lower case letters are different.
        """,
      reason: """
        If the name were ignored, the value would silently have no effect.
        """,
      wrong: .situation("A file with `{\"insett\": 12}`, for a shape with the parameter `inset`."),
      right: .situation("The same file with `{\"inset\": 12}`.")))
}

extension Problem {
  static func unknownJSONParameter(_ name: String, of shape: String, among names: [String]) -> Problem {
    Problem(
      .unknownJSONName, "\(quoted(shape)) has no parameter \(quoted(name))",
      hint: choiceHint(nearestName(to: name, among: names), names))
  }

  static func unknownJSONMember(_ name: String, of type: DescribedType, among names: [String]) -> Problem {
    Problem(
      .unknownJSONName, "\(type.withArticle) has no member \(quoted(name))",
      hint: choiceHint(nearestName(to: name, among: names), names))
  }

  /// - Parameter lists: Whether all names are few enough for a hint.
  static func unknownJSONConstant(
    _ name: String, of type: DescribedType, among names: [String], lists: Bool = true
  ) -> Problem {
    let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let nearest = names.contains(plain) ? plain : nearestName(to: plain, among: names)
    return Problem(
      .unknownJSONName, "\(quoted(name)) is not \(type.withArticle)",
      hint: choiceHint(nearest, lists ? names : []) ?? "write it as in `\"#1C7ED6\"` or `\"teal\"`")
  }
}
