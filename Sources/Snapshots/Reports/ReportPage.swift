import BundledFiles
import Foundation

/// Writes a suite's results as one HTML file that needs no others: for each failed case its findings, then both pictures side by
/// side, under a slider, blinking, and their difference.
struct ReportPage {
  private let result: SuiteResult
  /// The cases that differ, by their causes.
  private let groups: [(title: String, cases: [ReportCase])]
  /// The other cases that did not pass.
  private let others: [ReportCase]

  private var shown: [ReportCase] { groups.flatMap(\.cases) + others }

  init(_ result: SuiteResult, results: String) {
    self.result = result
    groups = CauseGroup.groups(of: result).map { ($0.title, $0.cases.map { ReportCase($0, results: results) }) }
    others = result.cases.filter { !$0.isPassed && $0.status != .failed }.map { ReportCase($0, results: results) }
  }

  /// - Throws: `MissingFile` when the page's style or script is not installed.
  func text() throws(MissingFile) -> String {
    let style = try BundledFiles.report("report.css"), script = try BundledFiles.report("report.js")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title) – Touchstone</title>
      <style>
      \(style)</style>
      </head>
      <body class="\(result.isPassed ? "passed" : "failed")">
      <header>
      <h1>\(title)</h1>
      <p>\(SuiteText.summary(of: result).escapedForMarkup)</p>
      <p class="coverage">\(result.coverage.map(\.escapedForMarkup).joined(separator: "<br>"))</p>
      </header>
      <main>
      \(ReportTools(result).text)\(index)\(problems)\(shown.map(\.text).joined(separator: "\n"))
      \(table)
      </main>
      <footer>\(shown.isEmpty ? "" : "<p>\(Self.keys)</p>")<p>\(run)</p></footer>
      <script>
      \(script)</script>
      </body>
      </html>

      """
  }

  private var title: String { result.isPassed ? "All as expected" : "Not as expected" }

  private var run: String { (result.run?.parts ?? []).map(\.escapedForMarkup).joined(separator: " · ") }

  private static let keys = """
    <kbd>J</kbd> <kbd>K</kbd> next and previous case <kbd>1</kbd>–<kbd>4</kbd> view of its pictures \
    <kbd>←</kbd> <kbd>→</kbd> move the slider <kbd>/</kbd> search
    """

  /// A line for each failed case, under its cause.
  private var index: String {
    let lists = groups.map { group in
      "<h2>\(group.title.escapedForMarkup)</h2><ol>\(group.cases.map(\.link).joined(separator: "\n"))</ol>"
    }
    let rest = others.isEmpty ? [] : ["<h2>Other cases</h2><ol>\(others.map(\.link).joined(separator: "\n"))</ol>"]
    return shown.isEmpty ? "" : "<nav aria-label=\"Cases\">\((lists + rest).joined(separator: "\n"))</nav>\n"
  }

  /// What belongs to no case: files that cannot be read or written, and obsolete references.
  private var problems: String {
    let lines =
      result.problems
      + result.scenes.flatMap { scene in
        scene.diagnostics + scene.unwritable + scene.obsolete.map { "\($0): belongs to no case" }
      }
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<dt>file</dt><dd>\($0.escapedForMarkup)</dd>" }.joined()
    return "<section class=\"problems\"><h2>Files</h2><dl class=\"findings\">\(items)</dl></section>\n"
  }

  private var table: String {
    let rows = result.cases.map { one in
      let title = one.title.escapedForMarkup
      let anchor = ReportCase(one, results: "").anchor
      let name = one.isPassed ? title : "<a href=\"#\(anchor)\">\(title)</a>"
      return
        "<tr class=\"\(one.status.rawValue)\" data-case=\"\(one.status.rawValue)\"><td>\(one.status.label)</td><td>\(name)</td>"
        + "<td>\(one.appearance.escapedForMarkup)</td><td>\(one.notes.joined(separator: "; ").escapedForMarkup)</td>"
        + "<td>\(one.milliseconds.grouped)</td></tr>"
    }
    return "<details\(shown.isEmpty ? " open" : "")><summary>All cases</summary><table><thead><tr><th>Result</th>"
      + "<th>Case</th><th>Appearance</th><th>Notes</th><th>ms</th></tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></details>"
  }
}
