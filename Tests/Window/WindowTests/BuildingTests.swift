import Foundation
import Testing
import WindowHarness

/// A scene is built, broken, mended and saved in a window, with the mouse and the keyboard alone.
@Suite(.serialized)
struct BuildingTests {
  @Test func aSceneIsBuiltFromNothingAndItsFileReadsAsIfWrittenByHand() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.key("ctrl+n")
      // A panel, a bar in it, and a button that sticks out of the bar.
      try program.draw(from: .at(20, 40), to: .at(340, 460), named: "panel")
      try program.key("n")
      try program.draw(from: .at(40, 60), to: .at(320, 120), named: "title")
      try program.key("n")
      try program.draw(from: .at(40, 300), to: .at(320, 360), named: "bar")
      try program.key("n")
      try program.draw(from: .at(140, 320), to: .at(220, 340), named: "buy")
      // To the top edge by 80 points: with Shift the arrow keys move by 10.
      for _ in 1...8 { try program.key("ctrl+shift+Down") }
      for _ in 1...6 { try program.key("shift+Up") }
      // The button is asked where it sticks out: the bar says no.
      try program.key("d")
      try program.click(.at(180, 280))
      try program.click(.at(180, 330))
      try program.key("ctrl+s")
      try program.key("Return")
      let file = try program.folder.nextFile()
      #expect(file.lastPathComponent == "untitled.yaml")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == BuildingTests.built)
    }
  }

  /// A person draws, gives the scene a name, leaves without a thought of saving, looks at a preset after the restart, comes back
  /// and saves.
  @Test func aSceneIsFoundAgainWithoutHavingBeenSaved() throws {
    let displayFolder = try TemporaryFolder(), home = try TemporaryFolder()
    defer {
      displayFolder.remove()
      home.remove()
    }
    let display = try DisplayServer.virtual(in: displayFolder)
    defer { display.end() }
    let monday = try RunningProgram([FiveViews.name], on: display, in: home)
    try monday.key("ctrl+n")
    try monday.draw(from: .at(20, 40), to: .at(340, 460), named: "panel")
    // The title is a field; Enter gives the keys back.
    try monday.click(WindowPoint(x: 220, y: 20))
    try monday.settle()
    try monday.type("Monday")
    try monday.key("Return")
    try monday.waitForTitle(containing: "Monday")
    try monday.close()
    let tuesday = try RunningProgram([], on: display, in: home)
    defer { tuesday.end() }
    try tuesday.waitForTitle(containing: "Monday")
    try tuesday.key("Page_Down")
    try tuesday.waitForTitle(containing: "Five views")
    try tuesday.key("Page_Up")
    try tuesday.waitForTitle(containing: "Monday")
    try tuesday.key("ctrl+s")
    try tuesday.key("Return")
    let file = try tuesday.folder.nextFile()
    #expect(file.lastPathComponent == "monday.yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("name: Monday\n") && text.contains("{ name: panel, frame: 20 40 320 420 }"))
  }

  /// What a person would have written.
  private static let built = """
    name: { en: Untitled, zh-Hans: 未命名 }

    views:
      - name: root
        frame: 0 0 360 560
        controller: ViewController
        views:
          - name: panel
            frame: 20 40 320 420
            views:
              - { name: title, frame: 20 20 280 60 }
              - name: bar
                frame: 20 260 280 60
                views:
                  - { name: buy, frame: 100 -40 80 100 }

    """
}

extension RunningProgram {
  /// Draws a view, and gives it a name.
  fileprivate func draw(from start: WindowPoint, to end: WindowPoint, named name: String) throws {
    try press(start)
    try move(WindowPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    try move(end)
    try release()
    try settle()
    try key("Return")
    // Text is text only once the field is open, and the window is not drawing meanwhile.
    try settle()
    try type(name)
    try key("Return")
  }
}
