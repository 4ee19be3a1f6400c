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
      return changes.isEmpty ? nil : (changes + [reference.differs(path)]).joined(separator: "\n")
    } data: {
      Data(tree.text.utf8)
    }
  }

  /// Returns what changed since the tree beside a picture or a map was written, as the first lines of a failure; empty without a change
  /// or without such a file.
  package func treeChanges(beside path: String, filePath: String) -> [String] {
    former(beside: path, filePath: filePath).map { TestTree(self).changes(since: $0) } ?? []
  }

  /// Returns the new names of the views that were only renamed since the tree beside a picture or a map was written, by their old names.
  package func renames(beside path: String, filePath: String) -> [String: String] {
    let renames = former(beside: path, filePath: filePath).map { TestTree(self).renames(since: $0) } ?? []
    return Dictionary(uniqueKeysWithValues: renames.map { ($0.old, $0.new) })
  }

  private func former(beside path: String, filePath: String) -> TestTree? {
    (try? String(contentsOf: TestScreen.tree(beside: path, filePath), encoding: .utf8)).map { TestTree($0) }
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
