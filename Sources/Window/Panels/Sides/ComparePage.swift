import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The page of two scenes side by side: the code of an override that differs, else the properties that do; the first difference
/// of the runs; and what follows from it, touch by touch.
final class ComparePage: UIView {
  private let scroll = ScrollArea(CompareList())
  private var list: CompareList? { scroll.content as? CompareList }
  /// Returns the language that the code page shows.
  private let codeLanguage: () -> CodeLanguage
  private var differences = Cached<SceneDifferences>()

  init(codeLanguage: @escaping () -> CodeLanguage) {
    self.codeLanguage = codeLanguage
    super.init(frame: .zero)
    accessibilityIdentifier = "compare"
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ comparison: ComparisonState, _ appearance: Appearance) {
    let displays = comparison.sides.map(\.display), language = appearance.languages.first
    var rows: [CompareRow] = []
    if let code = CodeDifference(displays[0], displays[1], codeLanguage()) {
      rows += [.heading(code.title, isCode: true)] + code.lines.map { .code($0) } + [.rule]
    } else {
      let found = differences.value(for: displays) { SceneDifferences(displays[0], displays[1]) }.rows
      if !found.isEmpty {
        rows.append(.heading(CompareText.whereTheyDiffer[language]))
        for row in found.prefix(ComparePage.largestList) { rows += [.name(row.name)] + .values(row.values) }
        let rest = found.count - ComparePage.largestList
        if rest > 0 { rows.append(.name(CompareText.more(rest)[language])) }
        rows.append(.rule)
      }
    }
    list?.rows = rows + consequences(of: comparison, language)
    list?.arrange(width: bounds.width, appearance)
    layoutSubviews()
  }

  private static let largestList = 6

  /// The first difference of the touch that is shown, and what follows from it.
  private func consequences(of comparison: ComparisonState, _ language: Language) -> [CompareRow] {
    guard !comparison.alignment.pairs.isEmpty else { return [.text(CompareText.bothGetTheTouch[language])] }
    guard let parting = comparison.parting else {
      let elsewhere = comparison.alignment.parting.map {
        CompareText.touchDiffers(comparison.touch(of: $0), step: comparison.number(of: $0))
      }
      guard let elsewhere else { return [.text(CompareText.same[language])] }
      return [.text(CompareText.sameTouch[language]), .text(elsewhere[language])]
    }
    let touch = comparison.touch(of: parting), end = CompareText.theEnd[language], nothing = CompareText.none[language]
    var rows: [CompareRow] = [
      .heading(CompareText.firstDifferenceIn(touch: touch, step: comparison.number(of: parting))[language])
    ]
    rows += .values((0...1).map { comparison.line(of: $0, at: parting) ?? end })
    rows += [.rule, .heading(CompareText.whatFollows[language])]
    let consequences = (comparison.difference?.consequences ?? []).filter { $0.touch == touch }
    if consequences.isEmpty { rows.append(.text(CompareText.nothingFollows[language])) }
    for consequence in consequences {
      rows.append(.name(CompareText.topic(consequence.topic)[language]))
      rows += .values([consequence.first ?? nothing, consequence.second ?? nothing])
    }
    return rows
  }

  override func layoutSubviews() {
    scroll.frame = bounds.inset(left: 1)
    scroll.setContentHeight(list?.height ?? 0)
  }
}

/// A row of the page.
enum CompareRow: Equatable {
  case heading(String, isCode: Bool = false)
  /// The name of the property that has the values under it.
  case name(String)
  case value(String, side: Int)
  case code(CodeDifference.Line)
  case text(String)
  case rule
}

extension ComparisonState {
  /// The line of a side's trace in a pair; nil if the run has ended.
  fileprivate func line(of side: Int, at pair: Int) -> String? {
    let steps = sides[side].display.trace.steps, step = alignment.cursor(of: side, after: pair)
    return steps.indices.contains(step) ? TraceText.line(of: steps[step]) : nil
  }
}

extension [CompareRow] {
  /// A value of each side.
  fileprivate static func values(_ values: [String]) -> [CompareRow] {
    values.enumerated().map { .value($1, side: $0) }
  }
}

/// A value that is kept while two trees and their initial values are the same.
private struct Cached<Value> {
  private var key: [TreeSnapshot] = []
  private var values: [InitialValues] = []
  private var kept: Value?

  mutating func value(for displays: [DisplayState], _ make: () -> Value) -> Value {
    if let kept, key == displays.map(\.tree), values == displays.map(\.values) { return kept }
    let value = make()
    (key, values, kept) = (displays.map(\.tree), displays.map(\.values), value)
    return value
  }
}
