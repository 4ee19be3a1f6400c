/// The applications of this process. `UIApplication.shared` reads it, for code written for iOS.
final class ApplicationRegistry {
  static let ofThisProcess = ApplicationRegistry()

  /// In the order of creation. Weak, because an application may be freed on another thread while this list is read.
  private var entries: [Weak<UIApplication>] = []
  /// Applications that are processing an event, the innermost last.
  private var processing: [UIApplication] = []
  /// Created by `current` when there is no application; kept alive here.
  private var fallback: UIApplication?

  /// The application that is processing an event, or else the first that was created; nil if there is none.
  var known: UIApplication? { processing.last ?? entries.lazy.compactMap(\.object).first }

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

  func register(_ application: UIApplication) {
    entries.removeAll { $0.object == nil }
    entries.append(Weak(application))
  }

  /// Returns the application whose delegate, and so the end of whose responder chain, is `responder` (RC-06).
  func application(ending responder: UIResponder) -> UIApplication? {
    entries.lazy.compactMap(\.object).first { $0.next === responder }
  }

  func begin(_ application: UIApplication) { processing.append(application) }

  func end() { processing.removeLast() }
}
