import Foundation
import Narration
import ScenePicture
import TouchInput
import UIKit

/// The table of keys. Dispatch, the help sheet, the status line and `Guides/Keyboard.md` read it.
package enum KeyBindings {
  package static let all: [KeyBinding] =
    steps + marks + view + fingers + predictMode + scenes + edits + editMode + window

  /// The command of a chord; nil if there is none. Signs on some keyboards need Shift, so a chord with Shift that is not in
  /// the table counts as the one without. Alt is ignored.
  package static func command(for chord: Chord, in context: KeyContext) -> Command? {
    let chord = Chord(chord.key, chord.modifiers.subtracting(.alt))
    if context.display.mode == .edit, case .command(let command) = action(for: chord, in: commandsOfEditMode) {
      return command(context)
    }
    if context.display.mode == .predict, case .command(let command) = action(for: chord, in: commandsOfPredictMode),
      let command = command(context)
    {
      return command
    }
    guard case .command(let command) = action(for: chord, in: commands) else { return nil }
    return command(context)
  }

  /// The finger key that a chord is; nil if it is none.
  package static func touchKey(for chord: Chord) -> TouchKey? {
    guard case .touch(let key) = action(for: chord, in: touches) else { return nil }
    return key
  }

  /// The row of a text.
  static func row(_ text: KeyText) -> KeyBinding? { all.first { $0.text == text } }

  private static func action(for chord: Chord, in table: [Chord: KeyBinding.Action]) -> KeyBinding.Action? {
    table[chord] ?? table[Chord(chord.key, chord.modifiers.subtracting(.shift))]
  }

  private static let commands = table { if case .command = $0 { true } else { false } }
  private static let touches = table { if case .touch = $0 { true } else { false } }
  /// These come before the others while edit mode is on.
  private static let commandsOfEditMode = table(of: .editMode) { _ in true }
  /// These come before the others in predict mode.
  private static let commandsOfPredictMode = table(of: .predictMode) { _ in true }

  /// The sections whose keys work in one mode only.
  private static let sectionsOfModes: [KeySection] = [.predictMode, .editMode]

  /// - Parameter section: that of a mode; nil for all sections whose keys work in every mode.
  private static func table(
    of section: KeySection? = nil, _ isIncluded: (KeyBinding.Action) -> Bool
  ) -> [Chord: KeyBinding.Action] {
    let rows = all.filter { row in
      section.map { $0 == row.section } ?? !sectionsOfModes.contains(row.section)
    }
    let chords = rows.flatMap(\.chords).filter { isIncluded($0.action) }
    return Dictionary(chords.map { ($0.chord, $0.action) }) { first, _ in first }
  }
}

// MARK: Rows

