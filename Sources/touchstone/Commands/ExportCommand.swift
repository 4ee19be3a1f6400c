import ArgumentParser
import Files
import Foundation
import Playground
import VectorPictures

/// `touchstone export SCENE -o FILE.svg`: writes a vector picture for a hand-out or a slide.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a vector picture of a scene.",
    discussion: """
      Plays a scene's script and writes the window, as 'touchstone render' does, as SVG: sharp at every size, with text that \
      can be selected.
      """)

  @OptionGroup var choice: SceneChoice

  @Option(name: .shortAndLong, help: "SVG file to write.")
  var output: String

  @Option(
    help: """
      Step to show: its number in 'trace --format narration', a mark of the script, or end (default: the moment that the \
      scene's 'show' names).
      """)
  var step: String?

  /// What the picture shows.
  enum Part: String, CaseIterable, ExpressibleByArgument { case window, stage }

  @Option(help: "The whole window, or the stage with the responder chain (default: window).")
  var part = Part.window

  @OptionGroup var appearance: AppearanceOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let options = appearance.workbench(showing: choice.scene, variant: choice.variant)
      let workbench = try reading { try Workbench(options: options) }
      showWarnings(workbench.sceneWarnings)
      try reading { if let step { try workbench.show(StepPlace(step)) } else { workbench.showPoint() } }
      let (drawings, area) = workbench.drawings(isStageOnly: part == .stage)
      let svg = SVGPicture.text(of: drawings, in: area, title: workbench.title, workbench.typesetter)
      try writing { try FileReplacement.write(Data(svg.utf8), to: URL(filePath: output)) }
    }
  }

  func validate() throws {
    guard output.lowercased().hasSuffix(".svg") || output.hasPrefix("/dev/") else {
      throw ValidationError(
        "'\(output)' is no SVG file. Write a name that ends with .svg; 'touchstone render' writes PNG.")
    }
  }
}
