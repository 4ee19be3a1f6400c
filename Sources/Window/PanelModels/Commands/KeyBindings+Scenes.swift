import ScenePicture
import TouchInput

// The keys of scenes and of the window.

extension KeyBindings {
  package static let scenes = [
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
    // The key of the next row, which without a lesson plan compiles.
    KeyBinding(.scenes, .compileAgain, caps: ["F9"], []),
    KeyBinding(
      .scenes, .planNotes,
      [
        (
          Chord(.function(9)),
          .command { $0.display.plan != nil ? .toggleNotes : $0.display.hasCodeToCompile ? .compileAgain : nil }
        ),
        (Chord(.function(9), .shift), .command { $0.display.plan == nil ? nil : .savePlanResults }),
      ]),
    KeyBinding(
      .scenes, .countdown, [(Chord(.function(7)), .command { $0.display.plan == nil ? nil : .toggleCountdown })]),
    KeyBinding(.scenes, .export, [(Chord("p", .control), .command(.askWhereToExport))]),
    KeyBinding(.scenes, .savePicture, [(Chord(.function(12)), .command(.savePicture))]),
  ]

  package static let window = [
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
            if let tool = context.display.edit?.tool, tool != .pointer { return .editSelection(.useTool(tool)) }
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
}
