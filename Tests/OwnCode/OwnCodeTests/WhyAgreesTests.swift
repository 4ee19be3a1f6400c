import Foundation
import Scenes
import TestSupport
import Testing

@testable import OwnCode
@testable import TouchTrace

/// "Why not me?" never contradicts the trace: an object that has acted is not said to have been kept from it, and an object that
/// has not acted has a cause.
@Suite(.slow) struct WhyAgreesTests {
  private nonisolated static let repository = URL(filePath: #filePath).resolvingSymlinksInPath().appending(
    path: "../../../.."
  )
  .standardized
  private nonisolated static let cases = names(of: "txt", in: "Tests/OwnCode/OwnCodeTests/Cases")
  private nonisolated static let apps = names(of: "swift", in: "samples/apps")

  private nonisolated static func names(of ending: String, in folder: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: repository.appending(path: folder), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == ending }.map {
      $0.deletingPathExtension().lastPathComponent
    }.sorted()
  }

  @Test(arguments: cases.sample(every: 6)) func ofACase(name: String) throws {
    try check(CaseTests.playback(name), name)
  }

  private nonisolated static let scripts = [
    "tap 195,422", "tap 195,150", "down 100,422\nmove 300,422 over 200\nup",
  ]

  @Test(.exhaustive, arguments: apps, scripts)
  func ofAnApp(name: String, script: String) throws {
    let path = Self.repository.appending(path: "samples/apps/\(name).swift").path
    let program = try CodeBuilder(cache: CodeFolder().cache).program(of: CodeSources(path))
    let lines = try script.split(separator: "\n").map { try ScriptLine.parse(String($0)) }
    let playback = CodeScene.playback(of: program, try CodeScene.make(path, playing: lines))
    playback.playScript()
    try check(playback, name)
  }

  private func check(_ playback: Playback, _ name: String) throws {
    guard playback.failure == nil else { return }
    let tree = playback.tree, steps = playback.trace.steps[playback.trace.sequence(at: playback.cursor)]
    for object in tree.recognizers.map(\.name) + tree.nodes.filter(\.isControl).map(\.name) {
      // Without a touch in its view, another one is played.
      guard let question = playback.whyNotQuestion(object), question.object == object,
        question.point == playback.shownTouchPoint
      else { continue }
      let search = playback.whyNotSearch(question, comparesMaps: false)
      search.tryNext()
      let obstacle = search.answer.causes.first?.obstacle
      let acts = steps.contains { $0.isAct(of: object) }
      if acts { #expect(obstacle?.keepsFromActing != true, "\(name): \(object) acts, and \(obstacle as Any)") }
      if obstacle == nil { #expect(acts, "\(name): nothing keeps \(object), and it does not act") }
    }
  }
}

extension TraceStep {
  /// Whether a recognizer recognizes in this step, or a control sends an action that somebody performs.
  fileprivate func isAct(of object: String) -> Bool {
    switch kind {
    case .gesture(.changes(object, .possible, let state, _)): state == .began || state == .ended
    case .action(from: object, _, _, let event, _): !event.isEmpty
    default: false
    }
  }
}

extension Obstacle {
  /// Whether the object did not act, or nobody performed its action.
  fileprivate var keepsFromActing: Bool {
    switch self {
    case .delayed, .delayedEnd, .waited, .cancelled, .nobodyImplements, .targetLost, .sendsNothing: false
    default: true
    }
  }
}
