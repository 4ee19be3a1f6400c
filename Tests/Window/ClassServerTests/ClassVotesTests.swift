import Testing

@testable import ClassServer

struct ClassVotesTests {
  private func votes(phones: Int = 3) -> ClassVotes {
    var votes = ClassVotes()
    for phone in 0..<phones { _ = votes.join("\(phone)", at: 0) }
    votes.ask(1, choices: 3)
    return votes
  }

  @Test func eachPhoneHasOneVoteAndMayChangeItsMind() {
    var votes = votes()
    #expect(votes.vote(0, for: 1, by: "0") == .counted)
    #expect(votes.vote(2, for: 1, by: "0") == .counted)
    #expect(votes.vote(2, for: 1, by: "1") == .counted)
    #expect(votes.counts == [0, 0, 2] && votes.answered == 2)
    #expect(votes.choice(of: "0") == 2 && votes.choice(of: "2") == nil)
  }

  @Test func nothingCountsAfterTheQuestionIsClosed() {
    var votes = votes()
    _ = votes.vote(1, for: 1, by: "0")
    #expect(votes.close() == [0, 1, 0])
    #expect(votes.vote(0, for: 1, by: "0") == .closed)
    #expect(votes.vote(0, for: 1, by: "1") == .closed)
    #expect(votes.counts == [0, 1, 0])
  }

  @Test func aSecondVoteBeginsWithNone() {
    var votes = votes()
    _ = votes.vote(1, for: 1, by: "0")
    votes.ask(2, choices: 2)
    #expect(votes.counts == [0, 0] && votes.choice(of: "0") == nil)
    #expect(votes.vote(1, for: 1, by: "0") == .closed)
    #expect(votes.vote(1, for: 2, by: "0") == .counted)
    #expect(votes.close() == [0, 1])
  }

  @Test func strangersAndOtherChoicesDoNotCount() {
    var votes = votes()
    #expect(votes.vote(0, for: 1, by: "stranger") == .stranger)
    for choice in [-1, 3, .max] { #expect(votes.vote(choice, for: 1, by: "0") == .noSuchChoice) }
    #expect(votes.counts == [0, 0, 0])
  }

  @Test func thereIsNoVoteBeforeTheFirstQuestion() {
    var votes = ClassVotes()
    _ = votes.join("0", at: 0)
    #expect(votes.vote(0, for: 0, by: "0") == .closed)
    #expect(votes.close() == [])
  }

  @Test func aPhoneThatSleepsIsNotPresentAndKeepsItsVote() {
    var votes = votes()
    _ = votes.vote(0, for: 1, by: "0")
    _ = votes.join("1", at: 8)
    #expect(votes.present(at: 5) == 3)
    #expect(votes.present(at: 11) == 1)
    #expect(votes.counts == [1, 0, 0])
  }

  @Test func aFullClassTakesTheLongestAbsentPhoneWithoutAVote() {
    var votes = votes(phones: ClassVotes.mostPhones)
    let isInAtOnce = votes.join("late", at: 1)
    #expect(!isInAtOnce)
    for phone in 0..<ClassVotes.mostPhones where phone != 7 { _ = votes.join("\(phone)", at: phone < 9 ? 2 : 50) }
    _ = votes.vote(0, for: 1, by: "7")
    let isIn = votes.join("late", at: 70)
    #expect(isIn)
    #expect(!votes.knows("0") && votes.knows("1") && votes.knows("7"))
    _ = votes.join("1", at: 71)
    #expect(votes.counts == [1, 0, 0])
  }
}
