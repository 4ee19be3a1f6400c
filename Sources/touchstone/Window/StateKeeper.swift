import Foundation
import Playground

/// Writes what the next start wants to know as soon as it changes. A folder that cannot be written costs one complaint.
struct StateKeeper {
  private let file: StateFile
  private var written: SavedState?
  private var isGivenUp = false

  init(_ file: StateFile, holding written: SavedState?) {
    self.file = file
    self.written = written
  }

  mutating func keep(_ state: SavedState) {
    guard state != written, !isGivenUp else { return }
    do {
      try file.write(state)
      written = state
    } catch {
      isGivenUp = true
      warn("nothing will be remembered: \(error)")
    }
  }
}
