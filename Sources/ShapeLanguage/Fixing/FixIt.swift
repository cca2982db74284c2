import ShapeKit

/// A change of a source that mends a problem for certain.
public struct FixIt: Equatable, Sendable {
  /// What it does, as a sentence without a full stop: "write `cornerRadius`".
  public var title: String
  /// Changes of one file that do not overlap, in the order of their places.
  public var edits: [TextEdit]

  init(_ title: String, _ edits: [TextEdit]) {
    self.title = title
    self.edits = edits
  }
}

/// Bytes of a source, and what is to stand in their place.
public struct TextEdit: Equatable, Sendable {
  public var span: SourceSpan
  public var replacement: String

  public init(_ span: SourceSpan, _ replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}

extension FixIt {
  /// What it did, once it is made: "wrote `cornerRadius`".
  var pastTitle: String {
    let verbs = [("write ", "wrote "), ("leave ", "left "), ("close ", "closed "), ("delete ", "deleted ")]
    // The past of "put" is "put".
    guard let (verb, past) = verbs.first(where: { title.hasPrefix($0.0) }) else { return title }
    return past + title.dropFirst(verb.utf8.count)
  }

  /// The source with the change made.
  public func applied(to bytes: [UInt8]) -> [UInt8] { edits.applied(to: bytes) }
}

extension [TextEdit] {
  /// The source with edits made that do not overlap and are in the order of their places.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in self {
      result += bytes[position..<Int(edit.span.start)]
      result += edit.replacement.utf8
      position = Int(edit.span.end)
    }
    return result + bytes[position...]
  }
}
