import CSDL2
import Foundation
import OwnCode
import Playground
import TouchInput

/// Passes the window's events to the workbench, performs the effects that it returns, and shows what changed: at most one
/// picture for all events that had arrived. While nothing happens it uses no processor time.
///
/// It blocks the main thread, and the main actor with it: no `Task` runs beside it.
package struct EventLoop {
  private let window: Window
  private let workbench: Workbench
  private var picture: WindowPicture
  private var decoder: EventDecoder
  private var clock = EventClock(ticks: SDL_GetTicks())
  private var keeper: StateKeeper?
  private let signals: EndSignals
  private let watcher = FileWatcher()
  private let compiler = CodeCompiler()
  private var phones = PhoneHost()
  private var watched: (file: URL?, code: [URL]) = (nil, [])
  /// Whether another display, or filling the display, changes the scale.
  private let choosesScale: Bool
  private let write: ExportWriting
  private var end: End?
  /// The notes of the lesson plan on another display.
  private var notes: NotesWindow?
  /// A scene that is dragged out of the window.
  private var drag: FileDrag?
  private let draggedCopies = DraggedCopies()
  /// The place of the last event of the mouse, in device pixels of the window.
  private var pointer = CGPoint.zero

  /// Why the window closed.
  package enum End {
    /// The user closed it: there is nothing to restore.
    case user
    /// A signal ended the program: the recording is kept.
    case signal
  }

  /// - Parameters:
  ///   - choosesScale: whether another display, or filling the display, changes the scale. False if the user gave it.
  ///   - keeper: writes the state file; nil if there is no state folder.
  ///   - write: writes an export of the scene that the workbench shows.
  package init(
    window: Window, workbench: Workbench, choosesScale: Bool, keeper: StateKeeper?, signals: EndSignals,
    write: @escaping ExportWriting
  ) {
    self.write = write
    self.window = window
    self.workbench = workbench
    self.keeper = keeper
    self.signals = signals
    self.choosesScale = choosesScale
    decoder = EventDecoder(windowSize: window.size, scale: workbench.scale)
    picture = WindowPicture(size: decoder.windowSize)
    workbench.displays = Window.displays
  }

  /// Runs until the window is closed.
  /// - Throws: a `Refusal` if the display has gone away.
  package mutating func run() throws -> End {
    // A touch is shown before it is written.
    workbench.keepsRecordingLater = true
    defer {
      phones.end()
      workbench.keepRecording()
      draggedCopies.remove()
    }
    // The display may have had no space for the requested size.
    let isCut = decoder.size != workbench.size
    try perform(isCut ? workbench.handle(.resized(decoder.size), at: 0) : workbench.advance(to: 0))
    try picture.update(from: workbench, in: window, size: decoder.windowSize)
    while true {
      if signals.haveArrived { end = .signal }
      if let end { return end }
      waitForEvent()
      try handleWaitingEvents()
      try perform(workbench.advance(to: clock.time(at: SDL_GetTicks())))
      try picture.update(from: workbench, in: window, size: decoder.windowSize)
      try notes?.update(from: workbench)
      phones.update(from: workbench)
      workbench.keepRecording()
      keeper?.keep(workbench.savedState)
    }
  }

  private mutating func waitForEvent() {
    if drag != nil {
      // The other program's answers arrive beside SDL's events.
      SDL_WaitEventTimeout(nil, EventLoop.dragInterval)
      followDrag()
    } else if let deadline = workbench.nextDeadline {
      SDL_WaitEventTimeout(nil, clock.milliseconds(until: deadline, from: SDL_GetTicks()))
    } else {
      SDL_WaitEvent(nil)
    }
  }

  /// Handles the events that have arrived, and none that arrive meanwhile, so that a flood of events cannot keep the
  /// picture from being drawn.
  /// - Parameter last: events of later kinds go on waiting.
  private mutating func handleWaitingEvents(upTo last: SDL_EventType = SDL_LASTEVENT) throws {
    SDL_PumpEvents()
    var event = SDL_Event()
    while !workbench.isExportCancelled,
      SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, last.rawValue) > 0
    {
      try decoder.checkDisplay(event)
      if event.isMoveToDisplay { try chooseScale() }
      if event.isOf(window) { workbench.windowPlace = window.place }
      if event.type == SDL_DISPLAYEVENT.rawValue { workbench.displays = Window.displays }
      if notes?.isClosed(by: event) ?? false { workbench.hideNotes() }
      if notes?.takes(event) ?? false { continue }
      if dragTakes(event) { continue }
      // SDL reports the end of the program only when its last window closes.
      if notes != nil, event.closes(window) { end = .user }
      if event.type == compiler.eventType { try showCompiled() }
      if event.type == phones.eventType, let news = phones.news { workbench.phonesChanged(news) }
      let isOfFile = event.type == watcher?.eventType && takeChangedFiles()
      guard let input = isOfFile ? .fileChanged : decoder.decode(event) else { continue }
      try perform(workbench.handle(input, at: now(event)))
    }
  }

  /// Compiles code that has changed.
  /// - Returns: whether the file of the scene has changed.
  private func takeChangedFiles() -> Bool {
    let changed = watcher?.takeChanged() ?? []
    for root in workbench.watchedCode where changed.contains(.code(root)) {
      workbench.beginCompiling(root)
      compile(root)
    }
    return watched.file.map { changed.contains(.file($0)) } ?? false
  }

  /// - Parameter shown: the program of the code that is shown already; nothing is done if it is still the same.
  private func compile(_ root: URL, shown: CodeProgram? = nil) {
    compiler.compile(
      CodeCompiler.Job(
        root: root, agreement: workbench.agreement(to: root),
        unconfined: !workbench.missingConfinement.isEmpty && workbench.mayRunUnconfined(root), shown: shown))
  }

  /// Watches code that is shown. What was saved before, while it was compiled to be shown, is compiled now.
  private mutating func watchCode(_ roots: [URL]) {
    let new = roots.filter { !watched.code.contains($0) }
    watched.code = roots
    watchFiles()
    for root in new {
      guard let runner = workbench.runner(of: root) as? ProgramRunner else { continue }
      compile(root, shown: runner.program)
    }
  }

  private func watchFiles() {
    watcher?.watch(Set(watched.code.map { .code($0) } + [watched.file.map { .file($0) }].compactMap(\.self)))
  }

  private mutating func showCompiled() throws {
    for (root, result) in compiler.takeResults() { workbench.codeCompiled(result, at: root) }
    try perform(workbench.advance(to: clock.time(at: SDL_GetTicks())))
  }

  private mutating func now(_ event: SDL_Event) -> TimeInterval { clock.time(at: event.timestamp) }

  private mutating func showNotes(_ isShown: Bool) throws {
    if let notes {
      notes.close()
      // The keys go to the main window again.
      window.raise()
    }
    notes = isShown ? NotesWindow(of: workbench, beside: window) : nil
    try notes?.update(from: workbench)
    if notes == nil { workbench.hideNotes() }
  }

  /// Chooses the scale at which the standard window fits the display, unless the user gave one. A window that does not fill
  /// the display keeps its size in its own pixels.
  private mutating func chooseScale() throws {
    guard choosesScale, let space = window.spaceOfDisplay else { return }
    let scale = Window.scale(for: PictureSize.standard.devicePixels(1), in: space)
    guard scale != workbench.scale else { return }
    window.setMinimumSize(PictureSize.smallest.devicePixels(scale))
    if !window.isFullScreen { window.size = workbench.savedState.devicePixels(scale) }
    workbench.rescale(to: scale)
    let resized = decoder.rescale(to: scale, windowSize: window.size)
    try perform(workbench.handle(resized, at: clock.time(at: SDL_GetTicks())))
  }

  private mutating func perform(_ effects: [WorkbenchEffect]) throws {
    for effect in effects {
      switch effect {
      case .close: end = .user
      case .savePicture: try picture.save(from: workbench, in: window, size: decoder.windowSize)
      case .export(let export): write(export)
      case .copy(let text): SDL_SetClipboardText(text)
      case .paste: try paste(SDL_GetClipboardText())
      case .select(let text): SDL_SetPrimarySelectionText(text)
      case .pasteSelection: try paste(SDL_GetPrimarySelectionText())
      case .dragOut(let scene): beginDrag(of: scene)
      case .setFullScreen(let isFullScreen):
        window.isFullScreen = isFullScreen
        try chooseScale()
      case .setTextInput(let takesText): window.takesText = takesText
      case .setTextPlace(let frame): window.setTextPlace(frame, scale: workbench.scale)
      case .setPointer(let shape): window.pointer = shape
      case .watch(let file):
        watched.file = file
        watchFiles()
      case .compile(let root):
        if HostLibrary.isToBeBuilt { workbench.beginBuildingLibrary() }
        compile(root)
      case .watchCode(let roots): watchCode(roots)
      case .showNotes(let isShown): try showNotes(isShown)
      case .startPhones(let address): phones.start(at: address, workbench)
      case .endPhones: phones.end()
      case .setTitle(let title): window.title = title
      }
    }
  }
}

