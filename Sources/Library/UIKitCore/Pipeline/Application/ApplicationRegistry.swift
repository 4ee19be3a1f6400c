import Synchronization

/// The applications of this process. `UIApplication.shared` reads it, for code written for iOS.
final class ApplicationRegistry {
  nonisolated static let ofThisProcess = ApplicationRegistry()

  /// Unowned: one weak reference would make each retain of an application slow. An application removes itself in
  /// `deinit`.
  private nonisolated struct Entry { unowned(unsafe) let application: UIApplication }

  /// In the order of creation. Behind a lock, because an application may be freed on any thread: until it has removed
  /// itself, which its `deinit` waits for, what is read of it under the lock is valid.
  private nonisolated let entries = Mutex<[Entry]>([])
  /// The innermost application that is processing an event. Its own method is running, so that it is alive.
  private var processing: Unmanaged<UIApplication>?
  /// Created by `current` when there is no application; kept alive here.
  private var fallback: UIApplication?

  /// The application that is processing an event, or else the first that was created; nil if there is none.
  var known: UIApplication? { processing?.takeUnretainedValue() ?? entries.withLock { $0.first?.application } }

  /// The application that is processing an event, or else the first that was created; created if there is none.
  var current: UIApplication {
    if let known { return known }
    let application = UIApplication()
    fallback = application
    return application
  }

  /// The animation whose `animations` closure is running.
  private(set) var animation: ViewAnimation?

  /// Whether animations take time.
  var animationsAreEnabled = true

  /// Runs `changes`, whose views join `animation`.
  func animate(with animation: ViewAnimation?, _ changes: () -> Void) {
    let outer = self.animation
    self.animation = animation
    changes()
    self.animation = outer
  }

  /// Runs `changes`, whose views join no animation.
  func withoutAnimation(_ changes: () -> Void) {
    let wereEnabled = animationsAreEnabled
    animationsAreEnabled = false
    animate(with: nil, changes)
    animationsAreEnabled = wereEnabled
  }

  /// The number of the last activation of a constraint.
  private var constraintCount = 0

  /// Numbers the activations of constraints, whose order counts.
  func nextConstraint() -> Int {
    constraintCount += 1
    return constraintCount
  }

  /// The number of changes of superviews so far.
  final var moves = 0

  /// The code that runs and waits for other code, the innermost last: its queue, and the thread that it has on iOS.
  private var running: [(queue: DispatchQueue?, thread: Thread)] = []

  /// The thread that the code that runs has on iOS.
  var thread: Thread { running.last?.thread ?? .main }

  /// Whether code of a queue runs, or waits for other code.
  func isOccupied(_ queue: DispatchQueue) -> Bool { running.contains { $0.queue === queue } }

  func begin(on queue: DispatchQueue?, _ thread: Thread) { running.append((queue, thread)) }
  func end() { running.removeLast() }

  func run(on queue: DispatchQueue, _ work: () -> Void) {
    (queue === DispatchQueue.main ? Thread.main : .ofQueues).run(on: queue, work)
  }

  private nonisolated init() {}

  func register(_ application: UIApplication) {
    entries.withLock { $0.append(Entry(application: application)) }
  }

  nonisolated func unregister(_ application: UIApplication) {
    entries.withLock { entries in entries.removeAll { $0.application === application } }
  }

  /// Returns the application whose delegate, and so the end of whose responder chain, is `responder` (RC-06).
  func application(ending responder: UIResponder) -> UIApplication? {
    entries.withLock { entries in
      for entry in entries where entry.application.next === responder { return entry.application }
      return nil
    }
  }

  /// Notes that `application` processes an event, and returns the one around it for `end(_:)`.
  func begin(_ application: UIApplication) -> Unmanaged<UIApplication>? {
    let outer = processing
    processing = .passUnretained(application)
    return outer
  }

  func end(_ outer: Unmanaged<UIApplication>?) { processing = outer }
}
