#if canImport(Glibc)
  import Glibc

  /// Returns freed memory to the system.
  ///
  /// The allocator of glibc learns from the first large arrays to keep all that is freed, up to 64 MB. A server frees and
  /// makes large arrays at each keystroke, and would keep twice the memory that it uses. With fixed limits, the allocator
  /// learns nothing. Source: `man 3 mallopt`, `M_MMAP_THRESHOLD`.
  enum FreedMemory {
    /// The parameters of `mallopt`, which Swift doesn't import from `malloc.h`.
    private enum Parameter: Int32 {
      case trimThreshold = -1
      case mmapThreshold = -3
    }

    /// Sets the limits: at most 8 MB at the end of the heap stay, and arrays above 4 MB are not in it. With lower limits,
    /// keystrokes take twice the time.
    static func limit() {
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let mallopt = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      _ = mallopt(Parameter.mmapThreshold.rawValue, 4 * 1024 * 1024)
      _ = mallopt(Parameter.trimThreshold.rawValue, 8 * 1024 * 1024)
    }
  }
#else
  /// Returns freed memory to the system, where the allocator doesn't do so by itself.
  enum FreedMemory {
    static func limit() {}
  }
#endif
