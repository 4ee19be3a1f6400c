import Scenes

/// Something the narration can say, with all that it needs to say it. The enums that conform are the pages of the
/// catalogue, a page for each stretch of a touch's way.
package protocol NarrationLine {
  /// Wordings from the fullest to the shortest; the first that fits is used.
  var english: [Sentence] { get }
  /// The same in Simplified Chinese.
  var simplifiedChinese: [Sentence] { get }
}

extension NarrationLine {
  func sentence(in language: Language) -> Sentence { Sentence.first(of: all(in: language), in: language) }

  /// What is said with ever less room: the sentence itself, and the shorter wordings.
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

/// Names in a row: `D and E`, `D、E`; from the third on they are only counted.
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
