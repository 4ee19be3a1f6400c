import Foundation

/// All figures of one run, as the tables of Guides/Benchmarks.md and as JSON.
struct Report: Codable {
  var hitTest: [HitTestResult] = []
  var hitMaps: [HitMapResult] = []
  var whyNots: [WhyNotResult] = []
  var routing: [RoutingResult] = []
  var pictures: [PictureResult] = []
  var sessions: [SessionResult] = []
  var editing: [PictureResult] = []
  var comparing: [PictureResult] = []
  var suites: [SuiteFigures] = []
  var window: [PictureResult] = []

  var markdown: String {
    [
      hitTestTable, hitMapTable, whyNotTable, routingTable, pictureTable, sessionTable, editingTable, comparingTable,
      suiteTable,
      windowTable,
    ]
    .joined(
      separator: "\n\n")
  }

  private var hitMapTable: String {
    let rows = hitMaps.map { row in
      "| \(row.work) | \(row.views) | \(String(format: "%.2f", row.map)) | \(String(format: "%.1f", row.loop)) |"
    }
    return "Hit map of 360 × 560 points, milliseconds of processor time (median)\n\n"
      + (["| screen | views | hit map | `hitTest` at every point |", "|---|--:|--:|--:|"] + rows).joined(
        separator: "\n")
  }

  private var whyNotTable: String {
    let rows = whyNots.map { row in
      "| \(row.work) | \(row.questions) | \(String(format: "%.1f", row.answer)) "
        + "| \(String(format: "%.2f", row.playing)) |"
    }
    return "“Why not me?”, milliseconds of processor time (median) of the slowest question\n\n"
      + (["| scene and view | questions | answer | playing the scene once |", "|---|--:|--:|--:|"] + rows).joined(
        separator: "\n")
  }

  private var routingTable: String {
    let rows = routing.map { "| \($0.work) | \(nanoseconds($0.unobserved)) | \(nanoseconds($0.observed)) |" }
    return "Routing, nanoseconds an event (median): hit test, 3 recognizers, 10 views that pass on\n\n"
      + (["| one finger | unobserved | observed |", "|---|--:|--:|"] + rows).joined(separator: "\n")
  }

  private var pictureTable: String {
    let rows = pictures.map { "| \($0.work) | \(String(format: "%.2f", $0.milliseconds)) |" }
    return "Pictures, milliseconds of processor time (median)\n\n"
      + (["| work | ms |", "|---|--:|"] + rows).joined(separator: "\n")
  }

  private var sessionTable: String {
    let rows = sessions.map { row in
      let figures = [row.press, row.edit, row.editAndPicture].map { String(format: "%.2f", $0) }
      return "| \(row.presses) | \(figures.joined(separator: " | ")) | \(String(format: "%.0f", row.megabytes)) |"
    }
    return "Long sessions, milliseconds of processor time (median)\n\n"
      + ([
        "| after presses | press and lift | edit of the touch before | with its picture | memory, MB |",
        "|--:|--:|--:|--:|--:|",
      ] + rows)
      .joined(separator: "\n")
  }

  private var editingTable: String {
    let rows = editing.map { "| \($0.work) | \(String(format: "%.2f", $0.milliseconds)) |" }
    return
      "Edits after 1,000 touches of 40 views with the picture of 1280 × 800, milliseconds of processor time (median)\n\n"
      + (["| work | ms |", "|---|--:|"] + rows).joined(separator: "\n")
  }

  private var comparingTable: String {
    let rows = comparing.map { "| \($0.work) | \(String(format: "%.2f", $0.milliseconds)) |" }
    return "Comparing pictures of 1280 × 800, milliseconds of processor time (median)\n\n"
      + (["| work | ms |", "|---|--:|"] + rows).joined(separator: "\n")
  }

  private var windowTable: String {
    let rows = window.map { "| \($0.work) | \(String(format: "%.2f", $0.milliseconds)) |" }
    return "The window under Xvfb (medians)\n\n" + (["| work | |", "|---|--:|"] + rows).joined(separator: "\n")
  }

  private var suiteTable: String {
    let rows = suites.map { row in
      let perSecond = Double(row.cases) / row.milliseconds * 1e3
      return "| \(row.work) | \(nanoseconds(row.milliseconds)) | \(nanoseconds(perSecond)) "
        + "| \(String(format: "%.1f", row.processorMilliseconds / Double(row.cases))) |"
    }
    return "Suites, the whole process (median)\n\n"
      + (["| suite | ms on the wall | cases a second | processor ms a case |", "|---|--:|--:|--:|"] + rows)
      .joined(separator: "\n")
  }

  private var hitTestTable: String {
    var lines = [
      "| tree | views | Touchstone | C++ virtual | ratio | Qt childAt (elsewhere) |", "|---|--:|--:|--:|--:|--:|",
    ]
    for row in hitTest {
      lines.append(
        "| \(row.tree) | \(row.views) | \(nanoseconds(row.touchstone)) | \(nanoseconds(row.virtualCpp)) "
          + "| \(String(format: "%.2f", row.ratio)) | \(nanoseconds(row.qtElsewhere)) |")
    }
    return "Hit test, nanoseconds a query (median)\n\n" + lines.joined(separator: "\n")
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }

  private func nanoseconds(_ value: Double) -> String { String(format: "%.0f", value) }
}
