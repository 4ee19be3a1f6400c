import Canvas
import Foundation

/// The arrows of the descent: from the event queue into the window, then from view to view as far as was asked.
struct DescentDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.appearance.theme }
  private var measures: StageMeasures { plan.measures }

  func draw(_ list: inout DrawingList) {
    drawEntrance(&list)
    for descent in plan.descents {
      guard let route = descent.route, let view = plan.view(descent.asked), view.number != nil,
        plan.marks.answer?.view != view.name
      else { continue }
      list.element(descent.element) { $0.arrow(route, measures, color(of: view), on: plan.ground) }
    }
    if let answer = plan.marks.answer {
      list.element("answer.\(answer.view)") { answer.draw(plan.answerColor, plan, &$0) }
    }
  }

  private func color(of view: StagedView) -> Color { theme.answer(view.state) }

  // MARK: The way in

  private func drawEntrance(_ list: inout DrawingList) {
    for way in plan.entrance.ways {
      guard let view = plan.view(way.window), view.number != nil, plan.marks.answer?.view != view.name else { continue }
      list.element("descent.entry.\(way.window)") {
        $0.arrow(way.route, measures, color(of: view), on: plan.ground)
      }
    }
  }

  /// Where the event comes from, beside the first arrow.
  func drawLabel(_ list: inout DrawingList) {
    guard let label = plan.entrance.label else { return }
    let (name, code, frame) = (label.nameFont, label.codeFont, label.frame)
    list.element("entry.label") { list in
      list.text(label.first, name, at: CGPoint(x: frame.minX, y: name.baseline(centeredOn: frame.midY - 8)), theme.ink2)
      list.text(
        label.second, code, at: CGPoint(x: frame.minX, y: code.baseline(centeredOn: frame.midY + 8)), theme.ink3)
    }
  }
}

extension Theme {
  /// The colour of what a view said; ink while it has said nothing.
  func answer(_ state: ViewState) -> Color {
    switch state {
    case .asking: ink
    case .inside, .result: yes
    case .outside: no
    case .skipped: skip
    case .notReached, .inSkipped, .notAsked: hair
    }
  }
}

extension StagePlan {
  /// The colour of the answer that the last step gave.
  var answerColor: Color {
    marks.answer.flatMap { view($0.view) }.map { appearance.theme.answer($0.state) } ?? appearance.theme.ink
  }
}
