/// What a recognizer's delegate answers to one of its questions, written under the name of the question.
package enum DelegateAnswer: Equatable, Sendable {
  /// May it leave possible (GR-30)?
  case shouldBegin(Bool)
  /// The views whose touches it may hear of (GR-22); a touch is known by the view that the hit test found.
  case shouldReceive(NameFilter)
  /// The recognizers beside which it may recognize (GR-33).
  case shouldRecognizeSimultaneouslyWith(NameFilter)
  /// The recognizers that must fail before it may recognize (GR-32).
  case shouldRequireFailureOf(NameFilter)
  /// The recognizers that wait for its failure (GR-32).
  case shouldBeRequiredToFailBy(NameFilter)

  var property: Property {
    switch self {
    case .shouldBegin: .shouldBegin
    case .shouldReceive: .shouldReceive
    case .shouldRecognizeSimultaneouslyWith: .shouldRecognizeSimultaneouslyWith
    case .shouldRequireFailureOf: .shouldRequireFailureOf
    case .shouldBeRequiredToFailBy: .shouldBeRequiredToFailBy
    }
  }
}

/// Some of a scene's named things, written `all`, `none`, `view1 view2` or `except view1`.
package enum NameFilter: Equatable, Sendable {
  case none
  case all
  case only([String])
  case except([String])

  package func contains(_ name: String) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .only(let names): names.contains(name)
    case .except(let names): !names.contains(name)
    }
  }

  /// The names that it mentions.
  var names: [String] {
    switch self {
    case .none, .all: []
    case .only(let names), .except(let names): names
    }
  }

  /// The words that therefore cannot be names.
  static let words = ["all", "none", "except"]
}

extension NameFilter: CustomStringConvertible {
  /// As a scene file has it.
  package var description: String {
    switch self {
    case .none: "none"
    case .all: "all"
    case .only(let names): names.joined(separator: " ")
    case .except(let names): "except " + names.joined(separator: " ")
    }
  }
}
