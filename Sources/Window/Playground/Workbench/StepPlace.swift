import Foundation
import ScenePicture
import Scenes
import TouchTrace

/// A step of a scene's script, as it is written on the command line.
package nonisolated enum StepPlace: Equatable, Sendable {
  /// After a number of steps, as `touchstone trace --format narration` numbers them.
  case number(Int)
  /// At a mark of the script.
  case mark(String)
  /// After the last step.
  case end

  /// Reads `12`, `end` or the name of a mark.
  package init(_ text: String) {
    if let number = Int(text) {
      self = .number(number)
    } else {
      self = text == "end" ? .end : .mark(text)
    }
  }
}

extension Workbench {
  /// Plays the scene's script and shows one of its steps.
  /// - Throws: `UnknownStep` if the script has no such step or mark.
  package func show(_ place: StepPlace) throws {
    playScript()
    setMode(.step)
    session.followTrace()
    session.cursor = session.place(after: try cursor(at: place))
  }

  /// Plays the scene's script up to the moment that makes its point, in Live mode.
  package func showPoint() {
    restart { playback.playScript(upTo: playback.scene.shownMoment) }
    session.followTrace()
  }

  private func cursor(at place: StepPlace) throws -> Int {
    let trace = playback.trace
    switch place {
    case .end: return trace.steps.count
    case .number(let number):
      guard (0...trace.steps.count).contains(number) else { throw UnknownStep("\(number)", of: playback) }
      return number
    case .mark(let name):
      guard let mark = trace.marks.first(where: { $0.name == name }) else { throw UnknownStep(name, of: playback) }
      return mark.count
    }
  }
}

/// A step or mark that the scene's script does not have.
nonisolated struct UnknownStep: Error, CustomStringConvertible {
  let description: String

  @MainActor
  init(_ name: String, of playback: Playback) {
    let marks = playback.scene.script.marks.map { "`\($0)`" } + ["`end`"]
    description =
      "\(playback.scene.slug) has no step `\(name)`; it has steps 0 to \(playback.trace.steps.count) and the marks "
      + marks.joined(separator: ", ")
  }
}
