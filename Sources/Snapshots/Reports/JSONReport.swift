import Canvas
import TouchTrace

/// What came of a suite, for programs. `format` is 1 for as long as no field changes its meaning.
enum JSONReport {
  static func text(of result: SuiteResult) -> String {
    JSONValue.object([
      "format": .int(1), "status": .int(Int(result.status.rawValue)), "milliseconds": .int(result.milliseconds),
      "scenes": .array(result.scenes.map(scene)),
    ]).text + "\n"
  }

  private static func scene(_ scene: SceneResult) -> JSONValue {
    .object([
      "name": .string(scene.name), "path": .string(scene.path), "cases": .array(scene.cases.map(one)),
      "errors": strings(scene.diagnostics + scene.unwritable), "obsolete": strings(scene.obsolete),
      "removed": strings(scene.removed),
    ])
  }

  private static func one(_ one: CaseResult) -> JSONValue {
    .object([
      "name": .string(one.name), "mark": .string(one.mark), "look": .string(one.appearance),
      "status": .string(one.status.rawValue), "milliseconds": .int(one.milliseconds),
      "evidence": .name(one.artifacts), "findings": .array(one.findings.map(finding)),
    ])
  }

  private static func finding(_ finding: CaseResult.Finding) -> JSONValue {
    switch finding {
    case .expectation(let text): said("expectation", text)
    case .trace(let difference):
      said(
        "trace", difference.sentence,
        [
          "step": .int(difference.step), "expected": .name(difference.expected), "actual": .name(difference.actual),
        ])
    case .hitMap(let difference):
      said("hitmap", difference.sentence, ["changes": .array(difference.changes.map(change))])
    case .frame(let difference):
      said(
        "frame", difference.sentence,
        [
          "pixels": .int(difference.pixels), "box": box(difference.box),
          "elements": .array(
            difference.elements.map { .object(["name": .string($0.name), "pixels": .int($0.pixels)]) }),
        ])
    case .missing(let layer): said("missing", layer.rawValue)
    case .unstable(let layer): said("unstable", layer.rawValue)
    case .unreadable(let text): said("unreadable", text)
    case .unwritable(let text): said("unwritable", text)
    case .written(let path): said("written", path)
    case .note(let text): said("note", text)
    }
  }

  private static func said(_ kind: String, _ text: String, _ more: [String: JSONValue] = [:]) -> JSONValue {
    .object(["kind": .string(kind), "text": .string(text)].merging(more) { first, _ in first })
  }

  private static func change(_ change: HitMapDifference.Change) -> JSONValue {
    .object([
      "from": .string(change.from), "to": .string(change.to), "points": .int(change.points), "box": box(change.box),
    ])
  }

  private static func box(_ box: PixelBox?) -> JSONValue {
    box.map { .array([$0.x, $0.y, $0.width, $0.height].map(JSONValue.int)) } ?? .null
  }

  private static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
