import Foundation

/// What a worker process is told, one line of JSON each.
enum WorkerOrder: Codable {
  /// Comes first.
  case prepare(SuiteOptions)
  case test(SuiteScene)
  /// Make everything once more, and compare with what another process made, by case.
  case again(SuiteScene, [String: SnapshotDigest])
}

/// What a worker process answers, one line of JSON for each order but the first.
enum WorkerAnswer: Codable {
  case done(SceneResult)
  /// It cannot work at all.
  case unable(String)
}

enum WorkerLine {
  static func encode(_ message: some Encodable) -> Data {
    // Values of our own types can always be encoded.
    ((try? JSONEncoder().encode(message)) ?? Data()) + Data("\n".utf8)
  }

  static func decode<Message: Decodable>(_ type: Message.Type, _ line: Data) -> Message? {
    try? JSONDecoder().decode(type, from: line)
  }
}
