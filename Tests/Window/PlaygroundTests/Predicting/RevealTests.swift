import Foundation
import Testing

@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace

/// What a class sees of a question and of its answer.
@Suite struct RevealTests {
  private func workbench(_ preset: String) throws -> Workbench {
    let workbench = try Workbench(preset: preset)
    workbench.perform(.setMode(.predict))
    return workbench
  }

  private func text(_ workbench: Workbench, _ language: Language = .english) throws -> PredictionPanelText {
    PredictionPanelText(try #require(workbench.display.prediction), language)
  }

  /// The index of a wrong choice that has a misconception.
  private func wrongChoice(_ workbench: Workbench) throws -> (index: Int, belief: Misconception) {
    let question = try #require(workbench.predicting.round?.question)
    let index = try #require(question.misconceptions.firstIndex { $0 != nil })
    return (index, try #require(question.misconceptions[index]))
  }

  @Test(arguments: [Language.english, .simplifiedChinese])
  func theRevealBeginsWithTheRuleAndNamesAMisconceptionAsOne(language: Language) throws {
    let workbench = try workbench("P16")
    let wrong = try wrongChoice(workbench)
    workbench.perform(.predict(.addVotes(5, to: wrong.index)))
    workbench.perform(.predict(.reveal))
    let paragraphs = try #require(try text(workbench, language).sections.first).paragraphs
    #expect(paragraphs[0].text == wrong.belief.truth[language] && paragraphs[0].isStrong)
    #expect(!paragraphs.contains { $0.isStrong && $0.text.contains(wrong.belief[language]) })
    let named = try #require(paragraphs.first { $0.text.contains(wrong.belief[language]) })
    #expect(named.text.hasPrefix(language == .english ? "Misconception (5 votes): " : "误解（5 人）："))
  }

  /// A class that was right is told the rule, too.
  @Test func theRuleIsSaidToThoseWhoWereRight() throws {
    let workbench = try workbench("P01")
    let question = try #require(workbench.predicting.round?.question)
    workbench.perform(.predict(.answer(question.rightChoice)))
    workbench.perform(.predict(.reveal))
    #expect(try text(workbench).sections.first?.paragraphs.map(\.isStrong) == [true])
  }

  /// How many questions there are says whether a recognizer acts; how many winners there are says nothing.
  @Test func theNumberOfQuestionsIsShownWhereItTellsNothing() throws {
    let workbench = try workbench("P31")
    #expect(workbench.display.prediction?.count == nil)
    #expect(try text(workbench).head == "Question 1")
    try workbench.openPlan(try #require(Workbench.planFile(named: "first-hour")))
    workbench.perform(.openPart(3))
    workbench.perform(.setMode(.predict))
    #expect(try text(workbench).head == "Question 1 of 4")
  }

  @Test func bothVotesAreShownSideBySideAfterTheDiscussion() throws {
    let workbench = try workbench("P16")
    let count = try #require(workbench.predicting.round?.questions.count), wrong = try wrongChoice(workbench).index
    for votes in [9, 4] {
      workbench.perform(.predict(.addVotes(votes, to: wrong)))
      #expect(workbench.display.prediction?.earlierVotes == [], "they would sway the class")
      workbench.perform(.predict(.reveal))
      if votes == 4 {
        #expect(
          workbench.display.prediction?.earlierVotes[wrong] == 9 && workbench.display.prediction?.votes[wrong] == 4)
        break
      }
      for _ in 0..<count {
        workbench.perform(.predict(.next))
        workbench.perform(.predict(.reveal))
      }
      workbench.perform(.predict(.again))
    }
  }

  /// P29: the view that has got the beginning is filled; whether it gets the end is the question.
  @Test func noCardLooksLikeTheAnswerBeforeItIsRevealed() throws {
    let workbench = try workbench("P29")
    while case .some(let question) = workbench.predicting.round?.question {
      if case .receiver = question.prompt.topic { break }
      workbench.perform(.predict(.reveal))
      workbench.perform(.predict(.next))
    }
    func filled() -> [String] {
      let plan = StagePlan(workbench.display.stage, workbench.appearance)
      return plan.column.cards.filter { $0.isReached }.map(\.name)
    }
    #expect(workbench.isQuestionOpen)
    #expect(filled() == [])
    workbench.perform(.predict(.reveal))
    #expect(filled() != [])
  }
}
