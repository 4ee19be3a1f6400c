import Foundation

/// A request to a worker process: one line of JSON.
enum WorkerRequest: Codable {
  /// The first request.
  case prepare(SuiteOptions)
  case test(SuiteScene)
  /// Make each snapshot again, and compare it with the checksums of another process, by the title of the case.
  case again(SuiteScene, [String: SnapshotDigest])
}

/// A response of a worker process: one line of JSON for each request but the first.
enum WorkerResponse: Codable {
  case done(SceneResult)
  /// The worker cannot test anything.
  case unable(String)
}

enum WorkerLine {
  static func encode(_ message: some Encodable) -> Data {
    // Encoding fails only for numbers that are not finite, which no message has.
    ((try? JSONEncoder().encode(message)) ?? Data()) + Data("\n".utf8)
  }

  static func decode<Message: Decodable>(_ type: Message.Type, _ line: Data) -> Message? {
    try? JSONDecoder().decode(type, from: line)
  }
}
