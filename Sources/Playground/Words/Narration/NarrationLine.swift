import Scenes

/// Something the narration can say, with all that it needs to say it. The enums that conform are the pages of the
/// catalogue, a page for each stretch of a touch's way.
nonisolated protocol NarrationLine {
  /// Wordings from the fullest to the shortest; the first that fits is used.
  var english: [Sentence] { get }
  /// The same in Simplified Chinese.
  var simplifiedChinese: [Sentence] { get }
}

nonisolated extension NarrationLine {
  func sentence(in language: Language) -> Sentence {
    switch language {
    case .english: Sentence.first(of: english, in: language)
    case .simplifiedChinese: Sentence.first(of: simplifiedChinese, in: language)
    }
  }
}

/// Names in a row: `D and E`, `D、E`; from the third on they are only counted.
nonisolated struct NameList: Equatable {
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
