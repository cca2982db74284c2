/// What the parser needed where something else stood.
public enum Expectation: Sendable {
  case value, statement, declaration, block, closingBrace, closingParenthesis, closingBracket
  case equals, functionValue, colonOfConditional, colonOfCase, caseOfSwitch, constant, `in`, range, arguments,
    parameters
  case name, loopName, layerName, shapeName, styleName, functionName, enumName, caseName, typeName, parameterName,
    memberName
  case constantName, importPath, privateDeclaration, commaInEnum, endOfSetting

  var text: String {
    switch self {
    case .value: "a value"
    case .statement: "a statement"
    case .declaration: "a declaration"
    case .block: "a block in `{ }`"
    case .closingBrace: "`}`"
    case .closingParenthesis: "`)`"
    case .closingBracket: "`]`"
    case .equals: "`=`"
    case .functionValue: "`=` and the function's value"
    case .colonOfConditional: "`:` and the value for when the condition does not hold"
    case .colonOfCase: "`:` after the case"
    case .caseOfSwitch: "`case` or `default`"
    case .constant: "a constant with a dot, such as `.round`"
    case .in: "`in`"
    case .range: "a range, such as `0...10`"
    case .arguments: "arguments in `( )`"
    case .parameters: "parameters in `( )`"
    case .name: "a name"
    case .loopName: "a name for the value of each round"
    case .layerName: "the name of a layer"
    case .shapeName: "the name of a shape"
    case .styleName: "the name of a style"
    case .functionName: "the name of a function"
    case .enumName: "the name of an enum"
    case .caseName: "the name of a case"
    case .typeName: "a type"
    case .parameterName: "the name of a parameter"
    case .memberName: "the name of a member"
    case .constantName: "the name of a constant"
    case .importPath: "the path of a file in double quotes"
    case .privateDeclaration: "`let`, `func`, `style`, `shape` or `enum` after `private`"
    case .commaInEnum: "`,` between cases, or `}`"
    case .endOfSetting: "the end of the value"
    }
  }

  /// What to do about it, whatever stands there.
  var hint: Hint? {
    switch self {
    case .arguments: "write `()` where there are none"
    case .declaration: "a file is made of `import`, `let`, `func`, `style`, `shape`, `enum` and `preview`"
    case .equals: "for example `let r = 4`"
    case .functionValue: "a function is one value: `func double(a: Number) = 2 * a`"
    case .loopName, .in: "for example `repeat i in 0..<5 { … }`"
    case .value, .statement, .block, .closingBrace, .closingParenthesis, .closingBracket, .colonOfConditional,
      .colonOfCase, .caseOfSwitch, .constant, .range, .parameters, .name, .layerName, .shapeName, .styleName,
      .functionName, .enumName, .caseName, .typeName, .parameterName, .memberName, .constantName, .importPath,
      .privateDeclaration, .commaInEnum, .endOfSetting:
      nil
    }
  }

  /// What mends it, where something is missing that can be written in one way only.
  var change: Change? {
    switch self {
    case .closingParenthesis: .close(with: ")")
    case .closingBracket: .close(with: "]")
    case .equals: .insertEquals
    case .colonOfCase, .colonOfConditional: .insertColon
    case .commaInEnum: .insertComma
    case .constantName: .insertZero
    case .importPath: .quotePath
    case .value, .statement, .declaration, .block, .closingBrace, .functionValue, .caseOfSwitch, .constant, .in, .range,
      .arguments, .parameters, .name, .loopName, .layerName, .shapeName, .styleName, .functionName, .enumName,
      .caseName, .typeName, .parameterName, .memberName, .privateDeclaration, .endOfSetting:
      nil
    }
  }
}
