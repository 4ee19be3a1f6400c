import Foundation
import Testing

@testable import Snapshots

/// The HTML report, a single file.
struct ReportPageTests {
  /// Makes a suite with a case that differs in every layer, and its page.
  private func realPage() throws -> (folder: SuiteFolder, text: String) {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card, "same.yaml": TestScenes.card])
    let arguments = ["test", ".", "--part", "stage", "--report", "html"]
    #expect(try folder.run(arguments + ["--update", "missing"]).status == 0)
    try folder.write(TestScenes.card(button: "frame: 40 20 120 44"), to: "card.yaml")
    #expect(try folder.run(arguments).status == 1)
    return (folder, try folder.text(".touchstone/report.html"))
  }

  @Test func itNeedsNoOtherFiles() throws {
    let page = try realPage().text
    let text = page.replacing(/base64,[^"]*/, with: "")
    #expect(
      !text.contains(/https?:|\/\/[a-z]|url\(|@import|<link|<iframe|<object|srcset|fetch\(|XMLHttpRequest|import\(/))
    for source in page.matches(of: /(?:src|href)="([^"]*)"/).map(\.1) {
      #expect(source.hasPrefix("data:image/png;base64,") || source.hasPrefix("#"), "\(source.prefix(80))")
    }
  }

  @Test func itsPicturesAreTheArtifacts() throws {
    let (folder, page) = try realPage()
    for name in ["expected.png", "actual.png", "diff.png"] {
      let data = try folder.data(".touchstone/card-default/" + name)
      #expect(page.contains("src=\"data:image/png;base64,\(data.base64EncodedString())\""), "\(name)")
    }
  }

  @Test func theCauseComesFirst() throws {
    let page = try realPage().text
    let findings = try #require(page.range(of: "<dl class=\"findings\">")).upperBound
    let scene = "<dt>scene</dt><dd>button.frame x 20 → 40</dd>\n"
    #expect(
      page[findings...].hasPrefix(scene + "<dt>trace</dt><dd>differs at step 7:  - button.hitTest (60, 20)      + "))
    #expect(page.contains("<h1>Not as expected</h1>\n<p>2 scenes, 2 cases: 1 not as expected</p>"))
    #expect(page.contains("<del>−"))
    #expect(page.contains("<ins>+"))
  }

  @Test func theHitMapsHaveTheSameColoursAndALegend() throws {
    let page = try realPage().text
    let legend = page.matches(of: /<li><i style="background:(#[0-9A-F]{6})"><\/i>([^<]*)<\/li>/).map { "\($0.2)" }
    #expect(legend.sorted() == ["W", "button", "card"])
    #expect(page.contains("<figcaption>changed</figcaption>"))
  }

  @Test func aSuiteThatPassed() throws {
    let page = try ReportPage(SuiteResult(scenes: [ReportSamples.same]), results: "").text()
    #expect(page.contains("<h1>All as expected</h1>"))
    #expect(page.contains("<td>PASS</td><td>fine-default @end</td>"))
    #expect(!page.contains("<section class=\"case\""))
  }

  @Test func markupInTextsIsEscaped() throws {
    let page = try ReportPage(ReportSamples.everything, results: "").text()
    #expect(!page.contains("<b> &"))
    #expect(!page.contains("\u{1B}"))
    #expect(page.contains("&lt;b&gt; &amp; &quot;quoted&quot; &#39;text&#39; ]]&gt;"))
    #expect(page.contains("old&lt;1&gt;.txt: belongs to no case"))
  }

  @Test func everyLinkHasATarget() throws {
    let page = try ReportPage(ReportSamples.everything, results: "").text()
    let targets = Set(page.matches(of: #/ id="([^"]*)"/#).map(\.1))
    let links = page.matches(of: /href="#([^"]*)"/).map(\.1)
    #expect(links.count > 10)
    for link in links { #expect(targets.contains(link)) }
  }
}
