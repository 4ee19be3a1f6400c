import Foundation

/// A recording of an earlier run that ended unexpectedly.
struct RecoveredRecording {
  let recording: Recording
  /// The file that holds it. Whoever restores the recording goes on writing it.
  let file: JournalFile

  /// Renames the file to `….broken`, so that it is kept but not read again.
  func putAside(because reason: String, warn: (String) -> Void) {
    RecoveredRecording.putAside(file, because: reason, warn)
  }

  static func putAside(_ file: JournalFile, because reason: String, _ warn: (String) -> Void) {
    warn("\(file.url.path): the recording cannot be restored: \(reason)")
    try? file.move(to: file.url.deletingLastPathComponent().appendingPathComponent(freeName(for: file.url)))
  }

  /// `1.yaml.broken`, or `1.yaml.broken-2` and so on: an earlier broken file is kept.
  private static func freeName(for url: URL) -> String {
    let name = url.lastPathComponent + ".broken"
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name)-\($0)" }
    let folder = url.deletingLastPathComponent()
    return names.first { !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) } ?? name
  }
}
