import Foundation
import TestSupport
import Testing

@testable import LiveScenes
@testable import Scenes

/// What is too much is refused, with its place and the limit; what is just enough is read.
@Suite struct SceneLimitTests {
  private func errors(_ yaml: String) -> String {
    do {
      _ = try Scene.parse(yaml, file: "x")
      return "no error"
    } catch {
      return error.description
    }
  }

  private let view = "views: [{ name: a, frame: 0 0 1 1 }]\n"

  private func list(_ key: String, _ elements: some Sequence<String>) -> String {
    "\(key):\n" + elements.map { "  - \($0)\n" }.joined()
  }

  private func views(_ count: Int, _ more: (Int) -> String = { _ in "" }) -> String {
    list("views", (0..<count).map { "{ name: v\($0), frame: 0 0 1 1\(more($0)) }" })
  }

  // MARK: Counts

  @Test func tenThousandViewsAreReadAndOneMoreIsRefused() {
    #expect(errors(views(10_000)) == "no error")
    #expect(errors(views(10_001)) == "x:10002:5: error: a scene has at most 10000 views")
  }

  @Test(.exhaustive) func viewsInViewsAreCountedTogether() {
    let inner = (0..<5_001).map { "{ name: b\($0), frame: 0 0 1 1 }" }.joined(separator: ", ")
    let outer = "  - { name: outer, frame: 0 0 1 1, views: [\(inner)] }\n"
    #expect(errors(views(5_000) + outer).contains("x:5002:") && errors(views(4_990) + outer).contains("no error"))
  }

  @Test func moreThanFiveHundredRecognizersAreRefused() {
    func taps(_ count: Int) -> String { views(count) { ", recognizers: [{ name: t\($0), kind: tap }]" } }
    #expect(errors(taps(500)) == "no error")
    #expect(errors(taps(501)).hasSuffix("error: a scene has at most 500 recognizers"))
  }

  @Test func moreThanAThousandVariantsAreRefused() {
    func variants(_ count: Int) -> String { view + list("variants", (0..<count).map { "{ name: n\($0) }" }) }
    #expect(errors(variants(1000)) == "no error")
    #expect(errors(variants(1001)) == "x:1003:5: error: a scene has at most 1000 variants")
  }

