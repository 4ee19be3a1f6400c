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
    let tree = TestTree(self), reference = TestReference(path, of: filePath, at: sourceLocation)
    reference.check {
      let changes = tree.changes(since: TestTree(try String(contentsOf: reference.url, encoding: .utf8)))
      if changes.isEmpty { return nil }
      return "\(path) differs:\(changes.map { "\n  \($0)" }.joined())\n\(reference.remedy)"
    } data: {
      Data(tree.text.utf8)
    }
  }

  /// Returns what changed since the tree beside a picture or a map was written, as the first lines of a failure; empty without a change
  /// or without such a file.
  package func treeChanges(beside path: String, filePath: String) -> [String] {
    let file = TestScreen.tree(beside: path, filePath)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return TestTree(self).changes(since: TestTree(text))
  }

  /// Writes the tree beside a picture or a map that was written; and beside one that has none, if missing references are to be written.
  package func keepTree(
    beside path: String, isWritten: Bool = false, filePath: String, at sourceLocation: SourceLocation
  ) {
    let file = TestScreen.tree(beside: path, filePath)
    do {
      let isMissing = !FileManager.default.fileExists(atPath: file.path)
      let fills =
        try isMissing && ReferenceUpdate(environment: ProcessInfo.processInfo.environment).writes(missing: true)
      guard isWritten || fills else { return }
      try FileReplacement.write(Data(TestTree(self).text.utf8), to: file, makesFolders: true)
    } catch {
      TestFailure.record("\(error)", at: sourceLocation)
    }
  }

  /// The file of the tree beside a picture or a map: `knob.png` has `knob.tree.txt`.
  private static func tree(beside path: String, _ filePath: String) -> URL {
    URL(filePath: path, relativeTo: URL(filePath: filePath).deletingLastPathComponent()).standardizedFileURL
      .deletingPathExtension().appendingPathExtension("tree.txt")
  }
}
