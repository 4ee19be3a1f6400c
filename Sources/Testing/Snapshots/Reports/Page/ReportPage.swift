import BundledFiles
import Files
import Foundation

/// Writes a suite's results as an HTML page: the causes with their cases, then for each case that did not pass its findings and
/// pictures. A browser loads the pictures when they are seen.
struct ReportPage {
  private let result: SuiteResult
  private let results: String
  private let files: ReportFiles

  /// - Parameters:
  ///   - results: the path of the folder of artifacts.
  ///   - files: the files beside the page.
  init(_ result: SuiteResult, results: String, _ files: ReportFiles) {
    (self.result, self.results, self.files) = (result, results, files)
  }

  /// Writes the files that the page shows, and returns the page.
  /// - Throws: `MissingFile` when the page's style or script is not installed; `FileReplacementError`.
  func text() throws -> String {
    let style = try BundledFiles.report("report.css"), script = try BundledFiles.report("report.js")
    var number = 0
    func part(for one: CaseResult) throws -> ReportCase {
      number += 1
      return try ReportCase(one, number: number, results: results, files)
    }
    let groups = try CauseGroup.groups(of: result).map { ($0.title, try $0.cases.map(part)) }
    let others = try result.cases.filter { !$0.isPassed && $0.status != .failed }.map(part)
    let shown = groups.flatMap(\.1) + others
    let keys = shown.isEmpty ? "" : "<p>\(Self.keys)</p>"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title) – Touchstone</title>
      <link rel="icon" href="data:,">
      <style>
      \(style)</style>
      </head>
      <body class="\(result.isPassed ? "passed" : "failed")">
      \(shown.isEmpty ? "" : "<a class=\"skip\" href=\"#cases\">To the first case</a>")
      <header>
      <h1>\(title)</h1>
      <p>\(SuiteText.summary(of: result).escapedForMarkup)</p>
      <p class="coverage">\(result.coverage.map(\.escapedForMarkup).joined(separator: "<br>"))</p>
      </header>
      <main>
      \(ReportTools(result).text)\(ReportIndex.text(groups, others: others))\(problems)<div id="cases" tabindex="-1">
      \(shown.map(\.text).joined(separator: "\n"))
      </div>
      \(ReportTable(result).text(isOpen: shown.isEmpty))
      </main>
      <footer>\(keys)<p>\(run)</p></footer>
      <p class="unseen" role="status" id="told"></p>
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
    <kbd>←</kbd> <kbd>→</kbd> move the slider <kbd>B</kbd> boxes <kbd>/</kbd> search
    """

  /// Problems that belong to no case: files that cannot be read or written, and obsolete references.
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
}
