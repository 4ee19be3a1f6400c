/// Cases that fail for one cause.
struct CauseGroup {
  /// The input that was different, or else the first difference: `card.isUserInteractionEnabled true → false`.
  let cause: String
  /// In the order of the suite.
  private(set) var cases: [CaseResult] = []
  /// The names of the scenes, in the order of the suite.
  private(set) var scenes: [String] = []

  /// `166 cases: card.isUserInteractionEnabled true → false in 3 scenes`.
  var title: String {
    let place = scenes.count == 1 ? scenes[0] : "\(scenes.count.grouped) scenes"
    return (cases.count == 1 ? "1 case: " : "\(cases.count.grouped) cases: ") + "\(cause) in \(place)"
  }

  private var firsts: [String: CaseResult] = [:]

  /// Returns the first case of a scene.
  func first(in scene: String) -> CaseResult? { firsts[scene] }

  /// Returns the cases that differ from what is expected, by their causes, in the order in which the causes come first.
  static func groups(of result: SuiteResult) -> [CauseGroup] {
    var groups: [CauseGroup] = [], places: [String: Int] = [:]
    for scene in result.scenes {
      for one in scene.cases where one.status == .failed {
        guard let cause = one.cause else { continue }
        let place = places[cause] ?? groups.count
        if place == groups.count { groups.append(CauseGroup(cause: cause)) }
        places[cause] = place
        groups[place].cases.append(one)
        if groups[place].scenes.last != scene.name {
          groups[place].scenes.append(scene.name)
          groups[place].firsts[scene.name] = one
        }
      }
    }
    return groups
  }
}

extension CaseResult {
  /// The most changes of a scene that a cause names.
  private static let mostChanges = 3

  /// The cause of a difference, in the same words for all cases that have it; nil without a difference.
  var cause: String? {
    let causes = findings.compactMap { finding -> String? in
      switch finding {
      case .scene(let changes): Self.text(changes)
      // Steps have other numbers in other scenes.
      case .trace(let difference): "trace: " + difference.lines
      case .hitMap(let difference):
        difference.changes.first.map { "hit map: \($0.from.orNoView) → \($0.to.orNoView)" } ?? difference.sentence
      case .frame(let difference):
        difference.elements.first.map { "frame: " + $0.name.orPixels } ?? difference.sentence
      case .expectation(let text): "expects: " + text
      case .missing, .unstable, .unreadable, .unwritable, .written, .note: nil
      }
    }
    return causes.first
  }

  private static func text(_ changes: [String]) -> String {
    let rest = changes.count - mostChanges
    return changes.prefix(mostChanges).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }
}

extension String {
  fileprivate var orPixels: String { isEmpty ? "pixels" : self }
}
