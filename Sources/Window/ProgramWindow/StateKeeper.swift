import Console
import Foundation
import Playground

/// Writes the state file whenever the state changes. If the file cannot be written, warns once and
/// stops.
package struct StateKeeper {
  private let file: StateFile
  private var written: SavedState?
  private var hasFailed = false

  init(_ file: StateFile, holding written: SavedState?) {
    self.file = file
    self.written = written
  }

  mutating func keep(_ state: SavedState) {
    guard state != written, !hasFailed else { return }
    do {
      try file.write(state)
      written = state
    } catch {
      hasFailed = true
      warn("the state cannot be saved: \(error)")
    }
  }
}
