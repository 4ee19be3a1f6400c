import BrowserHarness
import Files
import Foundation
import PhoneHarness
import ScenePicture
import Scenes
import TestSupport
import Testing
import TouchTrace

@testable import ClassServer
@testable import HandOuts
@testable import Playground

/// The page of a class in a real browser that is a phone: 360 pixels wide, with a touch screen.
@Suite(.serialized, .slow) struct PhonePageTests {
  private let browser: Browser
  private let workbench: Workbench
  private let room: ClassRoom
  private let server: ClassServer

  init() throws {
    browser = try Browser()
    var options = WorkbenchOptions()
    options.scene = "P16"
    workbench = try Workbench(options: options)
    room = ClassRoom(code: "KTWQXM", page: try PhonePages.page(workbench.typesetter))
    server = try ClassServer(room, at: "127.0.0.1") {}
    workbench.phonesStarted(PhoneSession(room, link: server.link, code: [], otherAddresses: []))
  }

  private var path: String { "/\(room.code)" }

  /// Opens the page, and waits until it shows the stage.
  private func open(_ language: String = "en-US") throws {
    try browser.becomePhone(width: 360, height: 740, language: language)
    try browser.open(try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)")))
    try turn()
    try turn()
  }

  /// Lets the page ask for its state once, and the window draw what it waits for.
  private func turn() throws {
    _ = workbench.advance(to: 0)
    try browser.value("turn()")
    for variant in room.missingPictures {
      room.add(PhonePages.picture(of: workbench.display.stage, variant, workbench.typesetter), for: variant)
    }
    try browser.value("turn()")
    try browser.value("document.getElementById('stage').src ? document.getElementById('stage').decode() : 0")
  }

  private func text(_ id: String) throws -> String { try browser.value("document.getElementById('\(id)').innerText") }
  private func buttons() throws -> [String] {
    try browser.values(
      "[...document.querySelectorAll('button')].map((one) => one.innerText.replace(/\\s+/g, ' ').trim())")
  }
  private func pressed() throws -> [String] {
    try browser.values("[...document.querySelectorAll('button')].map((one) => one.ariaPressed)")
  }

  @Test func fortyPhonesAnswerOfWhichOneIsABrowser() throws {
    defer { server.stop() }
    try open()
    #expect(try text("title") == "Is the point inside yellow?")
    #expect(try buttons() == ["1 yes, inside", "2 no, outside"])
    var others: [String] = []
    for phone in 0..<39 {
      let message = try Answer.get(path + "/state", port: server.port).json
      let token = try #require(message["token"] as? String)
      let question = try #require((message["stage"] as? [String: Any])?["question"] as? Int)
      others.append(token)
      let choice = phone < 18 ? 0 : 1
      #expect(try Answer.vote(path, token, question: question, choice: choice, port: server.port).status == 200)
    }
    try browser.tap("button:nth-child(2)")
    try turn()
    #expect(try pressed() == ["false", "true"])
    try browser.tap("button:nth-child(1)")
    try turn()
    #expect(try pressed() == ["true", "false"])
    #expect(try text("note").contains("Your answer is counted."))
    workbench.phonesChanged(server.news)
    #expect(workbench.display.phones?.answered == 40)
    workbench.perform(.predict(.reveal))
    #expect(workbench.display.prediction?.revealed?.votes == [19, 21])
    try turn()
    #expect(try buttons() == ["1 yes, inside your answer", "2 no, outside ✓ right"])
    #expect(try text("note") == "Only its own bounds count.")
    #expect(try browser.value("document.querySelector('button').disabled") == "true")
    // The next question comes by itself, and the vote does not go with it.
    workbench.perform(.predict(.next))
    try turn()
    #expect(try text("head").hasPrefix("Question 2") && pressed().contains("true") == false)
    #expect(browser.messages == [] && browser.requests.allSatisfy { $0.hasPrefix("http://127.0.0.1:\(server.port)/") })
  }

