import Foundation
import Scenes
import TouchTrace

/// Writes the recording to a file while it is made, so that it survives a crash of the program.
///
/// Each input is a line at the end of the file. Only when earlier inputs change, by an edit or an undo, is the whole file
/// written again, under another name first, and then renamed.
final class Journal {
  private let folder: URL
  /// Receives one message if the file cannot be written. Nothing more is written then.
  private let warn: (String) -> Void
  private var file: JournalFile?
  /// The playback whose inputs the file holds.
  private weak var playback: Playback?
  private var scene = "", variant = "", rewrites = 0, count = 0
  private var isBroken = false

  init(in folder: URL, warn: @escaping (String) -> Void) { (self.folder, self.warn) = (folder, warn) }

  /// Writes the inputs since the last call.
  /// - Parameter scene: the scene's name, as in `Recording.scene`.
  func follow(_ playback: Playback, of scene: @autoclosure () -> String) {
    guard !isBroken else { return }
    if playback !== self.playback { (self.playback, self.scene, variant) = (playback, scene(), "") }
    do throws(JournalError) {
      try write(playback)
    } catch {
      isBroken = true
      warn("the recording is no longer saved, and cannot be restored after a crash: \(error)")
    }
  }

  /// Removes the file. Called on a clean exit, after which there is nothing to restore.
  func end() {
    file?.remove()
    file = nil
  }

  private func write(_ playback: Playback) throws(JournalError) {
    let inputs = playback.inputs
    guard !inputs.isEmpty else { return end() }
    if let file, (variant, rewrites) == (playback.variant.name, playback.rewrites) {
      guard count < inputs.count else { return }
      try file.append(RecordedLines.lines(of: inputs[count...], after: inputs[count - 1].time))
    } else {
      (variant, rewrites) = (playback.variant.name, playback.rewrites)
      try rewrite(Recording(scene: scene, variant: variant, inputs: inputs))
    }
    count = inputs.count
  }

  private func rewrite(_ recording: Recording) throws(JournalError) {
    if file == nil { file = try newFile() }
    guard let place = file?.url else { return }
    let draft = place.appendingPathExtension("new")
    unlink(draft.path)
    guard let next = try JournalFile(new: draft) else { throw JournalError(draft) }
    try next.append(recording.text)
    try next.move(to: place)
    file = next
  }

  private func newFile() throws(JournalError) -> JournalFile {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var number = 1
    while true {
      if let file = try JournalFile(new: folder.appendingPathComponent("\(number).yaml")) { return file }
      number += 1
    }
  }
}
