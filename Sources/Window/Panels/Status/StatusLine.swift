import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The line along the bottom: the keys that work now, and the current place in the trace.
final class StatusLine: PaintedView, Panel {
  let region = Region.status
  private var keys: [KeyHint] = []
  private var located: [String] = []

  /// The ids of the presets.
  private let presets: Set<String>

  /// - Parameter presets: the ids of the presets.
  init(presets: [String]) {
    self.presets = Set(presets)
    super.init(frame: .zero)
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let language = appearance.languages.first
    keys = KeyHint.working(in: display)
    if display.start != nil {
      located = [StartText.seen(display.finishedPresets.intersection(presets).count, of: presets.count)[language]]
      return
    }
    if let comparison = display.comparison { return show(comparison, language) }
    if let prediction = display.prediction, prediction.phase == .asking || prediction.phase == .revealed {
      located = [PredictText.question(prediction.number, of: prediction.count), .laterStepsHidden].map { $0[language] }
      return
    }
    let scale = StageGeometry(display.stage, appearance.layout).deviceScale
    let start = display.sequence.lowerBound
    let count = display.stops.number(of: display.sequence.upperBound, from: start)
    let step = StatusText.step(display.stops.number(of: display.cursor, from: start), of: count)[language]
    located = [step] + time(of: display.stage, language) + [StatusText.scale(scale)[language]]
  }

  private func show(_ comparison: ComparisonState, _ language: Language) {
    let sequence = comparison.alignment.sequence(at: comparison.cursor), stops = comparison.stops
    let step = stops.number(of: comparison.cursor, from: sequence.lowerBound)
    located = [StatusText.step(step, of: stops.number(of: sequence.upperBound, from: sequence.lowerBound))[language]]
    if let parting = comparison.parting {
      located.append(CompareText.firstDifferenceAt(comparison.number(of: parting))[language])
    }
  }

  /// The time of the step, as the log and the time axis have it, in Step mode only: in Live mode it depends on the user's hand,
  /// and the same touch must give the same picture.
  private func time(of display: DisplayState, _ language: Language) -> [String] {
    guard display.mode == .step, let step = display.step else { return [] }
    return [StatusText.time(step.time)[language]]
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.fill(bounds, theme.sidebar)
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    let end = paintFacts(&list, appearance) - 24
    var x: CGFloat = 14
    for tooltip in keys {
      guard x + tooltip.width(appearance) <= end else { return }
      x = tooltip.draw(&list, left: x, middle: 12, appearance) + 15
    }
  }

  /// Draws the located values. Returns their left end. The last ones are the least important.
  private func paintFacts(_ list: inout DrawingList, _ appearance: Appearance) -> CGFloat {
    let shown = bounds.width < 1200 && located.count > 2 ? [located[0], located[located.count - 1]] : located
    var right = bounds.width - 14
    for located in shown.reversed() {
      let width = appearance.width(located, .caption)
      let space = CGRect(x: right - width, y: 0, width: width + 1, height: 25)
      list.line(located, .caption, appearance.theme.secondaryText, in: space, appearance)
      right -= width + 8
    }
    return right + 8
  }
}
