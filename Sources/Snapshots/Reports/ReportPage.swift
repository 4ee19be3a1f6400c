import Foundation

/// What came of a suite as one HTML page that needs nothing else: for each case that is not as expected the cause in words, then the
/// two pictures side by side, under a slider, blinking, and their difference.
struct ReportPage {
  private let result: SuiteResult
  private let shown: [ReportCase]

  init(_ result: SuiteResult, results: String) {
    self.result = result
    shown = result.cases.filter { !$0.isPassed }.map { ReportCase($0, results: results) }
  }

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title) – Touchstone</title>
    <style>
    \(ReportStyle.text)
    </style>
    </head>
    <body class="\(result.isPassed ? "passed" : "failed")">
    <header>
    <h1>\(title)</h1>
    <p>\(SuiteText.summary(of: result).escapedForMarkup)</p>
    </header>
    <main>
    \(index)\(troubles)\(shown.map(\.text).joined(separator: "\n"))
    \(table)
    </main>
    <footer>\(shown.isEmpty ? "" : Self.keys)</footer>
    <script>
    \(ReportScript.text)
    </script>
    </body>
    </html>

    """
  }

  private var title: String { result.isPassed ? "All as expected" : "Not as expected" }

  private static let keys = """
    <kbd>J</kbd> <kbd>K</kbd> next and previous case <kbd>1</kbd>–<kbd>4</kbd> how its pictures are shown \
    <kbd>←</kbd> <kbd>→</kbd> the slider
    """

  /// What is not as expected, a line each.
  private var index: String {
    shown.count < 2 ? "" : "<nav aria-label=\"Cases\"><ol>\(shown.map(\.link).joined(separator: "\n"))</ol></nav>\n"
  }

  /// What has no case: files that cannot be read or written, and references that nobody needs.
  private var troubles: String {
    let lines = result.scenes.flatMap { scene in
      scene.diagnostics + scene.unwritable + scene.obsolete.map { "\($0): belongs to no case" }
    }
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<dt>file</dt><dd>\($0.escapedForMarkup)</dd>" }.joined()
    return "<section class=\"trouble\"><h2>Files</h2><dl class=\"words\">\(items)</dl></section>\n"
  }

  private var table: String {
    let rows = result.cases.map { one in
      let title = one.title.escapedForMarkup
      let anchor = ReportCase(one, results: "").anchor
      let name = one.isPassed ? title : "<a href=\"#\(anchor)\">\(title)</a>"
      return "<tr class=\"\(one.status.rawValue)\"><td>\(one.status.word)</td><td>\(name)</td>"
        + "<td>\(one.appearance.escapedForMarkup)</td></tr>"
    }
    return "<details\(shown.isEmpty ? " open" : "")><summary>All cases</summary><table><thead><tr><th>Result</th>"
      + "<th>Case</th><th>Look</th></tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></details>"
  }
}
