import Foundation
import Testing

@testable import Scenes

@Suite struct SceneErrorTests {
  /// Returns the errors of a file, one a line, without the name of the file.
  private func errors(_ yaml: String) -> String {
    do {
      _ = try Scene.parse(yaml, file: "x.yaml")
      return "no error"
    } catch {
      return error.description.replacingOccurrences(of: "x.yaml:", with: "")
    }
  }

  @Test func theSmallestSceneIsAListOfViews() throws {
    let scene = try Scene.parse("views: [{ name: a, frame: 0 0 10 10 }]", file: "some/07-my-scene.yaml")
    #expect(scene.slug == "my-scene")
    #expect(scene.viewNames == ["W", "a"])
    #expect(scene.variants == [.unchanged])
    #expect(scene.size == CGSize(width: 360, height: 560))
  }

  @Test func theErrorOfAnUnknownKeyHasTheMostSimilarKey() {
    #expect(
      errors(
        """
        views:
          - name: a
            frame: 0 0 10 10
            alhpa: 0.5
        """) == "4:5: error: unknown key `alhpa` in a view; did you mean `alpha`?")
  }

  private let twoTaps = """
    views:
      - name: a
        frame: 0 0 10 10
        recognizers:
          - { name: one, kind: tap, requires: two }
          - { name: two, kind: tap%@ }
    """

  @Test("a cycle of failure requirements is refused (RE-05)")
  func aCycleOfRequirementsIsRefused() {
    #expect(errors(twoTaps.replacingOccurrences(of: "%@", with: "")) == "no error")
    #expect(
      errors(twoTaps.replacingOccurrences(of: "%@", with: ", requires: one")) == """
        5:43: error: `one` → `two` → `one` is a cycle of failure requirements, so that none of them can recognize; \
        remove one requirement
        6:43: error: `two` → `one` → `two` is a cycle of failure requirements, so that none of them can recognize; \
        remove one requirement
        """)
  }

  @Test("a variant with a cycle of failure requirements is refused (RE-05)")
  func aVariantWithACycleIsRefused() {
    let variant = "\nvariants:\n  - { name: both, edits: [two.requires one] }"
    #expect(
      errors(twoTaps.replacingOccurrences(of: "%@", with: "") + variant) == """
        8:26: error: `two` → `one` → `two` is a cycle of failure requirements, so that none of them can recognize; \
        remove one requirement
        """)
  }

  @Test func allErrorsOfAFileAreReportedInOrder() {
    #expect(
      errors(
        """
        lessn: 1
        views:
          - name: a
            frame: 0 0 10
            alpha: 7
          - name: a
            class: UIBotton
            frame: 0 0 ten 10
            isHidden: yes
        script:
          - tap 10,10 finger x
          - set b.alpha 0.5
          - front c
        expect:
          - at: nowhere
            hit: d
            order: W+ a
        """) == """
          1:1: error: unknown key `lessn` in a scene; did you mean `lesson`?
          4:12: error: a frame has four numbers: x y width height; this one has 3
          5:12: error: an alpha is from 0 to 1, not 7
          6:11: error: the name `a` is already taken
          7:12: error: unknown class `UIBotton`; did you mean `UIButton`?
          8:16: error: expected a frame of four numbers: x y width height, not `ten`
          9:15: error: expected true or false, not `yes`
          11:22: error: expected the number of a finger, 1 to 20, not `x`
          12:5: error: there is no `b` in this scene; known: W, a, UIApplication, AppDelegate
          13:5: error: there is no view `c` in this scene; known: W, a
          15:9: error: there is no mark `nowhere` in the script; known: end
          16:10: error: there is no view `d` in this scene; known: W, a
          17:15: error: `a` needs the view's answer: + inside, - outside, / skipped, ~ its own override
          """)
  }

  @Test func theColumnInAQuotedTextIsThatOfTheWord() {
    #expect(
      errors("views: [{ name: a, frame: \"0 0 ten 10\" }]")
        == "1:32: error: expected a frame of four numbers: x y width height, not `ten`")
  }

  @Test(arguments: [
    ("views: 3", "1:8: error: `views` needs a list, written as lines that begin with `- `, not the text `3`"),
    ("views: [3]", "1:9: error: expected a view, written as lines of `key: value`, not the text `3`"),
    ("- a", "1:1: error: expected a scene, written as lines of `key: value`, not a list"),
    ("id: x", "1:1: error: a scene needs `views:`, a list of views"),
    ("views: [{ name: a }]", "1:9: error: the view `a` needs a frame: `frame: x y width height`"),
    ("views: [{ frame: 0 0 1 1 }]", "1:9: error: a view needs a `name`"),
    (
      "views: [{ name: a b, frame: 0 0 1 1 }]",
      "1:17: error: a name has only letters, digits and `_`, unlike `a b`"
    ),
    ("views: [{ name: end, frame: 0 0 1 1 }]", "1:17: error: `end` is a word of the format and cannot be a name"),
    ("views: [{ name: a, frame: }]", "1:27: error: `frame` has no value"),
    ("views: [{ name: a, frame: { x: 1 } }]", "1:27: error: `frame` needs a plain value, not a mapping of keys"),
    (
      "views: [{ name: a, frame: 0 0 1 1, actions: [touchUpInside x] }]",
      "1:45: error: only controls such as UIButton have `actions`; UIView has none"
    ),
    (
      "views: [{ name: a, class: UIButton, frame: 0 0 1 1, actions: [touchUp x] }]",
      "1:63: error: unknown control event `touchUp`; known: touchDown, touchDownRepeat, touchDragInside, touchDragOutside, "
        + "touchDragEnter, touchDragExit, touchUpInside, touchUpOutside, touchCancel, valueChanged, "
        + "primaryActionTriggered"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, hitTest: returns c }]",
      "1:45: error: there is no view `c` in this scene; known: W, a"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, image: foto }]",
      "1:43: error: unknown picture `foto`; did you mean `photo`?"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, recognizers: [tap] }]",
      "1:50: error: expected a recognizer, written as lines of `key: value`, not the text `tap`"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, recognizers: [{ name: t }] }]",
      "1:50: error: a recognizer needs a `kind`: tap, longPress, pan, swipe, pinch, rotation, screenEdgePan"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, recognizers: [{ name: t, kind: tup }] }]",
      "1:67: error: unknown kind of recognizer `tup`; did you mean `tap`?"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, recognizers: [{ name: t, kind: pan, numberOfTapsRequired: 2 }] }]",
      "1:94: error: a pan has no `numberOfTapsRequired`; it has minimumNumberOfTouches, "
        + "maximumNumberOfTouches"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, recognizers: [{ name: t, kind: tap, canselsTouchesInView: no }] }]",
      "1:72: error: unknown key `canselsTouchesInView` in a recognizer; did you mean `cancelsTouchesInView`?"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, recognizers: [{ name: t, kind: tap, requires: dubble }] }]",
      "1:82: error: there is no recognizer `dubble` in this scene; known: t"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, recognizers: [{ name: t, kind: tap, shouldReceive: except c }] }]",
      "1:87: error: there is no view `c` in this scene; known: W, a"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, recognizers: [{ name: a, kind: tap }] }]",
      "1:58: error: the name `a` is already taken"
    ),
    ("views: [{ name: W, frame: 0 0 1 1 }]", "1:17: error: the name `W` is already taken"),
    (
      "views: [{ name: a, frame: 0 0 1 1, recognizers: [{ name: t, kind: tap, action: save to b }] }]",
      "1:80: error: there is no responder or target `b` in this scene; known: W, a, UIApplication, AppDelegate"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1, contentSize: 3 4 }]",
      "1:49: error: only scroll views such as UIScrollView have `contentSize`; UIView has none"
    ),
    ("views: []\ntargets: [all]", "2:11: error: `all` is a word of the format and cannot be a name"),
    (
      "views: [{ name: a, frame: 0 0 1 1 }]\nscript: [set a.class UILabel]",
      "2:10: error: `class` can be set in the tree or in a variant, not in a script"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1 }]\nvariants: [{ name: v, edits: [a.class UIButton] }]",
      "2:31: error: a control can only become another control, a scroll view another one, and a view a view"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1 }]\nexpect: [{ at: end, phases: [a begann] }]",
      "2:32: error: expected one of the phases of `a`, not `begann`; did you mean `began`?"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1 }]\nexpect: [{ at: end, gestures: [a ended] }]",
      "2:32: error: there is no recognizer `a` in this scene"
    ),
    (
      "views: [{ name: a, frame: 0 0 1 1 }]\nexpect: [{ at: end, actions: [a touchUpInside save to b] }]",
      "2:31: error: there is no responder or target `b` in this scene; known: W, a, UIApplication, AppDelegate"
    ),
    ("lesson: 9\nviews: []", "1:9: error: a lesson is a number from 1 to 6, not `9`"),
    ("views: []\nwindows: []", "2:10: error: a scene has `views` or `windows`, not both; move the views into a window"),
    (
      "views: []\nvariants: [{ name: x, edits: [q.alpha 1] }]",
      "2:31: error: there is no `q` in this scene; known: W, UIApplication, AppDelegate"
    ),
    ("views: []\nscript: [up]", "2:10: error: finger 1 is not down here"),
    ("views: []\ninvite: { hand: [up] }", "2:18: error: finger 1 is not down here"),
    (
      "views: []\ninvite: { hand: [shake, set q.alpha 1] }",
      "2:25: error: there is no `q` in this scene; known: W, UIApplication, AppDelegate"
    ),
    ("views: []\ninvite: { hand: [mark m] }", "2:18: error: a hand has no marks; write them in the `script`"),
    ("views: []\ninvite: { hnad: [shake] }", "2:11: error: unknown key `hnad` in an invitation; did you mean `hand`?"),
    (
      "views: []\ninvite: { hand: shake }",
      "2:17: error: `hand` needs a list, written as lines that begin with `- `, not the text `shake`"
    ),
    ("views: []\ninvite: [tap]", "2:9: error: expected an invitation, written as lines of `key: value`, not a list"),
    (
      "views: []\nshow: abvoe\nscript: [shake, mark above, shake, mark below]",
      "2:7: error: there is no mark `abvoe` in the script; did you mean `above`?"
    ),
    (
      "views: []\npoint: { fr: Oui }",
      """
      2:8: error: `point` needs a text: `en`, `zh-Hans` or both
      2:10: error: unknown key `fr` in `point`, a text in several languages; known: en, zh-Hans
      """
    ),
    (
      "views: []\ninvite: {}",
      "2:9: error: `invite` needs a text, `en`, `zh-Hans` or both, or a `hand` with the lines of a script"
    ),
    ("views: []\nid: a\nid: b", "2:1: error: the key `id` occurs twice in one mapping"),
  ])
  func theErrorOfAWrongFileNamesWhatIsRight(_ yaml: String, _ message: String) {
    #expect(errors(yaml) == message)
  }

  @Test(arguments: [
    ("views: [", "this is not YAML: did not find expected node content, while parsing a flow node from line"),
    ("views: \"a", "this is not YAML: found unexpected end of stream, while scanning a quoted scalar from line 1"),
    ("a: b: c", "this is not YAML: mapping values are not allowed in this context"),
    ("views: []\n---\nviews: []", "this is not YAML: but found another document"),
    ("a: \u{1}", "this is not YAML: control characters are not allowed"),
    ("a: &x [1]\nb: *x", "a scene file cannot have an alias (`*name`)"),
    ("", "the file is empty; a scene has at least `views:`"),
    ("# only a comment\n", "the file is empty; a scene has at least `views:`"),
  ])
  func textThatIsNotYAMLHasAnError(_ yaml: String, _ message: String) {
    #expect(errors(yaml).contains(message), "\(errors(yaml))")
  }

  @Test func deepNestingHasAnError() {
    let limit = "error: lists and mappings can be nested 300 levels deep, not deeper"
    #expect(errors("views: " + String(repeating: "[", count: 100_000)).contains(limit))
    let tooDeep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
    #expect(errors("views: \(tooDeep)") == "1:307: \(limit)")
    let deep = String(repeating: "[", count: 299) + String(repeating: "]", count: 299)
    #expect(errors("views: \(deep)").contains("expected a view"))
    var views = "{ name: v0, frame: 0 0 1 1 }"
    for level in 1...100 { views = "{ name: v\(level), frame: 0 0 1 1, views: [\(views)] }" }
    #expect(errors("views: [\(views)]").contains("a tree of views has at most 64 levels"))
  }

  @Test func theErrorOfAnUnreadableFileHasItsName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("x.yaml")

    func message(_ url: URL) -> String {
      do {
        _ = try Scene.load(url)
        return "no error"
      } catch {
        return error.description
      }
    }

    #expect(message(file) == "\(file.path): error: there is no such file")
    #expect(message(folder) == "\(folder.path): error: this is a folder; write the path of a scene file in it")
    try Data("é\nü".utf8 + [0xFF, 0xFE]).write(to: file)
    #expect(message(file) == "\(file.path):2:2: error: the file is not UTF-8 text")
    try Data(repeating: 0x61, count: Scene.largestFile + 1).write(to: file)
    #expect(message(file) == "\(file.path): error: the file has more than 1 MB, the limit for scenes")
    // The mark that some editors write before UTF-8 text is none of it.
    try Data("\u{FEFF}name: x\nviews:\n  - { name: a, frame: 0 0 1 1 }\n".utf8).write(to: file)
    #expect(message(file) == "no error")
  }

  @Test func theErrorOfWhatIsNoFileNamesItsKind() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("x.yaml")

    func message(_ url: URL) -> String? { #expect(throws: SceneError.self) { try Scene.load(url) }?.description }

    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(message(file) == "\(file.path): error: this is a pipe; a scene is a file")
    #expect(message(URL(filePath: "/dev/zero")) == "/dev/zero: error: this is a device; a scene is a file")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: file)
    #expect(message(file) == "\(file.path): error: the file cannot be read: Too many levels of symbolic links")
  }

  @Test func anErrorThatQuotesALongTextIsShortened() {
    let message = errors("views: [{ name: a, frame: 0 0 1 \(String(repeating: "k", count: 100_000)) }]")
    #expect(message.hasPrefix("1:33: error: expected a frame of four numbers") && message.hasSuffix("kk…"))
    #expect(message.count < 1_100)
    #expect(TextError(ProblemText(verbatim: String(repeating: "\u{1B}", count: 100_000))).description.count < 7_000)
  }

  @Test func theErrorShowsControlCharactersOfTheFile() {
    #expect(
      errors("views: [{ name: \"a\\e[31m\\u202E\\n\", frame: 0 0 1 1 }]")
        == "1:17: error: a name has only letters, digits and `_`, unlike `a\\u{1B}[31m\\u{202E}\\u{A}`")
    #expect(Diagnostic(file: "\u{1B}x", message: "y").description == "\\u{1B}x: error: y")
  }

  @Test func twoPresetsOfOneIdAreRefusedWithBothFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, id) in [("01-a", "P01"), ("02-b", "P02"), ("07-c", "P01")] {
      let text = "id: \(id)\nname: { en: A, zh-Hans: 甲 }\nviews: [{ name: a, frame: 0 0 10 10 }]\n"
      try text.write(to: folder.appendingPathComponent("\(name).yaml"), atomically: true, encoding: .utf8)
    }
    let library = try SceneLibrary(folder: folder)
    let error = #expect(throws: SceneError.self) { try library.presets() }
    let message = error?.description ?? ""
    #expect(message.contains("07-c.yaml"))
    #expect(message.hasSuffix("the id `P01` is that of `01-a.yaml` too; the next free one is `P08`"), "\(message)")
  }
}
