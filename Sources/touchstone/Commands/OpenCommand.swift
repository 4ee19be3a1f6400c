import ArgumentParser
import Foundation
import Panels
import Playground
import ScenePicture

/// `touchstone [open] [SCENE]`: the window.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open a scene in a window.")

  @Argument(
    help: "A lesson's name (five-views) or number (1), or the path of a scene file; else where you left off.")
  var scene: String?

  @Option(help: "The edition of the scene; else its first.")
  var variant: String?

  @Option(help: "Start live, or step by step; else as the window was last.")
  var mode: DisplayState.Mode?

  @Flag(help: "Play the scene's script and start at its first step: the same as --mode step.")
  var step = false

  @Flag(help: "Steps change at once. Also if the environment has TOUCHSTONE_REDUCE_MOTION=1.")
  var reduceMotion = false

  @OptionGroup var appearance: AppearanceOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let folder = StateFolder.url(in: ProcessInfo.processInfo.environment)
      let file = folder.map(StateFile.init)
      let remembered = recall(file)
      var appearance = appearance
      appearance.scale = appearance.scale ?? Window.fittingScale(for: PictureSize.standard.devicePixels(1))
      let workbench = try workbench(appearance, after: remembered)
      showWarnings(workbench.sceneWarnings)
      workbench.hasMotion = !reduceMotion && ProcessInfo.processInfo.environment["TOUCHSTONE_REDUCE_MOTION"] != "1"
      let window = try Window(
        title: workbench.title, size: workbench.savedState.devicePixels(workbench.scale),
        mayBeCut: appearance.size != nil,
        minimumSize: PictureSize.smallest.devicePixels(workbench.scale))
      defer { window.close() }
      if let folder {
        workbench.keepRecordings(in: folder, openingAnyScene: scene == nil, warn: warn)
      }
      defer { workbench.endRecording() }
      var loop = EventLoop(
        window: window, workbench: workbench, scale: workbench.scale,
        keeper: file.map { StateKeeper($0, holding: remembered) })
      try loop.run()
    }
  }

  @MainActor private func recall(_ file: StateFile?) -> SavedState? {
    do {
      return try file?.read()
    } catch {
      warn("\(error)")
      return nil
    }
  }

  /// Shows the scene that was asked for, else the one that was left, else the first.
  @MainActor private func workbench(_ appearance: AppearanceOptions, after remembered: SavedState?) throws -> Workbench
  {
    let workbench = try remembered.flatMap { leftOff(appearance, at: $0) } ?? asked(appearance, after: remembered)
    if let remembered { workbench.resume(remembered) }
    if let mode = step ? .step : mode { workbench.perform(.setMode(mode)) }
    return workbench
  }

  @MainActor private func asked(_ appearance: AppearanceOptions, after remembered: SavedState?) throws -> Workbench {
    try reading {
      try Workbench(options: appearance.workbench(showing: scene, variant: variant, after: remembered))
    }
  }

  /// Nil if a scene was asked for, and if the one that was left is not there any more.
  @MainActor private func leftOff(_ appearance: AppearanceOptions, at remembered: SavedState) -> Workbench? {
    guard scene == nil, variant == nil else { return nil }
    let options = appearance.workbench(showing: remembered.scene, variant: remembered.variant, after: remembered)
    return try? Workbench(options: options)
  }
}

extension PictureSize {
  fileprivate func devicePixels(_ scale: Int) -> CGSize {
    CGSize(width: width * scale, height: height * scale)
  }
}

extension SavedState {
  fileprivate func devicePixels(_ scale: Int) -> CGSize {
    CGSize(width: width * scale, height: height * scale)
  }
}
