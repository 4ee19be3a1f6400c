import Foundation
import Testing

@testable import Snapshots

/// The text of the HTML report, and the files beside it.
struct ReportPageTests {
  @Test func itsFilesAreBesideIt() throws {
    let report = try ReportFolder.everyLayer(), folder = report.folder,
      page = try folder.text(".touchstone/report.html")
    #expect(
      !page.contains(/https?:|[^:]\/\/[a-z]+\.|url\(|@import|<iframe|<object|srcset|fetch\(|XMLHttpRequest|import\(/))
    let sources = page.matches(of: /(?:src|href|data-elements)="([^"]*)"/).map(\.1).filter { !$0.hasPrefix("#") }
    #expect(sources.count > 12)
    for source in sources where source != "data:," {
      #expect(folder.exists(".touchstone/" + (source.removingPercentEncoding ?? "")), "\(source)")
    }
  }

  @Test func itsPicturesAreTheArtifacts() throws {
    let page = try ReportFolder.everyLayer().folder.text(".touchstone/report.html")
    for name in ["expected.png", "actual.png", "diff.png"] { #expect(page.contains("src=\"card-default/\(name)\"")) }
  }

  @Test func aPageOnStandardOutputContainsItsPictures() throws {
    let folder = try ReportFolder.everyLayer().folder
    let run = try folder.run("test", ".", "--report", "html=/dev/stdout"), page = run.printed
    #expect(run.status == 1, "\(run.warnings)")
    let data = try folder.data(".touchstone/card-default/expected.png")
    #expect(page.contains("src=\"data:image/png;base64,\(data.base64EncodedString())\""))
    #expect(!page.contains("src=\"card-default"))
  }

  @Test func theCauseComesFirst() throws {
    let page = try ReportFolder.everyLayer().folder.text(".touchstone/report.html")
    let findings = try #require(page.range(of: "<dl class=\"findings\">")).upperBound
    let scene = "<dt>scene</dt><dd>button.frame x 20 → 40</dd>\n"
    #expect(
      page[findings...].hasPrefix(scene + "<dt>trace</dt><dd>differs at step 7:  - button.hitTest (60, 20)      + "))
    #expect(page.contains("<h1>Not as expected</h1>\n<p>2 scenes, 2 cases: 1 not as expected</p>"))
    #expect(page.contains("<del>−"))
    #expect(page.contains("<ins>+"))
  }

  @Test func theHitMapsHaveTheSameColoursAndALegend() throws {
    let page = try ReportFolder.everyLayer().folder.text(".touchstone/report.html")
    let legend = page.matches(of: /<li><i style="background:(#[0-9A-F]{6})"><\/i>([^<]*)<\/li>/).map { "\($0.2)" }
    #expect(legend.sorted() == ["W", "button", "card"])
    #expect(page.contains(">changed</a></figcaption>"))
  }

  @Test func aSuiteThatPassed() throws {
    let page = try ReportSamples.page(of: SuiteResult(scenes: [ReportSamples.same]))
    #expect(page.contains("<h1>All as expected</h1>"))
    #expect(page.contains("<td>PASS</td><td>fine-default @end</td>"))
    #expect(!page.contains("<article class=\"case\""))
  }

  @Test func markupInTextsIsEscaped() throws {
    let page = try ReportSamples.page(of: ReportSamples.everything)
    #expect(!page.contains("<b> &"))
    #expect(!page.contains("\u{1B}"))
    #expect(page.contains("&lt;b&gt; &amp; &quot;quoted&quot; &#39;text&#39; ]]&gt;"))
    #expect(page.contains("old&lt;1&gt;.txt: belongs to no case"))
  }

  @Test func everyLinkHasATarget() throws {
    let page = try ReportSamples.page(of: ReportSamples.everything)
    let targets = Set(page.matches(of: #/ id="([^"]*)"/#).map(\.1))
    let links = page.matches(of: /href="#([^"]*)"/).map(\.1)
    #expect(links.count > 10)
    for link in links { #expect(targets.contains(link)) }
  }
}
