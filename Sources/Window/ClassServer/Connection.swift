import Foundation

/// The connection of a client: one request is read, one answer is written, and it is closed.
struct Connection {
  /// The time that the request, and then the answer, may take, in seconds.
  static let longestRequest = 5.0, longestAnswer = 60.0

  let socket: Int32
  private var received: [UInt8] = []
  private var answer: [UInt8]?
  private var sent = 0
  private(set) var deadline: Double

  init(_ socket: Int32, at time: Double) { (self.socket, deadline) = (socket, time + Self.longestRequest) }

  /// Whether its answer is being written.
  var isAnswered: Bool { answer != nil }

  /// The events to wait for.
  var events: Int16 { Int16(isAnswered ? POLLOUT : POLLIN) }

  /// Reads and writes what is possible.
  /// - Parameter handle: answers the request.
  /// - Returns: whether it goes on.
  mutating func proceed(at time: Double, _ handle: (HTTPRequest) -> HTTPResponse) -> Bool {
    if answer == nil {
      guard receive() else { return false }
      switch HTTPRequest.read(received) {
      case .incomplete: return true
      case .complete(let request): answer = handle(request).bytes
      case .refused(let status): answer = HTTPResponse(status).bytes
      }
      (received, deadline) = ([], time + Self.longestAnswer)
    }
    return send()
  }

  /// - Returns: false if the client has gone.
  private mutating func receive() -> Bool {
    let most = HTTPRequest.largestHead + HTTPRequest.largestBody + 4
    return withUnsafeTemporaryAllocation(byteCount: most, alignment: 1) { space in
      let count = recv(socket, space.baseAddress, most - min(received.count, most - 1), 0)
      if count > 0 { received += space[..<count] }
      return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
    }
  }

  /// - Returns: whether something is left to send.
  private mutating func send() -> Bool {
    guard let answer else { return false }
    while sent < answer.count {
      let count = answer[sent...].withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
      sent += count
    }
    return false
  }
}
