extension Expectation {
  /// Returns the conditions with the new names, without those on objects that are removed.
  func mappingNames(_ map: (String) -> String?) -> Expectation {
    var result = self
    result.hit = hit.flatMap { hit in
      guard case .view(let name) = hit else { return hit }
      return map(name).map { .view($0) }
    }
    result.order = order?.compactMap { question in
      map(question.view).map { Question(view: $0, answer: question.answer) }
    }
    result.notAsked = notAsked.compactMap(map)
    result.chain = chain?.compactMap(map)
    result.handled = handled.flatMap { handler in
      guard case .responder(let name) = handler else { return handler }
      return map(name).map { .responder($0) }
    }
    result.phases = phases?.compactMap { $0.mappingName(map) }
    result.gestures = gestures?.compactMap { $0.mappingName(map) }
    result.actions = actions?.compactMap { $0.mappingNames(map) }
    result.trace = trace.compactMap { $0.mappingWords(map) }
    return result
  }
}

extension PhaseSequence {
  /// The name is that of a view, or of a recognizer, or of a part of a scroll view such as `list.pan`.
  fileprivate func mappingName(_ map: (String) -> String?) -> PhaseSequence? {
    name.mappingWords(map).map { PhaseSequence($0, steps) }
  }
}

extension Expectation.SentAction {
  fileprivate func mappingNames(_ map: (String) -> String?) -> Expectation.SentAction? {
    var result = self
    guard let sender = sender.mappingWords(map) else { return nil }
    result.sender = sender
    if case .object(let name) = receiver {
      guard let new = map(name) else { return nil }
      result.receiver = .object(new)
    }
    return result
  }
}

extension String {
  /// Returns the text with each of its words mapped, as a line of a trace has them; nil if one of them has no new name.
  fileprivate func mappingWords(_ map: (String) -> String?) -> String? {
    var result = "", word = ""
    func isPartOfName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    for character in self {
      if isPartOfName(character) {
        word.append(character)
        continue
      }
      guard let new = word.isEmpty ? "" : map(word) else { return nil }
      result += new + String(character)
      word = ""
    }
    guard let last = word.isEmpty ? "" : map(word) else { return nil }
    return result + last
  }
}
