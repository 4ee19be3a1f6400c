import CSDL2
import Foundation
import Playground
import TouchInput

/// Waits for something to happen, tells the workbench, and shows what changed: at most one picture for
/// everything that had happened by then. While nothing happens it uses no processor time.
///
/// It blocks the main thread, and the main actor with it: no `Task` runs beside it.
struct EventLoop {
  private let workbench: Workbench
  private var picture: WindowPicture
  private var decoder: EventDecoder
  private var clock = EventClock(ticks: SDL_GetTicks())
  private var keeper: StateKeeper?

  /// - Parameters:
  ///   - scale: the number of device pixels for one of the window's.
  ///   - keeper: remembers what a person chose; nil: nothing is remembered.
  init(window: Window, workbench: Workbench, scale: Int, keeper: StateKeeper?) {
    self.workbench = workbench
    self.keeper = keeper
    picture = WindowPicture(window)
    decoder = EventDecoder(windowSize: window.size, scale: scale)
  }

  /// Returns when the workbench wants to close.
  mutating func run() throws {
    // A display may have no room for the size that was asked for.
    workbench.handle(.resized(decoder.size), at: 0)
    try picture.update(from: workbench, size: decoder.windowSize)
    while !workbench.wantsToClose {
      waitForEvent()
      try handleWaitingEvents()
      workbench.advance(to: clock.time(at: SDL_GetTicks()))
      try picture.update(from: workbench, size: decoder.windowSize)
      keeper?.keep(workbench.remembered)
    }
  }

  private mutating func waitForEvent() {
    if let deadline = workbench.nextDeadline {
      SDL_WaitEventTimeout(nil, clock.milliseconds(until: deadline, from: SDL_GetTicks()))
    } else {
      SDL_WaitEvent(nil)
    }
  }

  /// Takes the events that have arrived, and none that arrive meanwhile, so that a flood of them cannot
  /// keep the picture from being drawn.
  private mutating func handleWaitingEvents() throws {
    SDL_PumpEvents()
    var event = SDL_Event()
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) > 0 {
      guard let input = decoder.decode(event) else { continue }
      workbench.handle(input, at: clock.time(at: event.common.timestamp))
      if let text = workbench.takeCopiedText() { SDL_SetClipboardText(text) }
      if workbench.wantsPicture {
        try picture.save(from: workbench, size: decoder.windowSize)
      }
    }
  }
}
