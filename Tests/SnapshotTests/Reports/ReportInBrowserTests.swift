import Foundation
import Testing

@testable import Canvas

/// The page in a real browser: its buttons, slider and keys.
struct ReportInBrowserTests {
  /// Makes a page with two cases whose frames differ.
  private static func browser() throws -> Browser {
    let blue = TestScenes.card(button: "color: blue, frame: 20 20 120 44")
    let folder = try SuiteFolder(["a.yaml": blue, "b.yaml": blue])
    let arguments = ["test", ".", "--layers", "frame", "--part", "stage", "--size", "1024x640", "--report", "html"]
    #expect(try folder.run(arguments + ["--update", "missing"]).status == 0)
    for name in ["a.yaml", "b.yaml"] { try folder.write(blue.replacing("blue", with: "red"), to: name) }
    #expect(try folder.run(arguments).status == 1)
    return Browser(folder: folder, page: ".touchstone/report.html")
  }

  private static let answer = """
    const viewer = document.querySelector(".viewer"), image = viewer.querySelector(".actual img");
    const box = image.getBoundingClientRect();
    answer = [viewer.dataset.mode, box.x, box.y, box.width, box.height].join(" ");
    """

  /// Left of the edge the expected picture is shown, right of it the actual one, pixel by pixel.
  @Test(arguments: [25, 75])
  func theSliderMovesTheEdgeBetweenThePictures(percent: Int) throws {
    let browser = try Self.browser()
    let (answer, page) = try browser.open(
      """
      document.querySelectorAll(".viewer button")[1].click();
      const range = document.querySelector(".viewer input");
      range.value = \(percent);
      range.dispatchEvent(new Event("input"));
      \(Self.answer)
      """)
    let parts = answer.split(separator: " ")
    #expect(parts.first == "slider")
    let box = parts.dropFirst().compactMap { Double($0) }
    try #require(box.count == 4)
    let folder = browser.folder.url.appending(path: ".touchstone/a-default")
    let expected = try Bitmap(pngAt: folder.appending(path: "expected.png"))
    let actual = try Bitmap(pngAt: folder.appending(path: "actual.png"))
    // The image has a border of one pixel and is not scaled.
    #expect(Int(box[2]) == actual.width + 2)
    let (left, top, cut) = (Int(box[0]) + 1, Int(box[1]) + 1, Int(box[2]) * percent / 100)
    var wrong = 0, differing = 0
    for y in 0..<min(actual.height, Browser.height - top) {
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

  @Test(arguments: [("1", "sides"), ("2", "slider"), ("3", "blink"), ("4", "difference"), ("5", "sides")])
  func theKeysSelectTheViewOfThePictures(key: String, mode: String) throws {
    let (answer, _) = try Self.browser().open(
      """
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "\(key)" }));
      const viewer = document.querySelector(".viewer");
      const pressed = [...viewer.querySelectorAll("button")].filter((one) => one.ariaPressed === "true");
      const shown = [...viewer.querySelectorAll("figure")].filter((one) => one.offsetParent).length;
      answer = [viewer.dataset.mode, pressed.map((one) => one.textContent), shown].join("|");
      """)
    let names = ["sides": "Side by side", "slider": "Slider", "blink": "Blink", "difference": "Difference"]
    #expect(answer == "\(mode)|\(names[mode] ?? "")|\(mode == "difference" ? 1 : 2)")
  }

  @Test func theKeysMoveFromCaseToCase() throws {
    let (answer, _) = try Self.browser().open(
      """
      const type = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
      const at = () => document.activeElement.id;
      for (const key of ["j", "j", "j", "k", "k"]) { type(key); answer += at() + " "; }
      type("4");
      answer += [...document.querySelectorAll(".viewer")].map((one) => one.dataset.mode);
      """)
    let (a, b) = ("a-default%20%40end", "b-default%20%40end")
    #expect(answer == "\(a) \(b) \(b) \(a) \(a) difference,sides")
  }

  // MARK: Choosing

  /// Makes a page with two failing scenes, one without a reference, and one that passed.
  private static func mixed() throws -> Browser {
    let names = ["a.yaml", "b.yaml", "fine.yaml"]
    let folder = try SuiteFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, TestScenes.card) }))
    let arguments = ["test", ".", "--layers", "scene,trace,hitmap", "--report", "html"]
    #expect(try folder.run(arguments + ["--update", "missing"]).status == 0)
    try folder.write(TestScenes.card(button: "isHidden: true, frame: 20 20 120 44"), to: "a.yaml")
    try folder.write(TestScenes.card.replacing("100,60", with: "100,61"), to: "b.yaml")
    try folder.write(TestScenes.card, to: "new.yaml")
    #expect(try folder.run(arguments).status == 1)
    return Browser(folder: folder, page: ".touchstone/report.html")
  }

  private static let visible = """
    const visible = (list) => [...document.querySelectorAll(list)].filter((one) => one.offsetParent);
    const cases = () => visible(".case").map((one) => one.id.split("-")[0]).join("") + "/" + visible("tr[data-case]").length
      + "/" + visible("nav h2").length + "/" + document.querySelector(".tools p").textContent;
    const type = (text) => { search.value = text; search.dispatchEvent(new Event("input")); };
    """

  @Test func theButtonsCountAndFilterTheCases() throws {
    let (answer, _) = try Self.mixed().open(
      """
      \(Self.visible)
      document.querySelector("details").open = true;
      const buttons = [...document.querySelectorAll(".tools button")];
      answer = [buttons.map((one) => one.textContent).join(","), cases()].join("|");
      for (const button of buttons) { button.click(); answer += "|" + cases(); }
      """)
    #expect(
      answer
        == "All 4,Not as expected 2,Without a reference 1,As expected 1|abnew/4/3/|abnew/4/3/|ab/2/2/2 cases|new/1/1/1 case|"
        + "/1/0/1 case")
  }

  @Test func theSearchFindsWordsOfCausesAndCases() throws {
    let (answer, _) = try Self.mixed().open(
      """
      \(Self.visible)
      document.querySelector("details").open = true;
      for (const text of ["ishidden", "script LINE", "b-default", "nowhere", ""]) { type(text); answer += cases() + "|"; }
      """)
    #expect(answer == "a/1/1/1 case|b/1/1/1 case|b/1/1/1 case|/0/0/0 cases|abnew/4/3/|")
  }

  /// The keys go on only through the cases that are shown; in the search they are letters.
  @Test func theKeysLeaveOutHiddenCasesAndTheSearch() throws {
    let (answer, _) = try Self.mixed().open(
      """
      \(Self.visible)
      const press = (key, target = document) => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      const at = () => document.activeElement.id || document.activeElement.type || "none";
      press("/"); answer += at();
      press("j", search); answer += " " + at();
      type("b-default"); press("j", document.body); search.blur(); press("j"); answer += " " + at();
      search.focus(); press("Escape", search); answer += " " + cases();
      """)
    #expect(answer.hasPrefix("search search b-default%20%40end abnew/"))
  }

  @Test func theCommandThatAcceptsACaseIsCopied() throws {
    let (answer, _) = try Self.mixed().open(
      """
      Object.defineProperty(navigator, "clipboard", { value: { writeText: (text) => { answer += text; } } });
      const buttons = [...document.querySelectorAll(".copy")];
      buttons[0].click();
      answer += "|" + buttons.length;
      """)
    #expect(answer == "touchstone accept a-default|3")
  }

  @Test func nothingIsLoadedAndThePageFits() throws {
    let (answer, page) = try Self.browser().open(
      """
      const loaded = performance.getEntriesByType("resource").filter((one) => !one.name.startsWith("data:"));
      const broken = [...document.images].filter((one) => !one.complete || one.naturalWidth === 0);
      const wide = document.documentElement.scrollWidth > innerWidth;
      answer = [loaded.length, broken.length, document.images.length, wide].join(" ");
      """)
    #expect(answer == "0 0 6 false")
    // The page is not empty.
    let ground = page.pixel(2, 2)
    let columns = stride(from: 0, to: page.width, by: 7)
    #expect(columns.contains { x in stride(from: 0, to: page.height, by: 7).contains { page.pixel(x, $0) != ground } })
  }
}
