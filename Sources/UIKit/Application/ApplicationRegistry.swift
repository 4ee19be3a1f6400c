/// Knows the applications of this process, so that `UIApplication.shared` can answer code written for iOS.
final class ApplicationRegistry {
  static let ofThisProcess = ApplicationRegistry()

  /// Not weak, because that would make each retain of an application slow; it deregisters itself.
  private struct Entry { unowned(unsafe) let application: UIApplication }

  /// In the order in which they were made.
  private var entries: [Entry] = []
  private var processing: [UIApplication] = []
  /// Made when somebody asks before there is any.
  private var spare: UIApplication?

  /// The one that is processing an event, else the first that was made.
  var current: UIApplication {
    if let application = processing.last ?? entries.first?.application { return application }
    let application = UIApplication()
    spare = application
    return application
  }

  /// The animation whose changes are being made.
  private(set) var animation: ViewAnimation?

  func whileAnimating(_ changes: () -> Void) -> ViewAnimation {
    let outer = animation, animation = ViewAnimation()
    self.animation = animation
    changes()
    self.animation = outer
    return animation
  }

  func register(_ application: UIApplication) {
    entries.append(Entry(application: application))
  }

  func forget(_ application: UIApplication) { entries.removeAll { $0.application === application } }

  /// The application at whose end of the chain the responder stands, as its delegate (RC-06).
  func application(ending responder: UIResponder) -> UIApplication? {
    entries.first { $0.application.next === responder }?.application
  }

  func begin(_ application: UIApplication) { processing.append(application) }

  func end() { processing.removeLast() }
}