  @Test func thePageIsChineseOnAChinesePhone() throws {
    defer { server.stop() }
    try open("zh-CN")
    #expect(try text("title") == "触点在 yellow 里面吗？")
    #expect(try buttons() == ["1 在里面", "2 不在里面"])
    #expect(try browser.value("document.documentElement.lang") == "zh-Hans")
    #expect(try browser.value("document.getElementById('stage').src").hasSuffix(".zh-Hans-light"))
  }

  @Test(arguments: ["en-US", "zh-CN"].sample(every: 2)) func nothingIsWiderThanThePhoneAtTwiceTheTextSize(
    language: String
  ) throws {
    defer { server.stop() }
    try open(language)
    for reveals in [false, true] {
      if reveals { workbench.perform(.predict(.reveal)) }
      try turn()
      try browser.value("document.documentElement.style.fontSize = '200%'")
      #expect(try browser.value("document.documentElement.scrollWidth") == "360")
      let heights = try browser.values("[...document.querySelectorAll('button')].map((one) => one.offsetHeight)")
      #expect(heights.compactMap { Int($0) }.allSatisfy { $0 >= 48 }, "\(heights)")
    }
  }

  /// The words beside it go below.
  @Test(.exhaustive) func aChosenAnswerKeepsItsLineAtTwiceTheTextSize() throws {
    defer { server.stop() }
    try open("zh-CN")
    try browser.tap("button:nth-child(1)")
    try turn()
    try browser.value("document.documentElement.style.fontSize = '200%'")
    #expect(try buttons()[0] == "1 在里面 你的回答")
    let lines = try browser.value("document.querySelector('button span').getClientRects()[0].height / 32")
    #expect(try #require(Double(lines)) < 2)
  }

  @Test(.exhaustive) func aScreenReaderHasNamesForAll() throws {
    defer { server.stop() }
    try open()
    #expect(try browser.value("document.getElementById('stage').alt").contains("button in yellow ("))
    #expect(try browser.value("document.getElementById('choices').getAttribute('aria-labelledby')") == "title")
    let isLive = "document.querySelector('[aria-live]').contains(document.getElementById('title'))"
    #expect(try browser.value(isLive) == "true")
    #expect(try browser.value("document.getElementById('note').getAttribute('role')") == "status")
  }

  @Test func aPageThatIsLoadedAgainIsTheSameVoter() throws {
    defer { server.stop() }
    try open()
    try browser.tap("button:nth-child(1)")
    try turn()
    try open()
    #expect(try pressed() == ["true", "false"])
    #expect(room.news(at: MonotonicTime.now).answered == 1)
  }

  @Test(.exhaustive) func afterSleepThePageShowsThePresentQuestion() throws {
    defer { server.stop() }
    try open()
    workbench.perform(.predict(.reveal))
    workbench.perform(.predict(.next))
    _ = workbench.advance(to: 0)
    // No timer runs while a phone sleeps: waking is an event.
    try browser.value(
      "(clearTimeout(timer), window.setTimeout = () => 0, document.dispatchEvent(new Event('visibilitychange')))")
    try browser.value(
      "new Promise((done) => { const wait = () => asking ? requestAnimationFrame(wait) : done(); wait(); })")
    #expect(try text("head").hasPrefix("Question 2"))
  }

  @Test func aPageIsSmallAndAFurtherQuestionSmaller() throws {
    defer { server.stop() }
    try open()
    let sizes = "performance.getEntries().filter((one) => one.transferSize).map((one) => one.transferSize)"
    let first = try browser.values(sizes).compactMap { Int($0) }
    #expect(first.reduce(0, +) < 150_000 && first.count >= 3, "\(first)")
    let state = try Answer.get(path + "/state", port: server.port).body
    #expect(state.count < 5_000)
  }

  /// The policy allows the page's own script and style, and no other.
  @Test func noOtherScriptRuns() throws {
    defer { server.stop() }
    try open()
    #expect(browser.messages == [])
    try browser.value(
      """
      (() => { const one = document.createElement('script'); one.textContent = 'window.added = 1';
      document.body.append(one); })()
      """)
    #expect(try browser.value("window.added") == "undefined")
    let style = try browser.value("getComputedStyle(document.querySelector('button')).display")
    #expect(style == "flex")
  }
}
