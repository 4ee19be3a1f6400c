import Canvas
import Foundation
import Scenes

/// Makes the layers of one case, compares each with its reference, and shows or writes what differs.
struct CaseTest {
  let options: SuiteOptions
  let maker: SnapshotMaker
  let scene: Scene
  let moment: SnapshotCase
  let references: ReferenceFolder

  private var result: CaseResult
  private var evidence: EvidenceFolder

  init(_ moment: SnapshotCase, of scene: Scene, at file: URL, options: SuiteOptions, maker: SnapshotMaker) {
    self.options = options
    self.maker = maker
    self.scene = scene
    self.moment = moment
    references = ReferenceFolder(beside: file)
    result = CaseResult(name: moment.name, mark: moment.mark, look: options.look.description)
    evidence = EvidenceFolder(of: moment, in: URL(fileURLWithPath: options.results))
  }

  /// - Parameter failures: what the scene expects else of itself at this mark.
  mutating func run(failures: [ExpectationFailure]) -> CaseResult {
    for layer in SnapshotLayer.allCases where options.wants(layer, of: moment) {
      do { try test(layer) } catch { result.findings.append(error.finding) }
    }
    // After the trace, which says why.
    result.findings += failures.map { .expectation($0.description) }
    do {
      if !evidence.isEmpty { try evidence.close() }
    } catch {
      result.findings.append(.unwritable("\(error)"))
    }
    if result.status != .same && !evidence.isEmpty {
      result.evidence = options.results + "/" + evidence.url.lastPathComponent
    }
    return result
  }

  // MARK: One layer

  private mutating func test(_ layer: SnapshotLayer) throws(CaseError) {
    let content = try make(layer)
    if options.isUnattended { result.digest.note(layer, content.digest) }
    let file = references.file(layer, of: moment, options.look)
    let verdict: LayerVerdict
    do {
      verdict = try compare(content, with: file)
    } catch {
      try show(content, nil, file)
      throw .reading("\(error)")
    }
    switch verdict {
    case .same(let note): if let note { result.findings.append(.note(note)) }
    case .missing:
      if options.update == .missing || options.update == .all { return try accept(content, file) }
      result.findings.append(.missing(layer))
      try show(content, nil, file)
    case .differs(let finding, let picture, let note):
      if options.update == .changed || options.update == .all { return try accept(content, file) }
      result.findings.append(finding)
      if let note { result.findings.append(.note(note)) }
      try show(content, picture, file)
    }
  }

  private func make(_ layer: SnapshotLayer) throws(CaseError) -> SnapshotContent {
    do {
      return try maker.content(layer, of: scene, at: moment)
    } catch {
      throw .reading("\(error)")
    }
  }

  private enum LayerVerdict {
    case same(note: String?)
    case missing
    case differs(CaseResult.Finding, picture: Bitmap?, note: String?)
  }

  private func compare(_ content: SnapshotContent, with file: URL) throws -> LayerVerdict {
    switch content {
    case .trace(let actual):
      guard let expected = try ReferenceFile.text(at: file) else { return .missing }
      let difference = TraceDifference(expected: expected, actual: actual)
      return difference.map { .differs(.trace($0), picture: nil, note: nil) } ?? .same(note: nil)
    case .hitMap(let actual):
      guard let size = try ReferenceFile.size(at: file) else { return .missing }
      guard size == (actual.width, actual.height) else {
        let difference = HitMapDifference(size: (actual.width, actual.height), insteadOf: size)
        return .differs(.hitMap(difference), picture: nil, note: nil)
      }
      guard let expected = try ReferenceFile.map(at: file) else { return .missing }
      let difference = HitMapDifference(expected: expected, actual: actual)
      return difference.map { .differs(.hitMap($0), picture: nil, note: nil) } ?? .same(note: nil)
    case .frame(let actual):
      guard let size = try ReferenceFile.size(at: file) else { return .missing }
      guard size == (actual.width, actual.height) else {
        let difference = FrameDifference(size: (actual.width, actual.height), insteadOf: size)
        return .differs(.frame(difference), picture: nil, note: nil)
      }
      guard let expected = try ReferenceFile.picture(at: file) else { return .missing }
      let comparing = FrameComparing(rules: options.rules, libraries: maker.libraryVersions)
      let elements = references.elementsFile(of: moment, options.look)
      switch try comparing.compare(actual, with: expected, at: file, elementsAt: elements) {
      case .same(let note): return .same(note: note)
      case .differs(let difference, let picture, let note):
        return .differs(.frame(difference), picture: picture, note: note)
      }
    }
  }

  // MARK: Writing

  /// Makes what was made the reference.
  private mutating func accept(_ content: SnapshotContent, _ file: URL) throws(CaseError) {
    if case .frame(let bitmap) = content, let elements = bitmap.elements {
      try write(elements.pngData(), to: references.elementsFile(of: moment, options.look))
    }
    try write(content.data(drawnWith: maker.libraryVersions), to: file)
  }

  private mutating func write(_ data: Data, to file: URL) throws(CaseError) {
    do {
      try FileReplacement.write(data, to: file)
    } catch {
      throw .writing("\(error)")
    }
    result.findings.append(.written(file.shownPath))
  }

  /// Puts the reference, what was made and the difference side by side, where they can be looked at and approved.
  private mutating func show(_ content: SnapshotContent, _ difference: Bitmap?, _ file: URL) throws(CaseError) {
    let ending = content.layer.evidenceEnding
    do {
      if let reference = try? Data(contentsOf: file) { try evidence.write(reference, named: "expected" + ending) }
      try evidence.write(content.data(drawnWith: maker.libraryVersions), named: "actual" + ending, for: file)
      if let difference { try evidence.write(difference.pngData(), named: "diff" + ending) }
      if case .frame(let bitmap) = content, let elements = bitmap.elements {
        let reference = references.elementsFile(of: moment, options.look)
        try evidence.write(elements.pngData(), named: "actual.elements.png", for: reference)
      }
    } catch {
      throw .writing("\(error)")
    }
  }
}

/// Why a layer of a case could not be tested.
private enum CaseError: Error {
  case reading(String)
  case writing(String)

  var finding: CaseResult.Finding {
    switch self {
    case .reading(let sentence): .unreadable(sentence)
    case .writing(let sentence): .unwritable(sentence)
    }
  }
}

nonisolated extension SnapshotLayer {
  /// The end of the names of its files of evidence.
  var evidenceEnding: String {
    switch self {
    case .trace: ".txt"
    case .hitMap: ".hitmap.png"
    case .frame: ".png"
    }
  }
}
