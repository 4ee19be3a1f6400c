import BrowserHarness
import Foundation
import Narration
import Playground
import ScenePicture
import Scenes
import TestSupport
import Testing
import TouchTrace

@testable import Canvas
@testable import HandOuts

/// A page in a real browser: what a reader sees, clicks and presses.
@Suite(.serialized, .slow) struct PageInBrowserTests {
  private let browser: Browser

  init() throws { browser = try Browser() }

  private func open(_ name: String = "P16") throws -> HandOut {
    let (handOut, typesetter) = try HandOutSamples.handOut(name)
    try browser.open(try HandOutPage(handOut, typesetter).file())
    return handOut
  }

  private func sentence() throws -> String { try browser.value("document.getElementById('sentence').innerText") }
  private func step() throws -> Int? { Int(try browser.value("document.getElementById('step').value")) }

  // MARK: Steps

  @Test(.exhaustive) func thePageOpensAtThePointOfItsScene() throws {
    let handOut = try open()
    #expect(try sentence() == handOut.overview.sentences[.english]?.plain)
    #expect(try browser.value("document.getElementById('point').innerText") == handOut.scene.point?[.english])
    #expect(try step() == handOut.place)
  }

  @Test func theKeysStep() throws {
    let handOut = try open(), last = handOut.steps.count - 1
    try browser.press("Home")
    #expect(try step() == 0)
    try browser.press("ArrowRight")
    #expect(try step() == 1)
    #expect(try sentence() == handOut.steps[1].frame.sentences[.english]?.plain)
    try browser.press("ArrowRight", shift: true)
    #expect(try step() == handOut.chapters[1].steps.lowerBound)
    try browser.press("End")
    #expect(try step() == last)
    try browser.press("ArrowLeft")
    #expect(try step() == last - 1)
    #expect(browser.messages == [])
  }

  @Test(.exhaustive) func theButtonsAndTheSliderStep() throws {
    _ = try open()
    try browser.press("Home")
    #expect(try browser.value("document.getElementById('previous').disabled") == "true")
    try browser.click("#next")
    try browser.click("#next")
    #expect(try step() == 2)
    try browser.click("#previous")
    #expect(try step() == 1)
    try browser.click(".ticks i[data-step='8']")
    #expect(try step() == 8)
    try browser.value("document.getElementById('step').focus()")
    try browser.press("ArrowRight")
    #expect(try step() == 9)
    #expect(try browser.value("document.getElementById('step').ariaValueText").hasPrefix("9 / 57: "))
  }

  @Test(.exhaustive) func aFingerTurnsThePictureSideways() throws {
    _ = try open()
    try browser.press("Home")
    let middle = CGPoint(x: 400, y: 300)
    try browser.swipe(from: middle, to: CGPoint(x: 300, y: 310))
    #expect(try step() == 1)
    try browser.swipe(from: middle, to: CGPoint(x: 250, y: 300))
    #expect(try step() == 2)
    try browser.swipe(from: middle, to: CGPoint(x: 480, y: 320))
    #expect(try step() == 1)
    // Too short, and up.
    try browser.swipe(from: middle, to: CGPoint(x: 380, y: 300))
    try browser.swipe(from: middle, to: CGPoint(x: 330, y: 180))
    #expect(try step() == 1)
    // A tap is a touch on the phone, not a swipe.
    #expect(try browser.value("document.getElementById('yours').hidden") == "true")
  }

  @Test(.exhaustive, arguments: ["P01", "P24"]) func noTwoButtonsHaveOneName(_ name: String) throws {
    _ = try open(name)
    let names = try browser.values("[...document.querySelectorAll('[data-answer]')].map((one) => one.innerText)")
    #expect(Set(names).count == names.count && names.count > 2, "\(names)")
  }

  @Test(.exhaustive) func playGoesToTheEndAndSpaceStopsIt() throws {
    let handOut = try open("P09")
    try browser.press("Home")
    // The clock of the page is replaced, so that no test waits.
    try browser.value("(() => { window.setInterval = (tick) => { window.tick = tick; return 1; }; })()")
    try browser.press(" ")
    #expect(try browser.value("document.getElementById('play').ariaPressed") == "true")
    try browser.value("(tick(), tick(), tick())")
    #expect(try step() == 3)
    try browser.press(" ")
    #expect(try browser.value("document.getElementById('play').ariaPressed") == "false")
    try browser.press(" ")
    try browser.value("(() => { for (let at = 0; at < 60; at += 1) tick(); })()")
    #expect(try step() == handOut.steps.count - 1)
    #expect(try browser.value("document.getElementById('play').ariaPressed") == "false")
  }

  // MARK: Answers

