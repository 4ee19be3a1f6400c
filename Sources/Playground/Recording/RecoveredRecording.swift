import Foundation

/// A recording of an earlier run that ended unexpectedly.
struct RecoveredRecording {
  let recording: Recording
  private let file: JournalFile

  /// Deletes the file.
  func remove() { file.remove() }

  /// Returns the recordings in a folder, the newest first, without those that running programs write.
  /// - Parameter warn: receives a message for each file that cannot be read. The file is renamed to `….broken`, and
  ///   ignored from then on.
  static func all(in folder: URL, warn: (String) -> Void) -> [RecoveredRecording] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { $0.hasSuffix(".yaml") }.map { folder.appendingPathComponent($0) }
    return files.sorted { (age($0), $0.path) > (age($1), $1.path) }.compactMap { url in
      guard let file = JournalFile(leftBehind: url) else { return nil }
      do {
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        return text.isEmpty ? nil : RecoveredRecording(recording: try Recording(text: text), file: file)
      } catch {
        RecoveredRecording.putAside(file, because: "\(error)", warn)
        return nil
      }
    }
  }

  /// Renames the file to `….broken`, so that it is kept but not read again.
  func putAside(because reason: String, warn: (String) -> Void) {
    RecoveredRecording.putAside(file, because: reason, warn)
  }

  private static func putAside(_ file: JournalFile, because reason: String, _ warn: (String) -> Void) {
    warn("\(file.url.path): the recording cannot be restored: \(reason)")
    try? file.move(to: file.url.appendingPathExtension("broken"))
  }

  private static func age(_ url: URL) -> Date {
    (try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast
  }
}
