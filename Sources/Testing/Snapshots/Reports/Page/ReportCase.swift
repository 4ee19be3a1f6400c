import Files
import Foundation

/// The part of a report page for one case: a line in the list of cases, its findings, then each layer that differs.
struct ReportCase {
  /// A line of the list of cases: what followed from its cause, linked to the case.
  let link: String
  let text: String

  /// The id of a case on the page.
  static func id(of one: CaseResult) -> String { one.title.inFileName }

  /// Makes the pictures of the page, and the texts that show them.
  /// - Parameter number: the number of the case on the page, for the names of its files: that of a case can be too long for them.
  /// - Throws: `FileReplacementError` when a file of the page cannot be written.
  init(_ one: CaseResult, number: Int, results: String, _ files: ReportFiles) throws {
    let id = Self.id(of: one), title = one.title.escapedForMarkup, status = one.status
    let name = "case-\(number)"
    let hitMap = try ReportHitMap(one, named: name, files)
    let thumbnail = try ReportThumbnail.text(of: one, named: name, hitMap: hitMap, files)
    let effect = SuiteText.effect(of: one, results: results).escapedForMarkup
    link =
      "<li data-case=\"\(status.rawValue)\"><a href=\"#\(id)\">\(thumbnail)<b>\(title)</b> <span>\(effect)</span></a></li>"
    let findings = SuiteText.rows(of: one, results: results).map { title, text in
      "<dt>\(title)</dt><dd>\(text.escapedForMarkup)\(Self.copyButton(for: text))</dd>"
    }
    let trace = try one.artifacts.flatMap { try ReportTrace(artifacts: $0, files)?.text } ?? ""
    let frame = try ReportFrame(one, files)?.text ?? ""
    let elements = try one.artifacts.flatMap {
      try ReportElements(of: id, artifacts: $0).address(named: name, files)
    }
    text = """
      <article class="case" id="\(id)" data-case="\(status.rawValue)"\
      \(elements.map { " data-elements=\"\($0)\"" } ?? "") tabindex="-1" aria-labelledby="\(id)-title">
      <h2 id="\(id)-title"><span class="status \(status.rawValue)">\(status.label)</span>\(title)\
      <small>\(one.appearance.escapedForMarkup)</small></h2>
      <dl class="findings">\(findings.joined(separator: "\n"))</dl>
      \(frame)\(hitMap?.text ?? "")\(trace)</article>
      """
  }

  /// Returns a button that copies the command that accepts the case, if the text has one.
  private static func copyButton(for text: String) -> String {
    guard let start = text.range(of: "accept: ")?.upperBound else { return "" }
    let command = text[start...].description.escapedForMarkup
    return " <button type=\"button\" class=\"copy\" data-copy=\"\(command)\">Copy the command</button>"
  }
}
