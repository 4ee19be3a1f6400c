import Files
import Foundation

/// A PNG file whose chunks are complete. Its pixels are not decoded.
///
/// The header is judged before the rest is read, so that a file needs no more memory than its picture could.
package struct PNGFile {
  package let path: String
  package let header: PNGHeader
  /// The whole file.
  package let data: Data
  /// The ranges of the chunks. A chunk is a length, a name, that many bytes and a checksum; the last is IEND.
  private let chunks: [Range<Int>]

  /// Reads a file and checks its chunks, without their checksums.
  /// - Throws: `PictureError`.
  package init(_ url: URL) throws(PictureError) {
    path = url.path
    let (file, head) = try PNGFile.open(path)
    header = try PNGHeader(head, path: path)
    try header.checkSize(path)
    let size = file.size, most = header.mostBytes
    guard size <= most else {
      let picture = "a picture of \(header.width) × \(header.height) pixels"
      throw .damaged(path: path, reason: "it has \(size) bytes, and \(picture) has at most \(most)")
    }
    data = try head + PNGFile.reading(path) { () throws(RegularFileError) in try file.read(upTo: most) }
    chunks = PNGFile.chunks(of: data)
    try checkChunks()
  }

  /// Checks the chunks of the bytes of a file, without their checksums.
  /// - Parameter name: what messages call it.
  /// - Throws: `PictureError`.
  package init(_ data: Data, name: String) throws(PictureError) {
    (path, self.data) = (name, Data(data))
    header = try PNGHeader(data.prefix(PNGHeader.length), path: name)
    try header.checkSize(name)
    chunks = PNGFile.chunks(of: self.data)
    try checkChunks()
  }

  /// Returns the header of a file whose end is there. The rest of the file is not read.
  /// - Throws: `PictureError`.
  package static func header(of url: URL) throws(PictureError) -> PNGHeader {
    let (file, head) = try open(url.path)
    let header = try PNGHeader(head, path: url.path)
    let end = try reading(url.path) { () throws(RegularFileError) in try file.end(endChunk.count) }
    guard !end.elementsEqual(endChunk) else { return header }
    // A small file is read, to say what follows the end.
    guard file.size <= largestExamined else { throw .truncated(path: url.path) }
    return try PNGFile(url).header
  }

  /// The last chunk of every PNG, with its checksum.
  private static let endChunk: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  private static let largestExamined = 16_000_000

  /// Returns the text in the file with this `keyword`; nil when there is none.
  package func note(_ keyword: String) -> String? {
    chunks.lazy.filter { PNGFile.name(of: data, at: $0.lowerBound) == PNGNote.chunkName }
      .compactMap { PNGNote(keyword: keyword, body: data[($0.lowerBound + 8)..<($0.upperBound - 4)])?.text }.first
  }

  /// Whether the file says that its content has this checksum. False if it says nothing, or is not as it was written.
  package func has(_ checksum: PNGChecksum) -> Bool {
    let range = chunks.last { PNGFile.name(of: data, at: $0.lowerBound) == PNGChecksum.chunkName }
    guard let range else { return false }
    let body = data[(range.lowerBound + 8)..<(range.upperBound - 4)]
    return PNGChecksum(body: body, after: data[..<range.lowerBound]) == checksum
  }

  // MARK: Reading

  private static func open(_ path: String) throws(PictureError) -> (file: RegularFile, head: Data) {
    try reading(path) { () throws(RegularFileError) in
      let file = try RegularFile(path)
      return (file, try file.read(upTo: PNGHeader.length))
    }
  }

  private static func reading<Value>(
    _ path: String, _ body: () throws(RegularFileError) -> Value
  ) throws(PictureError) -> Value {
    do throws(RegularFileError) {
      return try body()
    } catch {
      throw error == .missing ? .missing(path: path) : .unreadable(path: path, reason: "\(error)")
    }
  }

  // MARK: Chunks

  private func checkChunks() throws(PictureError) {
    let names = chunks.map { PNGFile.name(of: data, at: $0.lowerBound) }
    guard let last = chunks.last, names.last == "IEND" else { throw .truncated(path: path) }
    if names.contains("acTL") { throw .animated(path: path) }
    let rest = data.count - last.upperBound
    if rest > 0 {
      let bytes = rest == 1 ? "1 byte follows" : "\(rest) bytes follow"
      throw .damaged(path: path, reason: "\(bytes) the end of the picture")
    }
  }

  /// Returns the ranges of the complete chunks.
  private static func chunks(of data: Data) -> [Range<Int>] {
    var chunks: [Range<Int>] = []
    var offset = PNGHeader.signature.count
    while offset + 12 <= data.count {
      let length = data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let next = offset + 12 + length
      guard next <= data.count else { break }
      chunks.append(offset..<next)
      if name(of: data, at: offset) == "IEND" { break }
      offset = next
    }
    return chunks
  }

  private static func name(of data: Data, at offset: Int) -> String {
    String(decoding: data[(offset + 4)..<(offset + 8)], as: UTF8.self)
  }
}
