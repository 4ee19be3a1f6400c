import CSDL2
import Foundation
import Playground
import TouchInput

/// Passes the window's events to the workbench, performs the effects that it returns, and shows what changed: at most one
/// picture for all events that had arrived. While nothing happens it uses no processor time.
///
/// It blocks the main thread, and the main actor with it: no `Task` runs beside it.
struct EventLoop {
  private let window: Window
  private let workbench: Workbench
  private var picture: WindowPicture
  private var decoder: EventDecoder
  private var clock = EventClock(ticks: SDL_GetTicks())
  private var keeper: StateKeeper?
  private let signals: EndSignals
  private var end: End?

  /// Why the window closed.
  enum End {
    /// The user closed it: there is nothing to restore.
    case user
    /// A signal ended the program: the recording is kept.
    case signal
  }

  /// - Parameters:
  ///   - scale: the number of device pixels for each pixel of the window.
  ///   - keeper: writes the state file; nil if there is no state folder.
  init(window: Window, workbench: Workbench, scale: Int, keeper: StateKeeper?, signals: EndSignals) {
    self.window = window
    self.workbench = workbench
    self.keeper = keeper
    self.signals = signals
    picture = WindowPicture(window)
    decoder = EventDecoder(windowSize: window.size, scale: scale)
  }

  /// Runs until the window is closed.
  /// - Throws: a `Refusal` if the display has gone away.
  mutating func run() throws -> End {
    // The display may have had no space for the requested size.
    try perform(workbench.handle(.resized(decoder.size), at: 0))
    try picture.update(from: workbench, size: decoder.windowSize)
    while true {
      if signals.haveArrived { end = .signal }
      if let end { return end }
      waitForEvent()
      try handleWaitingEvents()
      try perform(workbench.advance(to: clock.time(at: SDL_GetTicks())))
      try picture.update(from: workbench, size: decoder.windowSize)
      keeper?.keep(workbench.savedState)
    }
  }

  private mutating func waitForEvent() {
    if let deadline = workbench.nextDeadline {
      SDL_WaitEventTimeout(nil, clock.milliseconds(until: deadline, from: SDL_GetTicks()))
    } else {
      SDL_WaitEvent(nil)
    }
  }

  /// Handles the events that have arrived, and none that arrive meanwhile, so that a flood of events cannot keep the
  /// picture from being drawn.
  private mutating func handleWaitingEvents() throws {
    SDL_PumpEvents()
    var event = SDL_Event()
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0 {
      try decoder.checkDisplay(event)
      guard let input = decoder.decode(event) else { continue }
      try perform(workbench.handle(input, at: clock.time(at: event.common.timestamp)))
    }
  }

  private mutating func perform(_ effects: [WorkbenchEffect]) throws {
    for effect in effects {
      switch effect {
      case .close: end = .user
      case .savePicture: try picture.save(from: workbench, size: decoder.windowSize)
      case .copy(let text): SDL_SetClipboardText(text)
      case .setFullScreen(let isFullScreen): window.isFullScreen = isFullScreen
      case .setTextInput(let takesText): window.takesText = takesText
      case .setPointer(let shape): window.pointer = shape
      case .setTitle(let title): window.title = title
      }
    }
  }
}
