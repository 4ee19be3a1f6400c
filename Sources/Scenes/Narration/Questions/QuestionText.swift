import Scenes
import TouchTrace

/// Writes the questions about a trace as text: the question and the step before it, the choices with the right one
/// marked, and the belief behind each wrong one.
package enum QuestionText {
  package static func lines(of questions: [PredictionQuestion], language: Language) -> [String] {
    questions.enumerated().flatMap { lines(of: $1, number: $0 + 1, language) }
  }

  private static func lines(of question: PredictionQuestion, number: Int, _ language: Language) -> [String] {
    let prompt = question.prompt
    let head = "\(number). \(prompt.topic[language]) [\(question.asked) → \(question.decided)]"
    return [head]
      + prompt.choices.enumerated().map { index, choice in
        let isRight = index == question.rightChoice
        var line = "   \(isRight ? "*" : " ") \(index + 1) \(PredictionChoiceText(choice, of: prompt)[language])"
        if isRight, choice == .others, !question.answer.objects.isEmpty {
          line += " (\(question.answer.objects.joined(separator: ", ")))"
        }
        if let belief = question.misconceptions[index] {
          line += " – \(belief[language]) \(belief.truth[language])"
        }
        return line
      }
  }
}
