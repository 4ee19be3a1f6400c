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
    "date", "plan", "part", "title", "scene", "variant", "question", "choice", "right", "hands", "handsBefore",
    "chosen", "misconception",
  ]

  /// - Parameter date: the day of the class, such as `2026-11-27`.
  static func csv(
    of plan: LessonPlan, _ results: [[PredictionResult]], _ language: Language, date: String = ""
  ) -> String {
    let lines = zip(plan.parts, results).enumerated().flatMap { index, pair in
      pair.1.flatMap { result in rows(of: result, part: index + 1, pair.0, language) }
        .map { [date, plan.title[language]] + $0 }
    }
    return ([columns] + lines).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func rows(
    of result: PredictionResult, part number: Int, _ part: LessonPlan.Part, _ language: Language
  ) -> [[String]] {
    result.prompt.choices.enumerated().map { index, choice in
      [
        "\(number)", part.title[language], part.sceneName, part.variant, result.prompt.topic[language],
        PredictionChoiceText(choice, of: result.prompt)[language], index == result.rightChoice ? "yes" : "no",
        "\(result.votes[index])", result.earlierVotes.map { "\($0[index])" } ?? "",
        index == result.chosen ? "yes" : "no", result.misconceptions[index]?.rawValue ?? "",
      ]
    }
  }
}

extension LessonPlan.Part {
  /// The id of a preset, or the name of a file without its folders: a table is joined with those of other machines.
  fileprivate var sceneName: String { scene.contains("/") ? URL(fileURLWithPath: scene).lastPathComponent : scene }
}
