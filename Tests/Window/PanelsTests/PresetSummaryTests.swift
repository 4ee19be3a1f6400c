@testable import Narration
@testable import ScenePicture
@testable import Scenes
import Testing
@testable import TouchTrace

/// What the narration says about presets at the moment that they show: one of each kind of sentence.
@MainActor @Suite struct PresetSummaryTests {
  private func summary(_ id: String, _ variant: String? = nil, at mark: String? = nil) throws -> [String] {
    let scene = try SceneLibrary.bundled().scene(id)
    let playback = Playback(scene, variant: scene.variant(variant))
    playback.playScript()
    playback.cursor = try #require(playback.trace.marks.first { $0.name == mark ?? scene.shownMoment }).count
    let display = DisplayState(of: playback)
    return Language.allCases.map { Narration.sentence(of: display, language: $0).plain }
  }

  @Test func theOrderOfSubviewsAndOverrides() throws {
    #expect(
      try summary("P04") == [
        "red is now in front of blue, so it is asked first and wins. ViewController handles it.",
        "red 现在在 blue 前面，先被询问，所以胜出；触摸一路向上，由 ViewController 处理。",
      ])
    #expect(
      try summary("P18") == [
        "The hitTest of yellow asks b1 first, though b2 is in front of it. It sends its action tap.",
        "b2 在前面，yellow 的 hitTest 却先问 b1；它发送动作 tap。",
      ])
    #expect(
      try summary("P11") == [
        "2 searches found E, before any view heard of the touch. ViewController handles the touch.",
        "找了 2 遍，定下 E，那时还没有视图知道；触摸一路向上，由 ViewController 处理。",
      ])
  }

  @Test func edgesAndEnlargedAreas() throws {
    #expect(
      try summary("P12") == [
        "The right edge of box is outside: root wins. ViewController is the first to handle it.",
        "点在 box 的右边上，这条边算在外面，root 胜出；由 ViewController 处理。",
      ])
    #expect(
      try summary("P15") == [
        "The enlarged hit area of avatar covers name here, so avatar wins. Action: showPicture.",
        "avatar 放大的区域盖住了这里的 name，所以它胜出；它发送动作 showPicture。",
      ])
  }

  @Test func theEndOfTheChain() throws {
    #expect(
      try summary("P23") == [
        "label says YES, so it wins. AppDelegate is no UIResponder: dropped after UIApplication.",
        "label 返回 YES，它胜出；AppDelegate 不是 UIResponder，到 UIApplication 为止。",
      ])
    #expect(
      try summary("P25") == [
        "label says YES, so it wins. ViewController handles it and passes it on, up to AppDelegate.",
        "label 返回 YES 且没有子视图，所以它胜出；ViewController 处理后继续上交。",
      ])
    #expect(
      try summary("P26") == [
        "The system takes the touch, as for a call: pad gets touchesCancelled, never touchesEnded.",
        "系统收走了触摸，比如来电：pad 收到 touchesCancelled，没有 touchesEnded。",
      ])
  }

  @Test func fingersAndPaths() throws {
    #expect(
      try summary("P28") == [
        "Finger 1 hits L, finger 2 hits R: two searches, two chains.", "手指 1 命中 L，手指 2 命中 R：各找各的，各走各的链。",
      ])
    #expect(
      try summary("P29") == [
        "R would be hit now, but the touch stays with L, where it began.", "现在按下会命中 R，但触摸一直属于开始时的 L。",
      ])
    #expect(
      try summary("P44") == [
        "button sends 6 control events, from touchDown to touchUpInside.",
        "button 发出 6 个控件事件，从 touchDown 到 touchUpInside。",
      ])
    #expect(
      try summary("P44", at: "inside") == [
        "button sends touchDown, touchDragInside.", "button 依次发出 touchDown、touchDragInside。",
      ])
  }

  @Test func whatATouchTellsOfItself() throws {
    #expect(
      try summary("P27") == [
        "The touch on stack tells its force, 4; an average touch has 1.", "stack 上的触摸自己知道力度是 4，普通的是 1。",
      ])
    #expect(
      try summary("P27", at: "taps") == [
        "The touch on stack tells that it is tap 2 in quick succession.", "stack 上的触摸自己知道：这是连点的第 2 下。",
      ])
    #expect(
      try summary("P27", at: "fingers") == [
        "2 touches on stack: each is a touch of its own, the event knows all of them.", "stack 上有 2 个触摸：各是各的，事件全都知道。",
      ])
  }

  @Test func aClosedGateOfAnOverrideIsNamed() throws {
    let scene = try SceneLibrary.bundled().scene("P17")
    let playback = Playback(scene, variant: scene.variant(nil))
    playback.playScript(upTo: scene.shownMoment)
    playback.edit(try Edit.parse("yellow.alpha 0.003"))
    let display = DisplayState(of: playback)
    #expect(
      Language.allCases.map { Narration.sentence(of: display, language: $0).plain } == [
        "yellow returned nil (alpha 0.003): behind wins. ViewController is the first to handle it.",
        "yellow 返回 nil（alpha 0.003），behind 胜出；由 ViewController 处理。",
      ])
  }

  @Test func recognizersThatCancel() throws {
    #expect(
      try summary("P31") == [
        "The tap recognizer on view0 cancels view1, because its cancelsTouchesInView is true.",
        "view0 的单击手势取消了 view1：它的 cancelsTouchesInView 为 true。",
      ])
    #expect(
      try summary("P33") == [
        "The tap recognizer on pad cancels pad’s own touch, because cancelsTouchesInView is true.",
        "pad 的单击手势取消了 pad：它的 cancelsTouchesInView 为 true。",
      ])
    #expect(
      try summary("P33", "keeps") == [
        "The tap recognizer on pad acts. cancelsTouchesInView is false: pad gets touchesEnded, too.",
        "tap 触发；cancelsTouchesInView 为 false，pad 照样收到 touchesEnded。",
      ])
    #expect(
      try summary("P45") == [
        "The tap recognizer on root cancels cell2, so cell2 is not selected.", "root 的单击手势取消了 cell2 的触摸，所以它没有被选中。",
      ])
    #expect(
      try summary("P45", "keeps") == [
        "The tap recognizer on root acts. cancelsTouchesInView is false: cell2 is selected, too.",
        "tap 触发；cancelsTouchesInView 为 false，cell2 照样被选中。",
      ])
  }

  @Test func recognizersThatDelayAndWait() throws {
    #expect(
      try summary("P34") == [
        "tap delayed touchesBegan: pad got it 750 ms late, when tap had failed.",
        "tap 扣住 touchesBegan，失败后 pad 才收到，晚了 750 ms。",
      ])
    #expect(
      try summary("P34", at: "held") == [
        "tap delays touchesBegan: pad gets it only if tap fails.", "tap 推迟 touchesBegan：它失败后 pad 才会收到。",
      ])
    #expect(
      try summary("P35") == [
        "double delayed touchesEnded: pad got it 350 ms late, when double had failed.",
        "double 扣住 touchesEnded，失败后 pad 才收到，晚了 350 ms。",
      ])
    #expect(
      try summary("P39") == [
        "single waited 350 ms until double failed. It acts, and cancels pad.",
        "single 等了 350 ms，直到 double 失败才触发，并取消了 pad。",
      ])
  }

  @Test func recognizersThatAreRefused() throws {
    #expect(
      try summary("P32") == [
        "view1 is not inside view0: the tap recognizer on view0 does not receive the touch.",
        "view1 不在 view0 里面：view0 的单击手势根本不知道这个触摸。",
      ])
    #expect(
      try summary("P36") == [
        "The delegate of tap said NO: tap fails, and pad keeps the touch.", "tap 的代理说 NO：手势失败，触摸仍归 pad。",
      ])
    #expect(
      try summary("P37") == [
        "The delegate of tap refused the touch: tap does not receive it, view1 does.", "tap 的代理拒收这个触摸：它一无所知，触摸归 view1。",
      ])
    #expect(
      try summary("P38") == [
        "pinch began first, so rotation fails: no delegate lets them recognize together.",
        "pinch 先开始，rotation 就失败：没有代理允许它们同时识别。",
      ])
    #expect(
      try summary("P38", "together") == [
        "pinch and rotation both act: a delegate lets them recognize together.", "pinch 和 rotation 都触发：代理允许它们同时识别。",
      ])
    #expect(
      try summary("P40") == [
        "button says NO to the tap recognizer on root: it fails, and button keeps the touch.",
        "button 对 root 的单击手势说 NO：手势失败，触摸仍归 button。",
      ])
  }

  @Test func controls() throws {
    #expect(
      try summary("P41") == [
        "badge lies in middle and takes the touch: middle sends nothing. Then tap cancels it.",
        "badge 在 middle 里面，抢走了触摸：middle 什么也不发；然后被 tap 取消。",
      ])
    #expect(
      try summary("P43") == [
        "save has no target: it climbs from open to ViewController, the first that has it.",
        "save 没有 target：从 open 沿链向上，第一个有它的是 ViewController。",
      ])
    #expect(
      try summary("P43", "nobody") == [
        "save has no target: it climbs from open, and no responder has it.", "save 没有 target：从 open 沿链向上，没有谁有这个方法。",
      ])
  }
}
