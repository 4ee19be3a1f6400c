import Foundation
import Scenes
import TouchTrace

/// Writes down what is done by hand while it is done, so that it outlives a sudden end of the program.
///
/// Each input is a line at the end of a file. Only when what was done before changes, by an edit or an undo, is the
/// file written anew, beside the old one and then in its place.
final class Journal {
  private let folder: URL
  /// Is told why no more is written.
  private let warn: (String) -> Void
  private var file: JournalFile?
  /// What the file says.
  private weak var playback: Playback?
  private var scene = "", variant = "", rewrites = 0, count = 0
  private var isBroken = false

  init(in folder: URL, warn: @escaping (String) -> Void) { (self.folder, self.warn) = (folder, warn) }

  /// Writes what was done since the last call. `scene` names the scene as a recording does.
  func follow(_ playback: Playback, of scene: @autoclosure () -> String) {
    guard !isBroken else { return }
    if playback !== self.playback { (self.playback, self.scene, variant) = (playback, scene(), "") }
    do throws(JournalError) {
      try write(playback)
    } catch {
      isBroken = true
      warn("what is done cannot be kept for the next start. \(error)")
    }
  }

  /// The program ends in peace: nothing has to be found again.
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
