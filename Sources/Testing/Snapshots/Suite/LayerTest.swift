import Canvas
import ElementMaps
import Files
import Foundation
import Scenes

/// Compares one actual layer with its reference, and writes artifacts or the reference.
@MainActor struct LayerTest {
  let content: SnapshotContent
  /// The reference.
  let file: URL
  /// The reference under the former name of a mark that was renamed; an update or an acceptance moves it.
  var former: URL?
  /// The former names, which are no difference of their own; asked for only if something differs.
  var renames: () -> SceneRenames? = { nil }
  /// The elements of the reference, if it is a frame.
  let elementsFile: URL
  /// The elements under the former name.
  var formerElements: URL?
  let options: SuiteOptions
  /// The libraries that draw texts.
  let libraries: String

  /// Adds the findings to `result`, and the files that show a difference to `artifacts`.
  func run(noting result: inout CaseResult, showing artifacts: inout ArtifactFolder) {
    do {
      try test(&result, &artifacts)
    } catch {
      result.findings.append(error.finding)
    }
  }

  private func test(_ result: inout CaseResult, _ artifacts: inout ArtifactFolder) throws(CaseError) {
    let comparison: LayerResult
    do {
      comparison = try compare(&result)
    } catch {
      // A reference that cannot be read is written anew; masks that leave nothing to compare are no fault of the reference.
      if result.masks?.isComplete != true, options.update.writes(missing: false) { return try accept(&result) }
      try show(nil, in: &artifacts)
      throw .reading("\(error)")
    }
    switch comparison {
    case .same(let notes):
      result.findings += notes.map { .note($0) }
      if former == nil { return }
      if options.update.writes(missing: false) { return try accept(&result) }
      try show(nil, in: &artifacts)
    case .missing:
      if options.update.writes(missing: true) { return try accept(&result) }
      result.findings.append(.missing(content.layer))
      try show(nil, in: &artifacts)
    case .differs(let finding, let picture, let notes):
      if options.update.writes(missing: false) { return try accept(&result) }
      result.findings += [finding].compactMap(\.self) + notes.map { .note($0) }
      try show(picture, in: &artifacts)
    }
  }

  // MARK: Comparing

  private enum LayerResult {
    case same(notes: [String] = [])
    case missing
    /// - Parameter finding: nil if only names differ, which the scene has said.
    case differs(CaseResult.Finding?, picture: Bitmap? = nil, notes: [String] = [])
  }

  /// The file that is read.
  private var reference: URL { former ?? file }

  private func compare(_ result: inout CaseResult) throws -> LayerResult {
    switch content {
    case .scene(let actual): try compare(scene: actual)
    case .trace(let actual): try compare(actual)
    case .hitMap(let actual): try compare(actual)
    case .frame(let actual): try compare(actual, &result)
    }
  }

  /// - Throws: `SceneError` when the reference is no scene.
  private func compare(scene actual: String) throws -> LayerResult {
    guard let expected = try ReferenceFile.text(at: reference) else { return .missing }
    guard expected != actual else { return .same() }
    let old = try Scene.parseGiven(expected, file: reference.shownPath)
    let new = try Scene.parseGiven(actual, file: reference.shownPath)
    // Another version may write the same scene with other words.
    guard !old.isSame(as: new) else { return .same() }
    let changes = SceneDifference.changes(from: old, to: new)
    guard changes.isEmpty, let line = TraceDifference(expected: expected, actual: actual) else {
      return .differs(.scene(changes))
    }
    return .differs(.scene(["\(line.expected ?? "(the end)") → \(line.actual ?? "(the end)")"]))
  }

  private func compare(_ actual: String) throws -> LayerResult {
    guard let expected = try ReferenceFile.text(at: reference) else { return .missing }
    guard expected != actual else { return .same() }
    let renamed = renames()?.renamed(trace: expected) ?? expected
    return .differs(TraceDifference(expected: renamed, actual: actual).map { .trace($0) })
  }

