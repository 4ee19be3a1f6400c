import UIKit

extension PredictionQuestion {
  /// The questions worth asking about all touches of a trace, in the order of their steps. One begins where the answer of
  /// the one before it is known, or later; only the question after one about a view's area begins with its search.
  /// - Parameter scene: the id of the scene, by which the choices are shuffled; nil leaves them in the order of asking.
  package static func all(in trace: Trace, of scene: String? = nil) -> [PredictionQuestion] {
    found(in: trace).compactMap { prompt, answer, beliefs in
      guard let answer else { return nil }
      let question = PredictionQuestion(prompt: prompt, answer: answer, misconceptions: beliefs)
      return scene.map { question.ordered(ChoiceOrder(of: prompt, in: $0)) } ?? question
    }
  }

  /// The questions of a trace, those too whose answer is in no step yet.
  static func found(in trace: Trace) -> [FoundQuestion] {
    var finder = QuestionFinder(trace: trace)
    for group in trace.touchGroups { finder.ask(about: TouchGroup(steps: group, trace: trace)) }
    return finder.found
  }
}

/// A question, its answer if the trace has it, and the belief behind each choice.
typealias FoundQuestion = (prompt: PredictionPrompt, answer: PredictionAnswer?, misconceptions: [Misconception?])

/// Goes through the touches of a trace and collects questions.
struct QuestionFinder {
  let trace: Trace
  private(set) var found: [FoundQuestion] = []
  /// The views whose chain was asked about.
  private var chains: Set<String> = []
  /// The touches whose hit test was asked about, by tree and point.
  private var searches: [(tree: TreeSnapshot, point: CGPoint)] = []

  init(trace: Trace) { self.trace = trace }

  mutating func ask(about group: TouchGroup) {
    for finger in group.fingersOnDifferentViews { askAboutSearch(for: finger, in: group) }
    guard let first = group.fingers.first, let search = group.search(for: first), let hit = search.hit else { return }
    let asked = max(search.end, lastDecision(in: group) ?? 0), tree = trace.tree(at: asked)
    if let actors = ActorQuestion(hit: hit, tree: tree, asked: asked, finger: first.number) {
      add(actors.found(in: group))
    } else if chains.insert(hit).inserted, let handler = HandlerQuestion(hit: hit, tree: tree, asked, first.number) {
      add(handler.found(in: group))
    }
    add(PerformerQuestion.found(in: group, first.number))
    add(EndingQuestion.found(of: hit, finger: first.number, after: lastDecision(in: group) ?? asked, in: group))
    add(ReceiverQuestion.found(of: hit, finger: first.number, in: group))
  }

  private mutating func askAboutSearch(for finger: TouchGroup.Finger, in group: TouchGroup) {
    let asked = max(finger.event + 1, lastDecision(in: group) ?? 0), tree = trace.tree(at: asked)
    guard !searches.contains(where: { $0.point == finger.point && $0.tree == tree }) else { return }
    searches.append((tree, finger.point))
    add(InsideQuestion(point: finger.point, tree: tree)?.found(for: finger, asked: asked, in: group))
    // The search is asked about from its beginning, even if a part of it was shown: what follows from that part is not to
    // be seen.
    add(WinnerQuestion(point: finger.point, tree: tree).found(for: finger, asked: asked, in: group), goesBack: true)
  }

  /// The number of steps after which the last question of the group was answered; nil if there is none.
  private func lastDecision(in group: TouchGroup) -> Int? {
    found.last.flatMap { group.steps.contains($0.prompt.asked - 1) ? $0.answer?.decided : nil }
  }

  /// Adds a question, unless it was answered while the one before it was shown.
  /// - Parameter goesBack: whether it begins before the answer of the one before it.
  private mutating func add(_ question: FoundQuestion?, goesBack: Bool = false) {
    guard let question, goesBack || question.prompt.asked >= (found.last?.answer?.decided ?? 0) else { return }
    if let answer = question.answer, !question.prompt.choices.contains(answer.choice) { return }
    found.append(question)
  }
}
