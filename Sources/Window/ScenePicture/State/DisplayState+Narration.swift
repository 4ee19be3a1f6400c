import Narration
import Scenes
import TouchTrace
import UIKit

extension Narration {
  /// Returns the narration of a display state in its fullest wording: of the whole touch in Live mode, of one step in
  /// Step mode, and the caption of the scene before the first touch.
  package static func sentence(of display: DisplayState, language: Language) -> Sentence {
    wordings(of: display, language: language)[0]
  }

  /// Returns the wordings of the narration from the fullest to the shortest. There is at least one.
  package static func wordings(of display: DisplayState, language: Language) -> [Sentence] {
    if let comparison = display.comparison { return wordings(of: comparison, in: display, language) }
    if let prediction = display.prediction, prediction.phase != .revealed {
      return PredictionText.wordings(of: prediction, in: display.scene, language).map { Sentence([.text($0)]) }
    }
    if let line = line(of: display) { return line.wordings(in: language) }
    if display.mode == .edit { return [Sentence([.text(WatchText.buildThenTouch[language])])] }
    let scene = display.scene, invitation = display.isTouched ? nil : scene.invitation?.text
    let text = (invitation ?? scene.caption)[language]
    return [Sentence([.text(text.isEmpty ? WatchText.touchTheDevice[language] : text)])]
  }

  /// Returns the sentence below the narration: before the first touch, that Play shows it; after a touch that makes the
  /// point of the scene, the point. Nil if there is none.
  package static func second(of display: DisplayState, language: Language) -> Sentence? {
    if let comparison = display.comparison { return second(of: comparison, in: display, language) }
    if let ghost = display.ghost, let parting = display.parting {
      return PartingLine(
        view: ghost.result?.view, step: display.stops.number(of: parting + 1, from: display.sequence.lowerBound))[
          language]
    }
    if let prediction = display.prediction { return PredictionText.second(of: prediction, language) }
    if let difference = display.deviceDifference {
      return Sentence([.text(DeviceText.sentence(difference)[language])])
    }
    if display.mode == .edit { return display.isTouched ? Sentence([.text(WatchText.runAgain[language])]) : nil }
    if display.isPointSeen, let point = display.scene.point { return Sentence([.text(point[language])]) }
    guard display.scene.invitation?.text != nil, !display.isTouched else { return nil }
    return Sentence([.text(WatchText.orPlay[language])])
  }

  /// Returns the view that the sentence says the point is outside of; nil if it names none or several.
  static func missedView(of display: DisplayState) -> String? {
    guard let line = line(of: display) else { return nil }
    let names = Set(
      line.wordings(in: .english)[0].fragments.compactMap { fragment in
        if case .chip(let name, .outside) = fragment { name } else { nil }
      })
    return names.count == 1 ? names.first : nil
  }

  static func line(of display: DisplayState) -> (any NarrationLine)? {
    if let map = display.hitMap {
      let zone = display.story?.trail.first.flatMap { map.areas.deadZone(at: $0) }
      return zone.map { HitMapLine.dead($0) } ?? HitMapLine.map
    }
    guard display.cursor > 0 else { return nil }
    switch display.mode {
    case .step, .predict: return line(ofStep: display.cursor - 1, in: display.trace)
    case .live, .edit:
      if display.isEndOfCode { return lineOfEndedCode }
      let touch = display.story.map { story in
        line(
          of: TouchContext(
            story, others: display.otherFingers, in: display.tree, originalTree: display.originalTree,
            numbering: display.scene.numbering))
      }
      return touch ?? line(ofSignalsIn: display.trace, at: display.cursor)
    }
  }
}
