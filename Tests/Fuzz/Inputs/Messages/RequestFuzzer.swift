import CodeMessages
import Foundation
import FuzzSupport
import Scenes
import SeededRandom
import TouchTrace
import UIKit

/// Random changes of what the program of a person's code is asked. What can be read is played.
package struct RequestFuzzer: Fuzzer {
  package static let name = "code-requests"
  package static let fileExtension = "json"

  private let seed: UInt64
  private let samples: [[UInt8]]
  private let bytes: ByteMutator
  private let text: TextMutator
  private let file: CaseFile

  @MainActor package init(seed: UInt64) throws {
    self.seed = seed
    samples = try MessageSamples.requests()
    bytes = ByteMutator(samples: samples)
    text = TextMutator(samples: samples, words: MessageSamples.words)
    file = try CaseFile("requests")
  }

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number)
    let messages = (0...random.below(3)).map { _ in random.pick(samples) }
    var input = Array(messages.joined(separator: MessageSamples.separator))
    if !random.once(in: 6) { text.mutate(&input, &random) }
    if random.once(in: 4) { bytes.mutate(&input, &random) }
    return input
  }

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    do {
      try file.write(MessageFrames.framed(input))
    } catch {
      return Violation("harness", "\(error)")
    }
    let descriptor = open(file.url.path, O_RDONLY)
    defer { close(descriptor) }
    let pipe = MessagePipe(input: descriptor, output: -1)
    let (application, window) = MessageSamples.application()
    defer { withExtendedLifetime(window) {} }
    let run = CodeRun(application, screenSize: CGSize(width: 390, height: 844))
    do throws(MessagePipe.Failure) {
      while true { answer(try pipe.receive(CodeRequest.self), run) }
    } catch {
      if case .damaged(let text) = error, text.utf8.count > 1_000 { return Violation("long message", text) }
    }
    return nil
  }

  /// Touchstone's own requests have times that go on, and points on a screen.
  @MainActor private func answer(_ request: CodeRequest, _ run: CodeRun) {
    switch request {
    case .start: break
    case .play(let inputs, let time):
      run.play(inputs.compactMap(\.input).map { TimedInput(time: min(max(time, 0), 1_000_000), input: $0) })
    case .advance(let time): run.advance(to: min(max(time, 0), 1_000_000))
    case .hitTestView(let point): _ = run.hitTestView(at: point)
    case .hitAreas: _ = run.hitAreas()
    }
  }
}
