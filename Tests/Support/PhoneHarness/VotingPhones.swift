import Foundation
import Synchronization

/// Phones that vote for a question and change their minds until they hear that it is closed. Between their votes they vote for a
/// choice that does not exist, and strangers vote.
package final class VotingPhones: Sendable {
  private struct Votes {
    /// The choice of each phone that was answered with 200 last.
    var choices: [String: Int] = [:]
    var answered = 0
    /// The votes of strangers, and for choices that do not exist, that were answered with 200.
    var wrong = 0
  }

  private let votes = Mutex(Votes())
  private let threads = DispatchGroup(), everyPhone = DispatchSemaphore(value: 0)
  private let address: ClassAddress
  private let question: Int, choiceCount: Int, pause: Double

  /// - Parameter pause: the time between two votes of a phone, in seconds; 0 for as often as they can.
  package init(_ tokens: [String], question: Int, choices: Int, at address: ClassAddress, pause: Double = 0) {
    (self.address, self.question, choiceCount, self.pause) = (address, question, choices, pause)
    for part in 0..<4 {
      threads.enter()
      Thread.detachNewThread { [self] in
        Thread.leaveTheProcessors()
        run(tokens.enumerated().filter { $0.offset % 4 == part }.map(\.element), of: tokens.count)
        threads.leave()
      }
    }
  }

  private func run(_ tokens: [String], of all: Int) {
    var open = tokens[...], turn = 0
    while let token = open.popFirst() {
      let choice = turn % choiceCount, status = send(token, choice)
      if status == 409 { continue }
      open.append(token)
      turn += 1
      if status == 200, note(token, choice) == all { everyPhone.signal() }
      let wrong = [send("wrong" + token, 0), send(token, choiceCount)].count { $0 == 200 }
      votes.withLock { $0.wrong += wrong }
      if pause > 0 { Thread.sleep(forTimeInterval: pause / Double(tokens.count)) }
    }
  }

  /// - Returns: the number of phones that have voted, if this one has voted for the first time.
  private func note(_ token: String, _ choice: Int) -> Int? {
    votes.withLock { votes in
      votes.answered += 1
      return votes.choices.updateValue(choice, forKey: token) == nil ? votes.choices.count : nil
    }
  }

  /// The status of the answer; 0 without one.
  private func send(_ token: String, _ choice: Int) -> Int {
    let vote = try? Answer.vote(address.path, token, question: question, choice: choice, port: address.port)
    return vote?.status ?? 0
  }

  /// Waits until each phone has a vote that was answered.
  /// - Returns: false if that takes longer than a minute.
  package func waitForAll() -> Bool { everyPhone.wait(timeout: .now() + 60) == .success }

  /// The votes of a question.
  package struct Result: Equatable, Sendable {
    /// The number of phones for each choice, by the last vote of each that was answered with 200.
    package var counts: [Int]
    /// The number of votes that were answered with 200, changes of mind among them.
    package var answered: Int
    /// The number of votes of strangers, and for choices that do not exist, that were.
    package var wrong: Int
  }

  /// Waits until each phone has heard that the question is closed.
  package func result() -> Result {
    threads.wait()
    return votes.withLock { votes in
      let counts = (0..<choiceCount).map { choice in votes.choices.values.count { $0 == choice } }
      return Result(counts: counts, answered: votes.answered, wrong: votes.wrong)
    }
  }
}
