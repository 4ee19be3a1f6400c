import Scenes
import TouchTrace

/// A possible answer as the question writes it.
package struct PredictionChoiceText: InterfaceText {
  package var choice: PredictionChoice
  package var prompt: PredictionPrompt
  /// The objects for which "another one" stands, once that was revealed to be right.
  private var others: [String] = []

  package init(_ choice: PredictionChoice, of prompt: PredictionPrompt, _ answer: PredictionAnswer? = nil) {
    (self.choice, self.prompt) = (choice, prompt)
    if let answer, answer.choice == .others { others = answer.objects }
  }

  package var text: LocalizedText {
    switch choice {
    case .others where !others.isEmpty: LocalizedText(others.joined(separator: ", "))
    case .object(let name): localized(name, name)
    case .yes: localized("yes, inside", "在里面")
    case .no: localized("no, outside", "不在里面")
    case .ended: localized("touchesEnded", "touchesEnded")
    case .cancelled: localized("touchesCancelled", "touchesCancelled")
    case .nothing: localized("nothing more", "不再收到任何消息")
    case .nobody: nobody
    case .others: anotherOne
    }
  }

  private var nobody: LocalizedText {
    switch prompt.topic {
    case .winner, .receiver, .inside, .ending: localized("no view", "没有视图")
    case .handler: localized("nobody: dropped", "没有人，事件被丢弃")
    case .actor: localized("none of them", "都不触发")
    case .performer: localized("nobody", "没有人")
    }
  }

  private var anotherOne: LocalizedText {
    switch prompt.topic {
    case .actor where prompt.choices.count == 4: localized("both", "两个都触发")
    case .winner: localized("another, or none", "其他，或没有")
    case .receiver, .inside, .ending: localized("another view", "其他视图")
    case .handler, .actor: localized("another, or several", "其他，或不止一个")
    case .performer: localized("another one", "其他对象")
    }
  }
}
