import Foundation

/// A text inside a PNG file that says what its colours stand for: an `iTXt` part, as image viewers show it.
struct PNGNote: Equatable {
  static let chunkName = "iTXt"

  /// Latin letters; says what the text is.
  let keyword: String
  let text: String

  /// The body of the part: keyword, not compressed, in no language, text.
  var bytes: [UInt8] { Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8) }

  init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// Nil unless `body` is a note of this keyword.
  init?(keyword: String, body: Data) {
    let head = Array(keyword.utf8) + [0, 0, 0, 0, 0]
    guard body.starts(with: head), let text = String(validating: body.dropFirst(head.count), as: UTF8.self) else {
      return nil
    }
    self.init(keyword: keyword, text: text)
  }
}
