import Foundation
import Yams

/// Reads `observed` of a capture, when its tree and script are known.
struct ObservationReader {
  let names: SceneNames
  private let marks: MarkNames
  let report: DiagnosticList

  init(names: SceneNames, script: Script, report: DiagnosticList) {
    (self.names, self.report) = (names, report)
    marks = MarkNames(of: script)
  }

  static let keys = ["system", "classes", "touches"]
  static let touchKeys = ["at", "hit", "phases", "gestures", "answers"]

  /// Returns nil without `observed`.
  func read(_ fields: Fields) -> Observation? {
    guard let node = fields["observed"] else { return nil }
    guard let fields = Fields(node, of: "an observation", keys: ObservationReader.keys, report) else { return nil }
    var observation = Observation(system: fields.text("system"))
    observation.classes = fields.scanAll("classes") { words throws(TextError) in try readClass(&words) }
    var taken: Set<String> = []
    for node in fields.list("touches", atMost: SceneLimits.observedTouches) {
      guard let touch = readTouch(node) else { continue }
      if !taken.insert(touch.mark).inserted {
        report.error("there is already an observed touch at `\(touch.mark)`", at: node)
      }
      observation.touches.append(touch)
    }
    checkSize(of: observation, at: node)
    return observation
  }

  private func readClass(_ words: inout WordScanner) throws(TextError) -> ObservedClass {
    let name = try words.next("a name and its class")
    _ = try names.checkObject(name.text)
    return ObservedClass(name: name.text, className: try words.next("the class of `\(name.text)`").text)
  }

  private func readTouch(_ node: Node) -> ObservedTouch? {
    guard let fields = Fields(node, of: "an observed touch", keys: ObservationReader.touchKeys, report) else {
      return nil
    }
    guard fields["at"] != nil else {
      report.error("an observed touch needs `at`, the mark after it", at: node)
      return nil
    }
    guard let mark = marks.read(fields) else { return nil }
    var touch = ObservedTouch(mark: mark)
    touch.hits = fields.values("hit", names.readHit)
    touch.phases = fields.sequences("phases", names.checkView)
    touch.lives = fields.scanAll("gestures") { words throws(TextError) in try readLife(&words) }
    touch.answers = fields.scanAll("answers") { words throws(TextError) in try readAnswers(&words) }
    return touch
  }

  /// Reads `pan began 33 changed 50 ended 120`.
  private func readLife(_ words: inout WordScanner) throws(TextError) -> ObservedLife {
    let name = try words.next("a recognizer and its states with their times")
    try names.checkRecognizer(name.text)
    var life = ObservedLife(recognizer: name.text, steps: [])
    repeat {
      let state: GestureState = try words.choice("a state of `\(name.text)`")
      let place = words.peek
      let time = try words.integer("the time of the state in milliseconds", in: 0...ScriptLine.longestDuration)
      if let place, let last = life.steps.last, time < last.time {
        throw place.error("times cannot go back; the state before is at \(last.time)")
      }
      life.steps.append(ObservedLife.Step(state: state, time: time))
    } while words.peek != nil
    return life
  }

  /// Reads `yellow 44,-16 button button none`.
  private func readAnswers(_ words: inout WordScanner) throws(TextError) -> ObservedAnswers {
    let name = try words.next("a view, a point and the answers of its `hitTest`")
    try names.checkView(name.text)
    let start = try words.point()
    var answers = ObservedAnswers(view: name.text, start: start, hits: [])
    repeat {
      let word = try words.next("the name of a view, or none")
      do { answers.hits.append(try names.readHit(word.text)) } catch { throw word.error(error.text) }
    } while words.peek != nil
    return answers
  }

  private func checkSize(of observation: Observation, at node: Node) {
    let answers = observation.touches.flatMap(\.answers).reduce(0) { $0 + $1.hits.count }
    guard answers > SceneLimits.observedAnswers else { return }
    report.error(
      "a capture has at most \(SceneLimits.observedAnswers) observed answers, and this one has \(answers)", at: node)
  }
}
