import Foundation

/// What came of a suite as one HTML page that needs nothing else: for each case that is not as expected the cause in words, then the
/// two pictures side by side, under a slider, blinking, and their difference.
nonisolated struct ReportPage {
  private let result: SuiteResult
  private let results: String

  init(_ result: SuiteResult, results: String) {
    self.result = result
    self.results = results
  }

  var text: String {
    let shown = result.cases.filter { !$0.isPassed }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(result.isPassed ? "All as expected" : "Not as expected") – Touchstone</title>
      <style>
      \(ReportStyle.text)
      </style>
      </head>
      <body>
      <header>
      <h1>\(result.isPassed ? "All as expected" : "Not as expected")</h1>
      <p>\(SuiteText.summary(of: result).escapedForMarkup)</p>
      </header>
      <main>
      \(troubles)\(shown.map { ReportCase($0, results: results).text }.joined(separator: "\n"))
      \(table)
      </main>
      <script>
      \(ReportScript.text)
      </script>
      </body>
      </html>

      """
  }

  /// What has no case: files that cannot be read or written, and references that nobody needs.
  private var troubles: String {
    let lines = result.scenes.flatMap { scene in
      scene.diagnostics + scene.unwritable + scene.obsolete.map { "\($0): belongs to no case" }
    }
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\($0.escapedForMarkup)</li>" }.joined()
    return "<section class=\"trouble\"><h2>Files</h2><ul>\(items)</ul></section>\n"
  }

  private var table: String {
    let rows = result.cases.map { one in
      let title = one.title.escapedForMarkup
      let name = one.isPassed ? title : "<a href=\"#\(title)\">\(title)</a>"
      return "<tr class=\"\(one.status.rawValue)\"><td>\(one.status.word)</td><td>\(name)</td>"
        + "<td>\(one.look.escapedForMarkup)</td></tr>"
    }
    return "<section><h2>All cases</h2><table><thead><tr><th>Result</th><th>Case</th><th>Look</th></tr></thead>"
      + "<tbody>\(rows.joined(separator: "\n"))</tbody></table></section>"
  }
}
