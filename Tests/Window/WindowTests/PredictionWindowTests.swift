@testable import Canvas
import Foundation
import Testing
import WindowHarness

/// Predict mode in a window, by keyboard alone.
@Suite(.serialized)
struct PredictionWindowTests {
  private static let scene = "beyond-the-superview"

  private func rendered(_ arguments: String...) throws -> Bitmap {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let picture = folder.url.appending(path: "picture.png").path
    try Subprocess.run([RunningProgram.executable, "render", Self.scene, "-o", picture] + arguments)
    return try Bitmap(pngAt: URL(filePath: picture))
  }

  @Test func keysAskRevealAndGoOn() throws {
    try RunningProgram.withWindow(Self.scene) { program in
      try program.leave()
      try program.key("q")
      try #expect(program.savePicture().difference(from: rendered("--question", "1")) == nil)
      try program.key("Return")
      try program.key("n")
      try #expect(program.savePicture().difference(from: rendered("--question", "2")) == nil)
      // These would show what comes next, or touch the device.
      for key in ["Right", "End"] { try program.key(key) }
      try program.key("Return")
      try #expect(program.savePicture().difference(from: rendered("--question", "2", "--revealed")) == nil)
      try program.key("Escape")
      try #expect(program.savePicture().difference(from: rendered("--question", "2")) != nil)
      try program.close()
    }
  }

  @Test func votesAreCountedWithKeys() throws {
    try RunningProgram.withWindow(Self.scene) { program in
      try program.leave()
      try program.key("q")
      let asked = try program.savePicture()
      try program.key("Tab")
      try program.type("11")
      try program.key("Down")
      try program.type("6")
      try program.key("Tab")
      #expect(try program.savePicture().difference(from: asked) != nil)
      // Taken away again, the picture is as before.
      try program.key("Tab")
      for _ in 1...2 { try program.key("BackSpace") }
      try program.key("Down")
      try program.key("minus")
      for _ in 1...5 { try program.key("minus") }
      try program.key("Escape")
      #expect(try program.savePicture().difference(from: asked) == nil)
    }
  }
}
