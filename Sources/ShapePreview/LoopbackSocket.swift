#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a socket can't be used, in the operating system's words.
package struct SocketFailure: Error {
  package let reason: String

  init() { reason = String(cString: strerror(errno)) }
}

/// Sockets of the loopback interface, which other machines can't reach. None of them waits, and no other program inherits them.
enum LoopbackSocket {
  /// Opens a socket for connections to a port. 0 is any that is free.
  static func listen(port: Int) throws(SocketFailure) -> (socket: Int32, port: Int) {
    #if canImport(Glibc)
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let socket = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { throw SocketFailure() }
    var (reuse, size) = (Int32(1), socklen_t(MemoryLayout<sockaddr_in>.size))
    // A port that was in use a moment ago is free.
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, size) == 0 && systemListen(socket) == 0 && getsockname(socket, pointer, &size) == 0
      }
    }
    guard isBound, prepare(socket) else {
      defer { close(socket) }
      throw SocketFailure()
    }
    return (socket, Int(in_port_t(bigEndian: address.sin_port)))
  }

  /// The result of waiting for a connection.
  enum Accepted { case connection(Int32), none, noRoom }

  /// Takes the next connection.
  static func accept(_ listener: Int32) -> Accepted {
    let socket = systemAccept(listener)
    guard socket >= 0 else {
      // Other errors are those of a connection that is gone.
      return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .noRoom : .none
    }
    guard prepare(socket) else {
      close(socket)
      return .none
    }
    // A short answer is sent at once.
    var isOn = Int32(1)
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    return .connection(socket)
  }

  static func close(_ socket: Int32) { systemClose(socket) }

  /// Makes a descriptor neither wait nor be inherited.
  static func prepare(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) >= 0
      && fcntl(descriptor, F_SETFD, FD_CLOEXEC) >= 0
  }

  /// The result of reading or writing.
  enum Transfer { case count(Int), later, end }

  static func receive(_ socket: Int32, _ buffer: inout [UInt8]) -> Transfer {
    transfer(recv(socket, &buffer, buffer.count, 0), isEndAtZero: true)
  }

  static func send(_ socket: Int32, _ bytes: ArraySlice<UInt8>) -> Transfer {
    transfer(bytes.withUnsafeBytes { systemSend(socket, $0) }, isEndAtZero: false)
  }

  private static func transfer(_ count: Int, isEndAtZero: Bool) -> Transfer {
    if count > 0 || count == 0 && !isEndAtZero { return .count(count) }
    return count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .later : .end
  }

  /// Milliseconds since some moment in the past.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}

// The system calls whose names are also those of functions of `LoopbackSocket`, which hide them there.

private func systemListen(_ socket: Int32) -> Int32 { listen(socket, SOMAXCONN) }
private func systemAccept(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }
private func systemClose(_ socket: Int32) { close(socket) }
private func systemSend(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  send(socket, bytes.baseAddress, bytes.count, 0)
}

/// Ends the waiting of another thread.
struct WakePipe: Sendable {
  let output: Int32
  private let input: Int32

  init() throws(SocketFailure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SocketFailure() }
    (output, input) = (ends[0], ends[1])
    guard LoopbackSocket.prepare(output), LoopbackSocket.prepare(input) else { throw SocketFailure() }
  }

  func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes, too.
    _ = write(input, &byte, 1)
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(output, &bytes, bytes.count) > 0 {}
  }
}
