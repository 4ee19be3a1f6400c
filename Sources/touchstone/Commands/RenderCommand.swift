import ArgumentParser
import Foundation
import Playground

/// `touchstone render SCENE -o FILE`: one picture, without a display.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Play a scene's script and write a picture of the end.",
    discussion: "The picture is, byte for byte, what the window shows. No display is needed.")

  @OptionGroup var choice: SceneChoice

  @Option(name: [.short, .long], help: "The PNG file to write.")
  var output: String

  @OptionGroup var look: LookOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let options = look.workbench(showing: choice.scene, variant: choice.variant)
      let workbench = try reading { try Workbench(options: options) }
      workbench.perform(.playScript)
      try writing { try workbench.picture().writePNG(to: URL(filePath: output)) }
    }
  }
}
