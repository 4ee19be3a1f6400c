import Scenes

extension Sentence {
  /// The maximum length of a sentence: 90 Latin letters, or 40 Chinese characters.
  static func limit(in language: Language) -> Double {
    switch language {
    case .english: 90
    case .simplifiedChinese: 40
    }
  }

  /// The length in characters of the language. In a Chinese sentence a Latin letter counts as half a character.
  func length(in language: Language) -> Double {
    switch language {
    case .english: Double(plain.count)
    case .simplifiedChinese: plain.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 1 : 0.5) }
    }
  }

  func fits(_ language: Language) -> Bool { length(in: language) <= Sentence.limit(in: language) }

  /// Returns the first wording that fits; if none fits, the last one with shortened names.
  static func first(of wordings: [Sentence], in language: Language) -> Sentence {
    wordings.first { $0.fits(language) } ?? (wordings.last ?? "").shortened(for: language)
  }

  /// Returns the sentence with its longest names truncated until it fits.
  private func shortened(for language: Language) -> Sentence {
    var longest = fragments.map(\.nameLength).max() ?? 0, sentence = self
    while !sentence.fits(language), longest > 4 {
      longest -= 1
      sentence = Sentence(fragments.map { $0.cut(to: longest) })
    }
    return sentence
  }
}

extension Sentence.Fragment {
  fileprivate var nameLength: Int {
    switch self {
    case .text: 0
    case .chip(let name, _): name.count
    }
  }

  fileprivate func cut(to length: Int) -> Sentence.Fragment {
    guard case .chip(let name, let state) = self, name.count > length else { return self }
    return .chip(name.prefix(length - 1) + "…", state)
  }
}

extension Unicode.Scalar {
  /// Whether it is a Chinese character or Chinese punctuation.
  fileprivate var isWide: Bool { (0x2E80...0x9FFF).contains(value) || (0xFF00...0xFF60).contains(value) }
}
