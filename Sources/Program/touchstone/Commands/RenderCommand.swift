import ArgumentParser
import Canvas
import Console
import Files
import Foundation
import Playground

/// `touchstone render SCENE -o FILE`: writes one picture, without a display.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Play a scene's script and write a picture of the moment that makes its point, or of one step.",
    discussion: "The picture has the same pixels as the window. No display is needed.")

  @OptionGroup var choice: SceneChoice

  @OptionGroup var code: CodeOption

  @Option(name: [.short, .long], help: "PNG file to write.")
  var output: String

  @Option(
    help: """
      Step to show: its number in 'trace --format narration', a mark of the script, or end (default: the moment that \
      the scene's 'show' names, in Live mode).
      """)
  var step: String?

  @Option(help: "Scene to show beside it under the same script, such as P17 or P16@override.")
  var compare: String?

  @Option(help: "Question of predict mode to show, by its number in 'trace --format questions', in place of a step.")
  var question: Int?

  @Flag(help: "Show the answer of the question.")
  var revealed = false

  /// The layer that a picture shows.
  enum Layer: String, CaseIterable, ExpressibleByArgument {
    case frame, hitmap
  }

  @Option(
    help: """
      What to write: the window (frame), or a picture with one pixel for each point of the screen, in the colour of the \
      view that a touch would hit (hitmap).
      """)
  var layer = Layer.frame

  @Flag(help: "Show the hit map on the stage of the window.")
  var hitMap = false

  @OptionGroup var appearance: AppearanceOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let workbench = try reading { try choice.workbench(appearance, code) }
      // The process ends with the picture: to free the workbench would take longer than some of its panels.
      _ = Unmanaged.passRetained(workbench)
      if let compare {
        try reading { try CodeChoice.compare(workbench, with: compare, code.choice) }
      }
      try reading { try show(on: workbench) }
      if hitMap { workbench.perform(.toggleHitMap) }
      if layer == .hitmap {
        let map = Result { try workbench.hitMapPNG() }
        // A program that has ended answers no more, and it can end while it answers.
        try workbench.checkEnd()
        let data = try reading { try map.get() }
        return try writing { try FileReplacement.write(data, to: URL(filePath: output), makesFolders: false) }
      }
      try writing { try workbench.picture().writePNG(to: URL(filePath: output)) }
      try workbench.checkEnd()
    }
  }

  @MainActor private func show(on workbench: Workbench) throws {
    if let question {
      try workbench.showQuestion(question, isRevealed: revealed)
    } else if let step {
      try workbench.show(StepPlace(step))
    } else {
      workbench.showPoint()
    }
  }

  func validate() throws {
    try checkNameOfPNG(output)
    if question != nil, step != nil { throw ValidationError("A picture shows a step or a question, not both.") }
    if question == nil, revealed { throw ValidationError("'--revealed' needs '--question'.") }
  }
}

/// - Throws: `ValidationError` for a name with the ending of another kind of file.
nonisolated func checkNameOfPNG(_ name: String) throws(ValidationError) {
  let ending = URL(filePath: name).pathExtension
  guard !ending.isEmpty, ending.lowercased() != "png" else { return }
  throw ValidationError(
    "'\(name)' is no name of a PNG file. Write a name that ends with .png; 'touchstone export' writes other formats.")
}
