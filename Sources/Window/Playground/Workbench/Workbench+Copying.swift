import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

extension Workbench {
  /// Copies the log if the inspector shows it, else the narration.
  func copy() {
    updatePanels()
    request(.copy(panels.logText ?? narrationText))
    showStatus(StatusText.copied[preferences.languages.first])
  }

  /// Copies the scene, with its edited tree and the edits of its variant, as Swift source; of own code a test.
  func copyCode() {
    if showsCode { return copyTest() }
    let scene = playback.editedScene
    request(.copy(scene.swiftCode(of: scene.variant(playback.variant.name) ?? .unchanged)))
    showStatus(StatusText.copiedCode[preferences.languages.first])
  }

  /// Copies the touches up to the end of the one at the cursor, and what came of them, as a test of own code.
  private func copyTest() {
    let language = preferences.languages.first, end = playback.trace.sequence(at: playback.cursor).upperBound
    guard end > 0 else { return showStatus(StatusText.nothingToTest[language]) }
    let lines = scriptLines(of: 0..<end)
    guard let sources = playback.sources,
      let test = CodeTest(
        of: playback.trace, until: end, playing: lines, size: playback.scene.size, sources)
    else { return showStatus(StatusText.cannotTest[language]) }
    request(.copy(test.text))
    showStatus(StatusText.copiedTest[language])
  }

  /// Copies the tree, the touch at the cursor and its trace as Markdown.
  func copyQuestion() {
    let scene = playback.editedScene, steps = playback.trace.sequence(at: playback.cursor)
    let question = SceneQuestion(
      scene, scene.variant(playback.variant.name) ?? .unchanged, script: scriptLines(of: steps),
      trace: TraceText.lines(of: playback.trace, in: steps))
    request(.copy(question.text))
    showStatus(StatusText.copiedQuestion[preferences.languages.first])
  }

  /// Returns the touches of some steps as lines of a script that begins with them.
  private func scriptLines(of steps: Range<Int>) -> [String] {
    let steps = playback.trace.steps[steps]
    guard let start = steps.first?.time, let end = steps.last?.time else { return [] }
    let inputs = playback.recordedTouches.filter { (start...end).contains($0.time) && !$0.input.isMark }
      .map { TimedInput(time: $0.time - start, input: $0.input) }
    return (try? Script(recording: inputs))?.lines.map(\.description) ?? []
  }

  private var narrationText: String {
    let display = display.stage
    return [preferences.languages.first, preferences.languages.second].compactMap(\.self)
      .map { Narration.sentence(of: display, language: $0).plain }.joined(separator: "\n")
  }
}
