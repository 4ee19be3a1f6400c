import Foundation

/// All figures of one run, for the README and for machines.
struct Report: Codable {
  var hitTest: [HitTestResult] = []
  var pictures: [PictureResult] = []

  var markdown: String { hitTestTable + "\n\n" + pictureTable }

  private var pictureTable: String {
    let rows = pictures.map { "| \($0.work) | \(String(format: "%.2f", $0.milliseconds)) |" }
    return "Pictures, milliseconds of processor time (median)\n\n"
      + (["| work | ms |", "|---|--:|"] + rows).joined(separator: "\n")
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
