import Algorithms
import Scenes
import Testing
import TouchTrace
import UIKit

/// A screen without a display: it shows a view or a controller, fingers touch it, and everything that UIKit does is
/// recorded.
///
/// ```swift
/// @Test @MainActor func theKnobTurnsOnlyFromItsRim() {
///   let screen = TestScreen(KnobView(frame: CGRect(x: 20, y: 20, width: 200, height: 200)))
///   screen.drag(from: CGPoint(x: 30, y: 120), to: CGPoint(x: 120, y: 30))
///   #expect(screen.trace.actions == ["knob valueChanged"])
/// }
/// ```
///
/// Points are in the coordinate space of the screen, times are virtual milliseconds: nothing waits, and the same calls give
/// the same trace. A touch takes the same way as a finger's in the window of Touchstone. Works in Swift Testing and in
/// XCTest.
@MainActor public final class TestScreen {
  /// The application of this screen. `UIApplication.shared` is this one while it handles an event.
  public let application: UIApplication
  /// The window that fills the screen.
  public let window: UIWindow

  private let run: CodeRun
  /// The subject that a scene file would name; nil for a screen that was filled.
  private(set) var subject: TestSubject?
  private var performance = ScriptPerformance()
  private var played = 0
  /// The number of steps before the recorded part.
  private var start = 0
  /// See `TestTrace.hints`.
  private var hints: [String] = []

  /// Makes a screen that shows a view. A view with an empty frame fills the screen.
  /// - Parameter size: the size of the screen in points; that of an iPhone by default.
  public convenience init(_ view: UIView, size: CGSize = TestScreen.phone) {
    self.init(size: size) { window in
      if view.frame.isEmpty { view.frame = window.bounds }
      window.addSubview(view)
    }
    subject = TestSubject(view, frame: view.frame)
  }

  /// Makes a screen that shows the view of a controller.
  /// - Parameter size: the size of the screen in points; that of an iPhone by default.
  public convenience init(_ controller: UIViewController, size: CGSize = TestScreen.phone) {
    self.init(size: size) { $0.rootViewController = controller }
    subject = TestSubject(controller, frame: nil)
  }

  /// Makes a screen with an empty window.
  /// - Parameters:
  ///   - size: the size of the screen in points.
  ///   - fill: adds to the window what it shows, before the window is shown.
  public init(size: CGSize = TestScreen.phone, _ fill: (UIWindow) -> Void) {
    let application = UIApplication()
    self.application = application
    let window = UIWindow(frame: CGRect(origin: .zero, size: size), application: application)
    self.window = window
    application.asShared {
      fill(window)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    run = CodeRun(application, screenSize: size)
  }

  /// The size of an iPhone's screen, in points.
  public nonisolated static let phone = CGSize(width: 390, height: 844)

  /// The current time, in virtual milliseconds since the screen was made.
  public private(set) var time = 0

  var objects: CodeObjects { run.objects }

  /// The name that traces and hit maps have for a view, controller or recognizer.
  public func name(of object: AnyObject) -> String { objects.name(of: object) ?? String(describing: type(of: object)) }

  /// The view, controller or recognizer of a name; nil if there is none.
  public func object(named name: String) -> AnyObject? { objects.object(named: name) }

  /// The view that a touch at a point would hit. The question is not part of the trace.
  public func hitTestView(at point: CGPoint) -> UIView? {
    let observer = application.observer
    application.observer = nil
    defer { application.observer = observer }
    return application.frontmostView(at: point, with: nil)?.view
  }

  // MARK: The trace

  /// The trace since the screen was made, or since `beginTrace()`.
  public var trace: TestTrace { TestTrace(run.trace, from: start, hints: hints) }

  /// Adds a hint to the trace, once.
  func note(_ hint: String) {
    if !hints.contains(hint) { hints.append(hint) }
  }

  /// The inputs since the screen was made.
  var script: Script { Script(performance) }

  /// Leaves what happened so far out of `trace`.
  public func beginTrace() {
    start = run.trace.steps.count
    hints = []
  }

  // MARK: Playing

  /// Plays script lines, in the format of Touchstone's scenes.
  ///
  /// ```swift
  /// screen.play("""
  ///   down 95,280 and 265,280
  ///   move 50,280 and 310,280 over 300
  ///   up finger 1 and finger 2
  ///   """)
  /// ```
  ///
  /// `set` is for scenes: change the view instead. A line that cannot be played fails the test, and ends the script.
  public func play(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for (number, text) in script.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = text.trimmingCharacters(in: .whitespaces)
      if text.isEmpty || text.hasPrefix("#") { continue }
      do throws(TextError) {
        try perform(ScriptLine.parse(text))
      } catch {
        return TestFailure.record("script line \(number + 1), `\(text)`: \(error.message)", at: sourceLocation)
      }
    }
  }

  /// Plays lines; one that cannot be played fails the test.
  func play(_ lines: [ScriptLine], _ location: SourceLocation) {
    for line in lines {
      do throws(TextError) {
        try perform(line)
      } catch {
        return TestFailure.record("`\(line)`: \(error.message)", at: location)
      }
    }
  }

  private func perform(_ line: ScriptLine) throws(TextError) {
    switch line {
    case .set: throw TextError("`set` is for scenes; a test changes its views itself")
    case .front(let name):
      guard objects.object(named: name) is UIView else {
        throw TextError("no view has the name `\(name)`")
      }
    default: break
    }
    try performance.perform(line)
    let inputs = performance.inputs[played...]
    played = performance.inputs.count
    for (_, group) in inputs.chunked(on: \.time) { play(group) }
    advance(to: performance.time)
  }

  /// Plays inputs of one time. Fingers that are reported together are one event (PL-06).
  private func play(_ inputs: ArraySlice<TimedInput>) {
    run.play(Array(inputs))
    if let last = inputs.last { time = max(time, last.time) }
  }

  private func advance(to time: Int) {
    self.time = max(self.time, time)
    run.advance(to: self.time)
  }
}
