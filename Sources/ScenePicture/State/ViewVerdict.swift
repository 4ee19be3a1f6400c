import Canvas
import Foundation
import Narration
import Scenes
import TouchTrace
import UIKit

/// What is known of a view's answer at a moment.
package enum ViewVerdict: Equatable {
  /// Its turn may still come.
  case pending
  case notAsked
  case asking
  case inside
  case outside
  case skipped
  /// It is the hit-test view.
  case result

  package init(of view: String, in moment: Moment) {
    guard let question = moment.story?.question(of: view) else {
      self = moment.story?.result == nil ? .pending : .notAsked
      return
    }
    if moment.story?.result?.view == view {
      self = .result
      return
    }
    self =
      switch question.verdict {
      case .asking: .asking
      case .inside, .overridden: .inside
      case .outside: .outside
      case .skipped: .skipped
      }
  }
}

extension ViewVerdict {
  /// What the view said, in words; the gate that is closed where one is.
  package func words(_ refusal: TouchRefusal?, _ language: Language) -> String {
    switch self {
    case .pending: ""
    case .notAsked: VerdictWord.notAsked[language]
    case .asking: VerdictWord.asking[language]
    case .inside: VerdictWord.inside[language]
    case .outside: VerdictWord.outside[language]
    case .skipped: refusal.map { GateWord($0)[language] } ?? VerdictWord.skipped[language]
    case .result: VerdictWord.hitTestView[language]
    }
  }
}
