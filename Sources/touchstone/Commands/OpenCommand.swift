import ArgumentParser
import Console
import Foundation
import OwnCode
import Panels
import Playground
import ProgramWindow
import ScenePicture
import Scenes

/// `touchstone [open] [SCENE]`: opens the window.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open a scene in a window.")

  @Argument(
    help: """
      Scene to open: a preset's name (five-views) or number (1), or the path of a scene file (default: the scene of the \
      last session). Or a lesson plan: first-hour, or the path of its file. Or your own code: a Swift file, or a folder of \
      them; it is compiled again whenever a file is saved.
      """)
  var scene: String?

  @Option(help: "Variant to show (default: the first).")
  var variant: String?

  @Option(help: "Scene to show beside it under the same hand, such as P17 or P16@override.")
  var compare: String?

  @Option(help: "Mode to start in (default: as in the last session).")
  var mode: DisplayState.Mode?

  @Flag(help: "Play the scene's script and show its first step. The same as --mode step.")
  var step = false

  @Flag(help: "Show steps without transitions. Also set by TOUCHSTONE_REDUCE_MOTION=1 in the environment.")
  var reduceMotion = false

  @Flag(
    help: """
      Keep nothing of this session, and begin without an earlier one. Also set by TOUCHSTONE_LOCKED=1 in the environment.
      """)
  var locked = false

  @OptionGroup var code: CodeOption

  @OptionGroup var appearance: AppearanceOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let environment = ProcessInfo.processInfo.environment
      let kept = KeptState(in: environment, isLocked: locked || environment["TOUCHSTONE_LOCKED"] == "1")
      let lastSession = kept.read()
      let choosesScale = appearance.scale == nil
      // The display is asked when the scene is read and drawn.
      VideoStart.begin()
      let workbench: Workbench
      do {
        workbench = try makeWorkbench(appearance, after: lastSession)
      } catch {
        VideoStart.abandon()
        throw error
      }
      showWarnings(workbench.sceneWarnings)
      // The first start shows what there is.
      if scene == nil, lastSession == nil { workbench.perform(.showStartPage(true)) }
      workbench.hasMotion = !reduceMotion && environment["TOUCHSTONE_REDUCE_MOTION"] != "1"
      // Most displays have room for one window at scale 1.
      let picture = WindowPicture(of: workbench)
      if choosesScale {
        let scale = Window.fittingScale(for: PictureSize.standard.devicePixels(1), at: lastSession?.windowPlace)
        if scale != workbench.scale { workbench.rescale(to: scale) }
      }
      let signals = EndSignals()
      let window = try Window(
        title: workbench.title, size: workbench.savedState.devicePixels(workbench.scale),
        at: workbench.windowPlace, mayBeCut: appearance.size != nil,
        minimumSize: PictureSize.smallest.devicePixels(workbench.scale))
      defer { window.close() }
      if let folder = kept.folder {
        workbench.keepRecordings(in: folder, openingAnyScene: scene == nil, warn: warn)
      }
      var loop = EventLoop(
        window: window, workbench: workbench, picture: picture, choosesScale: choosesScale,
        keeper: kept.keeper(holding: lastSession), signals: signals,
        write: { try $0.write(from: $1) })
      if try loop.run() == .user { workbench.endRecording() }
      if kept.folder != nil { workbench.typesetter.saveCache() }
    }
  }

  /// Returns the options of a workbench.
  private func options(
    _ appearance: AppearanceOptions, showing scene: String?, _ variant: String?, after lastSession: SavedState?
  ) -> WorkbenchOptions {
    var options = appearance.workbench(showing: scene, variant: variant, after: lastSession)
    options.sharedFolder = ProcessInfo.processInfo.environment["TOUCHSTONE_SCENES"]
      .flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
    return options
  }

  /// Opens the scene that was given, else that of the last session, else the first preset.
  @MainActor private func makeWorkbench(_ appearance: AppearanceOptions, after lastSession: SavedState?) throws
    -> Workbench
  {
    let plan = scene.flatMap(Workbench.planFile)
    let workbench =
      try lastSession.flatMap { lastScene(appearance, at: $0) }
      ?? chosenScene(appearance, after: lastSession, orPlan: plan)
    if let lastSession { workbench.resume(lastSession) }
    workbench.confinesCode = CodePermission.confinesFiles
    if let plan {
      workbench.displays = Window.displays
      try reading { try workbench.openPlan(plan) }
    } else if scene == nil, let left = lastSession?.plan {
      workbench.displays = Window.displays
      // A plan that is gone or broken is left, and the scene stays.
      try? workbench.openPlan(URL(fileURLWithPath: left))
    }
    if let compare { try reading { try CodeChoice.compare(workbench, with: compare, allowing: code) } }
    if let mode = step ? .step : mode { workbench.perform(.setMode(mode)) }
    return workbench
  }

  /// - Parameter plan: the plan that `scene` names, if it is none of a scene.
  @MainActor private func chosenScene(
    _ appearance: AppearanceOptions, after lastSession: SavedState?, orPlan plan: URL?
  ) throws -> Workbench {
    try reading {
      if let scene, CodeSources.isCode(scene) {
        let playback = try CodeChoice.playback(scene, playing: nil)
        playback.isInteractive = true
        let workbench = try CodeChoice.workbench(
          showing: playback, of: scene, appearance.workbench(showing: nil, variant: nil, after: lastSession))
        return workbench
      }
      let scene = plan == nil ? scene : nil
      if let scene, let named = try? SceneLibrary.bundled().scene(scene), named.code != nil {
        guard code.permission.allows(named) else {
          // The window asks first.
          let workbench = try Workbench(options: options(appearance, showing: nil, nil, after: lastSession))
          workbench.confinesCode = CodePermission.confinesFiles
          workbench.openFile(URL(filePath: scene).path)
          return workbench
        }
        return try code.permission.running {
          try Workbench(options: options(appearance, showing: scene, variant, after: lastSession))
        }
      }
      return try Workbench(options: options(appearance, showing: scene, variant, after: lastSession))
    }
  }

  /// Opens the scene of the last session. Nil if a scene was given, or if the one of the last session no longer exists.
  @MainActor private func lastScene(_ appearance: AppearanceOptions, at lastSession: SavedState) -> Workbench? {
    guard scene == nil, variant == nil else { return nil }
    let left = try? SceneLibrary.bundled().scene(lastSession.scene)
    if let left, left.code != nil, !code.permission.allows(left) { return nil }
    return try? Workbench(
      options: options(appearance, showing: lastSession.scene, lastSession.variant, after: lastSession))
  }
}
