import Foundation
import Glibc

/// Sends and receives messages over two pipes: each is its length in bytes, as 32 bits with the lowest first, and then that
/// many bytes of JSON.
package struct MessagePipe: Sendable {
  private let input: Int32
  private let output: Int32

  /// - Parameters:
  ///   - input: the file descriptor of the end that is read.
  ///   - output: the one of the end that is written.
  package init(input: Int32, output: Int32) { (self.input, self.output) = (input, output) }

  /// Why no message comes.
  package enum Failure: Error, Equatable {
    /// The other process has closed its end.
    case ended
    /// The other process does not answer in time.
    case late
    case damaged(String)
  }

  /// The longest message, in bytes.
  private static let longest = 256 << 20

  package func send(_ message: some Encodable) throws(Failure) {
    do {
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      let data = try encoder.encode(message)
      let count = UInt32(data.count)
      write(Data((0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }) + data)
    } catch {
      throw .damaged("\(error)")
    }
  }

  /// - Parameter patience: how long the message may take to come; nil waits for ever.
  package func receive<Message: Decodable>(
    _ type: Message.Type, with patience: AnswerPatience? = nil
  ) throws(Failure) -> Message {
    let head = try read(4, with: patience)
    let count = head.enumerated().reduce(0) { $0 | Int($1.element) << ($1.offset * 8) }
    guard count <= Self.longest else { throw .damaged("a message of \(count) bytes") }
    let body = try read(count, with: patience)
    guard MessageScan.isReadable(body) else { throw .damaged("a message of too much text, or with a number too long") }
    do {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try decoder.decode(type, from: body)
    } catch {
      // The error quotes what it cannot read.
      throw .damaged(String("\(error)".prefix(300)))
    }
  }

  // MARK: Bytes

  /// An error is noticed at the next reading.
  private func write(_ data: Data) {
    data.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        let count = Glibc.write(output, bytes.baseAddress! + place, bytes.count - place)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        place += count
      }
    }
  }

  /// Memory is taken as the bytes come: a length alone takes none.
  private func read(_ count: Int, with patience: AnswerPatience?) throws(Failure) -> Data {
    var data = Data(), place = 0
    while place < count {
      if place == data.count { data.count = min(count, max(2 * place, 1 << 16)) }
      if let patience {
        guard let milliseconds = patience.milliseconds else { throw .late }
        var place = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        let ready = poll(&place, 1, milliseconds)
        if ready < 0, errno != EINTR { throw .ended }
        if ready <= 0 { continue }
      }
      let got = data.withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress! + place, $0.count - place) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { throw .ended }
      place += got
    }
    return data
  }
}
