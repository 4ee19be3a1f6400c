import Narration
import Panels
import Scenes

/// The content of a hand-out at one time: a picture, its sentence, and the code.
struct HandOutFrame: Equatable {
  /// The layers of the picture in each language, back to front.
  var layers: [Language: [Int]] = [:]
  var sentences: [Language: Sentence] = [:]
  var code: CodeExcerpt?
}

/// A step of a hand-out.
struct HandOutStep {
  var frame: HandOutFrame
  /// The mark on the time line; nil before the first step.
  var tick: TickKind?
  /// Its sentence in few words, for a small picture.
  var caption: [Language: Sentence]
  /// The layers of its small picture; nil if it is not printed.
  var thumbnail: [Int]?
}

/// Another variant of the scene at the moment that makes the point, for the printed sheet.
struct HandOutVariant {
  var title: LocalizedText
  var sentences: [Language: Sentence]
  /// The layers of its small picture.
  var thumbnail: [Int]
}

/// The answer to a click on some part of the screen.
struct HandOutAnswer {
  var frame: HandOutFrame
  /// The points of the screen that get this answer.
  var shapes: [PointRuns]
  /// The number of points.
  var count: Int
  /// The point that stands for all, in points of the screen.
  var x: Int
  var y: Int
  /// The view that wins; nil if none does.
  var winner: String?
}
