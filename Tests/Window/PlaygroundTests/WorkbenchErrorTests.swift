@testable import Playground
@testable import Scenes
import Testing

/// Errors show names as one line, whatever is in them.
struct WorkbenchErrorTests {
  @Test func aNameWithControlCharactersForgesNoLine() throws {
    let scene = try SceneLibrary.bundled().scene("P01")
    let error = UnknownVariant("x\nerror: forged\u{1B}[2J", of: scene)
    #expect(
      error.description == #"five-views has no variant `x\u{A}error: forged\u{1B}[2J`; it has `default`"#)
  }
}
