import Foundation
import Scenes
import TestSupport
import Testing
import TouchTrace

@testable import Narration
@testable import OwnCode

/// Sources in which something beside the touches went wrong, with what iOS answers: the line `play` of each says what is
/// played, and the line `expected` what comes of it.
@Suite(.slow) struct CaseTests {
  /// The code and the script of a case.
  struct Case {
    let text: String
    let script: [String]

    init(_ name: String) throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/\(name).txt")
      text = try String(contentsOf: file, encoding: .utf8)
      script = text.matches(of: /--touch '([^']*)'/).map { String($0.1) }
    }
  }

  static func playback(_ name: String) throws -> Playback {
    let one = try Case(name), folder = try CodeFolder(["\(name).swift": one.text])
    let scene = try CodeScene.make(folder.folder.path, playing: one.script.map(ScriptLine.parse))
    let playback = CodeScene.playback(of: try folder.program(), scene)
    playback.playScript()
    return playback
  }

  static func printed(_ playback: Playback) -> [String] {
    playback.trace.steps.compactMap { if case .printed(let line) = $0.kind { line.text } else { nil } }
  }

  @Test(
    arguments: [
      ("animation-that-changes-nothing", ["go", "box"]),
      ("carousel-layout", ["asked", "ends at 300"]),
      ("cell-adds-subview-to-itself", ["row 0"]),
      (
        "layers-of-subviews",
        [
          "super true sub 1", "detached super true sub 2 own true", "hit true", "after removal true 0",
          "bounds (200.0, 200.0)",
        ]
      ),
      (
        "drag-and-drop",
        [
          "lifted", "begin", "drop", "end copy context", "loaded 1", "item true", "lifted", "begin", "exit",
          "end cancel context",
        ]
      ),
      (
        "printed-values",
        [
          "UITouchPhase(rawValue: 0) own",
          "UIControlEvents(rawValue: 64) UIControlState(rawValue: 1) Optional(CodeHost.UITouchType(rawValue: 0))",
          "UIGestureRecognizerState(rawValue: 3)",
        ]
      ),
      ("recognizer-init", ["did tap"]),
      ("reorder-by-drag", ["drag One", "moved 0 to 2", "Two Three One Four"]),
      ("scroll-slop", ["offset 40.0", "offset 90.0", "offset 53.0", "end false"]),
      ("self-in-a-property-initializer", ["lazy"]),
      ("sheet-is-dragged-away", ["shown", "begin", "cancel", "dismissed"]),
      (
        "swipe-back",
        [
          "will appear true", "will disappear true true", "will appear false", "will disappear true true",
          "did disappear true",
        ]
      ),
      ("text-geometry", ["open https://example.org"]),
      ("threads", ["began true", "global false", "worker false", "later", "main true"]),
      ("value-of-a-computed-property", ["value 6", "value 7"]),
      (
        "values-by-key",
        ["count 0 1", "note x", "true true true", "7.0 [\"b\", \"c\"] nil 5 true", "3"]
      ),
      ("why-dead-target", []),
      ("why-plays-drag-at-once", ["pan 1"]),
      ("why-row-not-selected", ["tap"]),
    ].sample(every: 3))
  func whatIOSPrints(name: String, lines: [String]) throws {
    #expect(Self.printed(try Self.playback(name)) == lines)
  }

  @Test func anAppKnowsItsInformationAndItsFiles() throws {
    let folder = try CodeFolder([
      "Page.swift": """
      import UIKit
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let information = Bundle.main.infoDictionary!
          let name = information["CFBundleExecutable"] as! String
          print(NSClassFromString("\\(name).Page") == Page.self, information["CFBundleShortVersionString"] as Any)
          print(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as Any)
          let kit = Bundle(path: Bundle(for: Page.self).path(forResource: "Kit", ofType: "bundle")!)!
          print(try! String(contentsOfFile: kit.path(forResource: "text", ofType: "txt")!, encoding: .utf8))
          print(Bundle.main.url(forResource: "list", withExtension: "json") == nil)
          var count: UInt32 = 7
          print(class_copyPropertyList(Page.self, &count) == nil, count)
          print(UIScreen.main.value(forKey: "_displayCornerRadius") as Any)
        }
      }
      """,
      "Kit.bundle/text.txt": "of the kit",
    ])
    #expect(
      Self.printed(try folder.playback()) == [
        "true Optional(\"1.0\")", "Optional(\"1\")", "of the kit", "true", "true 0", "Optional(47.33)",
      ])
  }

  /// A default that is set to nil, and one that is a URL.
  @Test func defaultsAreClearedAndKeepURLs() throws {
    let folder = try CodeFolder([
      "Page.swift": """
      import UIKit
      import Foundation
      class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let defaults = UserDefaults.standard
          defaults.set("x", forKey: "text")
          defaults.set(nil, forKey: "text")
          print(defaults.string(forKey: "text") as Any)
          for text in ["https://a.b/c?d=e", "file:///tmp/a%20b"] {
            UserDefaults.standard.set(URL(string: text), forKey: "url")
            print(UserDefaults.standard.url(forKey: "url")?.absoluteString as Any)
          }
          defaults.set("/tmp/c", forKey: "path")
          print(defaults.url(forKey: "path")?.path as Any)
          let none: URL? = nil
          defaults.set(none, forKey: "url")
          print(defaults.url(forKey: "url") as Any)
        }
      }
      """
    ])
    #expect(
      Self.printed(try folder.playback()) == [
        "nil", "Optional(\"https://a.b/c?d=e\")", "Optional(\"file:///tmp/a%20b\")", "Optional(\"/tmp/c\")", "nil",
      ])
  }

  @Test func theRunLoopBringsAllEight() throws {
    let lines = Self.printed(try Self.playback("operation-queue"))
    #expect(
      lines.sorted() == [
        "back on main", "dispatch", "dispatch after operation", "main operation", "perform on main thread", "run loop",
        "thread", "transaction",
      ])
  }

  /// At about one second the layer is seen near 195, half of its way.
  @Test func theLayerIsHitWhereItIsSeen() throws {
    let lines = Self.printed(try Self.playback("presentation-layer"))
    #expect(lines.first == "presentation" && lines.count == 2)
    let place = try #require(lines.last.flatMap { Double($0.dropFirst("seen at ".count)) })
    #expect((165..<225).contains(place))
  }

  @Test func theContentGoesOnAfterTheLift() throws {
    let lines = Self.printed(try Self.playback("scroll-deceleration"))
    #expect(lines.contains("end true"))
    let end = try #require(lines.last.flatMap { Double($0.dropFirst("offset ".count)) })
    #expect(abs(end - 334) < 6)
  }

  @Test func aSuperviewIsLaidOutForTheSizeOfASubview() throws {
    let lines = Self.printed(try Self.playback("superview-layout"))
    #expect(
      lines.filter { $0.hasSuffix(" 1") } == ["subview size 1", "add subview 1", "own size 1", "bounds origin 1"])
    #expect(lines.count == 12)
  }

  @Test func aCrashIsToldAfterWhatWasRecorded() throws {
    let playback = try Self.playback("prints-are-not-shown")
    #expect(playback.failure?.reason == .trapped("stop here"))
    #expect(playback.trace.steps.contains { if case .result(_, "view") = $0.kind { true } else { false } })
    // The sentence with which the program stopped is the failure's, and no line of the code.
    #expect(Self.printed(playback) == [])
  }

  // MARK: Why

  private func causes(_ playback: Playback, _ object: String) throws -> [WhyNot.Cause] {
    try #require(playback.whyNot(object)).causes
  }

  @Test func aDeadTargetIsSaid() throws {
    let causes = try causes(Self.playback("why-dead-target"), "button")
    #expect(causes.map(\.obstacle) == [.targetLost("press:", wasObject: true)])
  }

  @Test func aFunctionAsTargetIsSaid() throws {
    let causes = try causes(Self.playback("self-in-a-property-initializer"), "plain")
    #expect(causes.map(\.obstacle) == [.targetLost("pressPlain", wasObject: false)])
  }

  @Test func aDragIsPlayedInItsMoves() throws {
    let playback = try Self.playback("why-plays-drag-at-once")
    #expect(try causes(playback, "pan").isEmpty)
    #expect(try causes(playback, "swipe").map(\.obstacle) == [.excluded(by: "pan")])
  }

  @Test func theRecognizerThatKeepsTheRowFromTheTouchComesFirst() throws {
    let first = try #require(try causes(Self.playback("why-row-not-selected"), "tableViewCell3").first)
    #expect(first.obstacle == .cancelled(by: "tap", isOwn: false))
    #expect(
      first.cures.first.map { WhyNotText.changeOfCode($0.change)[.english] } == "tap.cancelsTouchesInView = false")
  }
}
