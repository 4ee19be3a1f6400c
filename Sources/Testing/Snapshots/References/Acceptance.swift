import Files
import Foundation
import Scenes

/// Makes the actual snapshots of the last test the references. The files are copied from the artifacts; nothing is drawn again.
package struct Acceptance {
  /// A case that differs.
  private struct Candidate {
    var folder: URL
    var manifest: ArtifactFolder.Manifest

    /// The names that select it: the case, or the case with its mark.
    var names: [String] { [manifest.name, "\(manifest.name)@\(manifest.mark)", folder.lastPathComponent] }
  }

  private let candidates: [Candidate]
  private let lock: FolderLock?

  /// - Parameter results: the folder of results of the last test.
  /// - Throws: `AcceptanceError` when there is nothing to accept, or the results are damaged.
  package init(results: String) throws(AcceptanceError) {
    let folder = URL(fileURLWithPath: results)
    lock = FileManager.default.fileExists(atPath: results) ? FolderLock(folder) : nil
    var candidates: [Candidate] = []
    for name in ArtifactFolder.names(in: folder) {
      let artifacts = folder.appendingPathComponent(name)
      do throws(ReferenceError) {
        candidates.append(Candidate(folder: artifacts, manifest: try ArtifactFolder.manifest(in: artifacts)))
      } catch {
        throw .unreadable("\(error)")
      }
    }
    guard !candidates.isEmpty else { throw .nothing(results) }
    self.candidates = candidates
  }

  /// Accepts the named scenes, cases, or cases with their marks; nil accepts all.
  /// - Returns: the paths of the references that were written.
  /// - Throws: `AcceptanceError`. For an unknown name, nothing is written.
  package func accept(_ names: [String]?) throws(AcceptanceError) -> [String] {
    var chosen = candidates
    if let names {
      var selected: Set<Int> = []
      for name in names { selected.formUnion(try indices(of: name)) }
      chosen = selected.sorted().map { candidates[$0] }
    }
    for candidate in chosen where candidate.manifest.acceptances.isEmpty {
      throw .unreadable("\(candidate.folder.shownPath): is incomplete, because the test was interrupted; run it again")
    }
    var written: [String] = []
    for candidate in chosen { written += try accept(candidate) }
    return written
  }

  /// Returns the candidates that a name selects. The name of a case comes before that of a scene: scene `a` can have a case
  /// `a-b` beside a scene `a-b`.
  private func indices(of name: String) throws(AcceptanceError) -> [Int] {
    let cases = candidates.indices.filter { candidates[$0].names.contains(name) }
    let found = cases.isEmpty ? candidates.indices.filter { candidates[$0].manifest.scene == name } : cases
    guard found.isEmpty else { return found }
    throw .unknown(name, nearest: nearestName(to: name, among: candidates.map(\.folder.lastPathComponent)))
  }

  private func accept(_ candidate: Candidate) throws(AcceptanceError) -> [String] {
    var written: [String] = []
    for acceptance in candidate.manifest.acceptances {
      let file = candidate.folder.appendingPathComponent(acceptance.file)
      guard let data = ReferenceFile.bytes(at: file) else { throw .unreadable("\(file.shownPath): cannot be read") }
      do {
        try FileReplacement.write(data, to: URL(fileURLWithPath: acceptance.reference), as: .derived)
        if let former = acceptance.former { try FileReplacement.remove(URL(fileURLWithPath: former)) }
      } catch {
        throw .unwritable("\(error)")
      }
      written.append(acceptance.reference)
    }
    // The case no longer differs.
    try? FileManager.default.removeItem(at: candidate.folder)
    return written
  }
}

/// The reason why nothing was accepted.
package enum AcceptanceError: Error, Equatable, CustomStringConvertible {
  /// The folder of results has no artifacts.
  case nothing(String)
  case unknown(String, nearest: String?)
  case unreadable(String)
  case unwritable(String)

  package var description: String {
    switch self {
    case .nothing(let folder): "\(folder): there is nothing to accept; `touchstone test` writes there what differs"
    case .unknown(let name, let nearest):
      "no case that differs has the name `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
    case .unreadable(let sentence), .unwritable(let sentence): sentence
    }
  }
}
