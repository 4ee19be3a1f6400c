import AppFiles
import Foundation

/// The names of what lies below a folder, as paths from there. What is left out of an app is named, and nothing in it.
struct NamesBelow: Sequence, IteratorProtocol {
  private let all: FileManager.DirectoryEnumerator?
  private var left: Int

  /// - Parameter most: the most names that are looked at.
  init(_ folder: String, most: Int) { (all, left) = (FileManager.default.enumerator(atPath: folder), most) }

  mutating func next() -> String? {
    guard left > 0, let name = all?.nextObject() as? String else { return nil }
    left -= 1
    if AppFileNames.leavesOut((name as NSString).lastPathComponent) { all?.skipDescendants() }
    return name
  }
}
