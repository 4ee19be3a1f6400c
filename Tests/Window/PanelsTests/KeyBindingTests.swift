import Foundation
import Narration
import Testing
import TouchInput

@testable import PanelModels
@testable import Panels

/// The table of keys.
struct KeyBindingTests {
  /// The sections whose keys work in one mode only.
  private static let modes: [KeySection] = [.predictMode, .editMode]

  private let commands = KeyBindings.all.filter { !modes.contains($0.section) }.flatMap(\.chords).compactMap {
    chord, action in
    if case .command = action { chord } else { nil as Chord? }
  }
  private let touches = KeyBindings.all.flatMap(\.chords).compactMap { chord, action in
    if case .touch = action { chord } else { nil as Chord? }
  }

  @Test func noChordIsBoundTwice() {
    #expect(commands.count == Set(commands).count)
    #expect(touches.count == Set(touches).count)
    for mode in Self.modes {
      let chords = KeyBindings.all.filter { $0.section == mode }.flatMap(\.chords).map(\.chord)
      #expect(chords.count == Set(chords).count && !chords.isEmpty)
    }
  }

  /// Arrows and Esc belong to the fingers only while the keyboard moves them, so they may be commands, too.
  @Test func onlyKeysThatFingersGiveBackAreAlsoCommands() {
    let both = Set(commands).intersection(touches)
    let arrows: [Chord] = [Chord(.left), Chord(.right), Chord(.left, .shift), Chord(.right, .shift)]
    #expect(both == Set(arrows + [Chord(.escape)]))
  }

  @Test func everyRowHasKeysAndATextOfItsOwn() {
    let texts = KeyBindings.all.map(\.text)
    #expect(texts.count == Set(texts).count)
    let names: [KeyText] = [.endLoop, .leaveEditMode, .leavePredictMode, .leaveCompare, .swapSides]
    #expect(Set(texts) == Set(KeyText.allCases).subtracting(names))
    #expect(KeyBindings.all.allSatisfy { !$0.caps.isEmpty })
  }

  /// `TOUCHSTONE_UPDATE=all` writes the page.
  @Test func theGuideListsTheTable() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../Guides/Keyboard.md").standardized
    if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE"] == "all" {
      try Data(KeyboardGuide.text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == KeyboardGuide.text)
  }
}
