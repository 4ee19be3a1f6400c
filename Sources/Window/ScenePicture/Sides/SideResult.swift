import Narration
import Scenes
import TouchTrace
import UIKit

/// The result of a touch in one of two scenes, in a row: the view that was hit, the responders that received the touch,
/// the recognizers, and the actions.
struct SideResult: Equatable {
  /// A sign of the row.
  enum Piece: Equatable {
    case outcome(String, Icon?, Tone)
    case responder(String, ColumnCard.State)
    /// Responders that there is no room for.
    case more(Int)
    case recognizer(String, letter: String, isRefused: Bool)
    case action(String)
  }

  private(set) var outcome: Piece
  /// The outcome in one word: the name of the hit view.
  private var shortOutcome: Piece
  private(set) var responders: [Piece] = []
  private(set) var others: [Piece] = []

  /// The row in which all responders have room.
  var pieces: [Piece] { [outcome] + responders + others }

  /// The row with fewer responders: the first and the last of them and how many are between, or only the last and how many
  /// are before it. The first is named by the outcome as well.
  func folded(keepingFirst keepsFirst: Bool) -> [Piece] {
    let left = keepsFirst ? 2 : 1
    guard responders.count > left else { return keepsFirst ? pieces : [shortOutcome] + responders + others }
    let first = keepsFirst ? [responders[0]] : []
    return [keepsFirst ? outcome : shortOutcome] + first + [
      .more(responders.count - left), responders[responders.count - 1],
    ] + others
  }

  init(_ display: DisplayState, _ language: Language) {
    outcome = SideResult.outcome(of: display, language)
    shortOutcome = display.story?.result?.view.map { .outcome($0, .star, .result) } ?? outcome
    let story = display.chainStory
    responders = (story?.chain ?? []).compactMap { link in
      display.tree.responder(link.responder).map {
        .responder(link.responder, ColumnCard.State(link, of: $0, hasBegun: true))
      }
    }
    others = RecognizerMark.all(in: display).map {
      .recognizer($0.name, letter: $0.letter, isRefused: $0.isRefusedTouch)
    }
    others += (story?.actions ?? []).map { .action($0.name.isEmpty ? ChainText.action[language] : $0.name) }
    if story?.isDropped == true { others.append(.outcome(CompareText.isDropped[language], .sink, .faintText)) }
  }

  /// The row with the shortest outcome and the last responder. A star before the name of the hit view says that it is.
  var shortest: [Piece] {
    guard case .responder(let name, _)? = responders.last, case .outcome(name, let icon, let tone) = shortOutcome else {
      return [shortOutcome] + responders.suffix(1) + others
    }
    return [.outcome("", icon, tone)] + responders.suffix(1) + others
  }

  /// The shortest row without the recognizers that did not recognize, and without all actions but the last.
  var withOneAction: [Piece] {
    let shortest = shortest.filter { piece in
      guard case .recognizer(_, let letter, _) = piece else { return true }
      return !["F", "P"].contains(letter)
    }
    let actions = others.filter { if case .action = $0 { true } else { false } }
    guard let last = actions.last, actions.count > 1 else { return shortest }
    return shortest.filter { !actions.contains($0) } + [.more(actions.count - 1), last]
  }

  private static func outcome(of display: DisplayState, _ language: Language) -> Piece {
    guard let story = display.story else {
      let text: CompareText = display.chainStory == nil ? .noTouchYet : .noHitTest
      return .outcome(text[language], nil, .faintText)
    }
    switch story.result {
    case .view(let view): return .outcome(CompareText.wins(view)[language], .star, .result)
    case .nobody: return .outcome(CompareText.noViewWins[language], .cross, .no)
    case nil: return .outcome(CompareText.noResultYet[language], nil, .faintText)
    }
  }
}
