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

  package init(of view: String, in display: DisplayState) {
    guard let question = display.story?.question(of: view) else {
      self = display.story?.result == nil ? .pending : .notAsked
      return
    }
    if display.story?.result?.view == view {
      self = .result
      return
    }
    self =
      switch question.answer {
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
    case .notAsked: OutcomeText.notAsked[language]
    case .asking: OutcomeText.asking[language]
    case .inside: OutcomeText.inside[language]
    case .outside: OutcomeText.outside[language]
    case .skipped: refusal.map { GateText($0)[language] } ?? OutcomeText.skipped[language]
    case .result: OutcomeText.hitTestView[language]
    }
  }
}
