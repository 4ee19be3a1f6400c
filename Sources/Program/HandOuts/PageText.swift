import Canvas
import Files
import Foundation
import Narration
import Scenes
import VectorPictures

/// Writes the texts of a page in both languages, and collects the characters that its fonts need. The page hides the texts
/// of the language that is not read.
struct PageText {
  private(set) var characters: [URL: Set<Unicode.Scalar>] = [:]
  private let typesetter: Typesetter

  /// - Parameter characters: those of the pictures.
  init(_ typesetter: Typesetter, characters: [URL: Set<Unicode.Scalar>]) {
    (self.typesetter, self.characters) = (typesetter, characters)
    let ascii = String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0) }))
    for font in [Font.sans(14), .sans(14, .medium), .sans(14, .semibold), .mono(12)] { note(ascii, font) }
  }

  private mutating func note(_ text: String, _ font: Font) { typesetter.note(text, font, in: &characters) }

  /// The rules of the page's fonts.
  var fontRules: String { typesetter.fontRules(characters) }

  /// Returns a text in both languages.
  mutating func both(_ text: LocalizedText, isStrong: Bool = false) -> String {
    let font = Font.sans(14, isStrong ? .semibold : .regular)
    for language in Language.allCases { note(text[language], font) }
    return PageText.inBoth { text[$0].escapedForMarkup }
  }

  mutating func both(_ text: HandOutText, isStrong: Bool = false) -> String { both(text.text, isStrong: isStrong) }

  /// Returns a sentence in both languages, with its names as chips.
  mutating func both(_ sentences: [Language: Sentence]) -> String {
    for sentence in sentences.values { note(sentence.plain, .sans(14)) }
    for case .chip(let name, _) in sentences.values.flatMap(\.fragments) { note(name, .sans(14, .semibold)) }
    return PageText.inBoth { (sentences[$0] ?? "").markup }
  }

  private static func inBoth(_ text: (Language) -> String) -> String {
    let texts = Language.allCases.map(text)
    if Set(texts).count == 1 { return texts[0] }
    return zip(Language.allCases, texts).map { "<span lang=\"\($0.rawValue)\">\($1)</span>" }.joined()
  }
}

extension Sentence {
  /// The sentence for a page: names are chips with the class of their state.
  fileprivate var markup: String {
    fragments.map { fragment in
      switch fragment {
      case .text(let text): text.escapedForMarkup
      case .chip(let name, let state): "<b class=\"chip \(state.className)\">\(name.escapedForMarkup)</b>"
      }
    }.joined()
  }
}

extension Sentence.ChipState {
  fileprivate var className: String {
    switch self {
    case .neutral: "neutral"
    case .now: "now"
    case .inside: "yes"
    case .outside, .cancelled: "no"
    case .skipped: "skip"
    case .result: "result"
    case .chain: "chain"
    case .recognizer: "recognizer"
    }
  }
}
