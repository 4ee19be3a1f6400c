import Foundation

@testable import UIKitCore

/// An application with a tree of views built from indented text, methods that move fingers, and a transcript of what
/// the pipeline did.
///
///     let fixture = PipelineFixture("""
///       window 320x200
///         card 20,20 100x100 handles
///       """)
///     fixture.tap("card")
///     #expect(fixture.transcript == """
///       card.began
///       card.ended
///       """)
final class PipelineFixture {
  let application = UIApplication()
  let transcriber = Transcriber()
  private(set) var windows: [UIWindow] = []
  private var views: [String: UIView] = [:]
  private(set) var controllers: [String: UIViewController] = [:]
  /// The time in seconds. Methods that take no time happen now.
  private(set) var now: TimeInterval = 0
  private var places: [Int: CGPoint] = [:]
  private var recognizers: [String: UIGestureRecognizer] = [:]

  init(_ tree: String, options: PipelineOptions = PipelineOptions()) {
    application.options = options
    transcriber.name(application, "app")
    for root in TreeLine.roots(of: tree) { addWindow(root) }
    application.observer = transcriber
  }

  subscript(_ name: String) -> UIView {
    guard let view = views[name] else { fatalError("there is no view named \(name)") }
    return view
  }

  /// The deliveries and actions since the last read. Reading it clears the transcript.
  var transcript: String { transcriber.take(.delivery) }

  /// The transcript with changes of state, verdicts and withheld phases.
  var detailedTranscript: String { transcriber.take(.delivery, .state, .verdict, .hold) }

  /// The transcript with the questions that were asked.
  var questions: String { transcriber.take(.delivery, .question) }

  /// One line for each hit test: `+` inside, `-` outside, `/` skipped with the reason, `→` the result.
  var searches: String { transcriber.take(.search) }

  /// Hit tests and deliveries, in order.
  var everything: String { transcriber.take(.search, .delivery) }

  func take(_ kind: Transcriber.Kind) -> String { transcriber.take(kind) }

  /// The name of the view that a touch at this point of the screen would go to.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String {
    application.frontmostView(at: CGPoint(x: x, y: y), with: nil).map { transcriber.name(of: $0.view) } ?? "nil"
  }

  /// The names of the responders from `name` to the end of the chain.
  func chain(from name: String) -> String {
    var names: [String] = []
    var responder: UIResponder? = self[name]
    while let current = responder {
      names.append(transcriber.name(of: current))
      responder = current.next
    }
    return names.joined(separator: " → ")
  }

  func gesture(_ name: String) -> UIGestureRecognizer {
    guard let recognizer = recognizers[name] else { fatalError("there is no recognizer named \(name)") }
    return recognizer
  }

  func plain(_ name: String) -> PlainRecognizer {
    guard let recognizer = gesture(name) as? PlainRecognizer else { fatalError("\(name) is not plain") }
    return recognizer
  }

  /// Called for each action of every recognizer.
  var onAction: ((UIGestureRecognizer) -> Void)?

  private func recognized(_ recognizer: UIGestureRecognizer) { onAction?(recognizer) }

  // MARK: Building

  private func addWindow(_ line: TreeLine) {
    let window = TestWindow(frame: line.frame, application: application)
    windows.append(window)
    fill(window, from: line)
    if !line.has("hidden") { window.makeKeyAndVisible() }
  }

  private func fill(_ view: UIView, from line: TreeLine) {
    views[line.name] = view
    view.accessibilityIdentifier = line.name
    transcriber.name(view, line.name)
    (view as? Logs)?.transcriber = transcriber
    line.apply(to: view)
    if line.has("vc") {
      let controller = TestController()
      controller.view = view
      controllers[line.name + "VC"] = controller
      transcriber.name(controller, line.name + "VC")
      if let window = view.superview as? UIWindow { window.rootViewController = controller }
      if line.frame.size != .zero { view.frame = line.frame }
    }
    for word in line.gestures {
      let recognizer = word.make()
      recognizer.addTarget(self, action: PipelineFixture.recognized)
      recognizers[word.name] = recognizer
      view.addGestureRecognizer(recognizer)
    }
    for child in line.children {
      let subview = child.makeView()
      view.addSubview(subview)
      fill(subview, from: child)
    }
  }

  // MARK: Fingers

  func down(_ name: String, finger: Int = 1, at time: TimeInterval? = nil) {
    let middle = self[name].middleOnScreen
    down(middle.x, middle.y, finger: finger, at: time)
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1, at time: TimeInterval? = nil) {
    report(.began, CGPoint(x: x, y: y), finger, time)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1, at time: TimeInterval? = nil) {
    report(.moved, CGPoint(x: x, y: y), finger, time)
  }

  func move(by dx: CGFloat, _ dy: CGFloat, finger: Int = 1, at time: TimeInterval? = nil) {
    let place = places[finger] ?? .zero
    report(.moved, CGPoint(x: place.x + dx, y: place.y + dy), finger, time)
  }

  func up(finger: Int = 1, at time: TimeInterval? = nil) {
    report(.ended, places[finger] ?? .zero, finger, time)
  }

  /// Lifts a finger at another place than its last report.
  func lift(_ x: CGFloat, _ y: CGFloat, finger: Int = 1, at time: TimeInterval? = nil) {
    report(.ended, CGPoint(x: x, y: y), finger, time)
  }

  /// Puts a finger down on the middle of the view and lifts it after 90 milliseconds.
  func tap(_ name: String, finger: Int = 1) {
    down(name, finger: finger)
    up(finger: finger, at: now + 0.09)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    down(x, y, finger: finger)
    up(finger: finger, at: now + 0.09)
  }

  /// Delivers the reports that `body` makes as one event.
  func together(_ body: () -> Void) {
    holdsReports = true
    body()
    holdsReports = false
    application.processEvents(until: now)
  }

  func wait(_ seconds: TimeInterval) {
    now += seconds
    application.processEvents(until: now)
  }

  private var holdsReports = false

  private func report(_ phase: UITouch.Phase, _ place: CGPoint, _ finger: Int, _ time: TimeInterval?) {
    now = max(now, time ?? now)
    places[finger] = place
    application.enqueue(TouchSample(finger: finger, phase: phase, location: place, timestamp: now))
    if !holdsReports { application.processEvents(until: now) }
  }
}

extension UIView {
  fileprivate var middleOnScreen: CGPoint {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let window else { return middle }
    return window.convert(convert(middle, to: nil), to: nil as UIWindow?)
  }
}
