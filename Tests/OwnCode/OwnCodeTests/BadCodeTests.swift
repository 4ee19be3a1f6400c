import Foundation
import Narration
import TestSupport
import Testing
import TouchTrace

@testable import OwnCode

/// Code that does not compile, or misbehaves: each ends in a sentence with the person's own file and line.
@Suite(.slow) struct BadCodeTests {
  /// What a view does in `touchesBegan`, and the sentence about it.
  nonisolated private static let misdeeds: [(String, String)] = [
    ("fatalError(\"the angle is wrong\")", "View.swift:4: the code stopped itself: the angle is wrong"),
    ("print([1][touches.count + 3])", "View.swift:4: the code stopped itself: Index out of range"),
    ("precondition(touches.isEmpty)", "View.swift:4: the code stopped itself: Fatal error"),
    ("var a = Int.max; a += touches.count; print(a)", "View.swift:4: the code stopped itself: a number became"),
    (
      "setValue(1, forKey: \"foo\")",
      "View.swift:4: the code stopped itself: [<A> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key foo."
    ),
    (
      "let q = DispatchQueue(label: \"q\"); q.sync { q.sync { print(1) } }",
      "View.swift:4: the code stopped itself: sync on the queue \"q\" in code of this queue waits for itself for ever"
    ),
    ("exit(3)", "the code ended the program: exit(3)"),
    ("close(4); while true {}", "the code ended by signal 9"),
    (
      "while true {}",
      "View.swift:4: the code does not return from its methods: no answer in 2 s. While code runs no time passes, so a loop cannot wait for the clock"
    ),
    (
      "var all: [[UInt8]] = []; while true { all.append([UInt8](unsafeUninitializedCapacity: 90_000_000) { $1 = 1 }) }",
      "View.swift:4: the code used more memory than it may"
    ),
    ("func f(_ n: Int) -> Int { f(n + 1) + 1 }; print(f(0))", "View.swift:4: the code crashed (signal 11)"),
  ]

  private func view(_ body: String) -> String {
    """
    import UIKit
    class A: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        \(body)
      }
    }
    """
  }

  @Test(arguments: misdeeds.sample(every: 6)) func aMisdeedEndsTheRunWithItsLine(body: String, sentence: String) throws
  {
    let folder = try CodeFolder(["View.swift": view(body)]), playback = try folder.playback()
    let failure = try #require(playback.failure)
    let text = RunFailureText.sentence(failure, .english).replacing(folder.folder.path + "/", with: "")
    #expect(text.contains(sentence), "\(text)")
    // All steps until then are told, if the code has not closed the pipe for them.
    if !body.contains("close") {
      #expect(playback.trace.steps.last?.kind == .deliver(.began, to: "a", fingers: [1]))
      #expect(playback.trace.steps.contains { $0.kind == .result(finger: 1, view: "a") })
    }
    // The picture before is kept, and another run begins again.
    #expect(playback.tree.node("a") != nil)
    playback.reset()
    #expect(playback.failure == nil && playback.hitTestView(at: CGPoint(x: 195, y: 422)) == "a")
  }

  /// What the pre-pass changes does not hide that the parser does not accept a source.
  @Test(arguments: [
    "class B: UIView {\n  let name = #selector(f\n  @objc func f() {}\n}",
    "#if os(iOS)\nclass B: UIView {\n#else\nclass B: NSView {\n#endif\n}",
    "func f(_ label: UILabel) {\n  label\n  #if os(iOS)\n  .text = \"\"\n  #endif\n}",
    "#Preview {\n  A(\n}",
  ])
  func aHalfWrittenSourceHasTheWordsOfTheParser(text: String) throws {
    let folder = try CodeFolder(["View.swift": view(""), "B.swift": "import UIKit\n" + text])
    let problems = folder.problems()
    #expect(!problems.isEmpty && problems.allSatisfy { $0.hasPrefix("B.swift:") }, "\(problems)")
    #expect(!problems.contains { $0.contains("Objective-C") }, "\(problems)")
  }

  /// Swift's runtime stops a program without a place.
  @Test(arguments: [
    (
      "unowned var a: NSObject = NSObject(); print(a)",
      "the code stopped itself: Attempted to read an unowned reference"
    ),
    ("print((self as Any) as! UIButton)", "the code stopped itself: Could not cast value of type 'App.A'"),
    ("print([UInt8](repeating: 1, count: 3 << 30))", "the code used more memory than it may"),
  ])
  func aStopOfTheRuntimeIsSaid(body: String, sentence: String) throws {
    let folder = try CodeFolder(["View.swift": view(body)]), failure = try #require(try folder.playback().failure)
    let text = RunFailureText.sentence(failure, .english).replacing(folder.folder.path + "/", with: "")
    #expect(text.hasPrefix("View.swift:4: " + sentence), "\(text)")
    #expect(failure.output.isEmpty, "\(failure.output)")
  }

  /// A program that prints without end ends as soon as another one that does not return.
  @Test(.exhaustive) func aLoopThatPrintsIsEnded() throws {
    let playback = try CodeFolder(["View.swift": view("while true { print(\"x\") }")]).playback()
    #expect(playback.failure?.reason == .late(2))
    let lines = CaseTests.printed(playback)
    #expect(lines.count == 100 && Set(lines) == ["x"])
  }

