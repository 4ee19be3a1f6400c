import Files
import Foundation
import Synchronization

/// The server of a class: one thread that answers phones, with bounds on everything that a client can ask for.
///
/// A connection carries one request. When all places are taken, a new client gets the place of a slow one: the oldest
/// connection without an answer.
package final class ClassServer: Sendable {
  /// The largest number of open connections.
  static let mostConnections = 256
  /// The ports that are tried first, so that a reloaded page of the same lesson finds it again.
  static let ports: ClosedRange<UInt16> = 8642...8651

  package let address: String
  package let port: UInt16
  private let room: ClassRoom
  private let listener: Int32
  /// A pipe that is closed when the server is to end.
  private let end: Pipe
  private let ended = DispatchSemaphore(value: 0)
  private let onNews: @Sendable () -> Void

  /// Starts to listen.
  /// - Parameters:
  ///   - address: an IPv4 address of this machine.
  ///   - onNews: called on the server's thread when `ClassRoom.news(at:)` has changed.
  /// - Throws: why no port of the address can be used.
  package init(_ room: ClassRoom, at address: String, onNews: @escaping @Sendable () -> Void) throws(SystemError) {
    listener = try Self.listener(at: address)
    end = Pipe()
    (self.room, self.address, self.onNews) = (room, address, onNews)
    port = Socket.place(of: listener)?.port ?? 0
    Thread.detachNewThread { [self] in
      var turn = ServerTurn(room, listener: listener, end: end.fileHandleForReading.fileDescriptor)
      while turn.run() { if turn.takeNews() { onNews() } }
      turn.close()
      ended.signal()
    }
  }

  private static func listener(at address: String) throws(SystemError) -> Int32 {
    for port in ports {
      do throws(SystemError) { return try Socket.listening(at: address, port: port) } catch {
        if error.number != EADDRINUSE { throw error }
      }
    }
    return try Socket.listening(at: address, port: 0)
  }

  /// Ends the server: its port is free when this returns.
  package func stop() {
    try? end.fileHandleForWriting.close()
    ended.wait()
  }

  /// The address of the page, in the letters for which a QR code has the least squares.
  package var link: String { "HTTP://\(address):\(port)/\(room.code)" }

  /// The part of the class that the window shows now.
  package var news: ClassRoom.News { room.news(at: MonotonicTime.now) }
}
