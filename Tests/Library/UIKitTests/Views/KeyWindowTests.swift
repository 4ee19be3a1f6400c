import Testing

@testable import UIKitCore

/// Changes of the key window, and windows and scenes of an application.
@Suite struct KeyWindowTests {
  private let application = UIApplication()

  final class Noting: UIWindow {
    var log: Log?
    var isToolbar = false

    override var canBecomeKey: Bool { !isToolbar }
    override func becomeKey() { log?.entries.append("\(tag) becomes key, is \(isKeyWindow)") }
    override func resignKey() { log?.entries.append("\(tag) resigns, is \(isKeyWindow)") }
  }

  final class Log { var entries: [String] = [] }

  @Test("the old key window resigns, then the new one is told")
  func change() {
    let log = Log()
    let windows = (1...2).map { number in
      let window = Noting(frame: .zero, application: application)
      (window.tag, window.log) = (number, log)
      return window
    }
    windows[0].makeKey()
    windows[0].makeKey()
    windows[1].makeKeyAndVisible()
    application.release(windows[1])
    #expect(
      log.entries == ["1 becomes key, is true", "1 resigns, is false", "2 becomes key, is true", "2 resigns, is false"])
  }

  @Test("a window that cannot become key is shown, but is not the key window")
  func refusal() {
    let window = Noting(frame: .zero, application: application)
    window.isToolbar = true
    window.makeKeyAndVisible()
    #expect(!window.isHidden && application.keyWindow == nil)
  }

  @Test("a level that is no number is refused")
  func levelNaN() {
    let window = UIWindow(frame: .zero, application: application)
    window.windowLevel = .alert - 1
    window.windowLevel = UIWindow.Level(.nan)
    #expect(window.windowLevel.rawValue == 1999)
  }

  @Test("the application keeps its scenes, whose state is its own")
  func scenes() {
    let scene = UIWindowScene(application: application), window = UIWindow(windowScene: scene)
    #expect(application.connectedScenes == [scene] && scene.windows == [window] && window.isHidden)
    #expect(scene.activationState == .foregroundActive)
    application.resignActive(at: 0)
    #expect(scene.activationState == .foregroundInactive)
  }

  @Test("an interaction is told of its view and adds a recognizer to it")
  func interactions() {
    let first = UIView(), second = UIView(), hold = Hold()
    first.addInteraction(hold)
    first.addInteraction(hold)
    #expect(first.interactions.count == 1 && first.gestureRecognizers == [hold.press])
    second.addInteraction(hold)
    #expect(first.interactions.isEmpty && first.gestureRecognizers == nil && hold.view === second)
    second.interactions = []
    #expect(hold.view == nil && second.gestureRecognizers == nil)
  }

  final class Hold: NSObject, UIInteraction {
    weak var view: UIView?
    let press = UILongPressGestureRecognizer()

    func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

    func didMove(to view: UIView?) {
      self.view = view
      view?.addGestureRecognizer(press)
    }
  }

  // MARK: References that nothing keeps alive

  private final class Secretive: UIApplication {
    override var windows: [UIWindow] { [] }
  }

  /// Whatever an application says of its windows, none refers to it after its end.
  @Test func aWindowOutlivesItsApplication() {
    var application: UIApplication? = Secretive()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: application!)
    window.makeKeyAndVisible()
    application = nil
    #expect(window.application == nil && window.next == nil && !window.isKeyWindow)
  }

  @Test func anApplicationOutlivesItsKeyWindow() {
    let first = UIApplication(), second = UIApplication()
    for isMoved in [false, true] {
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: first)
      window?.makeKeyAndVisible()
      #expect(first.keyWindow === window)
      if isMoved { second.adopt(window!) }
      window = nil
      #expect(first.keyWindow == nil && second.keyWindow == nil)
    }
  }

  @Test func aRecognizerOutlivesItsViewAndItsApplication() {
    let recognizer = UITapGestureRecognizer()
    // The finger that is down keeps it alive.
    weak var kept: UIWindow?
    do {
      let application = UIApplication()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: application)
      window.addGestureRecognizer(recognizer)
      kept = window
      window.makeKeyAndVisible()
      application.enqueue(TouchSample(phase: .began, location: CGPoint(x: 5, y: 5), timestamp: 1))
      application.processEvents(until: 1)
      #expect(recognizer.environment === application.gestureEnvironment && recognizer.view === window)
    }
    #expect(recognizer.environment == nil && recognizer.host === kept && kept?.application == nil)
    var view: UIView? = UIView()
    let other = UITapGestureRecognizer()
    view?.addGestureRecognizer(other)
    view = nil
    #expect(other.host == nil && other.view == nil)
  }

  @Test("an application without scenes has one, which follows its windows and is not reported", .statements("RC-05"))
  func sceneOfWindows() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    let application = UIApplication()
    application.makeSceneOfWindows()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10), application: application)
    let scene = application.connectedScenes.first as? UIWindowScene
    #expect(scene != nil && window.windowScene === scene && scene?.windows == [window])
    #expect(window.next === scene && window.next?.nearestReported === application)
    let other = UIWindowScene(application: application)
    window.windowScene = other
    #expect(window.next === other && other.windows == [window] && scene?.windows == [])
  }
}
