import Foundation
import Testing
import WindowHarness

/// What a window manager and a task bar see of the window.
struct WindowMannersTests {
  @Test func theClassOfTheWindowIsThatOfTheMenuEntry() throws {
    try RunningProgram.withWindow("P16") { program in
      let entry = URL(filePath: #filePath).appending(path: "../../../../Assets/Desktop/touchstone.desktop").standardized
      let text = try String(contentsOf: entry, encoding: .utf8)
      let name = try #require(text.firstMatch(of: /StartupWMClass=(.*)/)?.1)
      try #expect(program.property("WM_CLASS") == "WM_CLASS(STRING) = \"\(name)\", \"\(name)\"\n")
    }
  }

  @Test func theWindowHasATitleAndAnIcon() throws {
    try RunningProgram.withWindow("P16") { program in
      try #expect(program.title() == "Beyond the superview – Touchstone")
      try #expect(program.property("_NET_WM_ICON").contains("Icon (128 x 128)"))
    }
  }

  /// An animation takes longer to write than the keys to arrive.
  @Test func anExportIsCancelledWhileItIsWritten() throws {
    try RunningProgram.withWindow("P26") { program in
      try program.xdotool("key", "ctrl+p", "Down", "Right", "Right", "Up", "Return", "Escape", "Return")
      let file = try program.folder.nextFile()
      // The first one was not written: the second one has its name.
      #expect(file.lastPathComponent == "phone-call.gif")
      try program.key("ctrl+q")
    }
  }
}
