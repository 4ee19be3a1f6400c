import Files

/// The table of all cases of a report page. It is folded unless every case passed.
struct ReportTable {
  private let cases: [CaseResult]

  init(_ result: SuiteResult) { cases = result.cases }

  func text(isOpen: Bool) -> String {
    "<details class=\"all\"\(isOpen ? " open" : "")><summary><h2>All cases</h2></summary><table><thead><tr>"
      + ["Result", "Case", "Appearance", "Notes", "ms"].map { "<th scope=\"col\">\($0)</th>" }.joined()
      + "</tr></thead><tbody>\(cases.map(row).joined(separator: "\n"))</tbody></table></details>"
  }

  private func row(of one: CaseResult) -> String {
    let title = one.title.escapedForMarkup
    let name = one.isPassed ? title : "<a href=\"#\(ReportCase.id(of: one))\">\(title)</a>"
    let cells = [
      one.status.label, name, one.appearance.escapedForMarkup, one.notes.joined(separator: "; ").escapedForMarkup,
      one.milliseconds.grouped,
    ]
    return "<tr class=\"\(one.status.rawValue)\" data-case=\"\(one.status.rawValue)\">"
      + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
  }
}
