import Files
import Foundation
import Scenes

/// Makes the actual snapshots of the last test the references. The files are copied from the artifacts; nothing is drawn again.
package struct Acceptance {
  /// A case that differs.
  private struct Candidate {
    var folder: URL
    var manifest: ArtifactFolder.Manifest

    /// The names that select it: the scene, the case, or the case with its mark.
    var names: [String] {
      [manifest.scene, manifest.name, "\(manifest.name)@\(manifest.mark)", folder.lastPathComponent]
    }
  }

  private let candidates: [Candidate]

  /// - Parameter results: the folder of results of the last test.
  /// - Throws: `AcceptanceError` when there is nothing to accept, or the results are damaged.
  package init(results: String) throws(AcceptanceError) {
    let folder = URL(fileURLWithPath: results)
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
    for name in names ?? [] where !candidates.contains(where: { $0.names.contains(name) }) {
      throw .unknown(name, nearest: nearestName(to: name, among: candidates.map(\.folder.lastPathComponent)))
    }
    let chosen = candidates.filter { candidate in
      names.map { !Set($0).isDisjoint(with: candidate.names) } ?? true
    }
    var written: [String] = []
    for candidate in chosen { written += try accept(candidate) }
    return written
  }

  private func accept(_ candidate: Candidate) throws(AcceptanceError) -> [String] {
    var written: [String] = []
    for acceptance in candidate.manifest.acceptances {
      let file = candidate.folder.appendingPathComponent(acceptance.file)
      guard let data = try? Data(contentsOf: file) else { throw .unreadable("\(file.shownPath): cannot be read") }
      do {
        try FileReplacement.write(data, to: URL(fileURLWithPath: acceptance.reference))
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
