/// The content slots of a shape. Each case is a slot, and its raw value is the name in the source; that of the unnamed
/// slot is `content`.
public protocol ShapeSlot: Hashable, CaseIterable, RawRepresentable, Sendable where RawValue == String {}

/// The slots of a shape without slots.
public enum NoSlot: ShapeSlot {
  public init?(rawValue: String) { nil }

  public var rawValue: String {
    switch self {}
  }
}
