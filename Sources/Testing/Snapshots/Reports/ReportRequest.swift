import Files
import Foundation

/// A report to write: its kind and its file.
package struct ReportRequest: Equatable, Sendable {
  enum RequestKind: String, CaseIterable, Sendable {
    /// A page that shows the differences, and its pictures.
    case html
    /// JUnit XML, which CI services read.
    case junit
    /// For other programs.
    case json
  }

  var kind: RequestKind
  /// The file; nil for a file in the folder of results.
  var path: String?

  /// Parses `html` or `html=out/report.html`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = RequestKind(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
    self.kind = kind
    path = parts.count == 2 ? parts[1] : nil
  }

  /// Writes the report.
  /// - Throws: `FileReplacementError`; for a page also `MissingFile` and `PictureError`.
  package func write(_ result: SuiteResult, _ options: SuiteOptions) throws {
    let text =
      switch kind {
      case .html: try ReportPage(result, results: options.results, files(in: options.results)).text()
      case .junit: JUnitReport.text(of: result, results: options.results)
      case .json: JSONReport.text(of: result)
      }
    try FileReplacement.write(Data(text.utf8), to: url(in: options.results))
  }

  /// Removes the report of an earlier run: a run that ends before it writes its own must not leave one that says something else.
  /// - Throws: `FileReplacementError`, also for a file that is something else.
  package func remove(from results: String) throws(FileReplacementError) {
    let file = url(in: results)
    var status = stat()
    // Not a device such as /dev/stdout, nor a link to one.
    let isFile = lstat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    guard path == nil || !isFile || status.st_size == 0 || isReport(file) else {
      throw FileReplacementError(path: file.shownPath, reason: "it is no \(kind.rawValue) report, and is not replaced")
    }
    if kind == .html { try files(in: results).remove() }
    if isFile { try FileReplacement.remove(file) }
  }

  /// Whether a file begins as a report of this kind does.
  private func isReport(_ file: URL) -> Bool {
    guard let start = try? RegularFile(file.path).read(upTo: 1_000) else { return false }
    let text = String(decoding: start, as: UTF8.self)
    return switch kind {
    case .html: text.contains(" – Touchstone</title>")
    case .junit: text.contains("<testsuites name=\"touchstone\"")
    case .json: text.hasPrefix("{\"causes\":")
    }
  }

  /// Removes the reports of an earlier run from the folder of results, whether or not this run writes them again.
  static func removeUsual(in results: String) throws(FileReplacementError) {
    for kind in RequestKind.allCases { try ReportRequest(kind: kind).remove(from: results) }
  }

  private func files(in results: String) -> ReportFiles { ReportFiles(page: url(in: results), results: results) }

  private init(kind: RequestKind) { self.kind = kind }

  private func url(in results: String) -> URL {
    URL(fileURLWithPath: path ?? "\(results)/report.\(kind == .junit ? "xml" : kind.rawValue)")
  }
}
