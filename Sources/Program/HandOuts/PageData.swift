import Foundation
import Panels
import Scenes

/// The data for the script of a page, as JSON.
struct PageData: Encodable {
  /// A frame: its layers in English; in Chinese, if they are not those that `chinese` has for them; the code.
  fileprivate struct Frame: Encodable {
    var en: [Int]
    var zh: [Int]?
    /// The listing, as an index into `listings`.
    var code: Int?
    /// A letter for each line, as `CodeExcerpt.LineState` has them.
    var lines: String?
    var title: String?
    /// Names and values in turn.
    var values: [String]?
  }

  fileprivate struct Answer: Encodable {
    var frame: Frame
    /// The point of the screen that stands for all.
    var point: [Int]
    /// Rectangles: x, y, width and height in turn, in points of the screen.
    var rects: [Int]
  }

  private var overview: Frame
  private var place: Int
  private var steps: [Frame]
  private var answers: [Answer]
  /// The layers that stand in Chinese pictures for those in English ones, in turn.
  private var chinese: [Int]
  /// Each line has its tokens: kind and text in turn.
  private var listings: [[[String]]]
  /// The screen in the picture: left, top, width, height; and its size in points.
  private var screen: [Double]

  init(_ handOut: HandOut) {
    var listings: [[[String]]] = []
    let pairs = LayerPairs([handOut.overview] + handOut.steps.map(\.frame) + handOut.answers.map(\.frame))
    chinese = pairs.inTurn
    overview = Frame(handOut.overview, pairs, &listings)
    place = handOut.place
    steps = handOut.steps.map { Frame($0.frame, pairs, &listings) }
    answers = handOut.answers.map { answer in
      Answer(
        frame: Frame(answer.frame, pairs, &listings), point: [answer.x, answer.y],
        rects: answer.shapes.flatMap { [$0.x, $0.y, $0.width, $0.height] })
    }
    self.listings = listings
    let screen = handOut.screen, size = handOut.scene.size
    self.screen = [screen.minX, screen.minY, screen.width, screen.height, size.width, size.height]
  }

  /// The data for the script.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data("{}".utf8), as: UTF8.self)
  }
}

extension PageData.Frame {
  fileprivate init(_ frame: HandOutFrame, _ pairs: LayerPairs, _ listings: inout [[[String]]]) {
    en = frame.layers[.english] ?? []
    zh = frame.layers[.simplifiedChinese].flatMap { $0 == pairs.chinese(of: en) ? nil : $0 }
    guard let code = frame.code else { return }
    let listing = code.lines.map { $0.tokens.flatMap { [$0.kind, $0.text] } }
    self.code = listings.firstIndex(of: listing) ?? listings.count
    if self.code == listings.count { listings.append(listing) }
    lines = code.lines.map(\.state.rawValue).joined()
    title = code.title
    values = code.values.flatMap { [$0.name, $0.value] }
  }
}

/// Maps each English layer to its Chinese one, so that most pictures need a single list.
private struct LayerPairs {
  private var chinese: [Int: Int] = [:]

  init(_ frames: [HandOutFrame]) {
    for frame in frames {
      let english = frame.layers[.english] ?? [], other = frame.layers[.simplifiedChinese] ?? []
      guard english.count == other.count else { continue }
      for (one, two) in zip(english, other) where one != two && chinese[one] == nil { chinese[one] = two }
    }
  }

  func chinese(of english: [Int]) -> [Int] { english.map { chinese[$0] ?? $0 } }

  var inTurn: [Int] { chinese.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] } }
}