// MARK: - Exporting

/// Writes an export of the scene that a workbench shows. It calls the function with the part that is done, from 0 to 1, and stops
/// where that throws.
package typealias ExportWriting = (SceneExport, Workbench, (Double) throws -> Void) throws -> Void

extension EventLoop {
  /// The time between two pictures while a file is written, in milliseconds.
  private static let exportInterval: UInt64 = 80

  /// Writes an export. Meanwhile the window is drawn, and the person can cancel it.
  private mutating func write(_ export: SceneExport) {
    let write = write
    var next = SDL_GetTicks64() + EventLoop.exportInterval
    workbench.exported(
      Result {
        try write(export, workbench) { part in
          guard SDL_GetTicks64() >= next else { return }
          // Files that have changed and fingers wait.
          try handleWaitingEvents(upTo: SDL_MOUSEWHEEL)
          try workbench.exporting(part)
          try picture.update(from: workbench, in: window, size: decoder.windowSize)
          next = SDL_GetTicks64() + EventLoop.exportInterval
        }
        return export.file
      })
  }
}

// MARK: - Dragging a scene out of the window

extension EventLoop {
  /// The time for which the loop waits for SDL's events during a drag, in milliseconds.
  private static let dragInterval: Int32 = 10

  private mutating func beginDrag(of scene: DraggedScene) {
    guard let file = draggedCopies.file(of: scene), window.place != nil else { return }
    drag?.cancel()
    drag?.close()
    drag = FileDrag(file: file)
    moveDrag()
  }

