extension Observation {
  /// The content of `observed`.
  var value: SceneValue {
    .fields { result in
      result.add("system", system)
      result.add("classes", classes.map { "\($0.name) \($0.className)" })
      result.add("touches", touches.map(\.value))
    }
  }
}

extension ObservedTouch {
  fileprivate var value: SceneValue {
    .fields { result in
      result.add("at", mark)
      result.add("hit", hits.map(\.description))
      result.add("phases", phases.map(\.description))
      result.add("gestures", lives.map(\.description))
      result.add("answers", answers.map(\.description))
    }
  }
}

extension ObservedLife: CustomStringConvertible {
  /// The text that a capture has.
  package var description: String {
    ([recognizer] + steps.map { "\($0.state.rawValue) \($0.time)" }).joined(separator: " ")
  }
}

extension ObservedAnswers: CustomStringConvertible {
  /// The text that a capture has.
  package var description: String {
    ([view, "\(text(start.x)),\(text(start.y))"] + hits.map(\.description)).joined(separator: " ")
  }
}

extension Observation {
  /// Returns the observation with new names. What was observed of an object without a new name is removed.
  func mappingNames(_ map: NameMapping) -> Observation {
    var result = self
    result.classes = classes.compactMap { one in map(one.name).map { ObservedClass(name: $0, className: one.className) }
    }
    result.touches = touches.map { $0.mappingNames(map) }
    return result
  }
}

extension ObservedTouch {
  fileprivate func mappingNames(_ map: NameMapping) -> ObservedTouch {
    var result = self
    result.hits = hits.map { $0.mappingName(map) }
    result.phases = phases.compactMap { one in map(one.name).map { PhaseSequence($0, one.steps) } }
    result.lives = lives.compactMap { one in map(one.recognizer).map { ObservedLife(recognizer: $0, steps: one.steps) }
    }
    result.answers = answers.compactMap { one in
      map(one.view).map { ObservedAnswers(view: $0, start: one.start, hits: one.hits.map { $0.mappingName(map) }) }
    }
    return result
  }
}

extension Expectation.Hit {
  fileprivate func mappingName(_ map: NameMapping) -> Expectation.Hit {
    guard case .view(let name) = self else { return self }
    return map(name).map { .view($0) } ?? .nobody
  }
}
