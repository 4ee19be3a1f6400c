import Foundation

/// A text in a PNG file: an `iTXt` chunk, which image viewers show.
package struct PNGNote: Equatable {
  static let chunkName = "iTXt"

  /// The name of the text, in Latin letters.
  package let keyword: String
  package let text: String

  /// The body of the chunk: keyword, not compressed, no language, text.
  var bytes: [UInt8] { Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8) }

  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// Parses the body of a chunk; nil unless it is a note of this keyword.
  init?(keyword: String, body: Data) {
    let head = Array(keyword.utf8) + [0, 0, 0, 0, 0]
    guard body.starts(with: head), let text = String(validating: body.dropFirst(head.count), as: UTF8.self) else {
      return nil
    }
    self.init(keyword: keyword, text: text)
  }
}
