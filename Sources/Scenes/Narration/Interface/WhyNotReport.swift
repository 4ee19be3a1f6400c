import Scenes
import TouchTrace

/// The answer to "why not me?" as lines of text, for the command line.
package enum WhyNotReport {
  /// - Parameter isControl: whether the object is a control.
  package static func lines(of answer: WhyNot, isControl: Bool, _ language: Language) -> [String] {
    let causes = answer.causes
    var lines = [question(answer, language)]
    if !answer.occurrences.isEmpty { lines += ["", WhyNotText.whatHappened[language]] }
    for occurrence in answer.occurrences {
      lines.append(row(occurrence, of: answer, language))
      guard occurrence.isObstacle, let first = causes.first else { continue }
      lines += sentences(of: first, answer, language)
    }
    if !causes.isEmpty { lines += ["", heading(language)] }
    for (index, cause) in causes.enumerated() {
      if causes.count > 1 {
        let text =
          index == 0
          ? ["      \(WhyNotText.againstTheFirst[language])"] : sentences(of: cause, answer, language)
        lines += text.enumerated().map { $0 == 0 ? "    \(index + 1) " + $1.dropFirst(6) : $1 }
      }
      lines += cures(of: cause, answer, language)
    }
    let cleared = answer.cleared(isControl: isControl)
    let end = [WhyNotText.conclusion(of: answer), cleared.isEmpty ? nil : .notTheCause(cleared)].compactMap(\.self)
    return end.isEmpty ? lines : lines + [""] + end.map { $0[language] }
  }

  private static func question(_ answer: WhyNot, _ language: Language) -> String {
    let end = WhyNotText.notAt(answer.kind, answer.point)[language]
    return "\(WhyNotText.why(answer.kind)[language]) \(answer.object)\(end.count == 1 ? "" : " ")\(end)"
  }

  private static func row(_ occurrence: WhyNotOccurrence, of answer: WhyNot, _ language: Language) -> String {
    let isRival = answer.kind == .view && occurrence.name != answer.object
    let text = occurrence.text(isRival: isRival)[language]
    let number = occurrence.number.map(String.init) ?? ""
    let mark = occurrence.isObstacle ? "✗" : " "
    let head = "\(mark) \(String(repeating: " ", count: max(0, 2 - number.count)))\(number)  "
    return head + [occurrence.name, text].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private static func sentences(of cause: WhyNot.Cause, _ answer: WhyNot, _ language: Language) -> [String] {
    WhyNotText.sentences(of: cause, for: answer.object, language).map { "      \($0)" }
  }

  private static func heading(_ language: Language) -> String {
    let note = WhyNotText.eachOneTried[language]
    return WhyNotText.whatWouldChangeIt[language] + (language == .english ? " (\(note))" : "（\(note)）")
  }

  private static func cures(of cause: WhyNot.Cause, _ answer: WhyNot, _ language: Language) -> [String] {
    guard !cause.cures.isEmpty else { return ["      \(WhyNotText.noCure(of: cause)[language])"] }
    return cause.cures.map { cure in
      let change = answer.isOfCode ? WhyNotText.changeOfCode(cure.change) : .change(cure.change)
      return "    - \(change[language]) · \(WhyNotText.effect(cure, of: answer.object, answer.kind)[language])"
    }
  }
}

extension WhyNotOccurrence {
  /// The position of a view in the order of asking.
  fileprivate var number: Int? {
    switch kind {
    case .asked(_, let number), .wins(let number): number
    default: nil
    }
  }
}
