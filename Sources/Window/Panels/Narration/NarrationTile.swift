import Canvas
import ScenePicture
import TouchTrace
import UIKit

/// The square beside the narration: the state that the sentence describes, as icon and colour.
enum NarrationTile: Equatable {
  /// Before the first touch.
  case preset
  case arrives
  case asking
  case inside
  case outside
  case skipped
  case result
  case passesOn
  case handled
  case dropped
  case cancelled
  case recognizer
  /// The first difference of two scenes.
  case difference
  /// Two scenes without a difference.
  case same
  case hitMap

  init(_ display: DisplayState) {
    if display.hitMap != nil {
      self = .hitMap
      return
    }
    if let comparison = display.comparison, comparison.isAtDifference(in: display.mode) {
      self = comparison.isSame(in: display.mode) ? .same : .difference
      return
    }
    guard display.cursor > 0 else {
      self = .preset
      return
    }
    if let prediction = display.prediction, prediction.phase != .revealed {
      self = prediction.phase == .finished ? .result : .asking
      return
    }
    switch display.mode {
    case .live, .edit:
      self = display.isEndOfCode ? .cancelled : display.story.map(NarrationTile.init) ?? .passesOn
    case .step, .predict: self = display.step.map { NarrationTile($0.kind) } ?? .preset
    }
  }

  /// The tile of a whole touch.
  private init(_ story: TouchStory) {
    guard let result = story.result else {
      self = .asking
      return
    }
    self = result.view == nil ? .outside : story.phase == .cancelled ? .cancelled : .result
  }

  private init(_ kind: TraceStep.Kind) {
    self =
      switch kind {
      case .event, .pass, .sendEvent: .arrives
      case .ask, .override: .asking
      case .inside(_, let answer, _): answer ? .inside : .outside
      case .gate, .ignored: .skipped
      case .returned(_, let hit): hit == nil ? .outside : .inside
      case .result(_, let view): view == nil ? .outside : .result
      case .deliver(let phase, _, _): phase == .cancelled ? .cancelled : .passesOn
      case .forward: .passesOn
      case .handled: .handled
      case .dropped: .dropped
      case .action, .gesture: .recognizer
      case .withheld: .skipped
      case .lost, .interrupted, .warning: .cancelled
      case .device, .timeout, .printed: .arrives
      case .climbed, .signal: .passesOn
      }
  }

  private var tone: Tone {
    switch self {
    case .preset, .arrives, .asking, .hitMap, .same: .text
    case .inside: .yes
    case .outside, .cancelled, .difference: .no
    case .skipped: .skip
    case .result: .result
    case .passesOn, .handled, .dropped: .chain
    case .recognizer: .recognizer
    }
  }

  private var icon: Icon? {
    switch self {
    case .preset, .asking, .difference, .same, .hitMap: nil
    case .arrives: .application
    case .inside: .tick
    case .outside: .cross
    case .cancelled: .scissors
    case .skipped: .skipped
    case .result: .star
    case .passesOn: .view
    case .handled: .controller
    case .dropped: .sink
    case .recognizer: .diamond
    }
  }

  /// Draws the tile in a square.
  @MainActor func draw(_ list: inout DrawingList, in tile: CGRect, _ appearance: Appearance) {
    let theme = appearance.theme, state = theme.color(tone)
    list.box(
      tile, radius: 8, fill: state.mixed(into: theme.panel, 0.13), border: state.mixed(into: theme.panel, 0.55))
    if self == .hitMap {
      list.icon(PanelIcon.hitMap, at: tile.center, theme.text)
    } else if self == .difference || self == .same {
      list.icon(PanelIcon.compare, at: tile.center, state)
    } else if let icon {
      // The star is smaller than the other icons.
      list.icon(icon, at: tile.center, magnification: icon == .star ? 1.4 : 1.2, state)
    } else {
      list.line("?", .sans(15, .semibold), state, in: tile, appearance, .center)
    }
  }
}
