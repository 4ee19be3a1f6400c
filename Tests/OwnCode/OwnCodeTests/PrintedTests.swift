import Foundation
import Scenes
import TestSupport
import Testing
import TouchTrace

/// The lines that code prints stand in the trace, in the call that printed it.
@Suite(.slow) struct PrintedTests {
  private func lines(_ body: String, _ more: String = "", playing: String...) throws -> [(text: String, inside: String)]
  {
    let folder = try CodeFolder([
      "View.swift": """
      import UIKit
      class Card: UIView {
        \(more)
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          \(body)
        }
      }
      """
    ])
    let trace = try folder.playback("tap 195,422").trace
    return trace.steps.compactMap { step in
      guard case .printed(let line) = step.kind else { return nil }
      let call = step.parent.map { TraceText.line(of: trace.steps[$0]).trimmingCharacters(in: .whitespaces) }
      return (line.text + (line.more > 0 ? " +\(line.more)" : ""), call ?? "-")
    }
  }

  @Test(
    arguments: [
      (#"print("a", 1); debugPrint("b")"#, ["a 1", "\"b\""]),
      (
        #"NSLog("%@ %d %@ %@", "c" as NSString, 2, 3 as NSNumber, NSError(domain: "d", code: 4))"#,
        ["c 2 3 Error Domain=d Code=4 \"(null)\""]
      ),
      (#"Logger(subsystem: "s", category: "c").info("d \(3, privacy: .public)")"#, ["d 3"]),
      (#"os_log("%{public}d", 4); os_log(.debug, "e \(5)")"#, ["4", "e 5"]),
      (
        #"""
        Logger().info("\(-1 as Int8, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3), align: .right(columns: 5))")
        os_log(.info, "\(2.5) \(2.5, format: .fixed(precision: 1)) \(2.5 as CGFloat) \(true, format: .answer)")
        Logger(OSLog(subsystem: "s", category: .pointsOfInterest)).debug("\("i", align: .left(columns: 2), privacy: .private(mask: .hash))|\(UInt8(1), privacy: .sensitive)")
        """#,
        ["0xff   007", "2.500000 2.5 2.5 yes", "i |1"]
      ),
      (#"print("f", terminator: ""); print("g"); dump("h")"#, ["fg", "- \"h\""]),
      (#"print("two\nlines\u{1B}[2J")"#, ["two", "lines\\u{1B}[2J"]),
    ].sample(every: 2))
  func eachWayOfPrinting(body: String, printed: [String]) throws {
    let lines = try lines(body)
    #expect(lines.map(\.text) == printed)
    #expect(lines.allSatisfy { $0.inside == "card.touchesBegan finger 1" })
  }

  /// A line belongs to the innermost call; one of the start comes before the first event.
  @Test func linesOfNestedCalls() throws {
    let lines = try lines(
      #"print("began"); next?.touchesBegan(touches, with: event); print("still")"#,
      """
      override init(frame: CGRect) { super.init(frame: frame); print("made") }
      required init?(coder: NSCoder) { nil }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { print("asked"); return true }
      """)
    #expect(lines.map(\.text) == ["made", "asked", "began", "still"])
    #expect(lines.first?.inside == "-")
    #expect(lines[1].inside.hasPrefix("card.hitTest") && lines[3].inside == "card.touchesBegan finger 1")
  }

  /// Most settings are made while views are made. A view that is in no window yet warns as well.
  @Test func warningsOfTheStartStandBeforeTheFirstEvent() throws {
    let folder = try CodeFolder([
      "Screen.swift": """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          for _ in 0..<2 { UILabel().shadowColor = .red }
          let inner = UIView(), outer = UIView()
          outer.addSubview(inner)
          inner.addSubview(outer)
        }
      }
      """
    ])
    let steps = try folder.playback("tap 195,422").trace.steps
    #expect(
      steps.map(\.kind).prefix { $0.isWarning }.map(\.text) == [
        "warning: `UILabel.shadowColor` has no effect here; it exists so that sources compile",
        "warning: UIView cannot become a subview of UIView, which is inside it; take the inner view out of the outer one first",
      ])
  }

  /// Megabytes are cut: the first lines, and the number of the others.
  @Test(.exhaustive) func muchIsCut() throws {
    let lines = try lines(#"for n in 1...50_000 { print("line \(n) " + String(repeating: "x", count: 1000)) }"#)
    #expect(lines.count < 110 && lines.first?.text.hasPrefix("line 1 xxx") == true)
    #expect(lines.allSatisfy { $0.text.count < 500 } && lines.last?.text.contains(" +") == true)
  }

  /// A line that is longer than all that is kept leaves room for the next one.
  @Test func aLongLineIsCutAndMarked() throws {
    let lines = try lines(#"print(String(repeating: "x", count: 100_000)); print("after")"#)
    #expect(lines.map(\.text) == [String(repeating: "x", count: 400) + "…", "after"])
  }

  /// Objects are described with their addresses, which differ from process to process.
  @Test func addressesAreTheSameInEachRun() throws {
    let body = #"print(self, window!); print(ObjectIdentifier(self)); print("0xff0055aa 0x7f", touches.count)"#
    let first = try lines(body).map(\.text), second = try lines(body).map(\.text)
    #expect(first == second && first.count == 3)
    #expect(first[0].contains("0x600000000010;") && first[1] == "ObjectIdentifier(0x0000600000000010)")
    #expect(first[2] == "0xff0055aa 0x7f 1")
  }

  /// Lines that look like the last ones of a program are those of the code while it goes on.
  @Test func aLineThatTellsOfAnErrorIsALine() throws {
    let told = ["A.swift:3: Fatal error: told", "Fatal error: told", "Current stack trace:", "after"]
    #expect(try lines(told.map { "print(\"\($0)\")" }.joined(separator: "; ")).map(\.text) == told)
  }

  /// Standard output and standard error keep their order.
  @Test func theLastTextBeforeACrashIsALine() throws {
    let body = #"print("a", terminator: ""); NSLog("b"); print("c", terminator: ""); fatalError("stop")"#
    #expect(try lines(body).map(\.text) == ["a", "b", "c"])
  }

  /// Frames of content that moves by itself are no steps, but have their times.
  @Test func linesOfFramesHaveTheirTimes() throws {
    let playback = try CaseTests.playback("scroll-deceleration")
    let times = playback.trace.steps.compactMap { step -> Int? in
      if case .printed(let line) = step.kind, line.text.hasPrefix("offset") { step.time } else { nil }
    }
    #expect(times == times.sorted() && Set(times).count > 60)
  }
}

extension TraceStep.Kind {
  fileprivate var isWarning: Bool { if case .warning = self { true } else { false } }
}
