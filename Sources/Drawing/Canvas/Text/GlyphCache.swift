import Files
import Foundation

/// The glyphs and widths of texts that earlier processes have drawn, in a file: to read them takes a hundredth of the time that
/// FreeType needs.
///
/// What is read is what the libraries would give. The file counts only for the same files of the libraries and of the fonts, and
/// its records have checksums. It may be deleted at any time, and several processes may write it: the last one wins.
final class GlyphCache {
  /// What is kept of a text, as the first byte of its key.
  enum Kind: UInt8 {
    case glyphs, width
    /// Whether a font has a character.
    case presence
  }

  /// The largest size of the file, in bytes; about the texts of twenty presets.
  private static let mostBytes = 4_000_000

  private let url: URL
  private let seed: UInt64
  /// Nil if there is no file that counts.
  private let stored: RecordFile?
  private var added: [[UInt8]: [UInt8]] = [:]
  private var addedBytes = 0

  /// The key of the libraries that drew the glyphs; no kind has this number.
  private static let librariesKey: [UInt8] = [255]

  /// - Parameter identity: names what the glyphs depend on, besides the libraries that draw them.
  init(at url: URL, identity: String) {
    self.url = url
    seed = Array(identity.utf8).withUnsafeBytes { Checksum.of($0) }
    let file = RecordFile(path: url.path, seed: seed)
    let libraries = file?[Self.librariesKey].map { String(decoding: $0, as: UTF8.self) }
    stored = libraries.map(FontLibraryFiles.areUnchanged) == true ? file : nil
  }

  /// Returns what is kept of a text in a face. If it is nothing, calls `make` and keeps its result.
  func value<Value: CachedText>(_ kind: Kind, of text: String, in face: FontLibrary.Face, make: () -> Value?) -> Value?
  {
    let key = [kind.rawValue, face.file.number] + UInt32(truncatingIfNeeded: face.size).bytes + Array(text.utf8)
    if let bytes = stored?[key], let value = Value(cached: bytes) { return value }
    if let bytes = added[key], let value = bytes.withUnsafeBytes({ Value(cached: $0) }) { return value }
    let value = make()
    if let value { keep(value.cached, for: key) }
    return value
  }

  private func keep(_ value: [UInt8], for key: [UInt8]) {
    guard addedBytes + key.count + value.count <= Self.mostBytes / 2 else { return }
    added[key] = value
    addedBytes += key.count + value.count
  }

  /// Writes the file, if something is new: to load the libraries again would take ten times as long. When the file would be
  /// too large, the new records replace the old ones. Nothing is said if it cannot be written.
  func save() {
    guard !added.isEmpty else { return }
    added[Self.librariesKey] = Array(FontLibraryFiles.loaded().utf8)
    let old = (stored?.records ?? []).filter { added[$0.key] == nil }, new = added.map { (key: $0, value: $1) }
    let size = old.reduce(addedBytes) { $0 + $1.key.count + $1.value.count }
    let records = (size <= Self.mostBytes / 2 ? old : []) + new
    // Sorted, so that the same texts give the same file.
    let data = RecordFile.data(of: records.sorted { $0.key.lexicographicallyPrecedes($1.key) }, seed: seed)
    try? FileReplacement.write(data, to: url)
  }
}

/// What is kept of a text, as bytes.
protocol CachedText {
  /// Nil if the bytes are not of this kind.
  init?(cached bytes: UnsafeRawBufferPointer)
  var cached: [UInt8] { get }
}

extension Int: CachedText {
  init?(cached bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 8 else { return nil }
    self = Int(littleEndian: bytes.loadUnaligned(as: Int.self))
  }

  var cached: [UInt8] { bytes }
}

extension FontFile {
  /// The number of the file in a cache.
  fileprivate var number: UInt8 { UInt8(FontFile.allCases.firstIndex(of: self) ?? 0) }
}
