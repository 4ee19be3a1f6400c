import Canvas
import ElementMaps
import Files
import Foundation

/// Reads the files of a reference.
enum ReferenceFile {
  /// The largest trace that is read, in bytes.
  private static let largestText = 50_000_000

  /// The largest reference or artifact that is copied, in bytes.
  private static let largest = 500_000_000

  /// Returns the bytes of a reference or an artifact to copy or show; nil when it is missing or cannot be used.
  static func bytes(at url: URL) -> Data? { (try? RegularFile.contents(of: url, limit: largest)) ?? nil }

  /// Returns the text of a trace; nil when there is no such file.
  /// - Throws: `ReferenceError`.
  static func text(at url: URL) throws(ReferenceError) -> String? {
    let found: Data?
    do {
      found = try RegularFile.contents(of: url, limit: largestText)
    } catch {
      throw ReferenceError(description: error.description)
    }
    guard let data = found else { return nil }
    if data.starts(with: Data("version https://git-lfs".utf8)) {
      throw ReferenceError(url, "is a Git LFS pointer, not the text; run `git lfs pull`")
    }
    guard let text = String(validating: data, as: UTF8.self) else { throw ReferenceError(url, "is not UTF-8 text") }
    // Git may have converted the line ends.
    return text.replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Returns the size of a picture or a map in pixels, without decoding it; nil when there is no such file.
  /// - Throws: `ReferenceError`.
  static func size(at url: URL) throws(ReferenceError) -> (width: Int, height: Int)? {
    try read(url) { try Bitmap.size(ofPNGAt: $0) }
  }

  /// Returns the file of a picture or a map, which is not decoded; nil when there is no such file.
  /// - Throws: `ReferenceError`.
  static func file(at url: URL) throws(ReferenceError) -> PNGFile? { try read(url) { try PNGFile($0) } }

  /// Returns a picture; nil when there is no such file.
  /// - Throws: `ReferenceError`.
  static func picture(at url: URL) throws(ReferenceError) -> Bitmap? {
    try read(url) { try Bitmap(pngAt: $0) }
  }

  /// Decodes a picture.
  /// - Throws: `ReferenceError`.
  static func picture(in file: PNGFile) throws(ReferenceError) -> Bitmap { try decoding { try Bitmap(file) } }

  /// Decodes a hit map.
  /// - Throws: `ReferenceError`.
  static func map(in file: PNGFile) throws(ReferenceError) -> ElementMap { try decoding { try ElementMap(file) } }

  private static func decoding<Value>(_ body: () throws -> Value) throws(ReferenceError) -> Value {
    do { return try body() } catch { throw ReferenceError(description: "\(error)") }
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

  init(_ url: URL, _ reason: String) { description = "\(url.shownPath.escapingControlCharacters): \(reason)" }
}
