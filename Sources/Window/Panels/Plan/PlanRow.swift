import Narration
import PanelModels
import Scenes
import TouchTrace

/// A row of the notes for the teacher.
enum PlanRow: Equatable {
  case caption(String)
  case title(String)
  case heading(String)
  /// A note, with a dot before it.
  case note(String)
  case text(String)
  /// A number of votes, and what they stand for.
  case count(String, String)
  case rule
}

extension PlanState {
  /// The rows for the open part: the notes, the questions, the answers of the class, and the next part.
  func rows(_ language: Language) -> [PlanRow] {
    head(language) + notes(language) + questions(language) + answers(language) + beliefs(language) + next(language)
  }

  private func head(_ language: Language) -> [PlanRow] {
    let number = PlanText.part(part + 1, of: plan.parts.count)[language]
    let time = currentPart.minutes.map {
      PlanText.time(minutes: $0, from: plan.minutes(before: part))[language]
    }
    return [.caption("\(plan.title[language])  ·  \(number)"), .title(currentPart.title[language])]
      + [time, secondsLeft.map { PlanText.secondsLeft($0)[language] }].compactMap { $0.map { .text($0) } }
  }

  private func notes(_ language: Language) -> [PlanRow] {
    currentPart.notes.isEmpty ? [] : [.rule] + currentPart.notes.map { .note($0[language]) }
  }

  private func questions(_ language: Language) -> [PlanRow] {
    if currentPart.questions.isEmpty { return [.rule, .text(PlanText.noQuestions[language])] }
    // All kinds are asked unless the plan names some.
    if currentPart.questions == QuestionKind.allCases { return [] }
    return [.rule, .heading(PlanText.questions[language])]
      + currentPart.questions.map { .note(PlanText.question($0)[language]) }
  }

  private func answers(_ language: Language) -> [PlanRow] {
    let results = results[part]
    return results.isEmpty
      ? [] : [.rule, .heading(PlanText.answers[language])] + results.flatMap { rows(of: $0, language) }
  }

  private func rows(of result: PredictionResult, _ language: Language) -> [PlanRow] {
    var rows: [PlanRow] = [.text(result.prompt.topic[language])]
    if let earlier = result.earlierVotes {
      rows.append(.note(PlanText.rightBefore(earlier[result.rightChoice], of: earlier.reduce(0, +))[language]))
    }
    if result.allVotes > 0 {
      rows.append(.note(PlanText.right(result.rightVotes, of: result.allVotes)[language]))
    } else if let isRight = result.isRight {
      rows.append(.note((isRight ? PlanText.chosenRight : .chosenWrong)[language]))
    }
    return rows + result.shown.map { .count(PlanText.votes($0.votes)[language], $0.misconception[language]) }
  }

  /// The misconceptions of all parts, most votes first.
  private func beliefs(_ language: Language) -> [PlanRow] {
    let all = misconceptions
    guard all.count > 1 || results.count(where: { !$0.isEmpty }) > 1, !all.isEmpty else { return [] }
    return [.rule, .heading(PlanText.classBelieves[language])]
      + all.prefix(6).map { .count(PlanText.votes($0.votes)[language], $0.misconception[language]) }
  }

  private func next(_ language: Language) -> [PlanRow] {
    guard let nextPart else { return [.rule, .text(PlanText.end[language])] }
    let minutes = nextPart.minutes.map { "  ·  " + PlanText.minutes($0)[language] } ?? ""
    return [.rule, .heading(PlanText.next[language]), .text(nextPart.title[language] + minutes)]
  }
}

extension PlanState {
  /// The misconceptions that the class showed in all parts, with their votes, most votes first; those with equal numbers
  /// in the order in which they showed.
  package var misconceptions: [(misconception: Misconception, votes: Int)] {
    var found: [(misconception: Misconception, votes: Int)] = []
    for shown in results.joined().flatMap(\.shown) {
      if let index = found.firstIndex(where: { $0.misconception == shown.misconception }) {
        found[index].votes += shown.votes
      } else {
        found.append(shown)
      }
    }
    return found.enumerated().sorted { ($1.element.votes, $0.offset) < ($0.element.votes, $1.offset) }.map(\.element)
  }
}
