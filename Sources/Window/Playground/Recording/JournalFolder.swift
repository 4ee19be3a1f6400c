import Files
import Foundation

/// The folder of the recordings: `1.yaml`, `2.yaml` and so on, one for each running program and each crashed run.
struct JournalFolder {
  /// The extension of a file that is about to replace the one without it.
  static let draftExtension = "new"

  private let url: URL

  init(_ url: URL) { self.url = url }

  /// Makes a file with the first free number, and the folder if it does not exist.
  /// - Throws: `JournalError`.
  func newFile() throws(JournalError) -> JournalFile {
    do throws(FileReplacementError) {
      try OwnFolder.make(url)
    } catch {
      throw JournalError(url, error.reason)
    }
    var number = 1
    while true {
      if let file = try JournalFile(new: url.appendingPathComponent("\(number).yaml")) { return file }
      number += 1
    }
  }

  /// Returns the recordings of earlier runs that ended unexpectedly, the newest first, without those that running
  /// programs write. Removes files without an input, and drafts.
  /// - Parameter warn: receives a message for each file that cannot be read. The file is renamed to `….broken`, and
  ///   ignored from then on.
  func recordings(warn: (String) -> Void) -> [RecoveredRecording] {
    removeDrafts()
    let files = names(ending: ".yaml").map(url.appendingPathComponent(_:))
    return files.sorted { (age($0), $0.path) > (age($1), $1.path) }.compactMap { url in
      guard let file = JournalFile(leftBehind: url) else { return nil }
      return recording(in: file, warn)
    }
  }

  private func recording(in file: JournalFile, _ warn: (String) -> Void) -> RecoveredRecording? {
    do {
      let data = try file.read()
      guard let text = String(validating: data, as: UTF8.self) else {
        throw JournalError(file.url, "the file is not UTF-8 text")
      }
      let recording = text.isEmpty ? nil : try Recording(text: text)
      if let recording, !recording.inputs.isEmpty || recording.edited != nil {
        return RecoveredRecording(recording: recording, file: file)
      }
      file.remove()
    } catch {
      RecoveredRecording.putAside(file, because: "\(error)", warn)
    }
    return nil
  }

  /// Removes drafts of crashed runs. The file that each was to replace is whole.
  private func removeDrafts() {
    for name in names(ending: ".yaml.\(JournalFolder.draftExtension)") {
      JournalFile(leftBehind: url.appendingPathComponent(name))?.remove()
    }
  }

  private func names(ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }
  }

  private func age(_ url: URL) -> Date {
    (try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast
  }
}
