import Files
import Foundation

/// The summaries of scene files as an earlier process has read them, in a file: reading all presets takes a tenth of the time of a
/// picture, asking for their times and sizes a hundredth.
///
/// A summary counts only while its scene file has the same size, time and number in the file system. The file of the cache is
/// checked, bounded by the number of scene files, and may be deleted at any time.
package struct SummaryCache {
  /// Changes when summaries are read in another way.
  private static let seed: UInt64 = 1

  private let url: URL
  private let stored: RecordFile?
  private var records: [RecordFile.Record] = []
  private var hasNew = false

  package init(at url: URL) {
    self.url = url
    stored = RecordFile(path: url.path, seed: Self.seed)
  }

  /// Returns what is kept of a scene file; else reads it, and keeps that.
  mutating func summary(of file: URL) throws(SceneError) -> SceneSummary {
    // If a file changes between this and reading it, the next process finds another state.
    guard let state = Self.state(of: file) else { return try SceneSummary(file: file) }
    let key = Array(file.path.utf8)
    if let value = stored?[key], let summary = SceneSummary(cached: value, state: state, file: file) {
      records.append((key, Array(value)))
      return summary
    }
    let summary = try SceneSummary(file: file)
    records.append((key, summary.cached(state)))
    hasNew = true
    return summary
  }

  /// Writes the file, if a summary is new. Nothing is said if it cannot be written.
  func save() {
    guard hasNew else { return }
    try? FileReplacement.write(RecordFile.data(of: records, seed: Self.seed), to: url)
  }

  private static func state(of file: URL) -> [UInt8]? {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    let numbers = [
      Int64(status.st_size), Int64(status.st_mtim.tv_sec), Int64(status.st_mtim.tv_nsec), Int64(status.st_ctim.tv_sec),
      Int64(status.st_ctim.tv_nsec), Int64(bitPattern: UInt64(status.st_ino)),
    ]
    return numbers.flatMap(\.bytes)
  }
}

// The state of the file, then the texts, with a zero byte between them. A scene has none: YAML does not allow it.
extension SceneSummary {
  fileprivate init?(cached bytes: UnsafeRawBufferPointer, state: [UInt8], file: URL) {
    guard bytes.count > state.count, bytes.prefix(state.count).elementsEqual(state) else { return nil }
    let texts = bytes.dropFirst(state.count).split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard texts.count == 5 else { return nil }
    (id, slug, lesson) = (texts[0], texts[1], Int(texts[2]).flatMap(Scene.Lesson.init))
    name = LocalizedText(english: texts[3], simplifiedChinese: texts[4])
    self.file = file
  }

  fileprivate func cached(_ state: [UInt8]) -> [UInt8] {
    let texts = [id, slug, lesson.map { "\($0.rawValue)" } ?? "", name.english, name.simplifiedChinese]
    return state + texts.joined(separator: "\0").utf8
  }
}
