import Foundation
import WindowHarness

/// The fingers on a `TouchScreen`, at points of a window that fills the display. When a call returns, the server has sent the
/// touch to the program's window.
///
/// They use Xorg's `inputtest` driver, with protocol 1.1 of xf86-input-inputtest-protocol.h, over one connection for the
/// whole time of the server, because the driver does not notice the end of a connection.
final class Fingers {
  /// The phase of a touch. Raw values are those of `XI_TouchBegin`, `XI_TouchUpdate` and `XI_TouchEnd`.
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

  func down(_ finger: UInt32, _ place: WindowPoint) throws {
    try touch(finger, .down, Double(place.x), Double(place.y))
  }

  func move(_ finger: UInt32, _ place: WindowPoint) throws {
    try touch(finger, .moved, Double(place.x), Double(place.y))
  }

  /// Lifts a finger at its last position. The driver ignores the position of this message.
  func up(_ finger: UInt32) throws {
    try touch(finger, .up, 0, 0)
  }

  // MARK: - The protocol

  /// Sends a touch: `xf86ITEventTouch`, with length, type 6, finger, phase and 64 valuators, of which the first two are the
  /// position.
  private func touch(_ finger: UInt32, _ phase: Phase, _ x: Double, _ y: Double) throws {
    var message = [UInt8](repeating: 0, count: 1056)
    message.withUnsafeMutableBytes { bytes in
      for (index, value) in [UInt32(1056), 6, finger, phase.rawValue].enumerated() {
        bytes.storeBytes(of: value, toByteOffset: index * 4, as: UInt32.self)
      }
      // The bits of the valuators that are set.
      bytes.storeBytes(of: 0b11, toByteOffset: 20, as: UInt8.self)
      bytes.storeBytes(of: x * 65536 / Double(TouchScreen.width), toByteOffset: 32, as: Double.self)
      bytes.storeBytes(of: y * 65536 / Double(TouchScreen.height), toByteOffset: 40, as: Double.self)
    }
    try send(message)
    // The server answers once it has handled all messages before this one.
    try exchange([8, 1], replySize: 8)
  }

  private func exchange(_ values: [UInt32], replySize: Int) throws {
    try send(values.flatMap { value in withUnsafeBytes(of: value) { Array($0) } })
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
