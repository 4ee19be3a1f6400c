import Canvas
import Foundation

/// Writes a suite's results as JSON for other programs. `format` is 1 as long as no field changes its meaning.
enum JSONReport {
  static func text(of result: SuiteResult) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(Suite(result)), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("A result cannot be written as JSON: \(error)")
    }
  }

  private struct Suite: Encodable {
    let format = 1
    let status: Int32
    let milliseconds: Int
    let scenes: [Scene]

    init(_ result: SuiteResult) {
      status = result.status.rawValue
      milliseconds = result.milliseconds
      scenes = result.scenes.map(Scene.init)
    }
  }

  private struct Scene: Encodable {
    let name: String
    let path: String
    let cases: [Case]
    let errors: [String]
    let obsolete: [String]
    let removed: [String]

    init(_ scene: SceneResult) {
      name = scene.name
      path = scene.path
      cases = scene.cases.map(Case.init)
      errors = scene.diagnostics + scene.unwritable
      obsolete = scene.obsolete
      removed = scene.removed
    }
  }

  private struct Case: Encodable {
    let result: CaseResult

    init(_ result: CaseResult) { self.result = result }

    enum Key: String, CodingKey { case name, mark, look, status, milliseconds, evidence, findings }

    func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: Key.self)
      try keys.encode(result.name, forKey: .name)
      try keys.encode(result.mark, forKey: .mark)
      try keys.encode(result.appearance, forKey: .look)
      try keys.encode(result.status, forKey: .status)
      try keys.encode(result.milliseconds, forKey: .milliseconds)
      // `encode`, not `encodeIfPresent`: the format promises null.
      try keys.encode(result.artifacts, forKey: .evidence)
      try keys.encode(result.findings.map(Finding.init), forKey: .findings)
    }
  }

  private struct Finding: Encodable {
    let finding: CaseResult.Finding

    enum Key: String, CodingKey { case kind, text, step, expected, actual, changes, pixels, box, elements }

    init(_ finding: CaseResult.Finding) { self.finding = finding }

    func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: Key.self)
      let (kind, text) = kindAndText
      try keys.encode(kind, forKey: .kind)
      try keys.encode(text, forKey: .text)
      switch finding {
      case .trace(let difference):
        try keys.encode(difference.step, forKey: .step)
        try keys.encode(difference.expected, forKey: .expected)
        try keys.encode(difference.actual, forKey: .actual)
      case .hitMap(let difference): try keys.encode(difference.changes.map(Change.init), forKey: .changes)
      case .frame(let difference):
        try keys.encode(difference.pixels, forKey: .pixels)
        try keys.encode(difference.box?.numbers, forKey: .box)
        try keys.encode(difference.elements.map { Element(name: $0.name, pixels: $0.pixels) }, forKey: .elements)
      case .expectation, .missing, .unstable, .unreadable, .unwritable, .written, .note: break
      }
    }

    private var kindAndText: (kind: String, text: String) {
      switch finding {
      case .expectation(let text): ("expectation", text)
      case .trace(let difference): ("trace", difference.sentence)
      case .hitMap(let difference): ("hitmap", difference.sentence)
      case .frame(let difference): ("frame", difference.sentence)
      case .missing(let layer): ("missing", layer.rawValue)
      case .unstable(let layer): ("unstable", layer.rawValue)
      case .unreadable(let text): ("unreadable", text)
      case .unwritable(let text): ("unwritable", text)
      case .written(let path): ("written", path)
      case .note(let text): ("note", text)
      }
    }
  }

  private struct Element: Encodable {
    let name: String
    let pixels: Int
  }

  private struct Change: Encodable {
    let from: String
    let to: String
    let points: Int
    let box: [Int]

    init(_ change: HitMapDifference.Change) {
      from = change.from
      to = change.to
      points = change.points
      box = change.box.numbers
    }
  }
}

extension PixelBox {
  /// x, y, width, height.
  fileprivate var numbers: [Int] { [x, y, width, height] }
}
