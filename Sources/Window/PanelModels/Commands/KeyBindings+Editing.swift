import ScenePicture
import TouchInput
import UIKit

// The keys that edit, in every mode and in edit mode.

extension KeyBindings {
  package static let edits = [
    KeyBinding(.edits, .editMode, [(Chord("d"), .command(.toggleEditMode))]),
    KeyBinding(.edits, .pick, [(Chord("s"), .command(.pick))]),
    KeyBinding(
      .edits, .order,
      [
        (Chord("[", .control), .command { context in context.display.inspectedView.map { .reorderBy($0, -1) } }),
        (Chord("]", .control), .command { context in context.display.inspectedView.map { .reorderBy($0, 1) } }),
      ]),
    KeyBinding(.edits, .toFront, [(Chord("f"), .command(.bringToFront))]),
    KeyBinding(
      .edits, .contextMenu, caps: ["Menu", "Shift+F10"],
      [(Chord(.menu), .command(.openContextMenu)), (Chord(.function(10), .shift), .command(.openContextMenu))]),
    KeyBinding(.edits, .undo, [(Chord("z", .control), .command(.undo))]),
    KeyBinding(.edits, .redo, [(Chord("z", [.control, .shift]), .command(.redo))]),
    KeyBinding(.edits, .copy, [(Chord("c", .control), .command(.copy))]),
    KeyBinding(
      .edits, .copyScene,
      [
        (Chord("c", [.control, .shift]), .command(.copyCode)),
        (Chord("t", [.control, .shift]), .command(.copyQuestion)),
      ]),
  ]

  package static let editMode = [
    KeyBinding(
      .editMode, .moveView, caps: ["← → ↑ ↓"],
      arrows([]) { .move($0) } + arrows(.shift) { .move(CGVector(dx: $0.dx * 10, dy: $0.dy * 10)) }),
    KeyBinding(
      .editMode, .resizeView, caps: ["Ctrl+← → ↑ ↓"],
      arrows(.control) { .resize($0) }
        + arrows([.control, .shift]) { .resize(CGVector(dx: $0.dx * 10, dy: $0.dy * 10)) }),
    KeyBinding(.editMode, .newView, [(Chord("n"), .command(.editSelection(.useTool(.draw(.view)))))]),
    KeyBinding(.editMode, .moveTool, [(Chord("m"), .command(.editSelection(.useTool(.move))))]),
    KeyBinding(.editMode, .duplicateView, [(Chord("d", .control), .command(.editSelection(.duplicate)))]),
    KeyBinding(
      .editMode, .deleteView,
      [
        (Chord(.delete), .command(.editSelection(.delete))), (Chord(.backspace), .command(.editSelection(.delete))),
      ]),
    KeyBinding(
      .editMode, .renameView,
      [
        (Chord(.enter), .command(.editSelection(.rename))),
        (Chord(.function(2)), .command(.editSelection(.rename))),
      ]),
    KeyBinding(
      .editMode, .nextView,
      [
        (Chord(.tab), .command(.editSelection(.selectNext(1)))),
        (Chord(.tab, .shift), .command(.editSelection(.selectNext(-1)))),
      ]),
  ]

  private static func arrows(
    _ modifiers: Modifiers, _ command: (CGVector) -> EditCommand
  ) -> [(Chord, KeyBinding.Action)] {
    arrowKeys.map { key, way in (Chord(key, modifiers), .command(.editSelection(command(way)))) }
  }

  package static let arrowKeys: [(Key, CGVector)] = [
    (.left, CGVector(dx: -1, dy: 0)), (.right, CGVector(dx: 1, dy: 0)), (.up, CGVector(dx: 0, dy: -1)),
    (.down, CGVector(dx: 0, dy: 1)),
  ]
}
