import Scenes

/// The name of a change that can be undone, for the message about it.
package enum ChangeName: InterfaceText, Equatable {
  /// A property of an object.
  case property(String, of: String)
  /// A view was moved on the stage.
  case moved(String)
  case resized(String)
  /// The place of a view among the subviews of its superview.
  case order(String)
  /// A view was moved to another superview.
  case superview(String, to: String)
  case added(String)
  case duplicated(String)
  case removed(String)
  case renamed(String, to: String)
  /// The scene has another name.
  case sceneName(String)
  case text(String)
  case color(String)
  case actions(String)
  /// The responder that receives events without touches first.
  case firstResponder(String?)
  /// All properties of an object, or of all objects, were put back to those of the file.
  case putBack(String?)
  /// All touches were removed.
  case reset
  /// The recording, or what it causes, was saved as the script or the expectations.
  case script
  /// A part of the recording was removed.
  case cut
  /// The file was read again, and the edits went.
  case loaded(String)

  /// Whether changes of this name by one drag are one change.
  package var isContinuous: Bool {
    switch self {
    case .property, .moved, .resized, .text: true
    case .order, .superview, .added, .duplicated, .removed, .renamed, .sceneName, .color, .actions, .firstResponder,
      .putBack,
      .reset, .script, .cut,
      .loaded:
      false
    }
  }

  /// Whether the change replaces the touches of the scene.
  package var isOfInputs: Bool { [.reset, .script, .cut].contains(self) }

  /// The change that an edit of the tree makes.
  package init(_ edit: TreeEdit) {
    switch edit {
    case .set(let edit): self.init(edit)
    case .add(let view, _, _): self = .added(view.name)
    case .move(let name, let parent, _, let frame): self = frame == nil ? .order(name) : .superview(name, to: parent)
    case .remove(let name): self = .removed(name)
    case .rename(let old, let new): self = .renamed(old, to: new)
    case .nameScene(let name): self = .sceneName(name)
    case .addRecognizer(let recognizer, _): self = .added(recognizer.name)
    case .addController(let name, _), .addTarget(let name): self = .added(name)
    case .setText(let name, _): self = .text(name)
    case .setColor(let name, _): self = .color(name)
    case .setActions(let name, _), .setAction(let name, _): self = .actions(name)
    case .setFirstResponder(let name): self = .firstResponder(name)
    }
  }

  package init(_ edit: Edit) { self = .property(edit.change.property.rawValue, of: edit.target) }

  package var text: LocalizedText {
    switch self {
    case .property(let property, let name): LocalizedText("\(name).\(property)")
    case .moved(let name): localized("\(name) moved", "移动 \(name)")
    case .resized(let name): localized("size of \(name)", "\(name) 的大小")
    case .order(let name): localized("order of \(name)", "\(name) 的次序")
    case .superview(let name, let parent): localized("\(name) moved into \(parent)", "把 \(name) 移进 \(parent)")
    case .added(let name): localized("\(name) added", "添加 \(name)")
    case .duplicated(let name): localized("\(name) duplicated", "复制 \(name)")
    case .removed(let name): localized("\(name) deleted", "删除 \(name)")
    case .renamed(let old, let new): localized("\(old) renamed to \(new)", "\(old) 改名为 \(new)")
    case .sceneName(let name): localized("scene named \(name)", "场景命名为 \(name)")
    case .text(let name): localized("text of \(name)", "\(name) 的文字")
    case .color(let name): localized("color of \(name)", "\(name) 的颜色")
    case .actions(let name): localized("action of \(name)", "\(name) 的动作")
    case .firstResponder(let name?): localized("first responder \(name)", "第一响应者 \(name)")
    case .firstResponder(nil): localized("no first responder", "没有第一响应者")
    case .putBack(let name?): localized("\(name) put back", "\(name) 复原")
    case .putBack(nil): localized("all put back", "全部复原")
    case .reset: localized("touches removed", "清空触摸")
    case .loaded(let file): localized("\(file) loaded again", "重新读入 \(file)")
    case .script: localized("script replaced by the recording", "用手动操作替换脚本")
    case .cut: localized("part of the recording removed", "剪掉一段录制")
    }
  }
}
