import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import CodeMessages
@testable import TouchTrace

/// Answers that no host of Touchstone gives: a person's program can write anything to the pipe.
struct AnswerGuardTests {
  private func node(_ name: String, in superview: String? = nil, depth: Int = 0) -> TreeSnapshot.Node {
    var node = TreeSnapshot.Node(name: name, className: "UIView", depth: depth)
    node.superview = superview
    return node
  }

  private func answer(_ nodes: TreeSnapshot.Node...) -> CodeAnswer {
    var answer = CodeAnswer(), sent = SentDrawings()
    answer.add(TreeSnapshot(nodes: nodes), &sent)
    return answer
  }

  private func checked(_ answer: CodeAnswer) throws(MessagePipe.Failure) -> CodeAnswer {
    var guarding = AnswerGuard()
    return try guarding.checked(answer)
  }

  private func isRefused(_ answer: CodeAnswer) -> Bool {
    do throws(MessagePipe.Failure) {
      _ = try checked(answer)
      return false
    } catch {
      return true
    }
  }

  @Test func numbersThatNoPictureHasAreClamped() throws {
    var huge = node("a")
    huge.frame = CGRect(x: -1e17, y: .nan, width: 2e17, height: .infinity)
    huge.corners = [CGPoint(x: -CGFloat.infinity, y: 3)]
    huge.alpha = 1e20
    let result = try checked(answer(huge)).trees[0].nodes[0]
    #expect(result.frame == CGRect(x: -16_777_216, y: 0, width: 16_777_216, height: 16_777_216))
    #expect(result.corners == [CGPoint(x: -16_777_216, y: 3)] && result.alpha == 1)
    var faint = node("a")
    faint.alpha = -3
    #expect(try checked(answer(faint)).trees[0].nodes[0].alpha == 0)
  }

  @Test func whatAPictureHasStays() throws {
    var outer = node("window"), inner = node("a", in: "window", depth: 1)
    outer.subviews = ["a"]
    (inner.frame, inner.alpha) = (CGRect(x: 0.25, y: -40, width: 4e6, height: 12), 0.01)
    let before = answer(outer, inner)
    #expect(try checked(before) == before)
  }

  @Test func treesThatContradictThemselvesAreRefused() throws {
    #expect(isRefused(answer(node("a"), node("a"))))
    #expect(isRefused(answer(node("a", in: "b"), node("b", in: "a"))))
    #expect(isRefused(answer(node("a", in: "a"))))
    #expect(isRefused(answer(node(String(repeating: "n", count: 1_000_000)))))
    // A view that claims the views of others has none.
    var one = node("one"), other = node("other", in: "one", depth: 1)
    (one.subviews, other.subviews) = (["other", "one", "none"], ["one", "other"])
    let result = try checked(answer(one, other)).trees[0].nodes
    #expect(result.map(\.subviews) == [["other"], []])
  }

  @Test func tooManyViewsAreSaid() {
    var many = answer()
    many.trees[0].nodes = (0..<30_000).map { node("\($0)") }
    #expect(throws: MessagePipe.Failure.damaged("30000 views; at most 20000 can be shown")) { try checked(many) }
  }

  /// They are painted into memory of the screen's size.
  @Test(arguments: [
    CGRect(x: -1, y: 0, width: 5, height: 5), CGRect(x: 0, y: 9, width: 5, height: 2),
    CGRect(x: 8, y: 0, width: 5, height: 1), CGRect(x: 0, y: 0, width: 1e9, height: 1),
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0.5, y: 0, width: 1, height: 1),
    CGRect(x: 5, y: 5, width: -2, height: 2),
  ])
  func areasOutsideOfTheScreenAreRefused(rect: CGRect) throws {
    var shape = PointShape()
    var areas = HitAreas(width: 10, height: 10, areas: [], deadZones: [])
    shape.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    areas.areas = [HitAreas.Area(view: "a", shape: shape)]
    var good = answer(node("a"))
    good.areas = areas
    #expect(!isRefused(good))
    var bad = good
    let text = "{\"rects\":[[[\(rect.minX),\(rect.minY)],[\(rect.size.width),\(rect.size.height)]]],\"count\":1}"
    let decoder = JSONDecoder()
    guard rect.minX.isFinite else { return }
    let read = try decoder.decode(PointShape.self, from: Data(text.utf8))
    bad.areas?.areas = [HitAreas.Area(view: "a", shape: read)]
    #expect(isRefused(bad))
  }

  @Test func aMapWithoutASizeIsRefused() {
    for (width, height) in [(0, 10), (-5, -5), (Int.max, Int.max), (1 << 20, 1 << 20)] {
      var answer = answer(node("a"))
      answer.areas = HitAreas(width: width, height: height, areas: [], deadZones: [])
      #expect(isRefused(answer), "\(width) \(height)")
    }
  }

  @Test func stepsOfNoTreeAreRefused() {
    let steps = [
      TraceStep(kind: .timeout, depth: 0, parent: nil, time: 0, tree: 7),
      TraceStep(kind: .timeout, depth: 0, parent: 3, time: 0, tree: 0),
      TraceStep(kind: .timeout, depth: 0, parent: nil, time: .max, tree: 0),
      TraceStep(kind: .timeout, depth: -1, parent: nil, time: 0, tree: 0),
    ]
    for step in steps {
      var answer = answer(node("a"))
      answer.steps = [step]
      #expect(isRefused(answer), "\(step)")
    }
    var later = answer(node("a"))
    later.marks = [Trace.Mark(name: "m", count: 9)]
    #expect(isRefused(later))
    later.marks = []
    later.nextDeadline = .max
    #expect(isRefused(later))
  }

  // MARK: Bytes

  @Test(arguments: [
    ("{\"time\":12345678901234567890}", false), ("{\"time\":-9223372036854775808}", false),
    ("{\"time\":1234567890123456}", true), ("{\"x\":0.12345678901234567}", true), ("{\"x\":1.5e-17}", true),
    ("{\"digest\":12345678901234567890}", true), ("{\"name\":\"12345678901234567890 \\\" 1\"}", true),
    ("\"\\", true), ("", true),
  ])
  func longNumbersAreFound(message: String, isReadable: Bool) {
    #expect(MessageScan.isReadable(Data(message.utf8)) == isReadable)
  }

  @Test(.exhaustive) func textWithoutEndIsFound() {
    let long = String(repeating: "x", count: 65 << 20)
    #expect(!MessageScan.isReadable(Data("{\"name\":\"\(long)\"}".utf8)))
    #expect(MessageScan.isReadable(Data("{\"pixels\":\"\(long)\"}".utf8)))
  }

  /// A length without a message takes no memory, and the end of the pipe is the end of the message.
  @Test func aMessageThatEndsInTheMiddleIsNone() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data([0xFF, 0xFF, 0xFF, 0x0F, 1, 2, 3]))
    try pipe.fileHandleForWriting.close()
    let reading = MessagePipe(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
    #expect(throws: MessagePipe.Failure.ended) { try reading.receive(CodeAnswer.self) }
  }
}
