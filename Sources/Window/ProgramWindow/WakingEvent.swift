import CSDL2

/// Wakes the window's loop with an event of a type: the only thing that SDL allows on another thread.
nonisolated func wakeLoop(with type: UInt32) {
  var event = SDL_Event()
  event.type = type
  SDL_PushEvent(&event)
}
