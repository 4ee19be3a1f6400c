import Foundation
import OwnCode
import Scenes
import TestSupport
import Testing

@testable import TouchTrace

/// The six apps with the recorder's file beside theirs, as a person adds it: the capture does what the app alone does, and has
/// none of its texts.
@MainActor @Suite(.slow) struct RecordedAppTests {
  /// The number and name of each scene, the source and the controller that it shows.
  nonisolated private static let apps = [
    App(scene: "50-swipe-table", source: "SwipeTable", controller: "MailViewController"),
    App(scene: "49-card-stack", source: "CardStack", controller: "CardStackViewController"),
    App(scene: "47-finger-painting", source: "FingerPainting", controller: "PaintingViewController"),
    App(scene: "48-knob", source: "Knob", controller: "VolumeViewController"),
    App(scene: "51-bar-button", source: "BarButton", controller: nil),
    App(scene: "52-two-finger-map", source: "TwoFingerMap", controller: "MapViewController"),
  ].sample(every: 6)

  @Test(.exhaustive, arguments: apps) func anAppIsTheSameAsItsCapture(app: App) throws {
    let text = try app.capture(texts: true), scene = try Scene.parse(text, file: "capture.yaml")
    let alone = try app.alone(), capture = Playback(scene)
    capture.playScript()
    // The names of objects that the code gives none are made up: own code has others for the recognizers of scroll views and for the content
    // views of cells. The scene of an app that has none of its own is not reported.
    func plain(_ lines: [String]) -> [String] {
      lines.map { $0.replacing(#/[A-Za-z0-9]+Content[0-9]*/#, with: "content").replacing(" UIWindowScene", with: "") }
    }
    let summary = capture.trace.touchSummary {
      $0.hasSuffix(".pan") ? "scroll" : $0.hasSuffix(".delay") ? "content delay" : $0
    }
    #expect(plain(summary) == plain(alone.touchSummary()))
    #expect(DeviceDifference.all(in: capture.trace, of: scene) == [])
  }

  @Test(.exhaustive, arguments: apps) func noTextOfAnAppIsInItsCapture(app: App) throws {
    let text = try app.capture(texts: false)
    #expect(text.hasPrefix("# The last touches"))
    // Without comments and keys, whose words are those of the format.
    let values = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.replacing(#/[A-Za-z]+:/#, with: "")
    }
    let words = values.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map { $0.lowercased() }
    let shown = try app.capture(texts: true).matches(of: #/text: "([^"]+)"/#).map { String($0.output.1) }
    #expect(shown.isEmpty == (app.source == "TwoFingerMap"))
    let (texts, names) = try app.textsAndNames()
    for part in (shown + texts).flatMap({ $0.lowercased().split { !$0.isLetter } }) where part.count > 2 {
      #expect(
        words.filter { $0.contains(part) && !names.contains(String($0.prefix { !$0.isNumber })) } == [], "\(part)")
    }
  }
}

/// An app of `samples/apps`, and the recorder in it.
@MainActor struct App: Sendable, CustomTestStringConvertible {
  var scene: String
  var source: String
  /// The controller that it shows; nil if it has a delegate of its own.
  var controller: String?

  nonisolated var testDescription: String { source }

  nonisolated private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  /// Starts the recorder. A shake before the first touch asks for texts; a later one prints the capture, in pieces that a trace has
  /// room for.
  private static let window = """
    import UIKit

    final class RecordedWindow: UIWindow {
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        var rest = Substring(TouchRecorder.save().replacingOccurrences(of: "\\n", with: "¶"))
        if rest.hasPrefix("# TouchRecorder has seen no touch") { return TouchRecorder.start(texts: true) }
        while !rest.isEmpty {
          print("¦" + rest.prefix(300) + "¦")
          rest = rest.dropFirst(300)
        }
      }
    }

    """

  private static func delegate(_ controller: String) -> String {
    """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = \(controller)()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    """
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: App.repository.appending(path: path), encoding: .utf8)
  }

  /// The app as a whole, with or without the recorder.
  private func files(isRecorded: Bool) throws -> [String: String] {
    let own = try text("samples/apps/\(source).swift")
    var code = controller.map { own + "\n" + App.delegate($0) } ?? own
    guard isRecorded else { return ["App.swift": code] }
    code = code.replacing("= UIWindow(frame", with: "= RecordedWindow(frame")
      .replacing("return true\n  }\n}", with: "TouchRecorder.start()\n    return true\n  }\n}")
    let recorder = try text("Sources/Library/TouchRecorder/TouchRecorder.swift")
    return ["App.swift": code, "Window.swift": App.window, "TouchRecorder.swift": recorder]
  }

  private func trace(isRecorded: Bool, before: [String], after: [String]) throws -> Trace {
    let code = try CodeFolder(files(isRecorded: isRecorded))
    let script = try Scene.load(App.repository.appending(path: "samples/apps/\(scene).yaml")).script.lines.map(
      \.description)
    let playback = CodeScene.playback(
      of: try code.program(),
      try CodeScene.make(code.folder.path, playing: (before + script + after).map(ScriptLine.parse)))
    playback.playScript()
    return playback.trace
  }

  func alone() throws -> Trace { try trace(isRecorded: false, before: [], after: ["wait 1000"]) }

  func capture(texts: Bool) throws -> String {
    let trace = try trace(isRecorded: true, before: texts ? ["shake", "wait 100"] : [], after: ["wait 1000", "shake"])
    let pieces = trace.steps.compactMap { step -> Substring? in
      guard case .printed(let line) = step.kind, line.text.hasPrefix("¦") else { return nil }
      return line.text.dropFirst().dropLast()
    }
    return pieces.joined().replacing("¶", with: "\n")
  }

  /// The texts of the source but identifiers, and the names that are code, in small letters.
  func textsAndNames() throws -> (texts: [String], names: Set<String>) {
    let lines = try text("samples/apps/\(source).swift").split(separator: "\n")
    let literal = #/"([^"]*)"/#
    let texts = lines.filter { !$0.contains("Identifier") }.flatMap { $0.matches(of: literal) }
      .map { String($0.output.1).replacing(#/\\\([^)]*\)?\)/#, with: " ") }
    let names = lines.flatMap { $0.replacing(literal, with: "").split { !$0.isLetter } }
    return (texts, Set(names.map { $0.lowercased() }))
  }
}
