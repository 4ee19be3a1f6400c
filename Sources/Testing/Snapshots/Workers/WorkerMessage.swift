import Foundation

/// A request to a worker process: one line of JSON.
enum WorkerRequest: Codable {
  /// The first request.
  case prepare(SuiteOptions)
  case test(SuiteScene)
  /// Make each snapshot again, and compare it with the checksums of another process, by the title of the case.
  case again(SuiteScene, [String: SnapshotDigest])
  /// Change each flag of the scene.
  case mutate(SuiteScene)
}

/// A response of a worker process: one line of JSON for each request but the first.
enum WorkerResponse: Codable {
  case done(SceneResult)
  case mutated(SceneMutations)
  /// The worker cannot test anything.
  case unable(String)
}

enum WorkerLine {
  /// Sends a message through the socket between two processes.
  /// - Returns: false when the other process has ended. No signal is sent then.
  static func send(_ message: some Encodable, to socket: Int32) -> Bool {
    encode(message).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.send(
          socket, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static func encode(_ message: some Encodable) -> Data {
    // Encoding fails only for numbers that are not finite, which no message has.
    ((try? JSONEncoder().encode(message)) ?? Data()) + Data("\n".utf8)
  }

  static func decode<Message: Decodable>(_ type: Message.Type, _ line: Data) -> Message? {
    try? JSONDecoder().decode(type, from: line)
  }
}
