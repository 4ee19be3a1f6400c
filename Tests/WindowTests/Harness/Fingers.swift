import Foundation

/// The fingers on a `TouchScreen`, at places of a window that fills the display. What they do has reached the program's window when a
/// call returns.
///
/// They speak to Xorg's `inputtest` driver, protocol 1.1 of xf86-input-inputtest-protocol.h, in one connection for the
/// server's life: the driver notices no end of a connection.
final class Fingers {
  /// What a finger does, by the numbers of XI_TouchBegin, XI_TouchUpdate and XI_TouchEnd.
  private enum Phase: UInt32 {
    case down = 18
    case moved = 19
    case up = 20
  }

  private let connection: Int32

  init(socket path: String) throws {
    connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw TestFailure("no touch screen at \(path)") }
    try exchange([12, 0, 0x0001_0001], replySize: 12)
  }

  deinit {
    close(connection)
  }

  func down(_ finger: UInt32, _ place: SceneSummary.Place) throws {
    try touch(finger, .down, Double(place.x), Double(place.y))
  }

  func move(_ finger: UInt32, _ place: SceneSummary.Place) throws {
    try touch(finger, .moved, Double(place.x), Double(place.y))
  }

  /// The position counts for nothing: a finger goes up where it was last.
  func up(_ finger: UInt32) throws {
    try touch(finger, .up, 0, 0)
  }

  // MARK: - The protocol

  /// `xf86ITEventTouch`: length, type 6, finger, phase, then 64 valuators, of which the first two are the position.
  private func touch(_ finger: UInt32, _ phase: Phase, _ x: Double, _ y: Double) throws {
    var message = [UInt8](repeating: 0, count: 1056)
    message.withUnsafeMutableBytes { bytes in
      for (word, value) in [UInt32(1056), 6, finger, phase.rawValue].enumerated() {
        bytes.storeBytes(of: value, toByteOffset: word * 4, as: UInt32.self)
      }
      // Which valuators are set.
      bytes.storeBytes(of: 0b11, toByteOffset: 20, as: UInt8.self)
      bytes.storeBytes(of: x * 65536 / Double(TouchScreen.width), toByteOffset: 32, as: Double.self)
      bytes.storeBytes(of: y * 65536 / Double(TouchScreen.height), toByteOffset: 40, as: Double.self)
    }
    try send(message)
    // Answered once the server has done everything before it.
    try exchange([8, 1], replySize: 8)
  }

  private func exchange(_ words: [UInt32], replySize: Int) throws {
    try send(words.flatMap { word in withUnsafeBytes(of: word) { Array($0) } })
    var rest = replySize
    var reply = [UInt8](repeating: 0, count: replySize)
    while rest > 0 {
      guard waitUntilReadable(connection, seconds: Subprocess.patience) else {
        throw TestFailure("the touch screen does not answer")
      }
      let count = read(connection, &reply, rest)
      guard count > 0 else { throw TestFailure("the touch screen is gone") }
      rest -= count
    }
  }

  private func send(_ message: [UInt8]) throws {
    guard write(connection, message, message.count) == message.count else {
      throw TestFailure("the touch screen is gone")
    }
  }
}
