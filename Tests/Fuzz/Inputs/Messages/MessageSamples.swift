import CodeMessages
import Foundation
import Scenes
import TouchTrace
import UIKit

/// Messages between Touchstone and the program of a person's code, as JSON with many lines.
@MainActor enum MessageSamples {
  /// Lies between two messages of one case.
  nonisolated static let separator = Array("\n---\n".utf8)
  /// Words that mean something in a message.
  nonisolated static let words = [
    "null", "[]", "{}", "true", "\"inf\"", "\"-inf\"", "\"nan\"", "1e308", "-1e308", "1e17", "9007199254740993",
    "9223372036854775807", "-9223372036854775808", "1e-320", "0", "-1", "\"\"", "\"window\"", "\"label\"", ",", ":",
    "\"steps\"", "\"trees\"", "\"nodes\"", "\"superview\"", "\"subviews\"", "\"alpha\"", "\"frame\"", "\"drawings\"",
  ]

  /// Answers of an application in this process, one list for each of its runs.
  static func answers() throws -> [[UInt8]] {
    try [["tap"], ["drag", "map"], ["map"]].map { acts in
      let encoder = MessageSamples.encoder
      return Array(try answers(to: acts).map { try encoder.encode($0) }.joined(separator: separator))
    }
  }

  static func requests() throws -> [[UInt8]] {
    let requests: [CodeRequest] = [
      .start(CGSize(width: 390, height: 844), safeArea: CodeInsets(top: 47), subject: CodeSubject("A", frame: nil)),
      .play(
        [
          .touch(finger: 0, phase: "began", at: CGPoint(x: 60, y: 60), force: 0.5), .front("label"), .mark("m"),
          .set("label", change: "isHidden true"), .shake, .interrupt,
        ], at: 10),
      .play([.touch(finger: 0, phase: "ended", at: CGPoint(x: 60, y: 60), force: nil), .remote, .press], at: 90),
      .advance(to: 500), .hitTestView(at: CGPoint(x: 60, y: 60)), .hitAreas,
    ]
    return try requests.map { Array(try encoder.encode($0)) }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }

  /// An application with a label, a view that draws, and a scroll view. Its window lives as long as it is kept.
  static func application() -> (application: UIApplication, window: UIWindow) {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 60))
    (label.text, label.isUserInteractionEnabled) = ("A label", true)
    label.accessibilityIdentifier = "label"
    label.addGestureRecognizer(UITapGestureRecognizer())
    let scrolling = UIScrollView(frame: CGRect(x: 20, y: 140, width: 200, height: 300))
    scrolling.contentSize = CGSize(width: 200, height: 900)
    scrolling.addSubview(DrawnView(frame: CGRect(x: 10, y: 10, width: 120, height: 120)))
    for view in [label, scrolling] { window.addSubview(view) }
    window.makeKeyAndVisible()
    return (application, window)
  }

  /// The answers of a host, as `HostSession` makes them.
  private static func answers(to acts: [String]) -> [CodeAnswer] {
    let (application, window) = application()
    defer { withExtendedLifetime(window) {} }
    let run = CodeRun(application, screenSize: CGSize(width: 390, height: 844), recordsDrawings: true)
    var sent = SentDrawings(), counts = (steps: 0, trees: 0)
    func news(_ change: (inout CodeAnswer) -> Void = { _ in }) -> CodeAnswer {
      var answer = CodeAnswer()
      change(&answer)
      answer.steps = Array(run.trace.steps[counts.steps...])
      for tree in run.trace.trees[counts.trees...] { answer.add(tree, &sent) }
      counts = (run.trace.steps.count, run.trace.trees.count)
      answer.nextDeadline = run.nextDeadline
      return answer
    }
    func touch(_ phase: Input.Phase, _ y: CGFloat, _ time: Int) {
      let input = Input.touch(finger: 0, phase: phase, at: CGPoint(x: 60, y: y), force: nil)
      run.play([TimedInput(time: time, input: input)])
    }
    var answers = [news { $0.shown = .application("App") }]
    for act in acts {
      if act == "map" {
        answers.append(
          news {
            $0.areas = run.hitAreas()
            $0.view = run.hitTestView(at: CGPoint(x: 60, y: 60))
          })
        continue
      }
      let places: [CGFloat] = act == "tap" ? [60, 60] : [400, 300, 200]
      touch(.began, places[0], 0)
      answers.append(news())
      for (index, place) in places.dropFirst().dropLast().enumerated() { touch(.moved, place, 100 * (index + 1)) }
      touch(.ended, places[places.count - 1], 400)
      answers.append(news())
    }
    return answers
  }
}

private final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(ovalIn: rect).fill()
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addCurve(
      to: CGPoint(x: 100, y: 100), controlPoint1: CGPoint(x: 0, y: 80), controlPoint2: CGPoint(x: 80, y: 0))
    line.lineWidth = 3
    line.stroke()
  }
}
