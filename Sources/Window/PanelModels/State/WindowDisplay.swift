import ScenePicture
import Scenes

/// The content of the window: the shown scene, whose properties are read and set like the window's own, and the content of the
/// window itself.
@dynamicMemberLookup
package struct WindowDisplay: Equatable, Sendable {
  /// The scene at one step, as the stage draws it.
  package var stage: DisplayState
  /// The start page, while it is shown.
  package var start: StartState?
  /// The content of the sheet for opening, while it is open.
  package var open: OpenState?
  /// A status message; it disappears after a while.
  package var statusMessage: String?
  /// The change of the scene's file by another program, or the end of code.
  package var fileNotice: FileNotice?
  /// The same of the second scene, of two scenes side by side.
  package var partnerNotice: FileNotice?
  /// The lesson plan that is taught; nil without one.
  package var plan: PlanState?
  /// The class that answers with its phones; nil without one.
  package var phones: PhonesState?
  /// The ids of the presets that were watched to their end.
  package var finishedPresets: Set<String> = []

  package init(_ stage: DisplayState) { self.stage = stage }

  package subscript<Value>(dynamicMember property: WritableKeyPath<DisplayState, Value>) -> Value {
    get { stage[keyPath: property] }
    set { stage[keyPath: property] = newValue }
  }

  package subscript<Value>(dynamicMember property: KeyPath<DisplayState, Value>) -> Value { stage[keyPath: property] }

  /// Whether the open scene is that of the open part of a lesson plan.
  package var isPartShown: Bool {
    guard let part = plan?.currentPart else { return false }
    return part.scene == stage.scene.id || part.scene == stage.scene.source?.path
  }
}
