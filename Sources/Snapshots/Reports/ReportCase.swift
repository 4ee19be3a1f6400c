import Foundation

/// The part of a report page that shows one case: the cause in words, then each layer that differs.
struct ReportCase {
  private let one: CaseResult
  private let results: String

  init(_ one: CaseResult, results: String) {
    self.one = one
    self.results = results
  }

  /// Where the case is on the page.
  var anchor: String { one.title.inFileName }

  /// A line that leads to the case.
  var link: String {
    let cause = SuiteText.cause(of: one, results: results).escapedForMarkup
    return "<li><a href=\"#\(anchor)\"><b>\(one.title.escapedForMarkup)</b> <span>\(cause)</span></a></li>"
  }

  var text: String {
    let words = SuiteText.rows(of: one, results: results).map { title, text in
      "<dt>\(title)</dt><dd>\(text.escapedForMarkup)</dd>"
    }
    return """
      <section class="case" id="\(anchor)" tabindex="-1">
      <h2><span class="word \(one.status.rawValue)">\(one.status.word)</span>\(one.title.escapedForMarkup)\
      <small>\(one.appearance.escapedForMarkup)</small></h2>
      <dl class="words">\(words.joined(separator: "\n"))</dl>
      \(trace)\(one.artifacts.flatMap(ReportHitMap.init)?.text ?? "")\(frame)</section>
      """
  }

  // MARK: Layers

  private var trace: String {
    guard let actual = textFile("actual.txt") else { return "" }
    let expected = textFile("expected.txt") ?? ""
    let rows = TraceRows(expected: expected, actual: actual).rows.map { row in
      switch row {
      case .same(let line): "<span>  \(line.escapedForMarkup)</span>"
      case .gone(let line): "<del>− \(line.escapedForMarkup)</del>"
      case .new(let line): "<ins>+ \(line.escapedForMarkup)</ins>"
      case .left(let count): "<i>  … \(count == 1 ? "1 line" : "\(count) lines") the same</i>"
      }
    }
    return "<h3>What happened</h3><pre class=\"trace\" tabindex=\"0\">\(rows.joined())</pre>\n"
  }

  private var frame: String {
    let expected = figure("expected.png", "expected"), actual = figure("actual.png", "actual")
    guard !actual.isEmpty else { return "" }
    guard !expected.isEmpty else { return "<h3>The picture</h3><div class=\"single\">\(actual)</div>\n" }
    let difference = figure("diff.png", "difference")
    let modes =
      [("sides", "Side by side"), ("slider", "Slider"), ("blink", "Blink")]
      + (difference.isEmpty ? [] : [("difference", "Difference")])
    let buttons = modes.map { mode, title in
      "<button type=\"button\" data-mode=\"\(mode)\" aria-pressed=\"\(mode == "sides")\">\(title)</button>"
    }
    return """
      <h3>The picture</h3>
      <div class="viewer" data-mode="sides">
      <div class="modes" role="group" aria-label="How the pictures are shown">\(buttons.joined())</div>
      <input type="range" min="0" max="100" value="50" step="0.5" aria-label="Where the expected picture ends">
      <div class="pictures">\(expected)\(actual)\(difference)</div>
      </div>

      """
  }

  // MARK: Files

  /// Empty when there is no such file.
  private func figure(_ name: String, _ kind: String) -> String {
    file(name).map { ReportFigure.text($0, kind) } ?? ""
  }

  private func textFile(_ name: String) -> String? {
    file(name).map { String(decoding: $0, as: UTF8.self) }
  }

  private func file(_ name: String) -> Data? {
    one.artifacts.flatMap { try? Data(contentsOf: URL(fileURLWithPath: "\($0)/\(name)")) }
  }
}