  @Test func aClickOnThePhoneIsAnswered() throws {
    let handOut = try open()
    for (point, winner) in [((180, 240), "behind"), ((180, 280), "button"), ((20, 20), "root"), ((80, 380), "yellow")] {
      let clicked = try browser.values(
        """
        (() => { const stage = document.getElementById("stage"), [left, top, width, height, columns, rows] = data.screen;
        const at = new DOMPoint(left + (\(point.0) + .5) * width / columns, top + (\(point.1) + .5) * height / rows)
          .matrixTransform(stage.getScreenCTM()); return [at.x, at.y]; })()
        """
      ).compactMap { Double($0) }
      try #require(clicked.count == 2)
      try browser.click(x: clicked[0], y: clicked[1])
      // A browser reports clicks in whole pixels.
      let place = try browser.value("document.getElementById('where').textContent")
      let touched = place.split { !$0.isNumber }.compactMap { Int($0) }
      try #require(touched.count == 2)
      #expect(abs(touched[0] - point.0) <= 1 && abs(touched[1] - point.1) <= 1)
      let answer = try #require(
        handOut.answers.first { answer in
          answer.shapes.contains {
            ($0.x..<$0.x + $0.width).contains(touched[0]) && ($0.y..<$0.y + $0.height).contains(touched[1])
          }
        })
      #expect(answer.winner == winner)
      #expect(try sentence() == answer.frame.sentences[.english]?.plain)
      // The finger is where the click was.
      let box = try browser.values(
        """
        (() => { const box = document.getElementById("finger").getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]; })()
        """
      ).compactMap { Double($0) }
      #expect(abs(box[0] - clicked[0]) < 2 && abs(box[1] - clicked[1]) < 2)
    }
    try browser.click("#back")
    #expect(try browser.value("document.getElementById('yours').hidden") == "true")
    #expect(browser.messages == [])
  }

  /// Everything that a mouse does, with Tab, Enter, Space and the arrows.
  @Test(.exhaustive) func theKeyboardAloneReachesEverything() throws {
    let handOut = try open()
    var reached: [String] = []
    for _ in 0..<40 {
      try browser.press("Tab")
      let name = try browser.value(
        "((one) => one.id || one.dataset.set || one.dataset.answer || one.tagName)(document.activeElement)")
      if name == "BODY" { break }
      reached.append(name)
    }
    let answers = handOut.answers.indices.filter { handOut.answers[$0].count * 400 >= 360 * 560 }.map(String.init)
    #expect(answers.count > 3)
    let controls = [
      "en", "zh-Hans", "light", "dark", "print", "stage", "code-lines", "step", "previous", "next", "play",
    ]
    #expect(reached == controls + answers + ["SUMMARY"])
    try browser.value("document.querySelector('[data-answer=\"3\"]').focus()")
    try browser.press("Enter")
    #expect(try sentence() == handOut.answers[3].frame.sentences[.english]?.plain)
    #expect(try browser.value("document.activeElement.ariaPressed") == "true")
    try browser.value("document.querySelector('summary').focus()")
    try browser.press("Enter")
    #expect(try browser.value("document.querySelector('details').open") == "true")
    // The arrows move the finger, to where no button leads.
    try browser.value("document.getElementById('stage').focus()")
    try browser.press("ArrowRight")
    #expect(try browser.value("document.getElementById('where').textContent") == "(190, 240)")
    try browser.press("ArrowRight", shift: true)
    #expect(try browser.value("document.getElementById('where').textContent") == "(191, 240)")
  }

  // MARK: Languages and themes

  @Test(.exhaustive) func theLanguageIsSwitched() throws {
    let handOut = try open()
    try browser.click("[data-set='zh-Hans']")
    #expect(try sentence() == handOut.overview.sentences[.simplifiedChinese]?.plain)
    #expect(try browser.value("document.documentElement.lang") == "zh-Hans")
    #expect(try browser.value("document.querySelector('h1').innerText") == handOut.scene.name[.simplifiedChinese])
    // No English sentence is left, in the picture neither.
    let visible = try browser.value("document.body.innerText")
    #expect(!visible.contains("Previous") && !visible.contains("says NO"))
    #expect(try browser.value("document.getElementById('layers').textContent").contains("未到达"))
    try browser.click("[data-set='en']")
    #expect(try browser.value("document.getElementById('layers').textContent").contains("not reached"))
    #expect(try !browser.value("document.body.innerText").contains("上一步"))
  }

  @Test(.exhaustive) func theThemeIsTheReadersAndIsSwitched() throws {
    try browser.prefer("prefers-color-scheme", "dark")
    _ = try open()
    let ground = "getComputedStyle(document.body).backgroundColor"
    let dark = try browser.value(ground)
    try browser.click("[data-set='light']")
    #expect(try browser.value(ground) == "rgb(255, 255, 255)")
    #expect(dark != "rgb(255, 255, 255)")
    try browser.click("[data-set='dark']")
    #expect(try browser.value(ground) == dark)
  }

  // MARK: Pictures

  /// Shows the stage at the size of the program's picture.
  private func stage() throws -> Bitmap {
    try browser.resize(width: 1280, height: 1000)
    try browser.value(
      """
      (() => { document.getElementById("stage").style =
        "position:fixed;left:0;top:0;width:768px;height:552px;max-height:none;z-index:9;background:var(--ground)";
        document.querySelector(".advice").remove(); })()
      """)
    let file = FileManager.default.temporaryDirectory.appending(path: "stage-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try browser.picture(of: CGRect(x: 0, y: 0, width: 768, height: 552)).write(to: file)
    return try Bitmap(pngAt: file)
  }

  private func workbench(_ name: String, theme: Theme.Name = .light, language: Languages = .english) throws -> Workbench
  {
    var options = WorkbenchOptions()
    (options.scene, options.theme, options.languages) = (name, theme, language)
    return try Workbench(options: options)
  }

  @Test(arguments: [("P16", true), ("P12", false), ("P16", false), ("P44", false)].sample(every: 4))
  func thePictureIsThatOfTheProgram(_ name: String, isDarkChinese: Bool) throws {
    _ = try open(name)
    if isDarkChinese {
      try browser.click("[data-set='zh-Hans']")
      try browser.click("[data-set='dark']")
    }
    let seen = try stage()
    let workbench = try workbench(
      name, theme: isDarkChinese ? .dark : .light, language: isDarkChinese ? .simplifiedChinese : .english)
    workbench.showPoint()
    let drawn = workbench.picture()
    let different = different(seen, drawn)
    // Letters and the edges of shapes are smoothed in other ways.
    #expect(different < 768 * 552 / 400, "\(different) pixels")
    // The comparison sees a difference: of another step.
    try workbench.show(.number(2))
    #expect(self.different(seen, workbench.picture()) > 2 * different + 500)
  }

  /// The number of pixels of a stage that are not those of the window's picture.
  private func different(_ stage: Bitmap, _ window: Bitmap) -> Int {
    var count = 0
    for y in 0..<stage.height {
      for x in 0..<stage.width where distance(stage.pixel(x, y), window.pixel(192 + x, 40 + y)) > 80 { count += 1 }
    }
    return count
  }

  private func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [16, 8, 0].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }

  @Test(.exhaustive, arguments: ["P16", "P28"]) func everyTextStandsWhereTheProgramDrawsIt(_ name: String) throws {
    let handOut = try open(name)
    for number in [1, handOut.steps.count / 2, handOut.steps.count - 1] {
      try browser.press("Home")
      try browser.value("go(\(number))")
      let workbench = try workbench(name)
      try workbench.show(.number(cursor(ofStep: number, of: handOut)))
      let texts = workbench.drawings(isStageOnly: true).drawings.compactMap { drawing -> String? in
        guard case .text(let text, let font, let point, _) = drawing.content else { return nil }
        return "\(text)|\(Int(point.x.rounded()))|\(Int(point.y.rounded()))|"
          + "\(Int(workbench.typesetter.width(of: text, font).rounded()))"
      }
      let seen = try browser.values(
        """
        [...document.querySelectorAll("#layers text")].map((one) => [one.textContent,
          (one.getAttribute("x") ?? one.firstElementChild.getAttribute("x")), one.getAttribute("y"),
          Math.round(one.getComputedTextLength())].join("|"))
        """)
      #expect(seen.count == texts.count)
      for (one, other) in zip(seen, texts) {
        let (a, b) = (one.split(separator: "|"), other.split(separator: "|"))
        #expect(a.dropLast() == b.dropLast())
        // Hinting makes the letters of the program a little wider or narrower.
        let widths = try [a, b].map { try #require(Double($0.last ?? "")) }
        #expect(abs(widths[0] - widths[1]) <= 2, "\(one) and \(other)")
      }
    }
  }

  /// The boxes of all areas, lines and hatches, back to front, are where the program draws them.
  @Test(.exhaustive, arguments: ["P01", "P12", "P28", "P44"]) func everyShapeStandsWhereTheProgramDrawsIt(
    _ name: String
  ) throws {
    let handOut = try open(name)
    for number in [1, handOut.steps.count / 2, handOut.steps.count - 1] {
      try browser.value("go(\(number))")
      let workbench = try workbench(name)
      try workbench.show(.number(cursor(ofStep: number, of: handOut)))
      let drawn = workbench.drawings(isStageOnly: true).drawings.compactMap { drawing -> CGRect? in
        switch drawing.content {
        case .fill(let path, _), .stroke(let path, _, _): path.bounds
        case .hatch(let path, let hatch, _): path.bounds.flatMap { hatch.lines(over: $0).bounds }
        case .text, .picture, .pushClip, .pushPathClip, .popClip: nil
        }
      }
      let seen = try browser.values(
        """
        (() => { const stage = document.getElementById("stage"), back = stage.getScreenCTM().inverse();
        return [...stage.querySelectorAll("#layers path, #layers use, #layers rect, #layers circle")]
          .filter((one) => !one.closest("clipPath") && one.checkVisibility()).map((one) => {
            const box = one.getBBox(), map = back.multiply(one.getScreenCTM());
            const corner = new DOMPoint(box.x, box.y).matrixTransform(map);
            return [corner.x, corner.y, box.width, box.height].join(" "); }); })()
        """
      ).map { line in line.split(separator: " ").compactMap { Double($0) } }
      #expect(seen.count == drawn.count && drawn.count > 20)
      for (box, rect) in zip(seen, drawn) {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
        let farthest = zip(box, numbers).map { abs($0 - $1) }.max() ?? 99
        #expect(farthest < 0.06, "step \(number): \(box) and \(numbers)")
      }
    }
  }

  /// The number of steps of the trace at a step of the page, which counts a run of moves as one.
  private func cursor(ofStep number: Int, of handOut: HandOut) -> Int {
    let playback = Playback(handOut.scene, variant: handOut.variant)
    playback.playScript()
    return HandOutSteps.cursors(in: playback.trace)[number]
  }

  // MARK: Readers with other needs

  @Test(.exhaustive) func at200PercentNothingIsCutOff() throws {
    _ = try open()
    try browser.resize(width: 640, height: 400, zoom: 2)
    let wide = try browser.values(
      """
      [document.documentElement.scrollWidth > innerWidth, ...[...document.querySelectorAll("h1, button, p, summary, li")]
        .filter((one) => one.offsetParent && !one.closest(".chapters") && one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.outerHTML)]
      """)
    #expect(wide == ["false"])
    try browser.click("#next")
    #expect(try browser.value("document.getElementById('stage').getBoundingClientRect().width") != "0")
  }

  @Test(.exhaustive) func withoutItsScriptThePageShowsThePointAndTheSteps() throws {
    let (handOut, typesetter) = try HandOutSamples.handOut("P16")
    let page = String(decoding: try HandOutPage(handOut, typesetter).file(), as: UTF8.self)
    try browser.open(Data(page.replacing(/<script>[\s\S]*<\/script>/, with: "").utf8))
    let visible = try browser.value("document.body.innerText")
    #expect(visible.contains(handOut.overview.sentences[.english]?.plain ?? "none"))
    #expect(!visible.contains("Previous") && !visible.contains("上一步"))
    // Twelve steps, and the other variants.
    let pictures = 12 + handOut.scene.variants.count - 1
    #expect(try browser.value("document.querySelectorAll('.sheet svg').length") == "\(pictures)")
    #expect(try browser.value("document.querySelector('.sheet').offsetParent !== null") == "true")
    #expect(try browser.value("document.querySelector('#layers').getBoundingClientRect().width > 500") == "true")
  }

  @Test(.exhaustive) func aScreenReaderIsTold() throws {
    let handOut = try open()
    #expect(try browser.value("document.getElementById('sentence').ariaLive") == "polite")
    let told = "document.querySelector('#stage desc').textContent"
    #expect(try browser.value(told) == handOut.overview.sentences[.english]?.plain)
    try browser.click("#next")
    let next = handOut.steps[handOut.place + 1].frame.sentences[.english]?.plain
    #expect(try browser.value(told) == next)
    // Every control has a name.
    let nameless = try browser.values(
      """
      [...document.querySelectorAll("button, input, summary, a")].filter((one) => one.checkVisibility()
        && !(one.innerText || one.labels?.[0]?.textContent || "").trim()).map((one) => one.outerHTML)
      """)
    #expect(nameless == [""])
  }

  @Test(.exhaustive, arguments: [(8.27, 11.69), (8.5, 11)]) func itPrintsOnOnePage(width: Double, height: Double)
    throws
  {
    for name in ["P16", "P44"] {
      _ = try open(name)
      let pdf = String(decoding: try browser.pdf(width: width, height: height), as: Unicode.ASCII.self)
      #expect(pdf.matches(of: /\/Type\s*\/Page\b/).count == 1, "\(name)")
    }
  }

  @Test(.exhaustive) func nothingIsLoadedAndNothingIsWritten() throws {
    for name in ["P01", "P12", "P28", "P46"].sample(every: 4) {
      let handOut = try open(name)
      for index in handOut.steps.indices { try browser.value("go(\(index))") }
      for index in handOut.answers.indices { try browser.value("show({ answer: \(index), point: [1, 1] })") }
      let loaded = try browser.values(
        "performance.getEntriesByType('resource').map((one) => one.name).filter((one) => !one.startsWith('data:'))")
      #expect(loaded == [""])
      #expect(browser.messages == [])
    }
  }
}
