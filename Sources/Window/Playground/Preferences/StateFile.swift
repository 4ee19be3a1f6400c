import Files
import Foundation

/// The file in the program's state folder that holds the `SavedState`: JSON, with a key on each line.
package nonisolated struct StateFile {
  let url: URL

  /// - Parameter folder: the program's state folder; it need not exist.
  package init(in folder: URL) { url = folder.appendingPathComponent("state.json") }

  package var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Returns the state that was written last; nil if there is no file.
  /// - Throws: `StateFileError` if the file cannot be read or decoded.
  package func read() throws -> SavedState? {
    let data: Data
    do throws(RegularFileError) {
      let file = try RegularFile(url.path)
      guard file.isOwn else { throw RegularFileError.system("it belongs to another user") }
      data = try file.read(upTo: StateFile.largest)
    } catch .missing {
      return nil
    } catch {
      throw StateFileError(file: url, line: nil, reason: "\(error)")
    }
    do {
      return try JSONDecoder().decode(SavedState.self, from: data)
    } catch let error as DecodingError {
      throw StateFileError(file: url, error, in: String(decoding: data, as: UTF8.self))
    }
  }

  /// The largest part of a file that is read, in bytes.
  private static let largest = 1_000_000

  /// Writes the file atomically: another process reads either the old content or the new one.
  package func write(_ state: SavedState) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try OwnFolder.make(url.deletingLastPathComponent())
    try FileReplacement.write(encoder.encode(state) + Data("\n".utf8), to: url, as: .kept)
  }
}

/// A state file that is ignored: the file, the line if it is known, and the reason.
nonisolated struct StateFileError: Error, CustomStringConvertible {
  let file: URL
  let line: Int?
  let reason: String

  var description: String {
    let place = [file.path, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    return "\(place): the saved state is ignored: \(reason.shortened())".escapingControlCharacters
  }
}

extension StateFileError {
  fileprivate init(file: URL, _ error: DecodingError, in text: String) {
    switch error {
    case .keyNotFound(let key, _):
      self.init(file: file, line: nil, reason: "`\(key.stringValue)` is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.init(file: file, context, in: text, reason: context.debugDescription)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self.init(file: file, syntaxOf: text)
    case .dataCorrupted(let context):
      self.init(file: file, context, in: text, reason: context.debugDescription)
    @unknown default:
      self.init(file: file, line: nil, reason: "\(error)")
    }
  }

  /// Finds the line where the text is not JSON. `JSONDecoder` does not report it; `JSONSerialization` does.
  private init(file: URL, syntaxOf text: String) {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      self.init(file: file, line: nil, reason: "it is not JSON")
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "it is not JSON"
      let offset = reason.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) } ?? text.utf8.count
      let line = text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
      self.init(file: file, line: line, reason: reason)
    }
  }

  private init(file: URL, _ context: DecodingError.Context, in text: String, reason: String) {
    let key = context.codingPath.first?.stringValue
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = key.flatMap { key in lines.firstIndex { $0.contains("\"\(key)\"") } }
    self.init(
      file: file, line: index.map { $0 + 1 }, reason: (key.map { "`\($0)`: " } ?? "") + reason)
  }
}
