import ArgumentParser
import Console
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace

/// `touchstone why SCENE OBJECT`: plays the scene's script and says why an object does not get the touch.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Play a scene's script, and say why a view does not get the touch and what would change it.",
    discussion: """
      Each change is tried on a copy of the scene, or in a new run of your own code. A recognizer, a controller or another \
      responder can be asked about as well. The exit status is 0 if nothing keeps the touch from the object, 1 if something \
      does, 65 if your own code does not compile, and 70 if it crashes, does not return or uses too much memory.
      """)

  @OptionGroup var choice: SceneChoice

  @OptionGroup var code: CodeOption

  @Argument(help: "The name of the view, recognizer or responder.")
  var object: String

  @Option(
    help: """
      Point of the screen to tap, such as 195,350 (default: where the last '--touch' began; without one, where the last touch \
      began if that is in the object, else the middle of the object).
      """)
  var at: ScreenPoint?

  @Option(help: "Language of the answer.")
  var language = Languages.english

  func run() throws {
    try MainActor.assumeIsolated {
      let playback = try reading { try choice.playback(code) }
      playback.playScript()
      let given = choice.touches.isEmpty || playback.showsSignal ? nil : playback.shownTouchPoint
      guard let answer = playback.whyNot(object, at: at?.point ?? given) else {
        try playback.checkEnd()
        throw refusal(playback)
      }
      let isControl = playback.tree.node(object)?.isControl == true
      let languages = [language.first, language.second].compactMap(\.self)
      try output(
        languages.map { WhyNotReport.lines(of: answer, isControl: isControl, $0).map { $0 + "\n" }.joined() }
          .joined(separator: "\n"))
      try playback.checkEnd()
      if !answer.causes.isEmpty { throw ExitCode(Refusal.Status.different.rawValue) }
    }
  }

  @MainActor private func refusal(_ playback: Playback) -> Refusal {
    guard playback.fingersDown.isEmpty else {
      return Refusal(status: .unreadable, reason: WhyNotText.fingersDown[.ofMessages])
    }
    let tree = playback.tree
    let names = tree.nodes.map(\.name) + tree.recognizers.map(\.name) + tree.responders.map(\.name)
    return Refusal(
      status: .unreadable, reason: "there is no object `\(object)`\(suggestion(for: object, among: names))")
  }
}

/// A point of the screen, as `195,350`.
struct ScreenPoint: ExpressibleByArgument {
  var point: CGPoint

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else { return nil }
    point = CGPoint(x: x, y: y)
  }
}
