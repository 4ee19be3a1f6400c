import Foundation
import Scenes
import TouchTrace

/// Writes the recording to a file while it is made, so that it survives a crash of the program.
///
/// Each input is a line at the end of the file. Only when earlier inputs change, by an edit or an undo, is the whole file
/// written again, under another name first, and then renamed: at each moment one whole recording is on disk.
final class Journal {
  private let folder: URL
  /// Receives one message if the file cannot be written.
  private let warn: (String) -> Void
  private var file: JournalFile?
  /// The playback whose inputs the file holds.
  private weak var playback: Playback?
  private var scene = "", variant = "", rewrites = 0, count = 0
  private var hasFailed = false

  init(in folder: URL, warn: @escaping (String) -> Void) { (self.folder, self.warn) = (folder, warn) }

  /// Writes the inputs since the last call. What cannot be written is tried again at the next one.
  /// - Parameter scene: the scene's name, as in `Recording.scene`.
  func follow(_ playback: Playback, of scene: @autoclosure () -> String) {
    if playback !== self.playback { (self.playback, self.scene, variant) = (playback, scene(), "") }
    do throws(JournalError) {
      try write(playback)
    } catch {
      if !hasFailed { warn("the recording is not saved at present, and could not be restored after a crash: \(error)") }
      hasFailed = true
    }
  }

  /// Goes on with a file that an earlier run left, which holds the first `count` inputs of a playback.
  func adopt(_ file: JournalFile, of scene: String, _ playback: Playback, count: Int) {
    (self.file, self.playback, self.scene, self.count) = (file, playback, scene, count)
    (variant, rewrites) = (playback.variant.name, playback.rewrites)
  }

  /// Removes the file. Called when the user closes the window, after which there is nothing to restore.
  func end() {
    file?.remove()
    file = nil
  }

  private func write(_ playback: Playback) throws(JournalError) {
    let inputs = playback.inputs
    guard !inputs.isEmpty else { return end() }
    if let file, (variant, rewrites) == (playback.variant.name, playback.rewrites) {
      guard count < inputs.count else { return }
      let time = count == 0 ? 0 : inputs[count - 1].time
      try file.append(RecordedLines.lines(of: inputs[count...], after: time))
    } else {
      let name = playback.variant.name
      try rewrite(Recording(scene: scene, variant: name, inputs: inputs))
      (variant, rewrites) = (name, playback.rewrites)
    }
    count = inputs.count
  }

  private func rewrite(_ recording: Recording) throws(JournalError) {
    guard let file else { return try writeNew(recording) }
    let draft = file.url.appendingPathExtension(JournalFolder.draftExtension)
    unlink(draft.path)
    guard let next = try JournalFile(new: draft) else { throw JournalError(draft, "another program writes this file") }
    do throws(JournalError) {
      try next.append(recording.text)
      try next.move(to: file.url)
    } catch {
      next.remove()
      throw error
    }
    self.file = next
  }

  private func writeNew(_ recording: Recording) throws(JournalError) {
    let file = try JournalFolder(folder).newFile()
    do throws(JournalError) {
      try file.append(recording.text)
    } catch {
      file.remove()
      throw error
    }
    self.file = file
  }
}
