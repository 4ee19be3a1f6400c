import Files
import Foundation
import Scenes

/// Makes what the last test showed the reference: exactly the files that were looked at, nothing is made anew.
package struct Acceptance {
  /// One case that differed.
  private struct Candidate {
    var folder: URL
    var manifest: ArtifactFolder.Manifest

    /// The scene, the case, or the case with its mark, as a person may call it.
    var names: [String] {
      [manifest.scene, manifest.name, "\(manifest.name)@\(manifest.mark)", folder.lastPathComponent]
    }
  }

  private let candidates: [Candidate]

  /// - Parameter results: the folder of results of the last test.
  /// - Throws: `AcceptanceError` when there is nothing to approve, or the results are damaged.
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

  /// Approves everything, or what is named: scenes, cases, or cases with their marks.
  /// - Returns: the references that were written.
  /// - Throws: `AcceptanceError`; of an unknown name before anything is written.
  package func approve(_ names: [String]?) throws(AcceptanceError) -> [String] {
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
    // It is the reference now; what was different has nothing to show any more.
    try? FileManager.default.removeItem(at: candidate.folder)
    return written
  }
}

/// Why nothing was approved.
package enum AcceptanceError: Error, Equatable, CustomStringConvertible {
  /// The last test left nothing in the folder of results.
  case nothing(String)
  case unknown(String, nearest: String?)
  case unreadable(String)
  case unwritable(String)

  package var description: String {
    switch self {
    case .nothing(let folder): "\(folder): there is nothing to approve; `touchstone test` puts there what differs"
    case .unknown(let name, let nearest):
      "nothing that differs is called `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
    case .unreadable(let sentence), .unwritable(let sentence): sentence
    }
  }
}
