/// The part of a report page that chooses the cases to show: a search, and a button for each result with the number of its cases.
struct ReportTools {
  private let cases: [CaseResult]

  init(_ result: SuiteResult) { cases = result.cases }

  /// Empty for fewer than two cases, of which there is nothing to choose.
  var text: String {
    guard cases.count > 1 else { return "" }
    return """
      <div class="tools" role="search">
      <label>Search <input type="search" placeholder="case, view, element …"></label>
      <div class="modes" role="group" aria-label="Result">\(buttons.joined())</div>
      <p role="status"></p>
      </div>

      """
  }

  private var buttons: [String] {
    let statuses: [(CaseResult.Status, String)] = [
      (.failed, "Not as expected"), (.missing, "Without a reference"), (.unstable, "Unstable"),
      (.unreadable, "Unreadable"), (.unwritable, "Not written"), (.written, "Written"), (.same, "As expected"),
    ]
    let counts = statuses.map { status, title in (status.rawValue, title, cases.filter { $0.status == status }.count) }
    let shown = [("", "All", cases.count)] + counts.filter { $0.2 > 0 }
    return shown.map { status, title, count in
      "<button type=\"button\" data-status=\"\(status)\" aria-pressed=\"\(status.isEmpty)\">\(title) \(count.grouped)</button>"
    }
  }
}
