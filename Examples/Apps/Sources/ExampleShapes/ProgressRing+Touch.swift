extension ProgressRing {
  /// Shows a touch: adds a quarter, and empties a full ring.
  public mutating func touch() { share = share < 1 ? share + 0.25 : 0 }
}
