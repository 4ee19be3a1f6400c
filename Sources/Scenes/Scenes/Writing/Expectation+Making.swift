import Yams

extension Expectation {
  /// An expectation without conditions.
  package init(mark: String, variant: String? = nil) {
    self.init(
      mark: mark, variant: variant, hit: nil, order: nil, notAsked: [], chain: nil, handled: nil, phases: nil,
      gestures: nil, actions: nil, trace: [], line: 0)
  }

  /// Returns the conditions that a scene file can have, without those on parts that have no name in the scene.
  package func writable(in scene: Scene) -> Expectation {
    var result = Expectation(mark: mark, variant: variant)
    result.take(\.hit, of: self, in: scene)
    result.take(\.order, of: self, in: scene)
    result.take(\.notAsked, of: self, in: scene)
    result.take(\.chain, of: self, in: scene)
    result.take(\.handled, of: self, in: scene)
    result.take(\.phases, of: self, in: scene)
    result.take(\.gestures, of: self, in: scene)
    result.take(\.actions, of: self, in: scene)
    result.take(\.trace, of: self, in: scene)
    return result
  }

  private mutating func take<Value>(
    _ topic: WritableKeyPath<Expectation, Value>, of other: Expectation, in scene: Scene
  ) {
    var alone = Expectation(mark: mark, variant: variant)
    alone[keyPath: topic] = other[keyPath: topic]
    if alone.readsBackEqual(in: scene) { self[keyPath: topic] = other[keyPath: topic] }
  }

  private func readsBackEqual(in scene: Scene) -> Bool {
    let report = DiagnosticList(file: "")
    let reader = ExpectationReader(
      names: SceneNames(scene), script: scene.script, variants: scene.variants, report: report)
    let text = (["expect:"] + yaml).joined(separator: "\n")
    guard let root = try? Scene.compose(text, file: ""),
      let fields = Fields(root, of: "a scene", keys: SceneReader.keys, report),
      var read = reader.read(fields).first, report.error == nil
    else { return false }
    read.line = line
    return read == self
  }
}

extension Expectation.Question {
  package init(_ view: String, _ answer: Expectation.Answer) { self.init(view: view, answer: answer) }
}
