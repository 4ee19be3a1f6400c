/// A part of a source that is as the person wrote it, maybe at another column. What stands between two parts was written by the
/// pre-pass, and takes the place of what follows the first of them in the person's file.
struct KeptPart {
  /// The first byte in the source.
  var start: Int
  /// The same byte in the person's file.
  var original: Int
  var count: Int

  var end: Int { start + count }

  /// The byte of the person's file for one of the source, which is not before the part.
  func original(of offset: Int) -> Int { original + min(offset - start, count) }

  /// The part between two bytes of the source, the first of which gets another place. It may be empty; nil if there is none.
  func part(from first: Int, to last: Int, movedTo place: Int) -> KeptPart? {
    let from = max(start, first), to = min(end, last)
    return from <= to ? KeptPart(start: place + from - first, original: original(of: from), count: to - from) : nil
  }
}

extension SourceFile {
  /// The columns of the lines with more than one part.
  /// - Parameter parts: those of the text, in their order. A line has the same number in the text and in the person's file.
  func columns(of parts: [KeptPart], in text: [UInt8]) -> [KeptColumns] {
    parts.flatMap { part in
      // A part counts on the line where it begins and on the one where it ends: those between are whole.
      let end = text[part.start..<part.end].endOfLastLine.map { [$0] } ?? []
      return ([part.start] + end).map { start in
        let place = whole.place(at: part.original(of: start))
        return KeptColumns(
          line: place.line, column: start - (text[..<start].endOfLastLine ?? 0) + 1, original: place.column,
          count: part.end - start)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The place behind the last line end; nil without one.
  fileprivate var endOfLastLine: Int? {
    lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 }
  }
}
