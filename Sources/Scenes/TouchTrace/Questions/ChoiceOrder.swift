/// The order of the choices of a question: shuffled, so that the right one has no usual key, and the same for a question of a scene
/// each time.
struct ChoiceOrder {
  /// The indices of the choices, in the order in which they are shown.
  let indices: [Int]

  /// - Parameter scene: the id of the scene.
  init(of prompt: PredictionPrompt, in scene: String) {
    let names = prompt.choices.map { "\($0)" }.joined(separator: ",")
    var state = ChoiceOrder.hash("\(scene) \(prompt.topic) \(prompt.finger) \(names)")
    var indices = Array(prompt.choices.indices)
    // Yes comes before no in every question.
    if case .inside = prompt.topic { indices = [] }
    for last in indices.indices.dropFirst().reversed() {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      indices.swapAt(last, Int((state >> 33) % UInt64(last + 1)))
    }
    self.indices = indices.isEmpty ? Array(prompt.choices.indices) : indices
  }

  /// The FNV-1a hash of a text: the same in every run, as `Hasher` is not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}

extension PredictionQuestion {
  /// Returns the question with its choices in another order.
  func ordered(_ order: ChoiceOrder) -> PredictionQuestion {
    var question = self
    question.prompt.choices = order.indices.map { prompt.choices[$0] }
    question.misconceptions = order.indices.map { misconceptions[$0] }
    return question
  }
}
