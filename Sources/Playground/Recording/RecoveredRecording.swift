import Foundation

/// A recording that a program could not close, because it ended suddenly.
struct RecoveredRecording {
  let recording: Recording
  private let file: JournalFile

  /// Nobody needs the file any more.
  func remove() { file.remove() }

  /// All that were left behind in a folder, the newest first. Those of programs that still run are not lost.
  /// - Parameter complain: is told of a file that cannot be understood. It is put aside, and not looked at again.
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

  /// The file stays for whoever wants to look, under another name.
  func putAside(because reason: String, warn: (String) -> Void) {
    RecoveredRecording.putAside(file, because: reason, warn)
  }

  private static func putAside(_ file: JournalFile, because reason: String, _ warn: (String) -> Void) {
    warn("\(file.url.path): a recording that cannot be found again: \(reason)")
    try? file.move(to: file.url.appendingPathExtension("broken"))
  }

  private static func age(_ url: URL) -> Date {
    (try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast
  }
}