  /// Moves what is dragged to the place of the last event of the mouse.
  private func moveDrag() {
    let (x, y) = window.desktopPoint(pointer.x, pointer.y)
    drag?.move(to: x, y, isInOwnWindow: CGRect(origin: .zero, size: window.size).contains(pointer))
  }

  private mutating func followDrag() {
    drag?.follow()
    guard let drag else { return }
    window.pointer = drag.isAccepted ? .move : .arrow
    guard drag.hasEnded else { return }
    drag.close()
    self.drag = nil
  }

  /// Ends the drag when the button is released, or with Escape.
  /// - Returns: whether the event belongs to the drag.
  private mutating func dragTakes(_ event: SDL_Event) -> Bool {
    if event.type == SDL_MOUSEMOTION.rawValue { pointer = CGPoint(x: Int(event.motion.x), y: Int(event.motion.y)) }
    guard let drag, !drag.isReleased else { return false }
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION: moveDrag()
    case SDL_MOUSEBUTTONUP where Int32(event.button.button) == SDL_BUTTON_LEFT:
      drag.release()
      return false
    case SDL_KEYDOWN where event.key.keysym.sym == Int32(SDLK_ESCAPE.rawValue): drag.cancel()
    default: return false
    }
    return true
  }
}

extension EventLoop {
  /// Passes the text of the clipboard, or of the primary selection, to the workbench.
  private mutating func paste(_ text: UnsafeMutablePointer<CChar>?) throws {
    guard let text else { return }
    defer { SDL_free(text) }
    try perform(workbench.handle(.pasted(String(cString: text)), at: clock.time(at: SDL_GetTicks())))
  }
}

extension SDL_Event {
  /// SDL gives the events that a program sends no time.
  fileprivate var timestamp: UInt32 { common.timestamp == 0 ? SDL_GetTicks() : common.timestamp }

  /// Whether the user closes a window.
  fileprivate func closes(_ window: Window) -> Bool {
    type == SDL_WINDOWEVENT.rawValue && self.window.windowID == window.id
      && UInt32(self.window.event) == SDL_WINDOWEVENT_CLOSE.rawValue
  }

  /// Whether a window was moved, shown or changed.
  fileprivate func isOf(_ window: Window) -> Bool {
    type == SDL_WINDOWEVENT.rawValue && self.window.windowID == window.id
  }

  /// Whether the window is on another display now.
  fileprivate var isMoveToDisplay: Bool {
    type == SDL_WINDOWEVENT.rawValue && UInt32(window.event) == SDL_WINDOWEVENT_DISPLAY_CHANGED.rawValue
  }
}