  /// The check itself lies behind the end of the function.
  @Test func anOverflowHasItsOwnLine() throws {
    let folder = try CodeFolder(["View.swift": view("var a = Int.max\n    a += touches.count\n    print(a)")])
    let failure = try #require(try folder.playback().failure)
    #expect(failure.reason == .badValue && failure.line == 5)
  }

  @Test func megabytesOfOutputStopNothing() throws {
    let body = "print(String(repeating: \"x\", count: 5_000_000)); backgroundColor = .red"
    let playback = try CodeFolder(["View.swift": view(body)]).playback()
    #expect(playback.failure == nil)
    #expect(playback.trace.steps.contains { $0.kind == .handled(.began, by: "a", passesOn: false) })
  }

  /// The code can neither write nor start programs nor read what lies elsewhere.
  @Test func theCodeIsConfined() throws {
    let folder = try CodeFolder(["View.swift": ""]), other = try CodeFolder(["secret.txt": "secret"])
    let own = folder.folder.path
    try folder.write(
      view(
        """
        let manager = FileManager.default, program = Process()
            let wrote = manager.createFile(atPath: "\(own)/new.txt", contents: Data())
            try? manager.removeItem(atPath: "\(own)/View.swift")
            program.executableURL = URL(fileURLWithPath: "/bin/true")
            let started = (try? program.run()) != nil
            let reads = manager.contents(atPath: "\(own)/View.swift") != nil
            let spies = manager.contents(atPath: "\(other.folder.path)/secret.txt") != nil
            fatalError("wrote \\(wrote) started \\(started) reads \\(reads) spies \\(spies)")
        """), to: "View.swift")
    let failure = try #require(try folder.playback().failure)
    #expect(failure.reason == .trapped("wrote false started false reads true spies false"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: own).sorted() == ["View.swift"])
  }

  @Test(arguments: [
    ("class A: UIView { let x = angel }", "View.swift:2:27: error: cannot find 'angel' in scope"),
    // The pre-pass has changed the line before the name, or the name itself.
    (
      "class A: UIView { @IBOutlet var é: UIView!; @objc let x = angel }",
      "View.swift:2:60: error: cannot find 'angel' in scope"
    ),
    (
      "class B {\r\n}\r\nclass A: UIView { let s = #selector(layoutSubviews), x = angel }",
      "View.swift:4:58: error: cannot find 'angel' in scope"
    ),
    ("let m: CGFloat = UIViewNoIntrinsicMetric + angel", "View.swift:2:44: error: cannot find 'angel' in scope"),
    (
      "func f() { let a: Int = #keyPath(UIView.frame) }",
      "View.swift:2:25: error: cannot convert value of type 'String' to specified type 'Int'"
    ),
    ("class A: UIView { let s = #selector(tapped) }", "View.swift:2:37: error: cannot find 'tapped' in scope"),
    ("class A: UIView {}\nclass A: UIView {}", "View.swift:3:7: error: invalid redeclaration of 'A'"),
    (
      "@main class A: UIResponder, UIApplicationDelegate {}\n@main class B: UIResponder, UIApplicationDelegate {}",
      "View.swift:3:1: error: a program begins at one class with @main, and A is one already"
    ),
    ("class A: UIView {", "View.swift:2: error: expected declaration"),
    ("let a = \"", "View.swift:2:9: error: unterminated string literal"),
  ])
  func whatDoesNotCompileSaysWhere(code: String, problem: String) throws {
    #expect(try CodeFolder(["View.swift": "import UIKit\n\(code)\n"]).problems().first == problem)
  }

  @Test func aFileThatIsNoTextSaysWhere() throws {
    let folder = try CodeFolder(["View.swift": ""])
    try Data("import UIKit\nlet a = \"".utf8 + [0xFF, 0xFE] + "\"\n".utf8)
      .write(to: folder.folder.appending(path: "View.swift"))
    #expect(folder.problems() == ["View.swift:2: error: the file is not UTF-8 text"])
  }

  @Test func nothingToShowIsSaid() throws {
    let nothing = try CodeFolder(["View.swift": "struct Angle { var value = 1.0 }"]).playback().failure
    #expect(nothing?.reason == .nothing([]))
    let needs = try CodeFolder([
      "View.swift":
        "import UIKit\nclass A: UIView { init(title: String) { super.init(frame: .zero) }\n required init?(coder: NSCoder) { nil } }"
    ])
    #expect(try needs.playback().failure?.reason == .nothing(["A"]))
  }

  @Test func anOutletWithoutItsStoryboardIsSaid() throws {
    let folder = try CodeFolder([
      "VC.swift": """
      import UIKit
      class VC: UIViewController {
        @IBOutlet weak var label: UILabel!
        override func viewDidLoad() {
          label.text = "Hello"
        }
      }
      """
    ])
    let failure = try #require(try folder.playback().failure)
    #expect(failure.reason == .outlet && failure.line == 5)
  }
}
