import ScenePicture
import TouchInput

// The keys that change the view of the scene.

extension KeyBindings {
  package static let view = [
    KeyBinding(.view, .shownPaths, [(Chord(.tab), .command { .showPaths($0.display.paths.next) })]),
    KeyBinding(
      .view, .finger, caps: ["F1–F5"],
      (1...5).map { (Chord(.function($0)), .command(.focusFinger($0))) }),
    KeyBinding(.view, .predictMode, [(Chord("q"), .command(.togglePredictMode))]),
    KeyBinding(.view, .ghost, [(Chord("g"), .command(.toggleGhost))]),
    KeyBinding(.view, .loupe, [(Chord("z"), .command(.toggleLoupe))]),
    KeyBinding(.view, .drawings, [(Chord("a"), .command { $0.display.isOwnCode ? .toggleDrawings : nil })]),
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
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case after this one; after the last, the first.
  package var next: Self {
    let all = Self.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[(index + 1) % all.count]
  }
}
