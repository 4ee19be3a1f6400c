import Canvas
import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

/// A scene as one page shows it: all steps of its script, the moment that makes its point, and the answers to clicks.
package struct HandOut {
  let scene: Scene
  let variant: Variant
  /// The first is the scene before any step.
  private(set) var steps: [HandOutStep] = []
  private(set) var chapters: [(title: LocalizedText, steps: Range<Int>)] = []
  /// The whole touch at the moment that makes the point.
  private(set) var overview = HandOutFrame()
  /// The step at that moment, as an index into `steps`.
  private(set) var place = 0
  private(set) var otherVariants: [HandOutVariant] = []
  /// From the largest part of the screen to the smallest.
  private(set) var answers: [HandOutAnswer] = []
  /// The end of own code while it answered; nil if it did not end.
  package private(set) var failure: RunFailure?
  /// The layers of the finger, with the touched point at the origin.
  private(set) var finger: [Int] = []
  /// The place of the device's screen in the picture.
  private(set) var screen = CGRect.zero
  private(set) var pictures: HandOutPictures
  /// The small picture of the moment that makes the point.
  private(set) var thumbnail: Thumbnail

  /// The part of the work that the steps are, about.
  private static let partOfSteps = 0.4

  /// Plays the scene's script and works out all pictures.
  /// - Parameter progress: called with the part that is done, from 0 to 1.
  package init<Stop: Error>(
    _ scene: Scene, variant: Variant, _ typesetter: Typesetter, progress: (Double) throws(Stop) -> Void
  ) throws(Stop) {
    (self.scene, self.variant) = (scene, variant)
    pictures = HandOutPictures(typesetter)
    let playback = Playback(scene, variant: variant)
    playback.playScript()
    thumbnail = Thumbnail(DisplayState(of: playback))
    try addSteps(of: playback) { part throws(Stop) in try progress(part * Self.partOfSteps) }
    addOverview(playback)
    for other in scene.variants where other.name != variant.name { addVariant(other) }
    let touches = try HandOutTouches.all(of: scene, variant) { part throws(Stop) in
      try progress(Self.partOfSteps + part * (1 - Self.partOfSteps))
    }
    failure = touches.failure
    for (shape, display, code) in touches.answers { addAnswer(shape, display, code) }
    self.answers.sort { ($1.count, $0.y, $0.x) < ($0.count, $1.y, $1.x) }
  }

  // MARK: Steps

  private mutating func addSteps<Stop: Error>(
    of playback: Playback, progress: (Double) throws(Stop) -> Void
  ) throws(Stop) {
    let cursors = HandOutSteps.cursors(in: playback.trace), displays = HandOutSteps.displays(of: playback)
    for (index, display) in displays.enumerated() {
      try progress(Double(index) / Double(displays.count))
      steps.append(step(display))
    }
    for index in PrintedSteps.chosen(from: steps.map(\.tick)) {
      steps[index].thumbnail = pictures.thumbnail(Thumbnail(displays[index]))
    }
    screen = StageGeometry(DisplayState(of: playback), pictures.layout).screenFrame
    // The first step behind a place of the trace.
    let step = { (cursor: Int) in cursors.firstIndex { $0 > cursor } ?? cursors.count }
    chapters = Chapter.chapters(of: playback.trace).map { chapter in
      (chapter.text, step(chapter.steps.lowerBound)..<step(chapter.steps.upperBound))
    }
    let mark = playback.trace.marks.first { $0.name == scene.shownMoment }?.count ?? playback.trace.steps.count
    place = cursors.firstIndex { $0 >= mark } ?? steps.count - 1
  }

  private mutating func step(_ display: DisplayState) -> HandOutStep {
    let wordings = { (language: Language) in Narration.wordings(of: display, language: language) }
    let sentences = Language.each { display.withDevice(wordings($0)[0], $0) }
    let frame = HandOutFrame(layers: pictures.layers(of: display), sentences: sentences, code: CodeExcerpt(display))
    return HandOutStep(
      frame: frame, tick: display.step.map { TickKind($0.kind) },
      caption: Language.each { wordings($0).last ?? "" })
  }

  private mutating func addOverview(_ playback: Playback) {
    playback.playScript(upTo: scene.shownMoment)
    let display = DisplayState(of: playback)
    thumbnail = Thumbnail(display)
    overview = HandOutFrame(
      layers: pictures.layers(of: display),
      sentences: Language.each { display.withDevice(Narration.sentence(of: display, language: $0), $0) },
      code: CodeExcerpt(ofSubjectIn: display))
  }

  private mutating func addVariant(_ other: Variant) {
    let playback = Playback(scene, variant: other)
    playback.playScript(upTo: scene.shownMoment)
    let display = DisplayState(of: playback)
    otherVariants.append(
      HandOutVariant(
        title: other.title, sentences: Language.each { Narration.sentence(of: display, language: $0) },
        thumbnail: pictures.thumbnail(Thumbnail(display))))
  }

  // MARK: Answers

  private mutating func addAnswer(_ shape: PointShape, _ display: DisplayState, _ code: CodeExcerpt?) {
    if finger.isEmpty { finger = pictures.finger(of: display) }
    let frame = HandOutFrame(
      layers: pictures.layers(of: display, hidesFinger: true),
      sentences: Language.each { Narration.sentence(of: display, language: $0) }, code: code)
    let runs = PointRuns.all(of: shape)
    if let index = answers.firstIndex(where: { $0.frame == frame }) {
      answers[index].shapes += runs
      answers[index].count += shape.count
    } else {
      let point = shape.middle
      answers.append(
        HandOutAnswer(
          frame: frame, shapes: runs, count: shape.count, x: Int(point.x), y: Int(point.y),
          winner: display.story?.result?.view))
    }
  }
}

extension DisplayState {
  /// Returns a sentence, and behind it what happened otherwise on the device of a capture.
  fileprivate func withDevice(_ sentence: Sentence, _ language: Language) -> Sentence {
    guard deviceDifference != nil, let second = Narration.second(of: self, language: language) else { return sentence }
    return Sentence(sentence.fragments + [.text(" ")] + second.fragments)
  }
}

extension Language {
  /// Returns a value for each language.
  static func each<Value>(_ value: (Language) -> Value) -> [Language: Value] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, value($0)) })
  }
}
