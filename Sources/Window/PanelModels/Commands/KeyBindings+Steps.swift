import ScenePicture
import TouchInput

// The keys that go through the trace, and those of bookmarks and the loop.

extension KeyBindings {
  package static let steps = [
    KeyBinding(.steps, .step, [(Chord(.left), .command(.step(-1))), (Chord(.right), .command(.step(1)))]),
    KeyBinding(
      .steps, .chapter,
      [(Chord(.left, .shift), .command(.stepByChapter(-1))), (Chord(.right, .shift), .command(.stepByChapter(1)))]),
    KeyBinding(.steps, .startAndEnd, [(Chord(.home), .command(.go(.start))), (Chord(.end), .command(.go(.end)))]),
    KeyBinding(
      .steps, .play,
      [
        (Chord(.space), .command { .setPlaying(!$0.display.isPlaying) })
      ]),
    KeyBinding(.steps, .speed, [(Chord(","), .command(.changeSpeed(-1))), (Chord("."), .command(.changeSpeed(1)))]),
    KeyBinding(
      .steps, .resultAndHandler,
      [(Chord("1", .control), .command(.go(.result))), (Chord("2", .control), .command(.go(.handler)))]),
    KeyBinding(.steps, .recognizerChange, [(Chord("3", .control), .command(.go(.recognizer)))]),
    KeyBinding(
      .steps, .selectedView,
      [(Chord("4", .control), .command { context in context.display.selected.map { .go(.view($0)) } })]),
    // Two scenes have one axis: that of their steps.
    KeyBinding(
      .steps, .stepsOrMilliseconds,
      [(Chord("x"), .command { $0.display.comparison == nil ? .toggleTimeAxis : nil })]),
  ]

  package static let marks = [
    KeyBinding(.marks, .bookmark, [(Chord("b"), .command(.toggleBookmark))]),
    KeyBinding(
      .marks, .nextBookmark,
      [
        (Chord("b", .control), .command(.stepByBookmark(1))),
        (Chord("b", [.control, .shift]), .command(.stepByBookmark(-1))),
      ]),
    KeyBinding(.marks, .loopChapter, [(Chord("o"), .command(.toggleChapterLoop))]),
    // Some layouts have `<` and `>` on one key.
    KeyBinding(
      .marks, .loopEdges, caps: ["Shift+,", "Shift+."],
      [
        (Chord(",", .shift), .command(.setLoopEdge(.start))), (Chord("<"), .command(.setLoopEdge(.start))),
        (Chord(".", .shift), .command(.setLoopEdge(.end))), (Chord(">"), .command(.setLoopEdge(.end))),
        (Chord("<", .shift), .command(.setLoopEdge(.end))),
      ]),
  ]
}
