import Canvas
import Foundation
import Narration
import PanelModels
import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace

extension Workbench {
  /// The window's title.
  package var title: String {
    let language = preferences.languages.first, name = playback.scene.name[language]
    let remark: FileText? =
      switch fileNotice?.kind {
      case .broken, .notCompiled, .stopped, .notStarted: .problems(fileNotice?.kind.problems.count ?? 0)
      case .removed: .fileRemoved
      case .conflict: .fileChanged
      case .asksForCode, nil: nil
      }
    return name + (remark.map { " (\($0[language]))" } ?? "") + " – Touchstone"
  }

  /// The size of the window, in pixels at scale 1.
  package var size: CGSize { screen.size }

  /// Device pixels for each pixel of the window.
  package var scale: Int { screen.scale }

  /// Changes the number of device pixels, such as for another display. The window's new size follows as an event.
  package func rescale(to scale: Int) { screen.rescale(to: scale) }

  /// Whether changes between steps are shown as short transitions (default: false).
  package var hasMotion: Bool {
    get { screen.motion.isOn }
    set {
      screen.motion.isOn = newValue
      playInvitation()
    }
  }

  /// The content that is drawn.
  package var display: WindowDisplay {
    session.followTrace()
    let context = context
    var display = WindowDisplay(stageDisplay(context))
    (display.start, display.open) = (pages.startState, isAskingForFile ? pages.openState : nil)
    display.statusMessage = statusMessage?.text ?? code.compiling?.text ?? progress
    (display.fileNotice, display.partnerNotice) = (fileNotice, session.comparison?.notice)
    (display.plan, display.phones) = (planState, phones.session?.state)
    display.finishedPresets = preferences.finishedPresets
    return display
  }

  private func stageDisplay(_ context: FeatureContext) -> DisplayState {
    var display = DisplayState(
      of: playback, mode: player.mode, finger: view.focusedFinger, selected: pointer.selected,
      hovered: pointedView)
    (display.stops, display.kept) = (session.stops, pointer.kept)
    display.whyNot = whyNot.state(context)
    (display.isPlaying, display.speed) = (player.isPlaying, player.clock.speed)
    (display.paths, display.isExploded) = (view.paths, view.isExploded)
    // Not on the projector (its text is too small) and not in a comparison (no room). The key A still works.
    display.hasDrawingSwitch = showsCode && preferences.theme != .projector && session.comparison == nil
    (display.showsDrawings, display.showsLegend) = (showsCode && view.showsDrawings, view.showsLegend)
    (display.loop, display.bookmarks) = (session.currentLoop, session.currentBookmarks)
    display.isPointSeen = isPointSeen
    display.isUnsaved = playback.isUnsaved
    display.isEdited = display.isUnsaved || session.isEdited
    display.invitationTime = hasMotion ? player.invitation.elapsed(at: time) : nil
    display.edit = isEditing ? pointer.editCursor.state : nil
    display.touchPreview = touchComposer.preview
    display.hitMap = view.hitMap.state(context)
    let ghost = view.showsGhost ? session.currentGhost : nil
    (display.ghost, display.parting) = (ghost?.story, ghost?.parting)
    if let comparison = session.comparison {
      display.comparison = comparison.state(
        of: display, in: playback, hovered: pointedView, finger: view.focusedFinger, showsDrawings: view.showsDrawings,
        ComparisonMenu(context, code))
    }
    return isPredicting ? predicting.hidingAnswers(in: display, of: playback) : display
  }

  /// Plays the invitation, unless motion is reduced, there was a touch, or the start page hides the stage.
  func playInvitation() {
    player.invitation.stop()
    if hasMotion && playback.trace.steps.isEmpty && !pages.isStartShown {
      player.invitation.play(playback.scene, at: time)
    }
  }

  /// The part of a long recording that was played again after a change; nil once all of it was.
  private var progress: String? {
    guard !playback.isComplete else { return nil }
    return StatusText.playingAgain(playback.played, of: playback.recorded.count)[preferences.languages.first]
  }

  /// The hit map that the stage shows; nil while it shows the touch.
  var hitMap: HitMapState? { view.hitMap.state(context) }

  /// Returns the hit map as a PNG in which each pixel is a point of the screen, in the colour of the view that wins there.
  package func hitMapPNG() throws -> Data { try playback.hitMap().pngData() }

  /// The text size of the window as it is.
  var textSize: TextSize { preferences.textSize(in: screen.size) }

  var appearance: Appearance {
    let isProjector = preferences.theme == .projector
    let layout = WindowLayout(
      size: textSize.layoutSize(of: screen.size), isProjector: isProjector,
      showsCode: isProjector && (isPredicting || preferences.codeOnProjector.isShown(for: playback.scene)),
      isComparing: session.comparison != nil && !pages.isStartShown, panelWidths: preferences.panelWidths)
    return Appearance(
      theme: .named(preferences.theme), languages: preferences.languages, layout: layout, typesetter: screen.typesetter)
  }

