import Foundation
import PhoneHarness
import Testing

@testable import ClassServer

/// Phones that vote while other clients are slow, broken or hostile.
struct ServerLoad {
  let room: ClassRoom
  let server: ClassServer
  private var address: ClassAddress { ClassAddress(port: server.port, path: "/\(room.code)") }

  /// Asks questions one after the other. Each of 100 phones votes for each until it is closed, while 100 other clients mean harm.
  func run(questions: Int) throws {
    let tokens = try (0..<100).map { _ in try address.join() }
    let attack = Attack(address)
    defer { attack.end() }
    var first: ProcessUse?
    for question in 1...questions {
      var stage = PhoneStage()
      (stage.phase, stage.question) = (.asking, question)
      stage.choices = Array(repeating: ["en": "a"], count: 4)
      room.show(stage)
      check(question, tokens)
      if question == 2 { first = .now }
    }
    let last = ProcessUse.now
    if let first {
      // The clients are in the same process.
      #expect(last.descriptors < first.descriptors + 150, "\(first) \(last)")
      #expect(last.kilobytes < first.kilobytes + 20_000, "\(first) \(last)")
    }
  }

  /// The question is closed while phones change their minds.
  private func check(_ question: Int, _ tokens: [String]) {
    let phones = VotingPhones(tokens, question: question, choices: 4, at: address)
    #expect(phones.waitForAll())
    let counts = room.close(question), result = phones.result()
    #expect(counts == result.counts && counts.reduce(0, +) == tokens.count && result.wrong == 0)
  }
}
