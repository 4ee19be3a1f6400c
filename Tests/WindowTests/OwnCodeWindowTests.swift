import Foundation
import Testing
import WindowHarness

@testable import Canvas

/// A person's own code in a real window, with a file that an editor saves.
@Suite(.serialized)
struct OwnCodeWindowTests {
  /// A view whose colour a touch changes.
  private func card(_ color: String, touched: String) -> String {
    """
    import UIKit
    class Card: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .\(color)
      }
      required init?(coder: NSCoder) { nil }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = .\(touched) }
    }
    """
  }

  /// The colours inside the device.
  private func colors(_ bitmap: Bitmap) -> Set<UInt32> {
    let rows = stride(from: 250, to: 420, by: 10), columns = stride(from: 420, to: 560, by: 10)
    return Set(rows.flatMap { y in columns.map { bitmap.pixels[y * bitmap.width + $0] & 0xFFFFFF } })
  }

  /// Waits for a title without a remark about errors.
  private func waitForNoError(_ program: RunningProgram) throws {
    let end = Date() + Subprocess.patience
    while try program.title().contains("error") {
      guard Date() < end else { throw try TestFailure("the title is still \(program.title())") }
    }
  }

  @Test func savingAFileShowsTheNewBehavior() throws {
    let code = try TemporaryFolder()
    defer { code.remove() }
    let file = code.url.appending(path: "Card.swift")
    try Data(card("red", touched: "blue").utf8).write(to: file)
    try RunningProgram.withWindow(code.url.path) { program in
      try program.leave()
      #expect(try colors(program.savePicture()).contains(0xFF0000))
      // The middle of the device.
      try program.click(WindowPoint(x: 492, y: 320))
      try program.leave()
      #expect(try colors(program.savePicture()).contains(0x0000FF))
      // An error leaves the picture; the next saved file is compiled again, and the touch played again.
      try Data(card("redd", touched: "blue").utf8).write(to: file)
      try program.waitForTitle(containing: "1 error")
      #expect(try !colors(program.savePicture()).isEmpty)
      try Data(card("red", touched: "green").utf8).write(to: file)
      try waitForNoError(program)
      #expect(try colors(program.savePicture()).contains(0x00FF00))
      // Plain rectangles.
      try program.key("a")
      #expect(try !colors(program.savePicture()).contains(0x00FF00))
      #expect(try program.close() == 0)
      #expect(program.warnings() == "")
    }
  }

  @Test func codeThatCrashesLeavesTheWindow() throws {
    let code = try TemporaryFolder()
    defer { code.remove() }
    let file = code.url.appending(path: "Card.swift")
    try Data(card("red", touched: "blue; fatalError()").utf8).write(to: file)
    try RunningProgram.withWindow(code.url.path) { program in
      try program.click(WindowPoint(x: 492, y: 320))
      try program.leave()
      try program.waitForTitle(containing: "1 error")
      try program.key("r")
      try waitForNoError(program)
      #expect(try colors(program.savePicture()).contains(0xFF0000))
      #expect(try program.close() == 0)
    }
  }
}
