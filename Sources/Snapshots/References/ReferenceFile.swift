import Canvas
import ElementMaps
import Files
import Foundation

/// Reads the files of a reference.
enum ReferenceFile {
  /// The largest trace that is read, in bytes.
  private static let largestText = 50_000_000

  /// Returns the text of a trace; nil when there is no such file.
  /// - Throws: `ReferenceError`.
  static func text(at url: URL) throws(ReferenceError) -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      data = try handle.read(upToCount: largestText + 1) ?? Data()
    } catch {
      throw ReferenceError(url, "cannot be read: it is a folder, or permission is missing")
    }
    if data.starts(with: Data("version https://git-lfs".utf8)) {
      throw ReferenceError(url, "is a Git LFS pointer, not the text; run `git lfs pull`")
    }
    guard data.count <= largestText else { throw ReferenceError(url, "is larger than any trace") }
    guard let text = String(validating: data, as: UTF8.self) else { throw ReferenceError(url, "is not UTF-8 text") }
    // Git may have converted the line ends.
    return text.replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Returns the size of a picture or a map in pixels, without decoding it; nil when there is no such file.
  /// - Throws: `ReferenceError`.
  static func size(at url: URL) throws(ReferenceError) -> (width: Int, height: Int)? {
    try read(url) { try Bitmap.size(ofPNGAt: $0) }
  }

  /// Returns a picture; nil when there is no such file.
  /// - Throws: `ReferenceError`.
  static func picture(at url: URL) throws(ReferenceError) -> Bitmap? {
    try read(url) { try Bitmap(pngAt: $0) }
  }

  /// Returns a hit map, or the elements of a frame; nil when there is no such file.
  /// - Throws: `ReferenceError`.
  static func map(at url: URL) throws(ReferenceError) -> ElementMap? {
    try read(url) { try ElementMap(pngAt: $0) }
  }

  private static func read<Value>(_ url: URL, _ body: (URL) throws -> Value) throws(ReferenceError) -> Value? {
    do {
      return try body(url)
    } catch PictureError.missing {
      return nil
    } catch {
      throw ReferenceError(description: "\(error)")
    }
  }
}

/// A reference exists but cannot be used. The description names the file and the reason.
struct ReferenceError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(description: String) { self.description = description }

  init(_ url: URL, _ reason: String) { description = "\(url.shownPath): \(reason)" }
}