  /// Shows or hides the code in a projected window, for all scenes. A window without room for code says so.
  func toggleProjectorCode() {
    guard appearance.layout.hasRoomForCode else {
      return showStatus(StatusText.noRoomForCode[preferences.languages.first])
    }
    let isShown = preferences.codeOnProjector.isShown(for: playback.scene)
    preferences.codeOnProjector = isShown ? .never : .always
  }

  /// Draws what changed since the last call into a bitmap of `size` × `scale` pixels.
  /// - Parameters:
  ///   - isStill: whether everything is drawn at rest, without a transition.
  /// - Returns: the changed areas in device pixels; empty if nothing changed.
  package func draw(into bitmap: Bitmap, isStill: Bool = false) -> [CGRect] {
    noteFinishedPreset()
    if isStill { whyNot.finishSearch(context) }
    var display = display
    // A saved picture does not say that code is being compiled.
    if isStill { (display.invitationTime, display.statusMessage) = (nil, statusMessage?.text ?? progress) }
    let appearance = appearance
    screen.magnification = textSize.factor
    if view.isBlank { return screen.drawBlank(appearance, into: bitmap) }
    return screen.draw(
      display, appearance, panels, loupe: view.showsLoupe ? pointer.position : nil, notes: heldNotes, at: time,
      isStill: isStill,
      into: bitmap)
  }

  /// Draws the stage with its column, at its place in a bitmap of `size` × `scale` pixels, and nothing around it. Without panels this
  /// takes half the time.
  package func drawStage(into bitmap: Bitmap) {
    var display = display
    display.invitationTime = nil
    let appearance = appearance
    screen.magnification = textSize.factor
    screen.drawStage(display.stage, appearance, into: bitmap)
  }

  /// Adds the scene to the finished presets once its point was seen.
  func noteFinishedPreset() {
    let preset = playback.scene.id
    if !preferences.finishedPresets.contains(preset), isPointSeen { preferences.finishedPresets.insert(preset) }
  }

  /// Whether the end of a touch is shown that makes the point of the scene; before it, if the point is one of a finger
  /// that is down. Any touch does, if the scene has no point.
  private var isPointSeen: Bool {
    let trace = playback.trace, scene = playback.scene, cursor = playback.cursor
    let isMoment = trace.marks.contains { $0.name == scene.shownMoment && $0.count == cursor }
    let isDown = playback.isAtEnd && !playback.fingersDown.isEmpty && !scene.invitedScript.leavesFingersDown
    guard cursor > 0, !isQuestionOpen, !predicting.isWaitingForTouch,
      isMoment || !isDown && cursor == trace.sequence(at: cursor).upperBound
    else { return false }
    return scene.point == nil || PointCheck.isSeen(at: cursor, in: trace, of: scene, variant: playback.variant)
  }

  /// Draws everything into a new bitmap, at rest, without a transition.
  package func picture() -> Bitmap {
    let bitmap = Bitmap(width: Int(screen.size.width) * scale, height: Int(screen.size.height) * scale)
    drawAtRest(into: bitmap)
    return bitmap
  }

  /// Brings all that `picture()` draws to its place, without a picture: of one pixel.
  package func arrange() { drawAtRest(into: Bitmap(width: 1, height: 1)) }

  private func drawAtRest(into bitmap: Bitmap) {
    let hadMotion = hasMotion
    screen.motion.isOn = false
    defer { screen.motion.isOn = hadMotion }
    screen.invalidate()
    whyNot.finishSearch(context)
    if pages.isStartShown { drawAllThumbnails() }
    _ = draw(into: bitmap)
  }

  /// Returns what `picture()` draws, back to front, for a vector picture, and its area. All is in pixels at scale 1.
  /// - Parameter isStageOnly: whether only the stage and the responder chain are drawn, without the panels.
  package func drawings(isStageOnly: Bool = false) -> (drawings: [Drawing], area: CGRect) {
    arrange()
    let regions = screen.frame.shown
    guard isStageOnly else { return (regions.flatMap(\.clipped), CGRect(origin: .zero, size: screen.size)) }
    let stages: Set<String> = [ElementName.stage.text, ElementName.secondStage.text]
    let shown = regions.filter { stages.contains($0.name) }
    let area = shown.map(\.area).reduce(CGRect.null) { $0.union($1) }
    return (shown.flatMap(\.clipped), area)
  }

  /// Measures texts with the fonts of the program.
  package var typesetter: Typesetter { screen.typesetter }

  /// Shows a status message with the result of the effect `savePicture`.
  package func pictureSaved(_ result: Result<URL, any Error>) {
    let language = preferences.languages.first
    switch result {
    case .success(let file): showStatus(StatusText.saved(file.lastPathComponent)[language])
    case .failure(let error): showStatus(StatusText.cannotSave("\(error)")[language])
    }
  }
}

extension Playback {
  /// Whether the touch that is shown makes the point of the scene, at its end.
  var isPointMade: Bool {
    scene.point != nil && !trace.steps.isEmpty
      && PointCheck.isSeen(at: trace.sequence(at: cursor).upperBound, in: trace, of: scene, variant: variant)
  }
}
