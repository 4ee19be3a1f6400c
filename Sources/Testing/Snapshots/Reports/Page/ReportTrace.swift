import Files
import Foundation

/// The part of a report page with the trace: the lines around the first difference, and the later ones folded.
struct ReportTrace {
  private let rows: [TraceRow]
  private let links: String

  /// The most lines of later differences that a page has.
  private static let mostLines = 400

  /// Nil when a folder of artifacts has no trace.
  init?(artifacts: String, _ files: ReportFiles) throws(FileReplacementError) {
    func text(_ name: String) -> String? {
      ReferenceFile.bytes(at: URL(fileURLWithPath: "\(artifacts)/\(name)")).map { String(decoding: $0, as: UTF8.self) }
    }
    guard let actual = text("actual.txt") else { return nil }
    rows = TraceRows(expected: text("expected.txt") ?? "", actual: actual).rows
    var links: [String] = []
    for kind in ["expected", "actual"] {
      guard let address = try files.address(ofArtifact: "\(artifacts)/\(kind).txt") else { continue }
      links.append("<a href=\"\(address)\">\(kind)</a>")
    }
    self.links = links.joined(separator: ", ")
  }

  var text: String {
    let first = Array(rows.prefix(end(ofHunkFrom: 0)))
    let later = Array(rows.dropFirst(first.count))
    return
      "<h3>Trace <small>whole: \(links)</small></h3><pre class=\"trace\" tabindex=\"0\" aria-label=\"First difference\">"
      + "\(lines(first))</pre>\n\(folded(later))"
  }

  /// Returns the end of the rows up to the first equal lines that are left out after a difference.
  private func end(ofHunkFrom start: Int) -> Int {
    var hasDifference = false
    for (index, row) in rows.enumerated().dropFirst(start) {
      switch row {
      case .same: break
      case .removed, .added: hasDifference = true
      case .omitted: if hasDifference { return index }
      }
    }
    return rows.count
  }

  private func folded(_ rows: [TraceRow]) -> String {
    let count = rows.filter(\.isDifference).count
    guard count > 0 else { return "" }
    let shown = rows.prefix(Self.mostLines), rest = rows.count - shown.count
    let end = rest > 0 ? "<i>  … \(rest.grouped) more lines</i>" : ""
    return "<details class=\"later\"><summary>\(count == 1 ? "1 later line" : "\(count.grouped) later lines") "
      + "differ</summary><pre class=\"trace\" tabindex=\"0\" aria-label=\"Later differences\">\(lines(Array(shown)))\(end)</pre></details>\n"
  }

  private func lines(_ rows: [TraceRow]) -> String {
    rows.map { row in
      switch row {
      case .same(let line): "<span>  \(line.escapedForMarkup)</span>"
      case .removed(let line): "<del>− \(line.escapedForMarkup)</del>"
      case .added(let line): "<ins>+ \(line.escapedForMarkup)</ins>"
      case .omitted(let count): "<i>  … \(count == 1 ? "1 equal line" : "\(count.grouped) equal lines")</i>"
      }
    }
    .joined()
  }
}

extension TraceRow {
  fileprivate var isDifference: Bool {
    switch self {
    case .removed, .added: true
    case .same, .omitted: false
    }
  }
}
