import Canvas
import Foundation
import Narration
import Playground
import Scenes
import TestSupport
import Testing
import TouchTrace
import VectorPictures

@testable import OwnCode

/// Code with values that no picture can have, or with more of something than a screen can show: the trace and the pictures are
/// made, or a sentence says the limit.
@Suite(.slow) struct ValueTests {
  /// What a controller does when its view is loaded, and what it declares.
  struct Value: Sendable, CustomTestStringConvertible {
    var name: String
    var loading: String
    var declaring = ""
    /// The end of the run; nil if it goes on.
    var sentence: String?
    var testDescription: String { name }
  }

  /// A push draws a tenth.
  nonisolated private static let share = Exhaustive.isOn ? 1 : 10

  nonisolated static let values = [
    Value(
      name: "an opacity of 10^20",
      loading: """
        let v = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 300))
        v.backgroundColor = .red; view.addSubview(v); v.alpha = 1e20
        """),
    Value(
      name: "a frame of 10^17 points",
      loading: """
        let a = UIView(frame: CGRect(x: -1e17, y: 300, width: 2 * 1e17, height: 100))
        a.backgroundColor = .red; a.isMultipleTouchEnabled = true; a.clipsToBounds = true; view.addSubview(a)
        """),
    Value(
      name: "numbers that are none",
      loading: """
        let a = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
        a.backgroundColor = UIColor(red: .nan, green: .infinity, blue: -7, alpha: .nan); view.addSubview(a)
        a.layer.cornerRadius = .infinity; a.layer.borderWidth = .nan; a.alpha = .nan
        a.transform = CGAffineTransform(scaleX: .infinity, y: .nan)
        let b = UIView(frame: CGRect(x: CGFloat.nan, y: -.infinity, width: .infinity, height: .nan)); view.addSubview(b)
        """),
    Value(
      name: "thousands of curves",
      loading: "view.addSubview(D(frame: CGRect(x: 20, y: 200, width: 300, height: 300)))",
      declaring: """
        class D: UIView {
          override func draw(_ r: CGRect) {
            for i in 0..<\(400 / share) {
              let p = UIBezierPath(); p.move(to: CGPoint(x: i, y: 0))
              for k in 0..<50 {
                p.addCurve(
                  to: CGPoint(x: CGFloat(k) * 6, y: 300), controlPoint1: CGPoint(x: -1e7, y: 1e7),
                  controlPoint2: CGPoint(x: 1e7, y: -1e7))
              }
              p.stroke()
            }
          }
        }
        """),
    Value(
      name: "calls without end", loading: "func f(_ n: Int) -> Int { f(n + 1) + 1 }; _ = f(0)",
      sentence: "the code crashed (signal 11)"),
    Value(
      name: "a text of 100,000 words, and a word of 300,000 letters",
      loading: """
        let l = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 800)); l.numberOfLines = 0
        l.text = String(repeating: "word ", count: 100_000); view.addSubview(l)
        let m = UILabel(frame: CGRect(x: 0, y: 300, width: 390, height: 40))
        m.text = String(repeating: "n", count: 300_000); view.addSubview(m)
        """),
    Value(
      name: "hundreds of views, or thousands",
      loading: """
        for i in 0..<\(5000 / share) {
          let v = UIView(frame: CGRect(x: CGFloat(i % 70) * 5, y: CGFloat(i / 70) * 10, width: 4, height: 8))
          v.backgroundColor = .red; view.addSubview(v)
        }
        """),
    Value(
      name: "3,000 levels",
      loading: """
        var p: UIView = view
        for _ in 0..<3000 { let v = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)); p.addSubview(v); p = v }
        """),
  ]

  @Test(arguments: values.sample(every: 6)) func eachIsShownOrSaid(value: Value) throws {
    let hostile = try HostileCode([
      "V.swift": """
      import UIKit
      \(value.declaring)
      class V: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          \(value.loading)
        }
      }
      """
    ])
    let playback = try hostile.playback(of: try hostile.program())
    if let sentence = value.sentence {
      let failure = try #require(playback.failure)
      #expect(RunFailureText.sentence(failure, .english).contains(sentence))
      return
    }
    // A slow machine says the limit of time.
    if let failure = playback.failure, case .late = failure.reason { return }
    #expect(playback.failure == nil, "\(playback.failure.map { RunFailureText.sentence($0, .english) } ?? "")")
    #expect(!TraceText.text(of: playback.trace).isEmpty)
    let library = try SceneLibrary.bundled()
    let workbench = Workbench(
      showing: playback, among: [], of: library, options: WorkbenchOptions(), typesetter: try Typesetter())
    workbench.showPoint()
    let picture = workbench.picture()
    #expect(picture.width > 0)
    let (drawings, area) = workbench.drawings(isStageOnly: true)
    #expect(!SVGPicture.text(of: drawings, in: area, title: "", workbench.typesetter).isEmpty)
  }
}
