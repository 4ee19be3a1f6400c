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
      guard let route = descent.route, let view = plan.view(descent.asked), view.number != nil else { continue }
      list.element(descent.element) { $0.arrow(route, measures, color(of: view), on: plan.ground) }
    }
  }

  /// The answer's colour; ink while there is none.
  private func color(of view: StagedView) -> Color {
    switch view.state {
    case .asking: theme.ink
    case .inside, .result: theme.yes
    case .outside: theme.no
    case .skipped: theme.skip
    case .notReached, .inSkipped, .notAsked: theme.hair
    }
  }

  // MARK: The way in

  private func drawEntry(_ list: inout DrawingList) {
    guard let entry = plan.entry, let view = plan.view(entry.window) else { return }
    if let label = entry.label { list.element("entry.label") { drawLabel(label, entry, &$0) } }
    guard view.number != nil else { return }
    list.element("descent.entry") { $0.arrow(entry.route, measures, color(of: view), on: plan.ground) }
  }

  private func drawLabel(_ label: Entry.Label, _ entry: Entry, _ list: inout DrawingList) {
    let center = entry.route.points[0].y - 0.5
    let name = Font.sans(11, .medium), code = Font.mono(11)
    list.text(label.first, name, at: CGPoint(x: label.left, y: name.baseline(centeredOn: center - 8)), theme.ink2)
    list.text(label.second, code, at: CGPoint(x: label.left, y: code.baseline(centeredOn: center + 8)), theme.ink3)
  }
}

/// How the event comes in: from the application's queue to the window that was asked first.
struct Entry: Equatable {
  struct Label: Equatable {
    var first: String
    var second: String
    var left: CGFloat
  }

  var window: String
  var label: Label?
  var route: Route

  init?(_ outcome: TouchStory?, _ tags: [Tag], _ views: [StagedView], _ look: Look, _ measures: StageMeasures) {
    let asked = outcome?.asked.first { $0.by == nil }?.view ?? views.first?.name
    guard let view = views.first(where: { $0.name == asked }), let tag = tags.first(where: { $0.view == asked })
    else { return nil }
    window = view.name
    let stage = look.layout.stage
    let y = tag.rowCenter.rounded(.down) + (measures.growth == 1 ? 0.5 : 0)
    var start = view.box.minX - 34 * measures.growth
    if !look.layout.isProjector {
      let texts = ("UIApplication", "event queue")
      let width = max(
        look.typesetter.width(of: texts.0, .sans(11, .medium)), look.typesetter.width(of: texts.1, .mono(11)))
      let left = max(stage.minX + 16, view.box.minX - 176)
      label = Label(first: texts.0, second: texts.1, left: left)
      start = min(start, max(left + width.rounded(.up) + 12, view.box.minX - 70))
    }
    route = Route([CGPoint(x: start, y: y), CGPoint(x: view.box.minX - 1, y: y)])
  }
}
