import BrowserHarness
import Foundation
import TestSupport
import Testing

@testable import Canvas

/// The page in a real browser: its buttons, slider, keys and search.
@Suite(.serialized) final class ReportInBrowserTests {
  private let browser: Browser
  private var report: ReportFolder?

  init() throws { browser = try Browser(width: 1280, height: 1400) }

  /// Opens a page, whose folder stays until the end of the test.
  @discardableResult private func open(_ report: ReportFolder) throws -> ReportFolder {
    self.report = report
    try browser.open(report.page)
    return report
  }

  // MARK: Pictures

  /// Left of the edge the expected picture is shown, right of it the actual one, pixel by pixel.
  @Test(.exhaustive, arguments: [25, 75])
  func theSliderMovesTheEdgeBetweenThePictures(percent: Int) throws {
    let report = try open(.colors())
    try browser.click(".viewer [data-mode=slider]")
    try browser.click(".viewer button.boxes")
    try browser.value(
      """
      (() => { const range = document.querySelector(".viewer input"); range.value = \(percent);
      range.dispatchEvent(new Event("input")); })()
      """)
    let box = try browser.box(".viewer .actual img"), page = try browser.bitmap()
    try #require(box.count == 4)
    let expected = try report.picture("a-default/expected.png"), actual = try report.picture("a-default/actual.png")
    // The picture is not scaled.
    #expect(Int(box[2]) == actual.width)
    let (left, top, cut) = (Int(box[0]), Int(box[1]), Int(box[2]) * percent / 100)
    var wrong = 0, differing = 0
    for y in 0..<min(actual.height, page.height - top) {
      for x in 0..<actual.width where abs(x - cut) > 3 {
        let picture = x < cut ? expected : actual
        if page.pixel(left + x, top + y) != picture.pixel(x, y) { wrong += 1 }
        if expected.pixel(x, y) != actual.pixel(x, y) { differing += 1 }
      }
    }
    #expect(wrong == 0)
    // The pictures differ, so the test distinguishes them.
    #expect(differing > 1_000)
  }

  @Test(.exhaustive) func theKeysSelectTheViewOfThePictures() throws {
    try open(.colors())
    let views = [
      ("4", "difference", "Difference", 1), ("3", "blink", "Blink", 2), ("2", "slider", "Slider", 2),
      ("5", "slider", "Slider", 2), ("1", "sides", "Side by side", 2),
    ]
    for (key, mode, title, figures) in views {
      try browser.press(key)
      let answer = try browser.value(
        """
        (() => { const viewer = document.querySelector(".viewer");
        const pressed = [...viewer.querySelectorAll("[data-mode]")].filter((one) => one.ariaPressed === "true");
        const shown = [...viewer.querySelectorAll("figure")].filter((one) => one.offsetParent).length;
        return [viewer.dataset.mode, pressed.map((one) => one.textContent), shown].join("|"); })()
        """)
      #expect(answer == "\(mode)|\(title)|\(figures)")
    }
    try browser.press("b")
    #expect(try browser.value("getComputedStyle(document.querySelector('.viewer .box')).display") == "none")
    try browser.press("b")
    #expect(try browser.value("getComputedStyle(document.querySelector('.viewer .box')).display") == "block")
  }

  @Test func theKeysMoveFromCaseToCase() throws {
    try open(.colors())
    var reached: [String] = []
    for key in ["j", "j", "j", "k", "k"] {
      try browser.press(key)
      reached.append(try browser.value("document.activeElement.id"))
    }
    let (a, b) = ("a-default%20%40end", "b-default%20%40end")
    #expect(reached == [a, b, b, a, a])
    try browser.press("4")
    #expect(try browser.values("document.querySelectorAll('.viewer')").count == 2)
    #expect(
      try browser.value("[...document.querySelectorAll('.viewer')].map((one) => one.dataset.mode)")
        == "difference,sides")
  }

  // MARK: Choosing

  /// The cases that are shown, and the numbers of rows and causes.
  private func shown() throws -> String {
    try browser.value(
      """
      (() => { const visible = (list) => [...document.querySelectorAll(list)].filter((one) => one.checkVisibility());
      return visible(".case").map((one) => one.id.split("-")[0]).join("") + "/" + visible("tr[data-case]").length
        + "/" + visible("nav h2").length + "/" + document.querySelector(".tools p").textContent; })()
      """)
  }

  private func search(_ text: String) throws {
    try browser.value(
      """
      (() => { const search = document.querySelector(".tools input"); search.value = "\(text)";
      search.dispatchEvent(new Event("input")); })()
      """)
  }

  @Test(.exhaustive) func theButtonsCountAndFilterTheCases() throws {
    try open(.mixed())
    let titles = try browser.values("[...document.querySelectorAll('.tools button')].map((one) => one.textContent)")
    #expect(titles == ["All 4", "Not as expected 2", "Without a reference 1", "As expected 1"])
    // The table of all cases is folded until something is chosen.
    #expect(try shown() == "abnew/0/3/")
    let expected = ["failed": "ab/2/2/2 cases", "missing": "new/1/1/1 case", "same": "/1/0/1 case", "": "abnew/4/3/"]
    for status in ["failed", "missing", "same", ""] {
      try browser.click(".tools button[data-status='\(status)']")
      #expect(try shown() == expected[status])
    }
  }

  @Test(.exhaustive) func theSearchFindsWordsOfCausesAndCases() throws {
    try open(.mixed())
    let answers = [
      ("ishidden", "a/1/1/1 case"), ("script LINE", "b/1/1/1 case"), ("b-default", "b/1/1/1 case"),
      ("nowhere", "/0/0/0 cases"), ("", "abnew/4/3/"),
    ]
    for (text, expected) in answers {
      try search(text)
      #expect(try shown() == expected)
    }
  }

  /// The keys go on only through the cases that are shown; in the search they are letters.
  @Test(.exhaustive) func theKeysLeaveOutHiddenCasesAndTheSearch() throws {
    try open(.mixed())
    let focused = "document.activeElement.id || document.activeElement.type"
    try browser.press("/")
    #expect(try browser.value(focused) == "search")
    try browser.press("j")
    #expect(try browser.value("\(focused) + document.activeElement.value") == "searchj")
    try search("b-default")
    try browser.value("document.activeElement.blur()")
    try browser.press("j")
    #expect(try browser.value(focused) == "b-default%20%40end")
    try browser.press("/")
    try browser.press("Escape")
    #expect(try shown() == "abnew/4/3/")
  }

  @Test(.exhaustive) func theCommandThatAcceptsACaseIsCopied() throws {
    try open(.mixed())
    try browser.value(
      """
      (() => { Object.defineProperty(navigator, "clipboard",
        { value: { writeText: (text) => { globalThis.copied = text; } } }); })()
      """)
    try browser.click(".copy")
    #expect(try browser.value("copied") == "touchstone accept a-default")
    // A screen reader is told.
    #expect(try browser.value("document.querySelector('#told').textContent") == "Copied: touchstone accept a-default")
    #expect(try browser.value("document.querySelectorAll('.copy').length") == "3")
  }
}
