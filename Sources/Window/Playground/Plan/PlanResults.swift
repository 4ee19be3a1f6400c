import Files
import Foundation
import Narration
import Scenes
import TouchTrace

/// The answers of a class as a table, one line for each choice of each question.
///
/// The text is CSV as RFC 4180 describes it, in UTF-8. Names of columns and misconceptions do not depend on the language,
/// so that the tables of several classes can be joined.
enum PlanResults {
  static let columns = [
    "part", "scene", "variant", "question", "choice", "right", "hands", "handsBefore", "chosen", "misconception",
  ]

  static func csv(of plan: LessonPlan, _ results: [[PredictionResult]], _ language: Language) -> String {
    let lines = zip(plan.parts, results).enumerated().flatMap { index, pair in
      pair.1.flatMap { result in rows(of: result, part: index + 1, pair.0, language) }
    }
    return ([columns] + lines).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func rows(
    of result: PredictionResult, part number: Int, _ part: LessonPlan.Part, _ language: Language
  ) -> [[String]] {
    result.prompt.choices.enumerated().map { index, choice in
      [
        "\(number)", part.scene, part.variant, result.prompt.topic[language],
        PredictionChoiceText(choice, of: result.prompt)[language], index == result.rightChoice ? "yes" : "no",
        "\(result.votes[index])", result.earlierVotes.map { "\($0[index])" } ?? "",
        index == result.chosen ? "yes" : "no", result.misconceptions[index]?.rawValue ?? "",
      ]
    }
  }
}
