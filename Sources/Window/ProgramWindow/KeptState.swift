import Console
import Foundation
import Playground

/// The state file and the recordings, which are kept between runs.
///
/// A window that is *locked* begins as the machine's state file says, or as at the first start, and keeps nothing. Others begin
/// as they were left; the first start of a person begins as the machine's state file says, if there is one.
package struct KeptState {
  /// The folder of the person's state file and recordings; nil if nothing is kept.
  package let folder: URL?
  private let folders: [URL]
  /// Whether a class may answer with phones: the machine's state file can forbid it with `"phones": false`, for everybody. One that cannot
  /// be read forbids it, too.
  package let allowsPhones: Bool

  package init(in environment: [String: String], isLocked: Bool) {
    folder = isLocked ? nil : StateFolder.url(in: environment)
    let forEverybody = StateFolder.forEverybody(in: environment)
    folders = [folder].compactMap(\.self) + forEverybody
    allowsPhones = forEverybody.allSatisfy { folder in
      do { return try StateFile(in: folder).read()?.phones != false } catch { return false }
    }
  }

  /// Returns the state to begin with; nil without any. A file that cannot be read is warned of, and the next one is read.
  package func read() -> SavedState? {
    folders.lazy.compactMap { folder in
      do {
        return try StateFile(in: folder).read()
      } catch {
        warn("\(error)")
        return nil
      }
    }.first
  }

  /// Returns the writer of the state file; nil if nothing is kept.
  /// - Parameter state: the state that was read.
  package func keeper(holding state: SavedState?) -> StateKeeper? {
    folder.map { folder in
      let file = StateFile(in: folder)
      // A state that is the machine's is not written yet.
      return StateKeeper(file, holding: file.exists ? state : nil)
    }
  }
}