extension KeyBindings {
  private static let steps = [
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

  private static let marks = [
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

  private static let view = [
    KeyBinding(.view, .shownPaths, [(Chord(.tab), .command { .showPaths($0.display.paths.next) })]),
    KeyBinding(
      .view, .finger, caps: ["F1–F5"],
      (1...5).map { (Chord(.function($0)), .command(.focusFinger($0))) }),
    KeyBinding(.view, .predictMode, [(Chord("q"), .command(.togglePredictMode))]),
    KeyBinding(.view, .ghost, [(Chord("g"), .command(.toggleGhost))]),
    KeyBinding(.view, .loupe, [(Chord("z"), .command(.toggleLoupe))]),
    KeyBinding(.view, .exploded, [(Chord("e"), .command(.toggleExploded))]),
    KeyBinding(
      .view, .compare,
      [
        (Chord("c"), .command(.toggleCompare)),
        (Chord("c", .shift), .command { $0.display.comparison == nil ? nil : .swapSides }),
      ]),
    KeyBinding(.view, .hitMap, [(Chord("h"), .command(.toggleHitMap))]),
    KeyBinding(
      .view, .whyNotMe, [(Chord("w"), .command { $0.display.comparison == nil ? .toggleWhyNot : nil })]),
    KeyBinding(.view, .wipe, [(Chord("h", .shift), .command(.toggleWipe))]),
    KeyBinding(
      .view, .moveWipe,
      [
        (Chord(.left, .control), .command { $0.display.hitMap?.wipe == nil ? nil : .moveWipe(-0.05) }),
        (Chord(.right, .control), .command { $0.display.hitMap?.wipe == nil ? nil : .moveWipe(0.05) }),
      ]),
    KeyBinding(.view, .theme, [(Chord("t"), .command { .setTheme($0.theme == .light ? .dark : .light) })]),
    KeyBinding(.view, .projector, [(Chord("j"), .command(.toggleProjector))]),
    KeyBinding(
      .view, .projectorCode,
      [(Chord("j", .control), .command { $0.theme == .projector ? .toggleProjectorCode : nil })]),
    KeyBinding(.view, .blank, [(Chord("v"), .command(.toggleBlank))]),
    KeyBinding(
      .view, .textSize, caps: ["Ctrl++", "Ctrl+-", "Ctrl+0"],
      [
        (Chord("=", .control), .command(.changeTextSize(1))), (Chord("+", .control), .command(.changeTextSize(1))),
        (Chord("-", .control), .command(.changeTextSize(-1))), (Chord("0", .control), .command(.changeTextSize(0))),
      ]),
    KeyBinding(.view, .language, [(Chord("l"), .command { .setLanguages($0.languages.next) })]),
  ]

  private static let fingers = [
    KeyBinding(
      .fingers, .systemEvents,
      [
        (Chord("i"), .command(.interrupt)), (Chord("m"), .command(.shake)), (Chord("n"), .command(.remote)),
        (Chord("k"), .command(.press)),
      ]),
    // Held, not pressed: the mouse reads the modifier.
    KeyBinding(.fingers, .secondFinger, caps: ["Ctrl"], []),
    // Also while Ctrl is held for the second finger.
    KeyBinding(
      .fingers, .pivot, caps: ["P"], [(Chord("p"), .touch(.pivot)), (Chord("p", .control), .touch(.pivot))]),
    KeyBinding(
      .fingers, .fingerByKeys, caps: ["Enter"],
      [(Chord(.enter), .touch(.press(stays: false))), (Chord(.enter, .shift), .touch(.press(stays: true)))]),
    KeyBinding(.fingers, .moveFinger, caps: ["← → ↑ ↓"], arrows(isFine: false) + arrows(isFine: true)),
    KeyBinding(.fingers, .pinch, [(Chord("["), .touch(.pinch(-1))), (Chord("]"), .touch(.pinch(1)))]),
    KeyBinding(
      .fingers, .rotate, caps: ["{", "}"],
      [
        (Chord("{"), .touch(.rotate(-1))), (Chord("[", .shift), .touch(.rotate(-1))),
        (Chord("}"), .touch(.rotate(1))), (Chord("]", .shift), .touch(.rotate(1))),
      ]),
    KeyBinding(
      .fingers, .moreFingers, caps: ["2–5"],
      (1...5).map { (Chord(Character("\($0)")), .touch(.digit($0))) }),
    KeyBinding(
      .fingers, .force, caps: ["-", "="],
      [(Chord("-"), .touch(.force(-1))), (Chord("="), .touch(.force(1))), (Chord("+"), .touch(.force(1)))]),
    KeyBinding(.fingers, .replay, [(Chord(.space, .shift), .command(.replay))]),
    KeyBinding(
      .fingers, .cutTouch,
      [(Chord(.delete), .command { context in .cut(context.display.loop.map { .steps($0) } ?? .touch) })]),
    KeyBinding(
      .fingers, .cutRest,
      [(Chord(.delete, .shift), .command(.cut(.after))), (Chord(.backspace, .shift), .command(.cut(.before)))]),
    KeyBinding(.fingers, .reset, [(Chord("r"), .command(.reset))]),
  ]

  private static let scenes = [
    KeyBinding(
      .scenes, .preset, [(Chord(.pageUp), .command(.previousScene)), (Chord(.pageDown), .command(.nextScene))]),
    KeyBinding(.scenes, .search, [(Chord("/"), .command(.search)), (Chord("f", .control), .command(.search))]),
    KeyBinding(
      .scenes, .newScene, caps: ["Ctrl+N", "Ctrl+Shift+N"],
      [
        (Chord("n", .control), .command(.newScene(copying: false))),
        (Chord("n", [.control, .shift]), .command(.newScene(copying: true))),
      ]),
    KeyBinding(.scenes, .open, [(Chord("o", .control), .command(.askForFile))]),
    KeyBinding(
      .scenes, .save,
      [(Chord("s", .control), .command(.save)), (Chord("s", [.control, .shift]), .command(.askWhereToSave))]),
    KeyBinding(
      .scenes, .loadChangedFile,
      [(Chord("l", .control), .command { $0.display.fileNotice == nil ? nil : .loadChangedFile })]),
    KeyBinding(.scenes, .saveRecording, [(Chord("r", .control), .command(.saveRecording))]),
    KeyBinding(.scenes, .captureExpectations, [(Chord("e", .control), .command(.captureExpectations))]),
    KeyBinding(
      .scenes, .planNotes,
      [
        (Chord(.function(9)), .command { $0.display.plan == nil ? nil : .toggleNotes }),
        (Chord(.function(9), .shift), .command { $0.display.plan == nil ? nil : .savePlanResults }),
      ]),
    KeyBinding(.scenes, .savePicture, [(Chord(.function(12)), .command(.savePicture))]),
  ]

  private static let edits = [
    KeyBinding(.edits, .editMode, [(Chord("d"), .command(.toggleEditMode))]),
    KeyBinding(.edits, .pick, [(Chord("s"), .command(.pick))]),
    KeyBinding(
      .edits, .order,
      [
        (Chord("[", .control), .command { context in context.display.inspectedView.map { .reorderBy($0, -1) } }),
        (Chord("]", .control), .command { context in context.display.inspectedView.map { .reorderBy($0, 1) } }),
      ]),
    KeyBinding(.edits, .toFront, [(Chord("f"), .command(.bringToFront))]),
    KeyBinding(
      .edits, .contextMenu, caps: ["Menu", "Shift+F10"],
      [(Chord(.menu), .command(.openContextMenu)), (Chord(.function(10), .shift), .command(.openContextMenu))]),
    KeyBinding(.edits, .undo, [(Chord("z", .control), .command(.undo))]),
    KeyBinding(.edits, .redo, [(Chord("z", [.control, .shift]), .command(.redo))]),
    KeyBinding(.edits, .copy, [(Chord("c", .control), .command(.copy))]),
    KeyBinding(
      .edits, .copyScene,
      [
        (Chord("c", [.control, .shift]), .command(.copyCode)),
        (Chord("t", [.control, .shift]), .command(.copyQuestion)),
      ]),
  ]

  private static let editMode = [
    KeyBinding(
      .editMode, .moveView, caps: ["← → ↑ ↓"],
      arrows([]) { .move($0) } + arrows(.shift) { .move(CGVector(dx: $0.dx * 10, dy: $0.dy * 10)) }),
    KeyBinding(
      .editMode, .resizeView, caps: ["Ctrl+← → ↑ ↓"],
      arrows(.control) { .resize($0) }
        + arrows([.control, .shift]) { .resize(CGVector(dx: $0.dx * 10, dy: $0.dy * 10)) }),
    KeyBinding(.editMode, .newView, [(Chord("n"), .command(.editSelection(.drawView)))]),
    KeyBinding(.editMode, .duplicateView, [(Chord("d", .control), .command(.editSelection(.duplicate)))]),
    KeyBinding(
      .editMode, .deleteView,
      [
        (Chord(.delete), .command(.editSelection(.delete))), (Chord(.backspace), .command(.editSelection(.delete))),
      ]),
    KeyBinding(
      .editMode, .renameView,
      [
        (Chord(.enter), .command(.editSelection(.rename))),
        (Chord(.function(2)), .command(.editSelection(.rename))),
      ]),
    KeyBinding(
      .editMode, .nextView,
      [
        (Chord(.tab), .command(.editSelection(.selectNext(1)))),
        (Chord(.tab, .shift), .command(.editSelection(.selectNext(-1)))),
      ]),
  ]

  private static func arrows(
    _ modifiers: Modifiers, _ command: (CGVector) -> EditCommand
  ) -> [(Chord, KeyBinding.Action)] {
    arrowKeys.map { key, way in (Chord(key, modifiers), .command(.editSelection(command(way)))) }
  }

  private static let arrowKeys: [(Key, CGVector)] = [
    (.left, CGVector(dx: -1, dy: 0)), (.right, CGVector(dx: 1, dy: 0)), (.up, CGVector(dx: 0, dy: -1)),
    (.down, CGVector(dx: 0, dy: 1)),
  ]

  private static let window = [
    KeyBinding(
      .window, .allKeys, caps: ["?", "Shift+F1"],
      [
        (Chord("?"), .command(.toggleHelp)), (Chord("/", .shift), .command(.toggleHelp)),
        (Chord(.function(1), .shift), .command(.toggleHelp)),
      ]),
    KeyBinding(
      .window, .startPage, [(Chord(.home, .control), .command { .showStartPage($0.display.start == nil) })]),
    KeyBinding(.window, .nextRegion, [(Chord(.function(6)), .command(.focusNextRegion))]),
    KeyBinding(.window, .fullScreen, [(Chord(.function(11)), .command(.toggleFullScreen))]),
    KeyBinding(
      .window, .back, caps: ["Esc"],
      [
        (Chord(.escape), .touch(.leaveStage)),
        (
          Chord(.escape),
          .command { context in
            if context.display.edit?.drawsNewView == true { return .editSelection(.drawView) }
            if context.display.prediction?.counted != nil { return .predict(.endCounting) }
            if context.display.mode == .predict { return .togglePredictMode }
            if context.display.mode == .edit { return .toggleEditMode }
            if context.display.loop != nil { return .setLoop(nil) }
            if context.display.isExploded { return .toggleExploded }
            if context.display.comparison != nil { return .toggleCompare }
            if context.display.hitMap != nil { return .toggleHitMap }
            return context.theme == .projector ? .toggleProjector : .select(nil)
          }
        ),
      ]),
    KeyBinding(.window, .quit, [(Chord("q", .control), .command(.quit))]),
  ]

  private static func arrows(isFine: Bool) -> [(Chord, KeyBinding.Action)] {
    arrowKeys.map { key, direction in
      (Chord(key, isFine ? .shift : []), .touch(.move(direction, isFine: isFine)))
    }
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case after this one; after the last, the first.
  var next: Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[(index + 1) % all.count]
  }
}
