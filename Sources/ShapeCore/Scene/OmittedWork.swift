/// Work on regions that a picture lacks. The evaluator reports it as an error; generated code adds it to
/// `SceneBuilder.brokenRequirements`.
package struct OmittedWork: Sendable {
  /// The statement or the argument that needs the work.
  package enum Kind: String, Sendable {
    case stroke, border, erase
    case spread = "spread:"
  }

  /// The reason to omit it.
  package enum Cause: Sendable {
    /// A mask, whose edge is soft, shapes what casts a shadow with a spread.
    case mask
    /// An operation on a region has no result.
    case region(RegionError)
  }

  /// What needs the work.
  package let kind: Kind
  /// The statement. `SourceSpan.none` for generated code.
  package let source: SourceSpan
  /// The reason.
  package let cause: Cause
}

extension SceneBuilder {
  /// Returns the result of work on regions, or `nil` if it has none, and records that.
  mutating func attempt(
    _ kind: OmittedWork.Kind, _ source: SourceSpan, _ work: (inout StepBudget) throws(RegionError) -> Path
  ) -> Path? {
    do throws(RegionError) {
      return try work(&budget)
    } catch {
      omit(kind, source, .region(error))
      return nil
    }
  }

  /// Records omitted work.
  mutating func omit(_ kind: OmittedWork.Kind, _ source: SourceSpan, _ cause: OmittedWork.Cause) {
    omittedWork.append(OmittedWork(kind: kind, source: source, cause: cause))
    require(false, "`\(kind.rawValue)` has no result")
  }

  /// Returns the omitted work. Each part is returned once.
  package mutating func takeOmittedWork() -> [OmittedWork] {
    defer { omittedWork = [] }
    return omittedWork
  }
}
