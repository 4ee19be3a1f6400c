import Foundation
import Scenes
import TestSupport
import Testing
import TouchTrace

@testable import OwnCode

/// Sources that have nothing unusual about touches, and something unusual in how they are written. Each is played, and what it prints
/// is what it prints on iOS.
@Suite(.slow) struct ReadingSourceTests {
  /// A file or folder of `Cases`, the touches, and what is printed, in order. A tap on the button if there are no others.
  nonisolated private static let cases: [(name: String, touches: [String], said: [String])] = [
    ("action-in-another-branch", [], ["pressed"]),
    ("action-in-two-branches", [], ["pressed"]),
    ("case-named-class", [], ["pressed"]),
    ("case-named-dynamic", [], ["dynamic"]),
    ("import-of-one-declaration", [], ["pressed"]),
    ("lines-of-a-long-parameter", [], ["pressed at 11"]),
    ("main-swift", [], ["pressed"]),
    ("network-import-in-a-branch", [], ["GET"]),
    ("objc-extension", [], ["pressed"]),
    ("objc-members", [], ["pressed"]),
    ("objc-name-of-a-class", [], ["by name OBJPage"]),
    ("playground", [], ["pressed"]),
    ("preview-macro", [], ["pressed"]),
    ("private-extension-in-another-file", [], ["pressed"]),
    ("raw-string-of-a-quote", [], ["a \" here"]),
    ("recognizer-as-its-own-target", [], ["block"]),
    (
      "responder-chain", ["tap 195,300"],
      ["UIView Chain UIDropShadowView UITransitionView UIWindow UIWindowScene UIApplication", "window"]
    ),
    ("selector-in-interpolation", [], ["press: alpha"]),
    ("selector-of-a-protocol", [], ["did", "did", "sent true"]),
    (
      "selectors-of-uikit", [440, 340, 440, 140, 440, 240, 440].map { "tap 195,\($0)" },
      ["first false box true", "first true box true", "first false box true", "first false box false"]
    ),
    ("subclass-of-a-generic-class", [], ["sub"]),
    (
      "swift-of-today", [],
      ["recognized", "phone 2 1.0 true a \"# \\#(no) 2 #selector(x)", "tooFar", "12 knob 7"]
    ),
    ("tap-ends-editing", ["tap 195,320", "wait 500", "tap 195,700"], ["editing true", "editing false"]),
    ("two-nested-classes-of-a-name", [], ["B"]),
  ]

  private static var folder: URL { URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases") }

  /// The code of a case beside a `print` that shows its words in the trace, as an action.
  private func code(_ name: String) throws -> CodeFolder {
    let place = Self.folder.appending(path: name), code = try CodeFolder(["Say.swift": Self.say])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for file in names { try code.write(String(contentsOf: place.appending(path: file), encoding: .utf8), to: file) }
    if names.isEmpty {
      try code.write(String(contentsOf: place.appendingPathExtension("swift"), encoding: .utf8), to: "Case.swift")
    }
    return code
  }

  private static let say = """
    import UIKit

    @MainActor private final class Sayer: UIResponder {
      static let shared = Sayer()
      var words: Set<String> = []
      override var actionMethods: [Selector: ActionMethod] {
        Dictionary(uniqueKeysWithValues: words.map { (Selector($0), ActionMethod({ () -> Void in })) })
      }
    }
    func print(_ items: Any...) {
      let text = "say: " + items.map { "\\($0)" }.joined(separator: " ")
      MainActor.assumeIsolated {
        Sayer.shared.words.insert(text)
        let control = UIControl()
        control.addTarget(Sayer.shared, action: Selector(text), for: .valueChanged)
        control.sendActions(for: .valueChanged)
      }
    }
    """

  @Test(arguments: cases.sample(every: 6)) func itIsReadAsOnIOS(name: String, touches: [String], said: [String]) throws
  {
    let code = try code(name),
      scene = try CodeScene.make(
        code.folder.path, playing: (touches.isEmpty ? ["tap 195,140"] : touches).map(ScriptLine.parse))
    let playback = CodeScene.playback(of: try code.program(), scene)
    playback.playScript()
    #expect(playback.failure == nil)
    let words = playback.trace.steps.compactMap { step -> String? in
      guard case .action(_, let name, _, _, _) = step.kind, name.hasPrefix("say: ") else { return nil }
      return String(name.dropFirst(5))
    }
    #expect(words == said)
  }

  /// A mark of UTF-8 before the text, and lines that end with two characters.
  @Test func aFileOfWindowsIsRead() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "objc-members.swift"), encoding: .utf8)
    let code = try CodeFolder(["Case.swift": "\u{FEFF}" + text.replacing("\n", with: "\r\n") + "let a: Int = \"\"\r\n"])
    let last = text.count { $0 == "\n" } + 1
    #expect(code.problems().map { $0.prefix { $0 != " " } } == ["Case.swift:\(last):14:"])
  }

  /// The compiler says what is wrong with half-written source.
  @Test func anOpenInitializerIsAnErrorOfTheCompiler() throws {
    let problems = try CodeFolder(["Case.swift": "import UIKit\nclass Half: UIView {\n  init(frame: CGRect"]).problems()
    #expect(problems.first?.hasPrefix("Case.swift:3:21: error: expected ')' in parameter") == true, "\(problems)")
  }

  /// The toolchain of a distribution can lack the parser.
  @Test func aToolchainWithoutItsParserIsSaid() throws {
    let code = try CodeFolder(), bin = code.folder.appending(path: "usr/bin"), manager = FileManager.default
    try manager.createDirectory(at: bin, withIntermediateDirectories: true)
    try code.write("", to: "usr/lib/swift/linux/libswiftCore.so")
    try code.write("", to: "usr/lib/swift/host/libSwiftSyntax.so")
    let build = PrePassBuild(
      compiler: bin.appending(path: "swiftc").path, cache: code.cache, confinement: .ofThisMachine)
    let problems = #expect(throws: CodeProblems.self) { try build.program() }
    #expect(
      try #require(problems).message(in: .english)
        == "the toolchain of 'swiftc' has no SwiftParser, SwiftIfConfig, which read your code. Get a whole one from "
        + "https://www.swift.org/install/linux/")
    #expect(try #require(problems).message(in: .simplifiedChinese).contains("工具链里没有"))
  }
}
