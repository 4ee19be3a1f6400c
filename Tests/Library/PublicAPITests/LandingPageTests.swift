import Testing
import UIKit

/// The example of the documentation's landing page, `Sources/Library/UIKit/UIKit.docc/UIKit.md`.
@Suite struct LandingPageTests {
  /// The `Printer` and the `Greeter` of the page, with an array instead of `print`.
  final class Printer: PipelineObserver {
    private(set) var lines: [String] = []

    func pipelineWillPerform(_ step: PipelineStep) {
      switch step {
      case .touches(let responder, let phase, _): lines.append("\(type(of: responder)): \(phase)")
      case .action(let action): lines.append("action of \(type(of: action.sender))")
      default: break
      }
    }

    func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {}

    func pipelineDidNote(_ note: PipelineNote) {}

    func greet() { lines.append("Hello") }
  }

  @Test("the example prints what the page shows")
  func example() {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), application: application)
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
    window.addSubview(card)
    window.makeKeyAndVisible()

    let printer = Printer()
    card.addGestureRecognizer(UITapGestureRecognizer(target: printer, action: Printer.greet))
    application.observer = printer

    let point = CGPoint(x: 50, y: 50)
    application.enqueue(TouchSample(phase: .began, location: point, timestamp: 0))
    application.enqueue(TouchSample(phase: .ended, location: point, timestamp: 0.08))
    application.processEvents(until: 0.08)
    #expect(
      printer.lines == [
        "UIView: began", "UIWindow: began", "UIApplication: began", "action of UITapGestureRecognizer", "Hello",
        "UIView: cancelled", "UIWindow: cancelled", "UIApplication: cancelled",
      ])
  }
}
