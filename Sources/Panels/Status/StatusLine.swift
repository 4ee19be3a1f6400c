import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The line along the bottom: the keys that work now, and where in the trace the picture is.
final class StatusLine: UIView, Panel {
  let region = Region.status
  private var keys: [KeyHint] = []
  private var facts: [String] = []

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  func show(_ moment: Moment, _ look: Look) {
    let language = look.languages.first
    keys = KeyHint.working(in: moment)
    let scale = StageGeometry(moment, look.layout).scale
    let step = Phrase.step(moment.cursor - moment.sequence.lowerBound, of: moment.sequence.count)[language]
    facts = [step] + time(of: moment, language) + [Phrase.scale(scale)[language]]
  }

  /// Since the touch sequence began. Only for who goes step by step: what a hand does live takes its own time, and the
  /// same touch must give the same picture.
  private func time(of moment: Moment, _ language: Language) -> [String] {
    guard moment.mode == .step, let step = moment.step else { return [] }
    let start = moment.trace.steps[moment.sequence.lowerBound].time
    return [Phrase.time(step.time - start)[language]]
  }

  func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme
    list.fill(bounds, theme.rail)
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    let end = paintFacts(&list, look) - 24
    var x: CGFloat = 14
    for hint in keys {
      guard x + hint.width(look) <= end else { return }
      x = hint.draw(&list, left: x, middle: 12, look) + 15
    }
  }

  /// Returns where they begin. The last facts are the least needed.
  private func paintFacts(_ list: inout DrawingList, _ look: Look) -> CGFloat {
    let shown = bounds.width < 1200 ? [facts.first, facts.last].compactMap { $0 } : facts
    var right = bounds.width - 14
    for fact in shown.reversed() {
      let width = look.width(fact, .caption)
      let room = CGRect(x: right - width, y: 0, width: width + 1, height: 25)
      list.line(fact, .caption, look.theme.ink2, in: room, look)
      right -= width + 8
    }
    return right + 8
  }
}
