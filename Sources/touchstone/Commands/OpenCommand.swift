import ArgumentParser
import Foundation
import Playground

/// `touchstone [open] [SCENE]`: the window.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open a scene in a window.")

  @Argument(help: "A lesson's name (five-views) or number (1), or the path of a scene file; else the first lesson.")
  var scene: String?

  @Option(help: "The edition of the scene; else its first.")
  var variant: String?

  @Flag(help: "Play the scene's script and start at its first step.")
  var step = false

  @OptionGroup var look: LookOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let workbench = try reading { try Workbench(options: look.workbench(showing: scene, variant: variant)) }
      if step { workbench.perform(.setMode(.step)) }
      let window = try Window(
        title: workbench.title, size: look.size.devicePixels(look.scale),
        minimumSize: PictureSize.smallest.devicePixels(look.scale))
      defer { window.close() }
      if let folder = StateFolder.url(in: ProcessInfo.processInfo.environment) {
        workbench.keepRecordings(in: folder, openingAnyScene: scene == nil, complain: complain)
      }
      defer { workbench.endRecording() }
      var loop = EventLoop(window: window, workbench: workbench, scale: look.scale)
      try loop.run()
    }
  }
}

extension PictureSize {
  fileprivate func devicePixels(_ scale: Int) -> CGSize {
    CGSize(width: width * scale, height: height * scale)
  }
}
