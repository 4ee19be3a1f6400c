import Foundation

/// The part of a report page that shows one case.
nonisolated struct ReportCase {
  private let one: CaseResult
  private let results: String

  init(_ one: CaseResult, results: String) {
    self.one = one
    self.results = results
  }

  var text: String {
    let lines = SuiteText.lines(of: SceneResult(name: "", path: "", cases: [one]), results: results)
    let words = lines.dropFirst().map { "<li>\($0.trimmingCharacters(in: .whitespaces).escapedForMarkup)</li>" }
    let title = one.title.escapedForMarkup
    return """
      <section class="case" id="\(title)">
      <h2><span class="word \(one.status.rawValue)">\(one.status.word)</span> \(title) \
      <small>\(one.look.escapedForMarkup)</small></h2>
      <ol class="words">\(words.joined(separator: "\n"))</ol>
      \(trace)\(hitMap)\(frame)</section>
      """
  }

  // MARK: Layers

  private var trace: String {
    guard let actual = textFile("actual.txt") else { return "" }
    let expected = textFile("expected.txt") ?? ""
    let rows = TraceRows(expected: expected, actual: actual).rows.map { row in
      switch row {
      case .same(let line): "<span>  \(line.escapedForMarkup)</span>"
      case .gone(let line): "<del>- \(line.escapedForMarkup)</del>"
      case .new(let line): "<ins>+ \(line.escapedForMarkup)</ins>"
      case .left(let count): "<i>  … \(count) the same</i>"
      }
    }
    return "<h3>Trace</h3><pre class=\"trace\">\(rows.joined(separator: "\n"))</pre>\n"
  }

  private var hitMap: String {
    let pictures = [figure("expected.hitmap.png", "expected"), figure("actual.hitmap.png", "actual")].joined()
    guard !pictures.isEmpty else { return "" }
    return "<h3>Hit map</h3><div class=\"maps\">\(pictures)</div>\n"
  }

  private var frame: String {
    let expected = figure("expected.png", "expected"), actual = figure("actual.png", "actual")
    guard !actual.isEmpty else { return "" }
    guard !expected.isEmpty else { return "<h3>Frame</h3><div class=\"maps\">\(actual)</div>\n" }
    let difference = figure("diff.png", "diff")
    let modes =
      [("sides", "Side by side"), ("slider", "Slider"), ("blink", "Blink")]
      + (difference.isEmpty ? [] : [("diff", "Difference")])
    let buttons = modes.map { mode, title in
      "<button type=\"button\" data-mode=\"\(mode)\" aria-pressed=\"\(mode == "sides")\">\(title)</button>"
    }
    return """
      <h3>Frame</h3>
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
    guard let data = file(name) else { return "" }
    return "<figure class=\"\(kind)\"><figcaption>\(kind)</figcaption>"
      + "<img alt=\"\(kind)\" src=\"data:image/png;base64,\(data.base64EncodedString())\"></figure>"
  }

  private func textFile(_ name: String) -> String? {
    file(name).map { String(decoding: $0, as: UTF8.self) }
  }

  private func file(_ name: String) -> Data? {
    one.evidence.flatMap { try? Data(contentsOf: URL(fileURLWithPath: "\($0)/\(name)")) }
  }
}
