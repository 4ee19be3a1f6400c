import Files
import Foundation

/// A report that was asked for: what kind, and where.
package struct ReportRequest: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    /// One page that needs nothing else, to look at what differs.
    case html
    /// For whoever collects test results.
    case junit
    /// For programs.
    case json
  }

  var kind: Kind
  /// Nil for a file in the folder of results.
  var path: String?

  /// Reads `html` or `html=out/report.html`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = Kind(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.kind = kind
    path = parts.count == 2 ? parts[1] : nil
  }

  /// - Throws: `FileReplacementError`.
  package func write(_ result: SuiteResult, _ options: SuiteOptions) throws(FileReplacementError) {
    let usual = "\(options.results)/report.\(kind == .junit ? "xml" : kind.rawValue)"
    let text =
      switch kind {
      case .html: ReportPage(result, results: options.results).text
      case .junit: JUnitReport.text(of: result, results: options.results)
      case .json: JSONReport.text(of: result)
      }
    try FileReplacement.write(Data(text.utf8), to: URL(fileURLWithPath: path ?? usual))
  }
}
