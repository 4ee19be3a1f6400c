import Canvas
import ElementMaps
import Files
import Foundation

/// Reads the files of a reference, and says of one that is there and cannot be used what is wrong with it.
enum ReferenceFile {
  /// The largest text that is read, in bytes.
  private static let largestText = 50_000_000

  /// The lines of a trace; nil when there is no such file.
  /// - Throws: `ReferenceError`.
  static func text(at url: URL) throws(ReferenceError) -> String? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      data = try handle.read(upToCount: largestText + 1) ?? Data()
    } catch {
      throw ReferenceError(url, "cannot be read; is it a folder, or not permitted?")
    }
    if data.starts(with: Data("version https://git-lfs".utf8)) {
      throw ReferenceError(url, "is a Git LFS pointer, not the text; run `git lfs pull`")
    }
    guard data.count <= largestText else { throw ReferenceError(url, "is larger than any trace") }
    guard let text = String(validating: data, as: UTF8.self) else { throw ReferenceError(url, "is not UTF-8 text") }
    // Git may have changed the line ends on the way.
    return text.replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// The size of a picture or a map in pixels; nil when there is no such file. Whoever asks first unpacks nothing that cannot be the same.
  /// - Throws: `ReferenceError`.
  static func size(at url: URL) throws(ReferenceError) -> (width: Int, height: Int)? {
    try read(url) { try Bitmap.size(ofPNGAt: $0) }
  }

  /// A picture; nil when there is no such file.
  /// - Throws: `ReferenceError`.
  static func picture(at url: URL) throws(ReferenceError) -> Bitmap? {
    try read(url) { try Bitmap(pngAt: $0) }
  }

  /// Who won, or who drew; nil when there is no such file.
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

/// A reference is there but cannot be used; the sentence names the file.
struct ReferenceError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(description: String) { self.description = description }

  init(_ url: URL, _ reason: String) { description = "\(url.shownPath): \(reason)" }
}
