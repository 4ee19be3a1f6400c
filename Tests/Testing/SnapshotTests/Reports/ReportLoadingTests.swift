import BrowserHarness
import Foundation
import TestSupport
import Testing

@testable import Snapshots

/// What a browser loads for a report, and readers with other needs than a mouse and a wide window.
@Suite(.serialized) final class ReportLoadingTests {
  private let browser: Browser
  private var report: ReportFolder?

  init() throws { browser = try Browser() }

  /// Opens a page, whose folder stays until the end of the test.
  @discardableResult private func open(_ report: ReportFolder) throws -> ReportFolder {
    self.report = report
    try browser.open(report.page)
    return report
  }

  private func sizes(_ addresses: [String]) -> Int {
    addresses.compactMap { URL(string: $0) }.reduce(0) { sum, file in
      sum + ((try? Data(contentsOf: file).count) ?? 100_000_000)
    }
  }

  @Test(.exhaustive) func aLargeReportLoadsPicturesWhenTheyAreSeen() throws {
    try open(.large(cases: 66))
    let first = browser.requests
    #expect(first.count > 1 && first.count < 40)
    #expect(sizes(first) < 3_000_000, "\(sizes(first)) bytes in \(first.count) files")
    #expect(!first.contains { $0.contains("s65-default") })
    try browser.value(
      """
      (async () => { document.getElementById("s65-default%20%40end").scrollIntoView();
      while (![...document.images].some((one) => one.src.includes("s65") && one.src.includes("actual.png") && one.complete
        && one.naturalWidth > 0)) await new Promise(requestAnimationFrame); })()
      """)
    #expect(browser.requests.contains { $0.contains("s65-default/actual.png") })
  }

  @Test(.exhaustive) func nothingIsWrittenToTheConsoleAndNothingElseIsRequested() throws {
    let folder = try open(.everyLayer()).page.deletingLastPathComponent().absoluteString
    for key in ["j", "2", "3", "4", "1", "b", "/"] { try browser.press(key) }
    try browser.value("Promise.all([...document.images].map((one) => { one.loading = 'eager'; return one.decode(); }))")
    #expect(browser.messages == [])
    #expect(browser.requests.count > 5)
    #expect(browser.requests.filter { !$0.hasPrefix(folder) } == [])
  }

  /// A report elsewhere has copies of its pictures.
  @Test(.exhaustive) func aReportInAnotherFolderNeedsNoResults() throws {
    let report = try ReportFolder.everyLayer(), folder = report.folder
    #expect(try folder.run("test", ".", "--report", "html=out/page.html").status == 1)
    try folder.remove(".touchstone")
    try browser.open(folder.url.appending(path: "out/page.html"))
    let broken = """
      Promise.allSettled([...document.images].map((one) => { one.loading = "eager"; return one.decode(); }))
        .then((all) => all.filter((one) => one.status === "rejected").length + "/" + (all.length > 5))
      """
    #expect(try browser.value(broken) == "0/true")
    // The next run removes them with the report.
    try folder.write("mine", to: "out/page.files.txt")
    #expect(try folder.run("test", ".", "--layers", "none", "--report", "html=out/page.html").status != 64)
    #expect(!folder.files().contains { $0.hasPrefix("out/page.files/") })
    #expect(folder.exists("out/page.files.txt"))
  }

  @Test(.exhaustive) func aPictureThatIsGoneSaysWhy() throws {
    let report = try ReportFolder.everyLayer()
    // The results that were copied name the references of the original.
    #expect(try report.folder.run("test", ".", "--report", "html").status == 1)
    #expect(try report.folder.run("accept", "card").status == 0)
    try browser.open(report.page)
    try browser.value(
      """
      (async () => { document.querySelector(".viewer").scrollIntoView();
      while (!document.querySelector(".viewer .gone")) await new Promise(requestAnimationFrame); })()
      """)
    #expect(
      try browser.value("getComputedStyle(document.querySelector('.viewer .gone'), '::after').content")
        .contains("accepted"))
  }

  // MARK: Readers

  @Test(.exhaustive) func aScreenReaderFindsItsWay() throws {
    try open(.everyLayer())
    let levels = try browser.values("[...document.querySelectorAll('h1,h2,h3')].map((one) => one.tagName)")
    #expect(levels == ["H1", "H2", "H2", "H3", "H3", "H3", "H2"])
    let landmarks =
      "['header', 'main', 'nav[aria-label]', 'footer', '[role=search]'].map((one) => document.querySelectorAll(one).length)"
    #expect(try browser.value(landmarks) == "1,1,1,1,1")
    let nameless = """
      [...document.querySelectorAll("button, input, summary, a")].filter((one) => !(one.textContent || one.ariaLabel
        || one.labels?.[0]?.textContent || "").trim()).map((one) => one.outerHTML)
      """
    #expect(try browser.values(nameless) == [""])
    // Each picture says what it is; those of the list stand beside the name of the case.
    let silent = "[...document.images].filter((one) => !one.alt && !one.closest('nav')).map((one) => one.outerHTML)"
    #expect(try browser.values(silent) == [""])
    #expect(
      try browser.value("document.querySelector('.viewer .expected img').alt") == "expected, card-default @end")
    #expect(
      try browser.value("document.querySelector('article').ariaLabelledByElements[0].innerText").hasPrefix("FAIL"))
  }

  @Test(.exhaustive) func theKeyboardAloneReachesEverything() throws {
    try open(.everyLayer())
    var reached: [String] = []
    for _ in 0..<60 {
      try browser.press("Tab")
      let name = try browser.value(
        "((one) => one.className || one.dataset.mode || one.type || one.tagName)(document.activeElement)")
      if name == "BODY" { break }
      reached.append(name)
    }
    #expect(reached.first == "skip")
    for control in ["search", "button", "A", "copy", "sides", "difference", "boxes", "SUMMARY", "trace"] {
      #expect(reached.contains(control), "\(control) in \(reached)")
    }
    // In the order in which they are seen, so that nothing jumps.
    let order = try browser.value(
      """
      (() => { const all = [...document.querySelectorAll("a, button, input, summary, [tabindex]")]; return all.every((one, at) =>
        at === 0 || one.tabIndex <= 0); })()
      """)
    #expect(order == "true")
  }

  @Test(arguments: [320, 500, 1920].sample(every: 3)) func nothingIsWiderThanTheWindow(width: Int) throws {
    try open(.everyLayer())
    try browser.resize(width: width, height: 800)
    #expect(try browser.value("document.documentElement.scrollWidth") == "\(width)")
  }
}
