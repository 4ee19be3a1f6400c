import Files

/// The list of the cases that did not pass, under their causes.
struct ReportIndex {
  /// The most cases of a cause that are shown; the others are folded.
  private static let mostCases = 5

  /// Returns the list of these cases; empty without any.
  static func text(_ groups: [(title: String, cases: [ReportCase])], others: [ReportCase]) -> String {
    let all = groups + (others.isEmpty ? [] : [("Other cases", others)])
    guard !all.isEmpty else { return "" }
    let lists = all.map { title, cases in
      "<section class=\"cause\"><h2>\(title.escapedForMarkup)</h2>\(list(of: cases))</section>"
    }
    return "<nav aria-label=\"Cases\">\(lists.joined(separator: "\n"))</nav>\n"
  }

  private static func list(of cases: [ReportCase]) -> String {
    let shown = list(of: cases.prefix(mostCases)), rest = cases.dropFirst(mostCases)
    guard !rest.isEmpty else { return shown }
    let count = rest.count == 1 ? "1 more case" : "\(rest.count.grouped) more cases"
    return "\(shown)<details><summary>\(count)</summary>\(list(of: rest))</details>"
  }

  private static func list(of cases: ArraySlice<ReportCase>) -> String {
    "<ol>\(cases.map(\.link).joined(separator: "\n"))</ol>"
  }
}
