import Scenes

/// A sentence of the narration with the values in it. Each conforming enum has the sentences for one part of the pipeline.
package protocol NarrationLine {
  /// Wordings from the fullest to the shortest; the first that fits is used.
  var english: [Sentence] { get }
  /// The same in Simplified Chinese.
  var simplifiedChinese: [Sentence] { get }
}

extension NarrationLine {
  func sentence(in language: Language) -> Sentence { Sentence.first(of: all(in: language), in: language) }

  /// Returns the sentence and its shorter wordings, the longest first.
  package func wordings(in language: Language) -> [Sentence] {
    let sentence = sentence(in: language)
    let rest = all(in: language).drop { $0 != sentence }.dropFirst()
    return [sentence] + rest.filter { $0.fits(language) }
  }

  private func all(in language: Language) -> [Sentence] {
    switch language {
    case .english: english
    case .simplifiedChinese: simplifiedChinese
    }
  }
}

/// A list of names: `D and E`, `D、E`; three or more names are counted.
struct NameList: Equatable {
  var names: [String]

  init(_ names: [String]) { self.names = names }

  /// `D and E`, `its 3 subviews`.
  var english: Sentence {
    switch names.count {
    case 1: "\(names[0], .neutral)"
    case 2: "\(names[0], .neutral) and \(names[1], .neutral)"
    default: "its \(names.count) subviews"
    }
  }

  /// `is` or `are`.
  var verb: String { names.count == 1 ? "is" : "are" }

  /// `D、E`, `它的 3 个子视图`.
  var simplifiedChinese: Sentence {
    switch names.count {
    case 1: "\(names[0], .neutral) "
    case 2: "\(names[0], .neutral)、\(names[1], .neutral) "
    default: "它的 \(names.count) 个子视图"
    }
  }
}
