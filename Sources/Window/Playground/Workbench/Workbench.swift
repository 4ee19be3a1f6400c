import Canvas
import Foundation
import Narration
import PanelModels
import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace

/// The whole program except the window. It takes input events, draws into a bitmap and returns effects.
///
/// The window, the headless renderer and the tests use the same object. It reads no clock: each event comes with its time,
/// in seconds since the workbench was made.
package final class Workbench {
  /// The open scene.
  var session: Session
  /// The mode, the scene's clock, and the playing of steps.
  var player: StepPlayer
  var pointer = PointerState()
  /// The fingers of the mouse, the keyboard and the touch screen.
  var touchComposer: TouchComposer
  var pacing = FramePacing()
  var preferences: Preferences
  var view = ViewOptions()
  var screen: Screen
  var files: SceneFiles
  /// The start page and the sheet that opens scenes.
  var pages = ScenePages()

  // The features.
  var code = CodeSession()
  var phones = Phones()
  var predicting = Predicting()
  var saving = Saving()
  var teaching: Teaching
  var whyNot = WhyNotInquiry()

  var statusMessage: StatusMessage?
  /// The change of the open file by another program, or the end of code.
  var fileNotice: FileNotice?
  /// Seconds since the workbench was made.
  private(set) var time: TimeInterval = 0
  private var queue = EffectQueue()

  /// Made when they are first used: a picture of the stage needs none.
  var panels: PanelHost {
    if let knownPanels { return knownPanels }
    let panels = PanelHost(presets: files.presets, opened: files.opened, folder: files.folder) { [weak self] in
      self?.perform($0)
    }
    knownPanels = panels
    return panels
  }
  private var knownPanels: PanelHost?

  /// Whether the sheet that opens a file is shown.
  var isAskingForFile: Bool { knownPanels?.isAskingForFile ?? false }

  /// Opens a preset or a scene from a file.
  /// - Throws: `SceneError` if a scene cannot be read, `MissingFile` if fonts are missing.
  package convenience init(options: WorkbenchOptions = WorkbenchOptions()) throws {
    let library = try SceneLibrary.bundled(), presets = try SceneLibrary.bundledPresets.get()
    guard let first = options.scene ?? presets.first?.id else { throw NoScenes(folder: library.folder) }
    try self.init(
      showing: library.scene(first), among: presets, of: library, options: options, typesetter: Typesetter())
  }

  /// Opens a scene that is already read, beside the presets of its library.
  /// - Throws: `SceneError` if a preset cannot be read, `MissingFile` if fonts are missing, `UnknownVariant`.
  package convenience init(showing scene: Scene, of library: SceneLibrary, options: WorkbenchOptions) throws {
    try self.init(
      showing: scene, among: library.presets(), of: library, options: options,
      typesetter: Typesetter())
  }

  /// Opens a scene that is already read.
  /// - Throws: `UnknownVariant` if the scene has no variant of the name in `options`.
  package convenience init(
    showing scene: Scene, among presets: [SceneSummary], of library: SceneLibrary, options: WorkbenchOptions,
    typesetter: Typesetter
  ) throws {
    if let name = options.variant, scene.variant(name) == nil { throw UnknownVariant(name, of: scene) }
    let playback = Playback(scene, variant: scene.variant(options.variant))
    playback.isInteractive = true
    self.init(showing: playback, among: presets, of: library, options: options, typesetter: typesetter)
  }

  /// Shows a scene as it was played, at its present time. The variant is that of the playback, which keeps all its steps:
  /// its owner may go on with it.
  package init(
    showing playback: Playback, among presets: [SceneSummary], of library: SceneLibrary, options: WorkbenchOptions,
    typesetter: Typesetter
  ) {
    let scene = playback.scene
    files = SceneFiles(
      library: library, presets: presets, showing: scene, folder: options.folder,
      sharedFolder: options.sharedFolder)
    session = Session(playback)
    teaching = Teaching(date: options.date)
    player = StepPlayer(mode: options.mode)
    player.clock.set(playback.now, at: 0)
    preferences = Preferences(theme: options.theme, languages: options.languages, windowSize: options.size)
    screen = Screen(size: options.size, scale: options.scale, typesetter: typesetter)
    touchComposer = TouchComposer(screen: scene.size)
    if let file = scene.codeFile { showCode(at: file) }
  }

  /// Whether the owner of the window calls `keepRecording()` after its pictures (default: false, after each event). An event
  /// that is not a move writes the inputs before it in any case.
  package var keepsRecordingLater: Bool {
    get { saving.keepsRecordingLater }
    set { saving.keepsRecordingLater = newValue }
  }

  /// The top left corner of the window with its title bar on the desktop, in device pixels; nil if it is not known. Kept in the state file.
  package var windowPlace: CGPoint? {
    get { preferences.windowPlace }
    set { if !preferences.isFullScreen { preferences.windowPlace = newValue } }
  }

  /// The number of displays. With more than one, the notes of a plan have a window of their own.
  package var displays: Int {
    get { teaching.displays }
    set { teaching.displays = newValue }
  }

  var playback: Playback { session.playback }

  /// The scene's own time, in virtual milliseconds.
  var sceneTime: Int { player.clock.milliseconds(at: time) }

  // MARK: Events

  /// Handles one input event at a time, in seconds since the workbench was made.
  /// - Returns: the effects for the owner of the window to perform.
  @discardableResult package func handle(_ event: InputEvent, at time: TimeInterval) -> [WorkbenchEffect] {
    let event = event.inLayout(of: textSize)
    if knownPanels?.exportSheet.progress != nil {
      handleWhileExporting(event)
      return takeEffects()
    }
    pass(to: time)
    if !event.isMove {
      performGatheredMoves()
      // This event may save a file: the recording must have the inputs before it.
      keepRecording()
    }
    if event.beginsGesture { session.beginGesture() }
    switch event {
    case .pointerMoved(let point): movePointer(to: point)
    case .pointerDown(let point, let button): pressPointer(at: point, button)
    case .pointerUp(let point, let button): releasePointer(at: point, button)
    case .pointerLeft: leavePointer()
    case .wheel(let dx, let dy, let point): turnWheel(dx: dx, dy: dy, at: point)
    case .keyDown(let key, let modifiers, let isRepeat):
      // Clear the status message first: this key may save a picture or change the subject of the message.
      statusMessage = nil
      panels.hideTooltip()
      panels.endPreview()
      press(key, modifiers, isRepeat: isRepeat)
    case .keyUp(let key, let modifiers): release(key, modifiers)
    case .modifiers(let modifiers): touchComposer.hold(modifiers)
    case .finger(let id, let phase, let point, let pressure): moveFinger(id, phase, to: point, pressure: pressure)
    case .resized(let size): resize(to: size)
    case .focusLost, .hidden:
      teaching.holdNotes(false, context)
      cancelTouches()
    case .exposed: screen.invalidate()
    case .closeRequested: perform(.quit)
    case .text(let text): panels.type(text)
    case .composing(let text, let caret): panels.compose(text, caret: caret)
    case .pasted(let text): panels.paste(text)
    case .fileChanged: readChangedFile()
    case .fileDropped(let path): perform(.openFile(path))
    case .focusGained: break
    }
    noteStop()
    if !saving.keepsRecordingLater { keepRecording() }
    askAboutFinishedTouch()
    if !event.isMove { noteFinishedPreset() }
    if !playback.trace.steps.isEmpty { player.invitation.stop() }
    if session.takeForgotten() { showStatus(StatusText.forgets[preferences.languages.first]) }
    return takeEffects()
  }

  /// Advances the time, in seconds since the workbench was made.
  /// - Returns: the effects for the owner of the window to perform.
  @discardableResult package func advance(to time: TimeInterval) -> [WorkbenchEffect] {
    pass(to: time)
    session.continueReplay()
    noteStop()
    drawNextThumbnail()
    whyNot.continueSearch(context)
    return takeEffects()
  }

  private func pass(to time: TimeInterval) {
    self.time = max(time, self.time)
    performDueMoves()
    continueReplay()
    advanceScene()
    if player.isPlaying || session.comparison != nil { session.followTrace() }
    player.playSteps(of: session, until: self.time)
    player.invitation.pass(to: self.time)
    if let statusMessage, statusMessage.end <= self.time { self.statusMessage = nil }
    if let message = code.compiling, message.end <= self.time { code.compiling = nil }
    panels.advance(to: self.time)
    askAboutFinishedTouch()
    if !saving.keepsRecordingLater { keepRecording() }
  }

  /// The next time at which something changes without an event, in seconds since the workbench was made; nil if there is
  /// none.
  package var nextDeadline: TimeInterval? {
    let ofScene = [playback, session.comparison?.run.playback].compactMap { $0?.nextDeadline }.min()
      .map { player.clock.time(at: $0) }
    let ofReplay = session.replay?.nextTime.map { player.clock.time(at: $0) }
    return [
      ofScene, pacing.deadline, ofReplay, panels.nextDeadline, player.nextStepTime, statusMessage?.end,
      code.compiling?.end, teaching.session?.nextSecond(after: time), screen.motion.nextFrame,
      player.invitation.nextFrame(after: time),
      isPlayedAgain && !lacksThumbnails && !whyNot.isSearching(context) ? nil : time,
    ]
    .compactMap { $0 }.min()
  }

  /// Whether all inputs were played again after a change.
  private var isPlayedAgain: Bool { playback.isComplete && session.comparison?.run.playback.isComplete != false }

  func resize(to size: CGSize) {
    screen.resize(to: size)
    panels.hideTooltip()
    panels.endPreview()
    if !preferences.isFullScreen { preferences.windowSize = size }
  }

  // MARK: Effects

  func request(_ effect: WorkbenchEffect) { queue.add(effect) }

  /// Takes an effect back that nobody has performed yet, if there is one.
  func withdraw(_ effect: WorkbenchEffect) { queue.remove(effect) }

  private func takeEffects() -> [WorkbenchEffect] {
    showOnPhones()
    let state = WindowState(
      title: title, isFullScreen: preferences.isFullScreen, takesText: panels.isEditingText,
      textPlace: panels.caretFrame.map(textSize.windowFrame), pointer: pointerShape,
      selectedText: panels.selectedText, watchedFile: watchedFile, watchedCode: watchedCode,
      showsNotes: teaching.showsNotes)
    if state.watchedFile != queue.state.watchedFile { saving.rememberText(of: state.watchedFile) }
    return queue.take(state)
  }

  private var pointerShape: PointerShape {
    panels.isOnEdge || isOverWipe ? .resize : panels.isOnText ? .text : editPointer ?? .arrow
  }

  /// Shows a status message for two seconds.
  func showStatus(_ text: String) { statusMessage = StatusMessage(text: text, end: time + 2) }
}

/// A text that is shown at the top of the stage for a short time.
struct StatusMessage {
  var text: String
  /// When it is removed, in seconds since the workbench was made.
  var end: TimeInterval
}
