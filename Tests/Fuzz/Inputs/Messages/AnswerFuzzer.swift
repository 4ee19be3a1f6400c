import Canvas
import CodeMessages
import ElementMaps
import Foundation
import FuzzSupport
import LiveScenes
import Playground
import Scenes
import SeededRandom
import TouchTrace

/// Random changes of what the program of a person's code answers. What is believed is shown, drawn and written.
package struct AnswerFuzzer: Fuzzer {
  package static let name = "answers"
  package static let fileExtension = "json"

  private let seed: UInt64
  private let samples: [[UInt8]]
  private let bytes: ByteMutator
  private let text: TextMutator
  private let file: CaseFile

  @MainActor package init(seed: UInt64) throws {
    self.seed = seed
    samples = try MessageSamples.answers()
    bytes = ByteMutator(samples: samples)
    text = TextMutator(samples: samples, words: MessageSamples.words)
    file = try CaseFile("answers")
  }

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number)
    var input = random.pick(samples)
    if !random.once(in: 6) { text.mutate(&input, &random) }
    if random.once(in: 4) { bytes.mutate(&input, &random) }
    // Some with lengths that lie.
    return random.once(in: 10) ? [UInt8(random.below(256)), UInt8(random.below(256)), 0, 0] + input : input
  }

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    do {
      try file.write(MessageFrames.framed(input))
    } catch {
      return Violation("harness", "\(error)")
    }
    let descriptor = open(file.url.path, O_RDONLY)
    defer { close(descriptor) }
    let (believed, failure) = Self.believed(from: MessagePipe(input: descriptor, output: -1))
    if case .damaged(let text) = failure, text.utf8.count > 1_000 { return Violation("long message", text) }
    guard !believed.isEmpty else { return nil }
    return AnswerTour(believed).violation()
  }

  /// The answers that are believed, up to the first that is not.
  static func believed(from pipe: MessagePipe) -> ([CodeAnswer], MessagePipe.Failure?) {
    var believed: [CodeAnswer] = [], received = AnswerGuard()
    do throws(MessagePipe.Failure) {
      while believed.count < 50 { believed.append(try received.checked(pipe.receive(CodeAnswer.self))) }
      return (believed, nil)
    } catch {
      return (believed, error)
    }
  }
}

/// The bytes of messages on a pipe.
enum MessageFrames {
  /// Cases that begin as a message does are lists of messages; others are bytes.
  static func framed(_ input: [UInt8]) -> [UInt8] {
    guard input.first == UInt8(ascii: "{") else { return input }
    let text = Data(input), separator = Data(MessageSamples.separator)
    var messages: [Data] = [], rest = text[...]
    while let place = rest.range(of: separator) {
      messages.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return (messages + [rest]).flatMap { message in
      (0..<4).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) } + message
    }
  }
}

/// Everything that is done with answers that were believed.
@MainActor private struct AnswerTour {
  private let answers: [CodeAnswer]

  init(_ answers: [CodeAnswer]) { self.answers = answers }

  func violation() -> Violation? {
    do {
      let scene = Scene.screen(named: "code", size: CGSize(width: 390, height: 844))
      let playback = Playback(scene, runner: AnswerRunner(answers: answers))
      for time in 1...max(answers.count, 1) { playback.advance(to: time) }
      _ = TraceText.text(of: playback.trace)
      _ = TraceJSON.text(of: playback.trace, scene: "code", variant: "")
      _ = ConsoleLog.lines(of: playback.trace)
      _ = playback.stories
      _ = try? playback.hitMap()
      let library = try SceneLibrary.bundled()
      let workbench = Workbench(
        showing: playback, among: [], of: library, options: WorkbenchOptions(), typesetter: try Typesetter())
      _ = workbench.picture()
      return nil
    } catch {
      return Violation("harness", "\(error)")
    }
  }
}

/// Gives one answer after the other.
private struct AnswerRunner: SceneRunner {
  let answers: [CodeAnswer]

  func run(_ scene: Scene, _ variant: Variant) -> any SceneRun { AnswerRun(answers) }
  func run(_ scene: Scene, _ variant: Variant, in state: LiveState, after trace: Trace) -> (any SceneRun)? { nil }
}

private final class AnswerRun: SceneRun {
  private(set) var trace = Trace()
  private(set) var nextDeadline: Int?
  private(set) var ignoresInteraction = false
  private var rest: [CodeAnswer]
  private var areas: HitAreas?
  private var drawings = SentDrawings()

  init(_ answers: [CodeAnswer]) {
    rest = answers
    take()
    if trace.trees.isEmpty { trace.trees.append(TreeSnapshot()) }
  }

  var state: LiveState? { nil }

  /// As `ProgramRun` takes an answer.
  private func take() {
    guard !rest.isEmpty else { return }
    let answer = rest.removeFirst()
    for step in answer.steps { trace.append(step) }
    trace.trees += answer.trees(&drawings)
    trace.marks += answer.marks
    (nextDeadline, ignoresInteraction) = (answer.nextDeadline, answer.ignoresInteraction)
    areas = answer.areas ?? areas
  }

  func play(_ group: [TimedInput]) { take() }
  func advance(to time: Int) { take() }
  func forget(before checkpoint: Checkpoint) { trace.forget(before: checkpoint) }
  func hitTestView(at point: CGPoint) -> String? { nil }
  func hitAreas() -> HitAreas? { areas }

  func hitMap() throws(HitMapError) -> ElementMap {
    guard let areas else { throw HitMapError(size: .zero) }
    return areas.map
  }
}
