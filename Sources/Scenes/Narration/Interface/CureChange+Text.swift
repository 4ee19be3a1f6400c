import Scenes
import TouchTrace

extension CureChange {
  /// The change of a cure, as its heading.
  var text: LocalizedText {
    switch self {
    case .set(let edit): edit.cureText
    case .grow(let name): LocalizedText(english: "Make \(name) larger", simplifiedChinese: "放大 \(name)")
    case .giveArea(let name): LocalizedText(english: "Give \(name) an area here", simplifiedChinese: "让 \(name) 在这里有面积")
    case .bringToFront(let name):
      LocalizedText(english: "Bring \(name) to the front", simplifiedChinese: "把 \(name) 移到最前")
    case .move(let name, let parent):
      LocalizedText(english: "Move \(name) into \(parent)", simplifiedChinese: "把 \(name) 移进 \(parent)")
    case .putBack(let name): LocalizedText(english: "Put \(name) back", simplifiedChinese: "放回 \(name)")
    case .addAction(let name): LocalizedText(english: "Give \(name) an action", simplifiedChinese: "给 \(name) 一个动作")
    case .sendFor(let event, _):
      LocalizedText(english: "Send it for \(event.rawValue)", simplifiedChinese: "改在 \(event.rawValue) 时发送")
    case .sendTo(let target, _): LocalizedText(english: "Send it to \(target)", simplifiedChinese: "改发给 \(target)")
    case .implement(let action, let name):
      LocalizedText(english: "Implement \(action) in \(name)", simplifiedChinese: "在 \(name) 里实现 \(action)")
    case .makeFirstResponder(let name):
      LocalizedText(english: "Make \(name) the first responder", simplifiedChinese: "让 \(name) 成为第一响应者")
    case .fitTouch(let name):
      LocalizedText(english: "Fit \(name) to this touch", simplifiedChinese: "让 \(name) 的条件符合这次触摸")
    }
  }
}

extension CureChange {
  /// The change as Swift, where it is one line that the author of the code can copy; else its heading.
  var code: LocalizedText {
    switch self {
    case .set(let edit) where edit.change.value is Bool || edit.change.value is Int || edit.change.value is Double:
      LocalizedText("\(edit.target).\(edit.change.property.rawValue) = \(edit.change.value.sceneText)")
    default: text
    }
  }
}

extension Edit {
  fileprivate var cureText: LocalizedText {
    let value = change.value.sceneText
    switch change.property {
    case .isHidden:
      return value == "true"
        ? LocalizedText(english: "Hide \(target)", simplifiedChinese: "隐藏 \(target)")
        : LocalizedText(english: "Show \(target)", simplifiedChinese: "显示 \(target)")
    case .isUserInteractionEnabled:
      return value == "true"
        ? LocalizedText(english: "Interaction of \(target) on", simplifiedChinese: "打开 \(target) 的交互")
        : LocalizedText(english: "Interaction of \(target) off", simplifiedChinese: "关闭 \(target) 的交互")
    case .isEnabled:
      return value == "true"
        ? LocalizedText(english: "Enable \(target)", simplifiedChinese: "启用 \(target)")
        : LocalizedText(english: "Disable \(target)", simplifiedChinese: "停用 \(target)")
    case .animation:
      return change == Change(.animation, AnimationState.none)
        ? LocalizedText(english: "End the animation of \(target)", simplifiedChinese: "停止 \(target) 的动画")
        : LocalizedText(
          english: "Animate \(target) with .allowUserInteraction",
          simplifiedChinese: "\(target) 的动画加上 .allowUserInteraction")
    case .isIgnoringInteractionEvents:
      return LocalizedText("endIgnoringInteractionEvents()")
    case .requires where change.value.sceneText == "none":
      return LocalizedText(
        english: "\(target) requires no failure", simplifiedChinese: "\(target) 不要求别人先失败")
    case .requires:
      let names = change.value.names.joined(separator: ", ")
      return LocalizedText("\(target).require(toFail: \(names))")
    case .touches where change == .touches(.passesOn):
      return LocalizedText(english: "Let \(target) pass touches on", simplifiedChinese: "让 \(target) 把触摸往上传")
    case .touches where change == .touches(.ignores):
      return LocalizedText(english: "Let \(target) ignore touches", simplifiedChinese: "让 \(target) 不处理触摸")
    case .isResponder:
      return LocalizedText(english: "Make \(target) a UIResponder", simplifiedChinese: "让 \(target) 成为 UIResponder")
    case .hitTest:
      return change == .hitTest(.standard)
        ? LocalizedText(english: "Remove the override of \(target)", simplifiedChinese: "去掉 \(target) 的重写")
        : LocalizedText(english: "Let \(target) ask outside itself", simplifiedChinese: "让 \(target) 在界外也问子视图")
    case .enlargedBy:
      return LocalizedText(english: "Hit outsets of \(target): \(value)", simplifiedChinese: "\(target) 的外扩：\(value)")
    default: return LocalizedText("\(target).\(change.property.rawValue) = \(value)")
    }
  }
}
