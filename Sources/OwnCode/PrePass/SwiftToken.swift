/// The kind of a token.
enum SwiftTokenKind: Equatable {
  /// A name or a keyword, without the backticks of an escaped name.
  case word
  /// `@objc`, without its arguments.
  case attribute
  /// `#selector`, `#if`: a word after a number sign.
  case directive
  /// A string literal, with everything in its interpolations.
  case string
  case number
  /// One character that is none of the others.
  case sign
}

/// A token of Swift source. Comments and white space have none.
struct SwiftToken: Equatable {
  var kind: SwiftTokenKind
  var text: String
  /// Offsets in the bytes of the source.
  var range: Range<Int>
  /// From 1.
  var line: Int
  /// The tokens in the interpolations of a string.
  var interpolated: [SwiftToken] = []

  func isSign(_ sign: Character) -> Bool { kind == .sign && text.first == sign }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
