import ElementMaps
import Files
import PNGFiles
import Testing
import TouchTrace
import UIKit

extension TestScreen {
  /// Expects that a touch at a point would hit a view; nil expects that it would hit none.
  ///
  /// A failure lists the views that were asked, with their answers.
  public func expectHit(
    _ view: UIView?, at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let hit = hitTestView(at: point)
    guard hit !== view else { return }
    func text(_ view: UIView?) -> String { view.map(name(of:)) ?? "no view" }
    let search = searchLines(at: point).map { "\n  \($0)" }.joined()
    TestFailure.record(
      "a touch at (\(number(point.x)), \(number(point.y))) hits \(text(hit)), not \(text(view)):\(search)",
      at: sourceLocation)
  }

  /// Compares the trace with a text file beside the test, such as `knob.trace.txt`.
  ///
  /// A failure says the first step that differs, and in sentences what happened before. Missing and changed references are
  /// written with `TOUCHSTONE_UPDATE=missing` and `changed` in the environment, never with `CI`.
  /// - Parameter path: relative to the folder of the test's source file.
  public func expectTrace(
    matches path: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let trace = trace, reference = TestReference(.trace, path, of: filePath, at: sourceLocation)
    reference.check {
      let expected = try String(contentsOf: reference.url, encoding: .utf8)
      return trace.difference(from: expected).map { "\($0.step)\n\(reference.differs(path))\($0.before)" }
    } data: {
      Data(trace.text.utf8)
    }
  }

  /// Compares the hit map with a PNG beside the test, such as `knob.hitmap.png`: for every point of the screen, the view that
  /// a touch would hit.
  ///
  /// A failure lists the changes of the views since the tree beside the map was written, then each loss of points: its place, the
  /// losing view and the winning view. References are written as those of traces.
  /// - Parameter path: relative to the folder of the test's source file.
  public func expectHitMap(
    matches path: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reference = TestReference(.hitMap, path, of: filePath, at: sourceLocation)
    let tree = TreeFile(self, beside: path, filePath: filePath)
    reference.check {
      let expected = try ElementMap(pngAt: reference.url)
      let map = try HitMap.map(of: objects)
      guard MapDifference(from: expected, to: map) != nil else { return nil }
      // A renamed object is said once.
      let difference = MapDifference(from: expected, to: map, renames: tree.renames)
      let search = difference?.place.map { searchLines(at: $0).map { "  \($0)" } } ?? []
      return (tree.changes + (difference?.lines ?? []) + search + [reference.differs(path)]).joined(separator: "\n")
    } data: {
      tree.keep(isWritten: true, at: sourceLocation)
      return try HitMap.map(of: objects).pngData()
    }
    tree.keep(at: sourceLocation)
  }

  /// The steps of a search at a point, as lines of a trace.
  private func searchLines(at point: CGPoint) -> [String] {
    let search = TraceRecorder(objects), recorder = application.observer
    application.observer = search
    defer { application.observer = recorder }
    _ = application.frontmostView(at: point, with: nil)
    return TestTrace(search.trace, from: 0).lines
  }
}

extension TestTrace {
  /// The number of sentences before the difference.
  private static let sentencesBefore = 8

  /// Returns the first step that differs from the text of a reference, and what happened before it; nil if nothing differs.
  func difference(from reference: String) -> (step: String, before: String)? {
    let expected = reference.split(separator: "\n").map(String.init), actual = lines
    let step = zip(expected, actual).prefix { $0 == $1 }.count
    guard step < max(expected.count, actual.count) else { return nil }
    func line(_ lines: [String]) -> String {
      lines.indices.contains(step) ? lines[step].trimmingCharacters(in: .whitespaces) : "nothing more"
    }
    let first = steps.lowerBound + max(step - TestTrace.sentencesBefore, 0), end = steps.lowerBound + step
    let before = sentences(in: first..<min(end, steps.upperBound)).map { "\n  \($0)" }.joined()
    return (
      "step \(step + 1): expected \(line(expected)), was \(line(actual))",
      before.isEmpty ? "" : "\nbefore step \(step + 1):\(before)"
    )
  }
}
