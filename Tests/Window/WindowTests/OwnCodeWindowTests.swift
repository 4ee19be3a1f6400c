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
      try program.close()
      #expect(program.warnings() == "")
    }
  }

  /// A square in a colour, as a PNG file.
  private func square(_ color: UInt32) throws -> Data {
    let bitmap = Bitmap(width: 40, height: 40)
    for index in 0..<1_600 { bitmap.pixels[index] = 0xFF00_0000 | color }
    return try bitmap.pngData()
  }

  /// A picture that is saved, added or removed is drawn at once; a folder that is new counts, too.
  @Test func savingAPictureShowsIt() throws {
    let code = try TemporaryFolder()
    defer { code.remove() }
    let view = """
      import UIKit
      class Card: UIViewController {
        override func viewDidLoad() {
          let image = UIImageView(image: UIImage(named: "ball"))
          image.frame = CGRect(x: 95, y: 322, width: 200, height: 200)
          view.addSubview(image)
        }
      }
      """
    try Data(view.utf8).write(to: code.url.appending(path: "Card.swift"))
    let ball = code.url.appending(path: "ball.png")
    try square(0xFF0000).write(to: ball)
    try RunningProgram.withWindow(code.url.path) { program in
      try program.leave()
      try program.waitForPicture { colors($0).contains(0xFF0000) }
      try square(0x0000FF).write(to: ball)
      try program.waitForPicture { colors($0).contains(0x0000FF) }
      try FileManager.default.removeItem(at: ball)
      try program.waitForPicture { !colors($0).contains(0x0000FF) }
      let more = code.url.appending(path: "Pictures")
      try FileManager.default.createDirectory(at: more, withIntermediateDirectories: false)
      try square(0x00FF00).write(to: more.appending(path: "ball.png"))
      try program.waitForPicture { colors($0).contains(0x00FF00) }
      try program.close()
    }
  }

  /// The folder is moved away and comes back.
  @Test func aFolderThatIsMovedIsSaidAndComesBack() throws {
    let code = try TemporaryFolder()
    defer { code.remove() }
    let app = code.url.appending(path: "App"), away = code.url.appending(path: "Away")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: false)
    try Data(card("red", touched: "blue").utf8).write(to: app.appending(path: "Card.swift"))
    try RunningProgram.withWindow(app.path) { program in
      try FileManager.default.moveItem(at: app, to: away)
      try program.waitForTitle(containing: "1 error")
      try Data(card("green", touched: "blue").utf8).write(to: away.appending(path: "Card.swift"))
      try FileManager.default.moveItem(at: away, to: app)
      try waitForNoError(program)
      try program.leave()
      #expect(try colors(program.savePicture()).contains(0x00FF00))
      try program.close()
    }
  }

  /// The file beside the open one is watched, too.
  @Test func savingTheOtherFileShowsItBesideTheOpenOne() throws {
    let code = try TemporaryFolder()
    defer { code.remove() }
    let one = code.url.appending(path: "one"), two = code.url.appending(path: "two")
    for (folder, color) in [(one, "red"), (two, "blue")] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try Data(card(color, touched: "black").utf8).write(to: folder.appending(path: "Card.swift"))
    }
    try RunningProgram.withWindow(one.path, "--compare", two.path) { program in
      try program.leave()
      let before = try halves(program.savePicture())
      #expect(before.left.contains(0xFF0000) && before.right.contains(0x0000FF))
      try Data(card("green", touched: "black").utf8).write(to: two.appending(path: "Card.swift"))
      try program.waitForPicture { halves($0).right.contains(0x00FF00) }
      #expect(try halves(program.savePicture()).left.contains(0xFF0000))
      try program.close()
    }
  }

  /// The colours of the devices at the left and at the right, and what is around them.
  private func halves(_ bitmap: Bitmap) -> (left: Set<UInt32>, right: Set<UInt32>) {
    let width = bitmap.width
    func colors(_ columns: StrideTo<Int>) -> Set<UInt32> {
      Set(stride(from: 120, to: 520, by: 8).flatMap { y in columns.map { bitmap.pixels[y * width + $0] & 0xFFFFFF } })
    }
    return (colors(stride(from: 200, to: 570, by: 8)), colors(stride(from: 590, to: 950, by: 8)))
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
      try program.close()
    }
  }
}
