import Files
import Foundation
import Testing

extension TestScreen {
  /// Compares the views and recognizers of the screen with a text file beside the test, such as `knob.tree.txt`: what they are, where,
  /// and their flags, colors, fonts, texts and settings.
  ///
  /// A failure says what changed, one change in a line: `price.font 17 → 15`, `badge is gone`. References are written as those of
  /// traces. Pictures and hit maps have such a file beside them without being asked.
  /// - Parameter path: relative to the folder of the test's source file.
  public func expectTree(
    matches path: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tree = TestTree(self), reference = TestReference(.tree, path, of: filePath, at: sourceLocation)
    reference.check {
      let changes = tree.changes(since: TestTree(try String(contentsOf: reference.url, encoding: .utf8)))
      return changes.isEmpty ? nil : (changes + [reference.differs(path)]).joined(separator: "\n")
    } data: {
      Data(tree.text.utf8)
    }
  }
}
