import Foundation
import PhoneHarness
import Synchronization
import Testing

@testable import ClassServer

/// Phones that vote while other clients are slow, broken or hostile.
struct ServerLoad {
  let room: ClassRoom
  let server: ClassServer
  private let path = "/KTWQXM"

  /// Asks questions one after the other. Each of 100 phones votes for each, and half of them change their mind. Of 100 other clients,
  /// 96 are slow, and four do all else.
  func run(questions: Int) throws {
    let tokens = try (0..<100).map { _ in
      try #require(try Answer.get(path + "/state", port: server.port).json["token"] as? String)
    }
    let isOver = Atomic(false)
    let hostile = DispatchGroup()
    for number in 0..<4 {
      hostile.enter()
      Thread.detachNewThread { [port = server.port] in
        var kind = number
        let slow = SlowClients(24, port: port)
        while !isOver.load(ordering: .relaxed) {
          slow.sendOneByteEach()
          Hostility.all[kind % Hostility.all.count](port)
          kind += 1
        }
        hostile.leave()
      }
    }
    defer {
      isOver.store(true, ordering: .relaxed)
      hostile.wait()
    }
    var first: ProcessUse?
    for question in 1...questions {
      var stage = PhoneStage()
      (stage.phase, stage.question) = (.asking, question)
      stage.choices = Array(repeating: ["en": "a"], count: 4)
      room.show(stage)
      try check(question, tokens)
      if question == 2 { first = .now }
    }
    let last = ProcessUse.now
    if let first {
      // The clients are in the same process.
      #expect(last.descriptors < first.descriptors + 150, "\(first) \(last)")
      #expect(last.kilobytes < first.kilobytes + 20_000, "\(first) \(last)")
    }
  }

  private func check(_ question: Int, _ tokens: [String]) throws {
    let counted = Mutex([String: Int]())
    DispatchQueue.concurrentPerform(iterations: 4) { part in
      for (index, token) in tokens.enumerated() where index % 4 == part {
        // Until it is answered, as the page does.
        for choice in index.isMultiple(of: 2) ? [index % 4] : [(index + 1) % 4, index % 4] {
          for _ in 0..<1_000 {
            let answer = try? Answer.vote(path, token, question: question, choice: choice, port: server.port)
            if answer?.status == 200 { counted.withLock { $0[token] = choice } }
            if [200, 409].contains(answer?.status) { break }
          }
        }
        _ = try? Answer.vote(path, "wrong" + token, question: question, choice: 0, port: server.port)
        _ = try? Answer.vote(path, token, question: question, choice: 9, port: server.port)
      }
    }
    let answered = counted.withLock { $0 }
    #expect(answered.count == tokens.count)
    let expected = (0..<4).map { choice in answered.values.count { $0 == choice } }
    #expect(room.close(question) == expected)
    #expect(try Answer.vote(path, tokens[0], question: question, choice: 0, port: server.port).status == 409)
  }
}
