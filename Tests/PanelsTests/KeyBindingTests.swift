import Foundation
import Narration
import Testing
import TouchInput

@testable import Panels

/// The table of keys.
struct KeyBindingTests {
  private let commands = KeyBindings.all.filter { $0.section != .editMode }.flatMap(\.chords).compactMap {
    chord, action in
    if case .command = action { chord } else { nil as Chord? }
  }
  private let touches = KeyBindings.all.flatMap(\.chords).compactMap { chord, action in
    if case .touch = action { chord } else { nil as Chord? }
  }

  @Test func noChordIsBoundTwice() {
    #expect(commands.count == Set(commands).count)
    #expect(touches.count == Set(touches).count)
    let ofEditMode = KeyBindings.all.filter { $0.section == .editMode }.flatMap(\.chords).map(\.chord)
    #expect(ofEditMode.count == Set(ofEditMode).count)
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
    #expect(Set(texts) == Set(KeyText.allCases).subtracting([.endLoop, .leaveEditMode, .leaveCompare, .swapSides]))
    #expect(KeyBindings.all.allSatisfy { !$0.caps.isEmpty })
  }

  /// `TOUCHSTONE_UPDATE=all` writes the page.
  @Test func theGuideListsTheTable() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Guides/Keyboard.md").standardized
    if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE"] == "all" {
      try Data(KeyboardGuide.text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == KeyboardGuide.text)
  }
}
