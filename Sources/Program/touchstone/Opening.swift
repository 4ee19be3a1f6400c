import Console
import Foundation
import OwnCode
import Playground
import ProgramWindow
import ScenePicture
import Scenes

/// The opening of a window: what `touchstone open` does. `OpenCommand` describes the options.
struct Opening: Equatable {
  var scene: String?
  var variant: String?
  var compare: String?
  var mode: DisplayState.Mode?
  var reducesMotion = false
  var isLocked = false
  /// Whether a class answers with phones from the start, and at which address of this machine.
  var startsClass = false
  var classAddress: String?
  var code = CodeAllowance()
  var appearance = ChosenAppearance()

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let kept = KeptState(in: environment, isLocked: isLocked || Self.isLockedByVariable)
    let lastSession = kept.read()
    let choosesScale = appearance.scale == nil
    // A lesson plan asks for the displays. That there is none is said when the window opens, after what is wrong with the scene.
    _ = Window.startVideo()
    let workbench = try makeWorkbench(after: lastSession)
    showWarnings(workbench.sceneWarnings)
    // A locked window is that of a student, unless its command line asks for a class.
    let isLocked = isLocked || Self.isLockedByVariable
    workbench.refusesPhones = !kept.allowsPhones || isLocked && !startsClass
    workbench.classAddress = classAddress
    if startsClass { workbench.startPhones() }
    // The first start shows what there is.
    if scene == nil, lastSession == nil { workbench.perform(.showStartPage(true)) }
    workbench.hasMotion = !reducesMotion && environment["TOUCHSTONE_REDUCE_MOTION"] != "1"
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
      workbench.keepRecordings(in: folder, openingAnyScene: scene == nil, left: lastSession?.scene, warn: warn)
    }
    var loop = EventLoop(
      window: window, workbench: workbench, choosesScale: choosesScale,
      keeper: kept.keeper(holding: lastSession), signals: signals,
      write: { try $0.write(from: $1, progress: $2) })
    if try loop.run() == .user { workbench.endRecording() }
  }

  /// Whether a variable locks every window, as `--locked` locks one.
  static var isLockedByVariable: Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_LOCKED"] == "1" }

  private var permission: CodePermission { code.permission }

  /// Returns the options of a workbench.
  private func options(showing scene: String?, _ variant: String?, after lastSession: SavedState?) -> WorkbenchOptions {
    var options = appearance.workbench(showing: scene, variant: variant, after: lastSession)
    options.sharedFolder = ProcessInfo.processInfo.environment["TOUCHSTONE_SCENES"]
      .flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
    options.date = Date().formatted(.iso8601.year().month().day())
    return options
  }

  /// Opens the scene that was given, else that of the last session, else the first preset.
  private func makeWorkbench(after lastSession: SavedState?) throws -> Workbench {
    let plan = scene.flatMap(Workbench.planFile)
    let workbench = try lastSession.flatMap { lastScene(at: $0) } ?? chosenScene(after: lastSession, orPlan: plan)
    if let lastSession { workbench.resume(lastSession) }
    prepareCode(in: workbench)
    if let plan {
      workbench.displays = Window.displays
      try reading { try workbench.openPlan(plan) }
    } else if scene == nil, let left = lastSession?.plan {
      workbench.displays = Window.displays
      // A plan that is gone or broken is left, and the scene stays.
      try? workbench.openPlan(URL(fileURLWithPath: left))
    }
    if scene == nil, let left = lastSession?.code, FileManager.default.fileExists(atPath: left) {
      // The window opens before the code is compiled, and stays if it no longer compiles.
      workbench.openFile(left)
    }
    if let compare { try reading { try CodeChoice.compare(workbench, with: compare, code) } }
    if let mode { workbench.perform(.setMode(mode)) }
    return workbench
  }

  /// - Parameter plan: the plan that `scene` names, if it is none of a scene.
  private func chosenScene(after lastSession: SavedState?, orPlan plan: URL?) throws -> Workbench {
    try reading {
      if let scene, CodeSources.isCode(scene) {
        guard code.unconfined || Confinement.ofThisMachine.missingNames.isEmpty else {
          return try asking(about: scene, after: lastSession)
        }
        let playback = try CodeChoice.playback(scene, playing: nil, code.confinement)
        playback.isInteractive = true
        let workbench = try CodeChoice.workbench(
          showing: playback, of: scene, appearance.workbench(showing: nil, variant: nil, after: lastSession))
        return workbench
      }
      let scene = plan == nil ? scene : nil
      if let scene, let named = try? SceneLibrary.bundled().scene(scene), named.code != nil {
        guard permission.allows(named) else { return try asking(about: scene, after: lastSession) }
        return try permission.running {
          try Workbench(options: options(showing: scene, variant, after: lastSession))
        }
      }
      return try Workbench(options: options(showing: scene, variant, after: lastSession))
    }
  }

  /// Returns a workbench that asks whether code may run, and shows the first preset meanwhile.
  private func asking(about code: String, after lastSession: SavedState?) throws -> Workbench {
    let workbench = try Workbench(options: options(showing: nil, nil, after: lastSession))
    prepareCode(in: workbench)
    workbench.openFile(URL(filePath: code).path)
    return workbench
  }

  /// Tells the window what was allowed to code, and what the machine lacks to confine it.
  private func prepareCode(in workbench: Workbench) {
    workbench.allowsCode = code.ofScenes
    workbench.missingConfinement = code.unconfined ? "" : Confinement.ofThisMachine.missingNames
  }

  /// Opens the scene of the last session. Nil if a scene was given, or if the one of the last session no longer exists.
  private func lastScene(at lastSession: SavedState) -> Workbench? {
    guard scene == nil, variant == nil else { return nil }
    let left = try? SceneLibrary.bundled().scene(lastSession.scene)
    if let left, left.code != nil, !permission.allows(left) { return nil }
    return try? Workbench(
      options: options(showing: lastSession.scene, lastSession.variant, after: lastSession))
  }
}
