import Canvas
import ElementMaps
import Files
import Foundation

/// Compares one layer as it was made with its reference, and shows or writes what differs.
@MainActor struct LayerTest {
  let content: SnapshotContent
  /// The reference.
  let file: URL
  /// Who drew the pixels of the reference, if it is a frame.
  let elementsFile: URL
  let options: SuiteOptions
  /// Which libraries draw texts here.
  let libraries: String

  /// Notes in `result` what was found, and puts into `artifacts` what is to be looked at.
  func run(noting result: inout CaseResult, showing artifacts: inout ArtifactFolder) {
    do {
      try test(&result, &artifacts)
    } catch {
      result.findings.append(error.finding)
    }
  }

  private func test(_ result: inout CaseResult, _ artifacts: inout ArtifactFolder) throws(CaseError) {
    let verdict: Verdict
    do {
      verdict = try compare()
    } catch {
      try show(nil, in: &artifacts)
      throw .reading("\(error)")
    }
    switch verdict {
    case .same(let note): if let note { result.findings.append(.note(note)) }
    case .missing:
      if options.update == .missing || options.update == .all { return try accept(&result) }
      result.findings.append(.missing(content.layer))
      try show(nil, in: &artifacts)
    case .differs(let finding, let picture, let note):
      if options.update == .changed || options.update == .all { return try accept(&result) }
      result.findings.append(finding)
      if let note { result.findings.append(.note(note)) }
      try show(picture, in: &artifacts)
    }
  }

  // MARK: Comparing

  private enum Verdict {
    case same(note: String?)
    case missing
    case differs(CaseResult.Finding, picture: Bitmap?, note: String?)
  }

  private func compare() throws -> Verdict {
    switch content {
    case .trace(let actual): try compare(actual)
    case .hitMap(let actual): try compare(actual)
    case .frame(let actual): try compare(actual)
    }
  }

  private func compare(_ actual: String) throws -> Verdict {
    guard let expected = try ReferenceFile.text(at: file) else { return .missing }
    let difference = TraceDifference(expected: expected, actual: actual)
    return difference.map { .differs(.trace($0), picture: nil, note: nil) } ?? .same(note: nil)
  }

  private func compare(_ actual: ElementMap) throws -> Verdict {
    guard let size = try ReferenceFile.size(at: file) else { return .missing }
    guard size == (actual.width, actual.height) else {
      let difference = HitMapDifference(size: (actual.width, actual.height), insteadOf: size)
      return .differs(.hitMap(difference), picture: nil, note: nil)
    }
    guard let expected = try ReferenceFile.map(at: file) else { return .missing }
    let difference = HitMapDifference(expected: expected, actual: actual)
    return difference.map { .differs(.hitMap($0), picture: nil, note: nil) } ?? .same(note: nil)
  }

  private func compare(_ actual: Bitmap) throws -> Verdict {
    guard let size = try ReferenceFile.size(at: file) else { return .missing }
    guard size == (actual.width, actual.height) else {
      let difference = FrameDifference(size: (actual.width, actual.height), insteadOf: size)
      return .differs(.frame(difference), picture: nil, note: nil)
    }
    guard let expected = try ReferenceFile.picture(at: file) else { return .missing }
    let comparing = FrameComparing(rules: options.rules, libraries: libraries)
    switch try comparing.compare(actual, with: expected, at: file, elementsAt: elementsFile) {
    case .same(let note): return .same(note: note)
    case .differs(let difference, let picture, let note):
      return .differs(.frame(difference), picture: picture, note: note)
    }
  }

  // MARK: Writing

  /// Makes what was made the reference.
  private func accept(_ result: inout CaseResult) throws(CaseError) {
    if case .frame(let bitmap) = content, let elements = bitmap.elements {
      try write(elements.pngData(), to: elementsFile, &result)
    }
    try write(content.data(drawnWith: libraries), to: file, &result)
  }

  private func write(_ data: Data, to file: URL, _ result: inout CaseResult) throws(CaseError) {
    do {
      try FileReplacement.write(data, to: file)
    } catch {
      throw .writing("\(error)")
    }
    result.findings.append(.written(file.shownPath))
  }

  /// Puts the reference, what was made and the difference side by side, where they can be looked at and approved.
  private func show(_ difference: Bitmap?, in artifacts: inout ArtifactFolder) throws(CaseError) {
    let ending = content.layer.evidenceEnding
    do {
      if let reference = try? Data(contentsOf: file) { try artifacts.write(reference, named: "expected" + ending) }
      try artifacts.write(content.data(drawnWith: libraries), named: "actual" + ending, for: file)
      if let difference { try artifacts.write(difference.pngData(), named: "diff" + ending) }
      if case .frame(let bitmap) = content, let elements = bitmap.elements {
        try artifacts.write(elements.pngData(), named: "actual.elements.png", for: elementsFile)
      }
    } catch {
      throw .writing("\(error)")
    }
  }
}

/// Why a layer of a case could not be tested.
@MainActor private enum CaseError: Error {
  case reading(String)
  case writing(String)

  var finding: CaseResult.Finding {
    switch self {
    case .reading(let sentence): .unreadable(sentence)
    case .writing(let sentence): .unwritable(sentence)
    }
  }
}

extension SnapshotLayer {
  /// The end of the names of its files of evidence.
  var evidenceEnding: String {
    switch self {
    case .trace: ".txt"
    case .hitMap: ".hitmap.png"
    case .frame: ".png"
    }
  }
}