  @Test func variantsTimesMarksAreLimited() {
    func cases(_ variants: Int, _ marks: Int) -> String {
      view + list("variants", (0..<variants).map { "{ name: n\($0) }" })
        + list("script", (0..<marks).map { "mark m\($0)" })
    }
    #expect(errors(cases(100, 99)) == "no error")
    #expect(
      errors(cases(100, 100))
        == "x:104:3: error: a scene has at most 10000 cases (variants times marks, with `end`), and this one has 10100")
  }

  @Test func theInputsThatLinesStandForAreCounted() {
    let down = "  - down 1,1\n", move = "  - move 2,2 over 600000\n"
    #expect(errors(view + "script:\n" + down + move) == "no error")
    #expect(
      errors(view + "script:\n" + down + move + move)
        == "x:5:5: error: a script has at most 50000 inputs; with this line it has more")
    let taps = Array(repeating: "tap 1,1 and 2,2 and 3,3 and 4,4 and 5,5 taps 10", count: 501)
    let message = "x:503:5: error: a script has at most 50000 inputs; with this line it has more"
    #expect(errors(view + list("script", taps)) == message)
  }

  @Test func viewsTimesInputsAreLimited() {
    func scene(_ inputs: Int) -> String { views(999) + list("script", Array(repeating: "shake", count: inputs)) }
    #expect(errors(scene(250)) == "no error")
    #expect(
      errors(scene(251))
        == "x:1002:3: error: 1000 views and 251 inputs are too many together: views times inputs are at most 250000")
  }

  @Test func viewsTimesInputsOfAnInvitationAreLimited() {
    func scene(_ inputs: Int) -> String {
      views(999) + "invite:\n  hand:\n" + String(repeating: "    - shake\n", count: inputs)
    }
    #expect(errors(scene(250)) == "no error")
    #expect(
      errors(scene(251))
        == "x:1002:3: error: 1000 views and 251 inputs are too many together: views times inputs are at most 250000")
  }

  // MARK: Names

  @Test func namesAreShortEnoughForTheNamesOfFiles() {
    let name = String(repeating: "n", count: 80)
    func scene(_ view: String, _ variant: String, _ mark: String) -> String {
      "views: [{ name: \(view), frame: 0 0 1 1 }]\nvariants: [{ name: \"\(variant)\" }]\nscript: [mark \(mark)]"
    }
    #expect(errors(scene(name, name, name)) == "no error")
    #expect(errors(scene(name + "n", "v", "m")) == "x:1:17: error: a name has at most 80 bytes, and this one has 81")
    let rule =
      "has at most 80 bytes, and this one has 81; a character that is no letter, digit, `-` or `_` counts three times"
    #expect(errors(scene("a", name + "n", "m")) == "x:2:21: error: the name of a variant \(rule)")
    #expect(errors(scene("a", "v", name + "n")) == "x:3:10: error: the name of a mark \(rule)")
    // A space is written as %20.
    #expect(errors(scene("a", String(repeating: " n", count: 20), "m")) == "no error")
    #expect(errors(scene("a", String(repeating: " n", count: 21), "m")).contains("this one has 84"))
    #expect(errors(scene("a", String(repeating: "名", count: 26), "m")) == "no error")
    #expect(errors(scene("a", String(repeating: "名", count: 27), "m")).contains("this one has 81"))
  }

  // MARK: Scales

  private func nested(_ scales: [String], _ more: String = "") -> String {
    let innermost = "{ name: end_, frame: 0 0 1 1 }"
    let views = scales.enumerated().reversed().reduce(innermost) { inner, view in
      "{ name: s\(view.offset), frame: 0 0 1 1, transform: scale \(view.element), views: [\(inner)] }"
    }
    return "views: [\(views)]\n\(more)"
  }

  @Test func theProductOfNestedScalesIsLimited() {
    let rule =
      "and of the views above it, in the tree, variants and script, multiply to more than 1000000 or less than 0.000001"
    #expect(errors(nested(["1000", "-1000", "0", "1"])) == "no error")
    #expect(errors(nested(["1000", "-1000", "2"])).hasSuffix("error: the scales of `s2` \(rule)"))
    #expect(errors(nested(["0.001", "0.0001"])).contains("the scales of `s1`"))
    #expect(errors(nested(["1000", "1"], "script: [set s1.transform scale 2000]")).contains("the scales of `s1`"))
    let variant = "variants: [{ name: v, edits: [W.transform scale 2000] }]"
    #expect(errors(nested(["1000", "1"], variant)).contains("the scales of `s0`"))
    #expect(errors(nested(Array(repeating: "1000000", count: 60))).contains("the scales of `s1`"))
  }

  // MARK: Time

  // Going through the tree for each name would take minutes.
  @Test(.exhaustive) func theTimeDoesNotGrowWithTheSquareOfTheViews() throws {
    let text = views(10_000) { ", hitTest: returns v\(9_999 - $0)" }
    let edits = (0..<10_000).map { "v\($0).alpha 0.5" }.joined(separator: ", ")
    let expectation = "expect: [{ at: end, notAsked: [\((0..<10_000).map { "v\($0)" }.joined(separator: ", "))] }]\n"
    let scene = try Scene.parse(text + "variants: [{ name: n, edits: [\(edits)] }]\n" + expectation, file: "x")
    let liveScene = LiveScene(scene)
    let classes = scene.viewNames.map { liveScene.view(named: $0).flatMap(liveScene.className) }
    #expect(classes == ["UIWindow"] + Array(repeating: "UIView", count: 10_000))
  }

  @Test func theTimeDoesNotGrowWithTheSquareOfTheMarks() throws {
    let lines = (0..<9_000).map { "mark m\($0)" }, marks = (0..<9_000).map { "{ at: m\($0), hit: a }" }
    let scene = try Scene.parse(view + list("script", lines) + list("expect", marks), file: "x")
    #expect(scene.expectations.count == 9_000)
  }

  @Test func requirementsOfManyRecognizersAreCheckedTogether() {
    let all = views(500) { ", recognizers: [{ name: t\($0), kind: tap, requires: all }]" }
    #expect(errors(all).hasPrefix("x:2:"))
    let chain = views(500) { ", recognizers: [{ name: t\($0), kind: tap, requires: t\(($0 + 1) % 500) }]" }
    let end = "`t4` → `t5` → … → `t499` → `t0` is a cycle of failure requirements"
    #expect(errors(chain).hasPrefix("x:2:") && errors(chain).contains(end))
  }

  @Test func onlyTheFirstHundredProblemsAreReported() {
    let wrong = list("views", (0..<2_000).map { "{ name: v\($0), frame: x }" })
    #expect(errors(wrong).split(separator: "\n").count == 100)
  }
}
