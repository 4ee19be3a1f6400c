import Files
import Foundation

/// A report to write: its kind and its file.
package struct ReportRequest: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    /// One page that shows the differences.
    case html
    /// JUnit XML, which CI services read.
    case junit
    /// For other programs.
    case json
  }

  var kind: Kind
  /// The file; nil for a file in the folder of results.
  var path: String?

  /// Parses `html` or `html=out/report.html`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = Kind(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.kind = kind
    path = parts.count == 2 ? parts[1] : nil
  }

  /// Writes the report.
  /// - Throws: `FileReplacementError`; for a page also `MissingFile`.
  package func write(_ result: SuiteResult, _ options: SuiteOptions) throws {
    let usual = "\(options.results)/report.\(kind == .junit ? "xml" : kind.rawValue)"
    let text =
      switch kind {
      case .html: try ReportPage(result, results: options.results).text()
      case .junit: JUnitReport.text(of: result, results: options.results)
      case .json: JSONReport.text(of: result)
      }
    try FileReplacement.write(Data(text.utf8), to: URL(fileURLWithPath: path ?? usual))
  }
}
