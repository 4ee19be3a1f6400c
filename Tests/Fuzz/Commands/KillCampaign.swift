import Foundation
import FuzzSupport
import SeededRandom

/// Kills the program at random moments while it writes references, and checks that each is complete or absent.
package struct KillCampaign {
  /// The program.
  let program: String
  /// The folder in which each round makes its scene.
  let folder: URL

  package init(program: String, folder: URL) { (self.program, self.folder) = (program, folder) }

  /// What a run has done.
  package struct Figures: Sendable {
    package var kills = 0
    /// Runs that were complete before the signal arrived.
    package var completed = 0
    /// References that were complete when their run was killed.
    package var references = 0
    /// Incomplete files that the killed runs left, which the next runs removed.
    package var partialFiles = 0
    /// What is wrong, in words.
    package var findings: [String] = []
  }

  private static let marks = 60

  /// - Throws: `CommandRunError` when the program cannot be started.
  package func run(kills: Int, seed: UInt64) throws -> Figures {
    var figures = Figures()
    var random = SplitMix64(seed: seed)
    let expected = try wholeReferences()
    while figures.kills < kills {
      try makeScene()
      // A reference is made, changed, changed in its attributes and renamed.
      let isComplete = try update(killedAfter: random.below(Self.marks * 2 * 4))
      figures.kills += 1
      if isComplete { figures.completed += 1 }
      let found = try references()
      let partial = found.filter { $0.key.contains(".partial-") }
      let whole = found.filter { !$0.key.contains(".partial-") }
      (figures.references, figures.partialFiles) = (
        figures.references + whole.count, figures.partialFiles + partial.count
      )
      for (name, data) in whole.sorted(by: { $0.key < $1.key }) where expected[name] != data {
        figures.findings.append("kill \(figures.kills): \(name) has \(data.count) bytes")
      }
      _ = try update()
      if try references() != expected { figures.findings.append("kill \(figures.kills): the next run differs") }
    }
    return figures
  }

  // MARK: One round

  private func makeScene() throws {
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    let references = folder.appending(path: "scene.reference")
    try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
    let lines = (0..<Self.marks).map { "  - tap 30,30\n  - mark m\($0)\n" }.joined()
    let scene = "views: [{ name: card, frame: 0 0 99 99 }]\nscript:\n\(lines)"
    try Data(scene.utf8).write(to: folder.appending(path: "scene.yaml"))
  }

  private func wholeReferences() throws -> [String: Data] {
    try makeScene()
    guard try update() else { throw CommandRunError("\(program) cannot write references") }
    return try references()
  }

  private func references() throws -> [String: Data] {
    let references = folder.appending(path: "scene.reference")
    let names = try FileManager.default.contentsOfDirectory(atPath: references.path)
    return try names.reduce(into: [:]) { $0[$1] = try Data(contentsOf: references.appending(path: $1)) }
  }

  /// Writes the references.
  /// - Parameter count: the number of changes in the folder of references after which the program is killed.
  /// - Returns: whether the program came to its end.
  private func update(killedAfter count: Int = .max) throws -> Bool {
    var watch = try FolderWatch(folder.appending(path: "scene.reference"))
    defer { watch.end() }
    let line = "exec \"$0\" test . --layers trace,hitmap --jobs 1 --update all >/dev/null 2>&1 </dev/null"
    let started = try StartedGroup(["bash", "-c", line, program], in: folder.path)
    let isOver = watch.waitForChanges(count, orEndOf: started.end)
    let outcome = started.finish(killing: !isOver)
    return outcome.status == 0
  }
}
