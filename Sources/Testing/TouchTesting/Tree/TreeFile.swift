import Files
import Testing
import TouchTrace
import UIKit

/// The tree that lies beside a picture or a hit map without being asked for: `knob.png` has `knob.tree.txt`.
@MainActor package struct TreeFile {
  private let tree: TestTree
  private let url: URL

  package init(_ screen: TestScreen, beside path: String, filePath: String) {
    self.init(TestTree(screen), path, filePath)
  }

  /// - Parameter application: its views have the names that its hit map gives them.
  package init(_ application: UIApplication, beside path: String, filePath: String) {
    self.init(TestTree(application.windows) { HitMap.name(of: $0) }, path, filePath)
  }

  private init(_ tree: TestTree, _ path: String, _ filePath: String) {
    self.tree = tree
    url = URL(filePath: path, relativeTo: URL(filePath: filePath).deletingLastPathComponent()).standardizedFileURL
      .deletingPathExtension().appendingPathExtension("tree.txt")
  }

  private var former: TestTree? { (try? String(contentsOf: url, encoding: .utf8)).map { TestTree($0) } }

  /// The changes since the file was written, as the first lines of a failure; empty without a change or without such a file.
  package var changes: [String] { former.map { tree.changes(since: $0) } ?? [] }

  /// The new names of the views that were only renamed since the file was written, by their old names.
  var renames: [String: String] {
    Dictionary(uniqueKeysWithValues: (former.map { tree.renames(since: $0) } ?? []).map { ($0.old, $0.new) })
  }

  /// Writes the tree beside a picture or a map that was written; and beside one that has none, if missing references are to be written.
  package func keep(isWritten: Bool = false, at sourceLocation: SourceLocation) {
    do {
      let isMissing = !FileManager.default.fileExists(atPath: url.path)
      let fills =
        try isMissing && ReferenceUpdate(environment: ProcessInfo.processInfo.environment).writes(missing: true)
      guard isWritten || fills else { return }
      try FileReplacement.write(Data(tree.text.utf8), to: url, makesFolders: true)
    } catch {
      TestFailure.record("\(error)", at: sourceLocation)
    }
  }
}
