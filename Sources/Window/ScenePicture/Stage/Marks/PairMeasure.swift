import Narration
import Scenes
import TouchTrace
import UIKit

/// The measures of the pinches and rotations of two fingers: their own values once they act, before that how far the
/// fingers are from the limit at which they begin (GN-15, GN-16).
enum PairMeasure {
  /// The detail of a text, the most first: the limit that was passed in many words or in few, or only the value.
  enum Wording: CaseIterable { case full, short, value }

  /// Returns a text for each recognizer that has not failed, in the order of the tree.
  static func texts(
    _ display: DisplayState, _ spread: FingerSpread, _ wording: Wording, _ language: Language
  ) -> [String] {
    RecognizerMark.all(in: display).compactMap { mark in
      guard let limit = Limit(display.tree.recognizer(mark.name)?.className) else { return nil }
      if let measure = display.lastMeasure(of: mark.name) {
        switch wording {
        case .full: return StageText.measured(measure.text, after: limit.text)[language]
        case .short: return StageText.measuredShort(measure.text, after: limit.text)[language]
        case .value: return measure.text
        }
      }
      guard mark.state == .possible else { return nil }
      return StageText.toLimit(limit.value(of: spread), limit: limit.text)[language]
    }
  }

  /// The change at which a recognizer begins.
  private enum Limit {
    case distance, angle

    /// Nil for a recognizer that does not measure two fingers.
    init?(_ className: String?) {
      switch className {
      case "UIPinchGestureRecognizer": self = .distance
      case "UIRotationGestureRecognizer": self = .angle
      default: return nil
      }
    }

    var text: String {
      switch self {
      case .distance: "\(number(UIPinchGestureRecognizer.hysteresis)) pt"
      case .angle: "\(number((UIRotationGestureRecognizer.hysteresis * 180 / .pi).rounded()))°"
      }
    }

    /// Returns the change so far.
    func value(of spread: FingerSpread) -> String {
      switch self {
      case .distance: "\(number(abs(spread.stretch).rounded())) pt"
      case .angle: "\(number(abs(spread.turn).rounded()))°"
      }
    }
  }
}

extension DisplayState {
  /// The value that the last action of a recognizer read in this touch sequence; nil before its first action.
  fileprivate func lastMeasure(of recognizer: String) -> GestureMeasure? {
    for index in stepsOfSequence.reversed() {
      if case .action(recognizer, _, _, _, let measure) = trace.steps[index].kind { return measure }
    }
    return nil
  }
}
