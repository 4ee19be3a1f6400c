import Canvas
import Foundation

/// The arrows of the descent: from the event queue into the window, then from view to view as far as was asked.
struct DescentDrawing {
  let plan: StagePlan
  private var theme: Theme { plan.look.theme }
  private var measures: StageMeasures { plan.measures }

  func draw(_ list: inout DrawingList) {
    drawEntry(&list)
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

  private func drawEntry(_ list: inout DrawingList) {
    guard let entry = plan.entry, let view = plan.view(entry.window) else { return }
    guard view.number != nil, plan.marks.answer?.view != view.name else { return }
    list.element("descent.entry") { $0.arrow(entry.route, measures, color(of: view), on: plan.ground) }
  }

  /// Where the event comes from, beside the first arrow.
  func drawLabel(_ list: inout DrawingList) {
    guard let entry = plan.entry, let label = entry.label else { return }
    let center = entry.route.points[0].y - 0.5, left = label.frame.minX
    let name = Font.sans(11, .medium), code = Font.mono(11)
    list.element("entry.label") { list in
      list.text(label.first, name, at: CGPoint(x: left, y: name.baseline(centeredOn: center - 8)), theme.ink2)
      list.text(label.second, code, at: CGPoint(x: left, y: code.baseline(centeredOn: center + 8)), theme.ink3)
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
    marks.answer.flatMap { view($0.view) }.map { look.theme.answer($0.state) } ?? look.theme.ink
  }
}

/// How the event comes in: from the application's queue to the window that was asked first.
struct Entry: Equatable {
  struct Label: Equatable {
    var first: String
    var second: String
    var frame: CGRect
  }

  var window: String
  var label: Label?
  var route: Route

  /// The strip that the label stands in, whatever the window's tag does.
  static func labelPlace(in layout: WindowLayout, _ geometry: StageGeometry) -> CGRect {
    guard !layout.isProjector else { return .zero }
    let left = max(layout.stage.minX + 16, geometry.screenFrame.minX - 176)
    return CGRect(x: left, y: geometry.screenFrame.minY - 4, width: 90, height: 44)
  }

  /// In the row of the window's tag, which is at its top left, and above the legend.
  init?(
    _ outcome: TouchStory?, _ views: [StagedView], above legend: CGFloat, _ look: Look, _ measures: StageMeasures
  ) {
    let asked = outcome?.asked.first { $0.by == nil }?.view ?? views.first?.name
    guard let view = views.first(where: { $0.name == asked }) else { return nil }
    window = view.name
    let stage = look.layout.stage
    let row = min(view.box.minY + measures.inset + measures.badge / 2, legend - 24 * measures.growth)
    let y = row.rounded(.down) + (measures.growth == 1 ? 0.5 : 0)
    var start = view.box.minX - 34 * measures.growth
    if !look.layout.isProjector {
      let texts = ("UIApplication", "event queue")
      let width = max(
        look.typesetter.width(of: texts.0, .sans(11, .medium)), look.typesetter.width(of: texts.1, .mono(11)))
      let left = max(stage.minX + 16, view.box.minX - 176)
      let frame = CGRect(x: left, y: y - 16, width: width.rounded(.up), height: 32)
      label = Label(first: texts.0, second: texts.1, frame: frame)
      start = min(start, max(left + width.rounded(.up) + 12, view.box.minX - 70))
    }
    route = Route([CGPoint(x: start, y: y), CGPoint(x: view.box.minX - 1, y: y)])
  }
}
