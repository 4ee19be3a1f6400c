import Files
import Foundation

/// The part of a report page for one case: its findings, then each layer that differs.
struct ReportCase {
  private let one: CaseResult
  private let results: String

  init(_ one: CaseResult, results: String) {
    self.one = one
    self.results = results
  }

  /// The id of the case on the page.
  var anchor: String { one.title.inFileName }

  /// A line of the index under its cause: what followed, linked to the case.
  var link: String {
    let effect = SuiteText.effect(of: one, results: results).escapedForMarkup
    return
      "<li data-case=\"\(one.status.rawValue)\"><a href=\"#\(anchor)\"><b>\(one.title.escapedForMarkup)</b> <span>\(effect)</span></a></li>"
  }

  var text: String {
    let findings = SuiteText.rows(of: one, results: results).map { title, text in
      "<dt>\(title)</dt><dd>\(text.escapedForMarkup)\(copyButton(for: text))</dd>"
    }
    return """
      <section class="case" id="\(anchor)" data-case="\(one.status.rawValue)" tabindex="-1">
      <h2><span class="status \(one.status.rawValue)">\(one.status.label)</span>\(one.title.escapedForMarkup)\
      <small>\(one.appearance.escapedForMarkup)</small></h2>
      <dl class="findings">\(findings.joined(separator: "\n"))</dl>
      \(trace)\(one.artifacts.flatMap(ReportHitMap.init)?.text ?? "")\(frame)</section>
      """
  }

  /// Returns a button that copies the command that accepts the case, if the text has one.
  private func copyButton(for text: String) -> String {
    guard let start = text.range(of: "accept: ")?.upperBound else { return "" }
    let command = text[start...].description.escapedForMarkup
    return " <button type=\"button\" class=\"copy\" data-copy=\"\(command)\">Copy the command</button>"
  }

  // MARK: Layers

  private var trace: String {
    guard let actual = textFile("actual.txt") else { return "" }
    let expected = textFile("expected.txt") ?? ""
    let rows = TraceRows(expected: expected, actual: actual).rows.map { row in
      switch row {
      case .same(let line): "<span>  \(line.escapedForMarkup)</span>"
      case .removed(let line): "<del>− \(line.escapedForMarkup)</del>"
      case .added(let line): "<ins>+ \(line.escapedForMarkup)</ins>"
      case .omitted(let count): "<i>  … \(count == 1 ? "1 equal line" : "\(count) equal lines")</i>"
      }
    }
    return "<h3>Trace</h3><pre class=\"trace\" tabindex=\"0\">\(rows.joined())</pre>\n"
  }

  private var frame: String {
    let expected = figure("expected.png", "expected"), actual = figure("actual.png", "actual")
    guard !actual.isEmpty else { return "" }
    guard !expected.isEmpty else { return "<h3>Frame</h3><div class=\"single\">\(actual)</div>\n" }
    let difference = figure("diff.png", "difference")
    let modes =
      [("sides", "Side by side"), ("slider", "Slider"), ("blink", "Blink")]
      + (difference.isEmpty ? [] : [("difference", "Difference")])
    let buttons = modes.map { mode, title in
      "<button type=\"button\" data-mode=\"\(mode)\" aria-pressed=\"\(mode == "sides")\">\(title)</button>"
    }
    return """
      <h3>Frame</h3>
      <div class="viewer" data-mode="sides">
      <div class="modes" role="group" aria-label="View of the pictures">\(buttons.joined())</div>
      <input type="range" min="0" max="100" value="50" step="0.5" aria-label="Edge between expected and actual picture">
      <div class="pictures">\(expected)\(actual)\(difference)</div>
      </div>

      """
  }

  // MARK: Files

  /// Returns the picture in a file; empty when there is no such file.
  private func figure(_ name: String, _ kind: String) -> String {
    file(name).map { ReportFigure.text($0, kind) } ?? ""
  }

  private func textFile(_ name: String) -> String? {
    file(name).map { String(decoding: $0, as: UTF8.self) }
  }

  private func file(_ name: String) -> Data? {
    one.artifacts.flatMap { ReferenceFile.bytes(at: URL(fileURLWithPath: "\($0)/\(name)")) }
  }
}