  private func compare(_ actual: ElementMap) throws -> LayerResult {
    guard let size = try ReferenceFile.size(at: reference) else { return .missing }
    guard size == (actual.width, actual.height) else {
      let difference = HitMapDifference(size: (actual.width, actual.height), insteadOf: size)
      return .differs(.hitMap(difference))
    }
    guard let found = try ReferenceFile.file(at: reference) else { return .missing }
    if found.has(actual.checksum) { return .same() }
    let expected = try ReferenceFile.map(in: found)
    guard HitMapDifference(expected: expected, actual: actual) != nil else { return .same() }
    let renamed = renames().map { expected.renamed($0) } ?? expected
    return .differs(HitMapDifference(expected: renamed, actual: actual).map { .hitMap($0) })
  }

  /// - Throws: `ReferenceError` when the reference cannot be used, or when the masks leave nothing to compare.
  private func compare(_ actual: Bitmap, _ result: inout CaseResult) throws -> LayerResult {
    if !options.rules.masks.isEmpty { try note(masks(on: actual), in: &result) }
    guard let size = try ReferenceFile.size(at: reference) else { return .missing }
    guard size == (actual.width, actual.height) else {
      return .differs(.frame(FrameDifference(size: (actual.width, actual.height), insteadOf: size)))
    }
    guard let found = try ReferenceFile.file(at: reference) else { return .missing }
    if found.has(actual.checksum) { return .same() }
    let comparing = FrameComparing(rules: options.rules, libraries: libraries)
    let expected = try ReferenceFile.picture(in: found),
      elements = try ReferenceFile.map(at: formerElements ?? elementsFile)
    switch comparing.compare(actual, with: expected, at: reference, elements: elements) {
    case .same(let notes): return .same(notes: notes)
    case .differs(let difference, let picture, let notes):
      return .differs(.frame(difference), picture: picture, notes: notes)
    }
  }

  /// - Throws: `ReferenceError` when the elements of the reference cannot be used.
  private func masks(on actual: Bitmap) throws(ReferenceError) -> MaskCoverage {
    let elements = [actual.elements, try ReferenceFile.map(at: formerElements ?? elementsFile)].compactMap(\.self)
    return MaskCoverage(options.rules.masks, width: actual.width, height: actual.height, elements: elements)
  }

  /// - Throws: `ReferenceError` when the masks leave nothing to compare.
  private func note(_ masks: MaskCoverage, in result: inout CaseResult) throws(ReferenceError) {
    result.masks = masks
    guard !masks.isComplete else {
      throw ReferenceError(description: "the masks cover the whole frame: nothing is left to compare")
    }
  }

  // MARK: Writing

  /// Writes the actual content as the reference.
  private func accept(_ result: inout CaseResult) throws(CaseError) {
    do {
      if case .frame(let bitmap) = content, let elements = bitmap.elements {
        try write(elements.pngData(), to: elementsFile, &result)
      }
      try write(content.data(drawnWith: libraries), to: file, &result)
      for old in [former, formerElements].compactMap(\.self) { try FileReplacement.remove(old) }
    } catch {
      throw .writing("\(error)")
    }
  }

  private func write(_ data: Data, to file: URL, _ result: inout CaseResult) throws {
    try FileReplacement.write(data, to: file, as: .derived)
    result.findings.append(.written(file.shownPath))
  }

  /// Writes the reference, the actual content and the difference as artifacts, from which they can be accepted.
  private func show(_ difference: Bitmap?, in artifacts: inout ArtifactFolder) throws(CaseError) {
    let ending = content.layer.artifactEnding
    do {
      if let data = ReferenceFile.bytes(at: reference) { try artifacts.write(data, named: "expected" + ending) }
      try artifacts.write(content.data(drawnWith: libraries), named: "actual" + ending, for: file, insteadOf: former)
      if let difference { try artifacts.write(difference.pngData(), named: "diff" + ending) }
      if case .frame(let bitmap) = content, let elements = bitmap.elements {
        if let expected = ReferenceFile.bytes(at: formerElements ?? elementsFile) {
          try artifacts.write(expected, named: "expected.elements.png")
        }
        try artifacts.write(
          elements.pngData(), named: "actual.elements.png", for: elementsFile, insteadOf: formerElements)
      }
    } catch {
      throw .writing("\(error)")
    }
  }
}

/// The reason why a layer of a case cannot be tested.
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
  /// The end of the names of its artifacts.
  var artifactEnding: String {
    switch self {
    case .scene: ".scene.txt"
    case .trace: ".txt"
    case .hitMap: ".hitmap.png"
    case .frame: ".png"
    }
  }
}
