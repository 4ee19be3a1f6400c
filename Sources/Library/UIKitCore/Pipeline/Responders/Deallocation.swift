/// Runs the end of an object's life, on the thread that released the last reference.
///
/// The classes have a plain `deinit`, as on iOS: with an isolated one, no subclass could write `deinit { … }`. Release
/// views, controllers and applications on the main thread. A release on another thread does not stop the program, but
/// nothing of the same tree may be in use at that time. For that thread's sake `body` has no closures: each would check
/// that it runs on the main actor.
nonisolated func deallocating(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
}
