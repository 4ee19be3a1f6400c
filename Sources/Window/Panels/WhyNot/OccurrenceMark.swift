import Canvas
import Foundation
import ScenePicture
import TouchTrace

/// The look of an occurrence: its mark at the left, and the glyph after the name.
struct OccurrenceMark {
  private enum Shape {
    /// The number of a view in the order of asking.
    case badge(Int)
    case icon(Icon)
    /// A call of a responder.
    case square(isFilled: Bool)
  }

  private let shape: Shape
  let tone: Tone
  let glyph: Icon?
  /// Whether the event did not come to the object.
  let isFaint: Bool

  init(_ kind: OccurrenceKind) {
    let look: (Shape, Tone, Icon?, Bool) =
      switch kind {
      case .asked(let answer, let number):
        (.badge(number), ViewOutcome(answer).tone, ViewOutcome(answer).glyph, false)
      case .wins(let number): (.badge(number), .result, .star, false)
      case .others: (.icon(.more), .faintText, nil, true)
      case .notAsked, .notReached: (.icon(.notAsked), .faintText, nil, true)
      case .attends(let attends): (.icon(.diamond), .recognizer, attends ? .tick : .cross, false)
      case .becomes(.failed), .becomes(.cancelled): (.icon(.diamond), .recognizer, .cross, false)
      case .becomes: (.icon(.diamond), .recognizer, .star, false)
      case .receives(.cancelled): (.square(isFilled: false), .no, .cross, false)
      case .receives, .receivesSignal: (.square(isFilled: false), .chain, nil, false)
      case .keeps: (.square(isFilled: true), .chain, nil, false)
      case .sends: (.icon(.tick), .result, nil, false)
      case .stops: (.icon(.cross), .no, nil, false)
      }
    (shape, tone, glyph, isFaint) = look
  }

  func paint(_ list: inout DrawingList, at center: CGPoint, _ appearance: Appearance) {
    let color = appearance.theme.color(tone)
    switch shape {
    case .badge(let number): list.badge(number, at: center, tone, appearance)
    case .icon(let icon): list.icon(icon, at: center, color)
    case .square(let isFilled):
      let square = CGRect(center: center, side: 10)
      if isFilled { list.fill(square, color) }
      list.stroke(.roundedRect(square.insetBy(dx: 0.75, dy: 0.75), radius: 1), width: 1.5, color)
    }
  }
}

extension ViewOutcome {
  fileprivate init(_ answer: SearchAnswer) {
    self =
      switch answer {
      case .asking: .asking
      case .inside: .inside
      case .outside(let miss): .outside(miss)
      case .skipped(let refusal): .skipped(refusal)
      case .overridden: .overridden(asksSubviews: true)
      }
  }
}
