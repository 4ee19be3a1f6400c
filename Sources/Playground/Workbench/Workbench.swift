import Canvas
import Foundation
import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace
import UIKit

/// The whole program apart from the window: input events go in, one bitmap comes out.
///
/// A window, the headless renderer and the tests drive the same object. It reads no clock: every event says when it
/// happened, in seconds since the workbench was made.
package final class Workbench {
  package internal(set) var wantsToClose = false
  /// Set when the person asks for full screen or back.
  package internal(set) var isFullScreen = false
  /// A picture was asked for; whoever owns the bitmap writes it and says so with `pictureTaken(_:)`.
  package internal(set) var wantsPicture = false

  /// The scenes that Page Up and Page Down go through: the bundled ones, after one that was opened from a file.
  var presets: [SceneSummary] { opened + bundled }
  private let bundled: [SceneSummary]
  /// Scenes from the person's own files, the last one first.
  var opened: [SceneSummary]
  var playback: Playback
  var mode: DisplayState.Mode
  var paths = ShownPaths.both
  /// The finger whose arrows are shown; nil is the one that came last.
  var focusedFinger: Int?
  var selected: String?
  var hovered: String?
  var themeName: Theme.Name
  var languages: Languages
  var size: CGSize
  /// The size that the window has when it does not fill the display.
  private(set) var windowedSize: CGSize
  /// Device pixels for one of the window's.
  package let scale: Int
  var clock = StageClock()
  /// When the steps that play by themselves go on, in seconds; nil while they do not.
  var nextStepTime: TimeInterval?
  /// The steps that playing goes round in.
  var loop: Range<Int>?
  var bookmarks = Bookmarks()
  var time: TimeInterval = 0
  var touchComposer: TouchComposer
  var pacing = FramePacing()

  var replay: Replay?
  var journal: Journal?
  /// The names of scenes in recordings, by their files.
  var sceneNames: [URL: String] = [:]
  /// The files that hold copies of lessons which were changed, by the ids of their scenes.
  var savedCopies: [String: URL] = [:]
  /// Where files are saved that have no place of their own.
  let folder: URL

  let library: SceneLibrary
  var statusMessage: StatusMessage?
  var history = ChangeHistory()
  /// What the last edit changed, for as long as nothing else was done.
  var ghost: GhostRun?
  var showsGhost = true
  var showsLoupe = false
  /// Nothing is shown but white.
  var isBlank = false
  /// The levels of the tree are pulled apart.
  var isExploded = false
  /// Nil while the pointer is not on the stage.
  var pointer: StagePointer?
  /// The levels of the planes that pointers hold: a finger stays on the plane on which it came down.
  var heldLayers: [Int64: Int] = [:]
  /// The view under the pointer when somebody picked the last time.
  var pickedUnder: String?
  var copiedText: String?
  /// The ids of the lessons that were looked at to their end.
  var finishedPresets: Set<String> = []
  let typesetter: Typesetter
  var frame = Frame()
  var stageCache = StageCache()
  var motion = MovingPicture()
  /// Steps pass over into each other; off unless a window wants it.
  package var hasMotion: Bool {
    get { motion.isOn }
    set { motion.isOn = newValue }
  }
  private(set) lazy var panels = PanelHost(presets: bundled, opened: opened, folder: folder) { [weak self] in
    self?.perform($0)
  }

  /// - Throws: `SceneError` when a scene cannot be read, an error that names the asset when fonts are missing.
  package convenience init(options: WorkbenchOptions = WorkbenchOptions()) throws {
    let library = try SceneLibrary.bundled()
    let bundled = try library.presets()
    guard let first = options.scene ?? bundled.first?.id else { throw NoScenes(folder: library.folder) }
    let scene = try library.scene(first)
    try self.init(showing: scene, among: bundled, of: library, options: options, typesetter: Typesetter())
  }

  /// Shows a scene that was read already.
  /// - Throws: `UnknownVariant`.
  package init(
    showing scene: Scene, among presets: [SceneSummary], of library: SceneLibrary, options: WorkbenchOptions,
    typesetter: Typesetter
  ) throws {
    if let name = options.variant, scene.variant(name) == nil { throw UnknownVariant(name, of: scene) }
    self.library = library
    bundled = presets
    opened = presets.contains { $0.id == scene.id } ? [] : [SceneSummary(scene)]
    playback = Playback(scene, variant: scene.variant(options.variant))
    touchComposer = TouchComposer(screen: playback.scene.size)
    folder = options.folder
    mode = options.mode
    themeName = options.theme
    languages = options.languages
    size = options.size
    windowedSize = options.size
    scale = options.scale
    self.typesetter = typesetter
  }

  // MARK: Events

  /// Takes one input event; `time` is in seconds since the workbench was made.
  package func handle(_ event: InputEvent, at time: TimeInterval) {
    advance(to: time)
    if !event.isMove { performGatheredMoves() }
    switch event {
    case .pointerMoved(let point): movePointer(to: point)
    case .pointerDown(let point, let button): pressPointer(at: point, button)
    case .pointerUp(let point, let button): releasePointer(at: point, button)
    case .pointerLeft: leavePointer()
    case .wheel(let dx, let dy, let point): turnWheel(dx: dx, dy: dy, at: point)
    case .keyDown(let key, let modifiers, let isRepeat):
      // Who presses a key has read them; they are in no picture that a key saves, and speak of nothing that it changes.
      statusMessage = nil
      panels.hideTooltip()
      press(key, modifiers, isRepeat: isRepeat)
    case .keyUp(let key, let modifiers): release(key, modifiers)
    case .modifiers(let modifiers): touchComposer.hold(modifiers)
    case .finger(let id, let phase, let point, let pressure): moveFinger(id, phase, to: point, pressure: pressure)
    case .resized(let size): resize(to: size)
    case .focusLost, .hidden: cancelTouches()
    case .exposed: frame.forget()
    case .closeRequested: perform(.quit)
    case .text(let text): panels.type(text)
    case .fileDropped(let path): perform(.openFile(path))
    case .focusGained: break
    }
    keepRecording()
  }

  private func resize(to size: CGSize) {
    self.size = size
    if !isFullScreen { windowedSize = size }
    // The window's new bitmap shows nothing yet.
    frame.forget()
  }

  /// When something changes without any event, in seconds since the workbench was made; nil: never.
  package var nextDeadline: TimeInterval? {
    let ofScene = playback.nextDeadline.map { clock.time(at: $0) }
    let ofReplay = replay?.nextTime.map { clock.time(at: $0) }
    return [
      ofScene, pacing.deadline, ofReplay, panels.nextDeadline, nextStepTime, statusMessage?.end, motion.nextFrame,
    ]
    .compactMap { $0 }.min()
  }

  /// Lets time pass, in seconds since the workbench was made.
  package func advance(to time: TimeInterval) {
    self.time = max(time, self.time)
    performDueMoves()
    goOnReplaying()
    playback.advance(to: stageTime)
    playSteps()
    if let statusMessage, statusMessage.end <= self.time { self.statusMessage = nil }
    panels.advance(to: self.time)
    keepRecording()
  }

  /// The scene's own time, in virtual milliseconds.
  var stageTime: Int { clock.milliseconds(at: time) }
}

/// A word to the person, and when it goes away, in seconds.
struct StatusMessage {
  var text: String
  var end: TimeInterval
}
