import Algorithms
import Foundation
import Scenes
import TouchTrace

/// Writes the recording to a file while it is made, so that it survives a crash of the program.
///
/// Each input is a line at the end of the file. When earlier inputs change, by an edit or an undo, a new file is made of
/// the lines before the change and those after it, and then renamed: at each moment one whole recording is on disk.
final class Journal {
  private let folder: URL
  /// Receives one message if the file cannot be written.
  private let warn: (String) -> Void
  private var file: JournalFile?
  /// The playback whose inputs the file holds.
  private weak var playback: Playback?
  private var scene = "", variant = ""
  /// The scene with its edited tree; nil if the tree is that of the scene's file.
  private var edited: Scene?
  /// The change of the playback after which the file was written.
  private var rewrite = 0
  /// The places in the file after some of the inputs; the last one is the end of what was written.
  private var places = [Place(count: 0, time: 0, length: 0)]
  private var hasFailed = false

  /// A place between two lines of the file.
  private struct Place {
    /// The number of inputs before it.
    var count: Int
    /// The time of the last of them, in virtual milliseconds.
    var time: Int
    /// The number of bytes before it.
    var length: Int
  }

  /// The number of inputs between two places, at least.
  private static let distance = 512

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

  /// Goes on with a file that an earlier run left, which holds the inputs of a playback.
  func adopt(_ file: JournalFile, of scene: String, _ playback: Playback) {
    (self.file, self.playback, self.scene) = (file, playback, scene)
    (variant, rewrite, edited) = (playback.variant.name, playback.lastRewrite.number, playback.edited)
    places = []
    notePlace(after: playback.recorded)
  }

  /// Goes on with the same inputs for a scene that has another name now, because it was saved into another file.
  /// - Parameter scene: the scene's name, as in `Recording.scene`.
  func rename(to scene: String) { self.scene = scene }

  /// Keeps the file for the next start, because its scene has edits that are not saved.
  /// - Returns: the file, which `adopt(_:of:_:)` goes on with.
  func leave() -> JournalFile? {
    defer {
      (file, playback) = (nil, nil)
      places = [Place(count: 0, time: 0, length: 0)]
    }
    return file
  }

  /// Removes the file. Called when the user closes the window, after which there is nothing to restore.
  func end() {
    file?.remove()
    file = nil
  }

  // MARK: Writing

  private func write(_ playback: Playback) throws(JournalError) {
    let inputs = playback.recorded, change = playback.lastRewrite
    guard !inputs.isEmpty || playback.edited != nil else { return end() }
    let isSame = variant == playback.variant.name && edited == playback.edited
    edited = playback.edited
    if let file, isSame, rewrite == change.number {
      guard let last = places.last, last.count < inputs.count else { return }
      try file.append(RecordedLines.lines(of: inputs[last.count...], after: last.time))
    } else if let file, isSame, rewrite == change.number - 1 {
      try replace(file, keeping: change.kept, of: inputs)
    } else if let file {
      try replace(file, keeping: 0, of: inputs)
    } else {
      try makeFile(of: inputs)
    }
    (variant, rewrite) = (playback.variant.name, change.number)
    notePlace(after: inputs)
  }

  /// Makes the end of the file the last place; earlier ones stay at their distance.
  private func notePlace(after inputs: InputList) {
    guard let file else { return }
    if places.count > 1, places[places.count - 1].count - places[places.count - 2].count < Journal.distance {
      places.removeLast()
    }
    places.append(Place(count: inputs.count, time: inputs.last?.time ?? 0, length: file.length))
  }

  private func replace(_ file: JournalFile, keeping kept: Int, of inputs: InputList) throws(JournalError) {
    let place = places[..<places.partitioningIndex { $0.count > kept }].last
    let draft = file.url.appendingPathExtension(JournalFolder.draftExtension)
    unlink(draft.path)
    guard let next = try JournalFile(new: draft) else { throw JournalError(draft, "another program writes this file") }
    do throws(JournalError) {
      if let place, place.count > 0 {
        try next.copy(place.length, from: file)
        try next.append(RecordedLines.lines(of: inputs[place.count...], after: place.time))
      } else {
        try next.append(text(of: inputs))
      }
      try next.move(to: file.url)
    } catch {
      next.remove()
      throw error
    }
    self.file = next
    places.removeSubrange(places.partitioningIndex { $0.count > place?.count ?? 0 }...)
  }

  private func makeFile(of inputs: InputList) throws(JournalError) {
    let file = try JournalFolder(folder).newFile()
    do throws(JournalError) {
      try file.append(text(of: inputs))
    } catch {
      file.remove()
      throw error
    }
    (self.file, places) = (file, [])
  }

  private func text(of inputs: InputList) -> String {
    Recording(scene: scene, variant: playback?.variant.name ?? variant, inputs: Array(inputs), edited: edited?.text)
      .text
  }
}

extension Playback {
  /// The scene, if its tree is not that of its file, or if a person's copy has no file yet.
  fileprivate var edited: Scene? { scene != original || isUnsaved && !original.isUntitled ? scene : nil }
}
