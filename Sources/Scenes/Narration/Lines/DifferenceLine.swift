import TouchTrace
import UIKit

/// Says at which step two runs part, and what each of them does there.
package struct DifferenceLine {
  /// The number of the step, as the window counts.
  var step: Int
  /// The clauses of the run at the left and of the run at the right for this step; nil where a run has ended.
  var sides: [StepClause?]

  /// - Parameters:
  ///   - parting: the first pair that differs.
  ///   - step: the number that the window gives to it.
  package init(_ parting: Int, step: Int, of alignment: RunAlignment, _ traces: [Trace]) {
    self.step = step
    sides = (0...1).map { side in
      let index = alignment.cursor(of: side, after: parting)
      return index < traces[side].steps.count ? StepClause(index, in: traces[side]) : nil
    }
  }

  /// The view that both runs have asked, if they get another answer.
  private var asked: String? {
    guard let first = sides[0]?.answering, first == sides[1]?.answering else { return nil }
    return first
  }
}

extension DifferenceLine: NarrationLine {
  package var english: [Sentence] {
    let (left, right) = (english(sides[0]), english(sides[1]))
    if let asked {
      return [
        "At step \(step) both have asked \(asked, .now): left \(left), right \(right).",
        "Step \(step), \(asked, .now): left \(left), right \(right).",
      ]
    }
    return [
      "At step \(step) the runs part: left \(left), right \(right).", "Step \(step): left \(left), right \(right).",
    ]
  }

  package var simplifiedChinese: [Sentence] {
    let (left, right) = (chinese(sides[0]), chinese(sides[1]))
    if let asked {
      return [
        "第 \(step) 步，两边都问了 \(asked, .now)：左边\(left)，右边\(right)。",
        "第 \(step) 步，\(asked, .now)：左边\(left)，右边\(right)。",
      ]
    }
    return ["从第 \(step) 步起不同：左边\(left)，右边\(right)。", "第 \(step) 步：左\(left)，右\(right)。"]
  }

  /// Whether both sides do the same with other values, such as a point.
  private var isSameClause: Bool { sides[0]?.english == sides[1]?.english }

  private func english(_ side: StepClause?) -> Sentence {
    guard let side else { return "nothing more happens" }
    if isSameClause, let detailed = side.detailed { return detailed.english }
    return asked == nil ? side.english : side.shortEnglish ?? side.english
  }

  private func chinese(_ side: StepClause?) -> Sentence {
    guard let side else { return "不再有下文" }
    if isSameClause, let detailed = side.detailed { return detailed.chinese }
    return asked == nil ? side.chinese : side.shortChinese ?? side.chinese
  }
}
