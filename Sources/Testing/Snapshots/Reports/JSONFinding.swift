import Canvas

/// A finding in a JSON report: its kind, its text, and the fields of its kind.
struct JSONFinding: Encodable {
  let finding: CaseResult.Finding

  private enum Key: CodingKey {
    case kind, text, step, lines, reason, expected, actual, changes, pixels, box, elements, regions
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    let (kind, text) = kindAndText
    try values.encode(kind, forKey: .kind)
    try values.encode(text, forKey: .text)
    switch finding {
    case .scene(let changes): try values.encode(changes, forKey: .lines)
    case .trace(let difference):
      try values.encode(difference.step, forKey: .step)
      try values.encode(difference.expected, forKey: .expected)
      try values.encode(difference.actual, forKey: .actual)
    case .hitMap(let difference):
      try values.encode(difference.changes.map(Change.init), forKey: .changes)
      try values.encode(difference.reason, forKey: .reason)
    case .frame(let difference):
      try values.encode(difference.pixels, forKey: .pixels)
      try values.encode(difference.box?.numbers, forKey: .box)
      try values.encode(difference.elements, forKey: .elements)
      try values.encode(difference.regions.map(Region.init), forKey: .regions)
    case .expectation, .missing, .unstable, .unreadable, .unwritable, .written, .note: break
    }
  }

  private var kindAndText: (String, String) {
    switch finding {
    case .expectation(let text): ("expectation", text)
    case .scene(let changes): ("scene", changes.joined(separator: "; "))
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

  private struct Region: Encodable {
    var box: [Int]
    var pixels: Int
    var element: String

    init(_ region: FrameDifference.Region) {
      (box, pixels, element) = (region.box.numbers, region.pixels, region.element)
    }
  }

  private struct Change: Encodable {
    var from: String
    var to: String
    var points: Int
    var box: [Int]

    init(_ change: HitMapDifference.Change) {
      (from, to, points, box) = (change.from, change.to, change.points, change.box.numbers)
    }
  }
}

extension PixelBox {
  /// x, y, width, height.
  fileprivate var numbers: [Int] { [x, y, width, height] }
}
