import Narration
import PanelModels
import ScenePicture

/// A row of a context menu.
package struct ContextMenuItem: Equatable {
  package enum Content: Equatable {
    case command(Command)
    case submenu(title: String, [ContextMenuItem])
    /// A thin line between two groups.
    case separator
  }

  var content: Content
  var title = ""
  var icon: PanelIcon?
  var viewIcon: Icon?
  /// The keys that do the same.
  var caps: [String] = []
  /// At the right: the answer of a view.
  var detail: String?
  var glyph: Icon?
  var tone: Tone?

  static var separator: ContextMenuItem { ContextMenuItem(content: .separator) }

  init(content: Content) { self.content = content }

  init(_ title: String, _ command: Command, icon: PanelIcon? = nil, caps: [String] = []) {
    (content, self.title, self.icon, self.caps) = (.command(command), title, icon, caps)
  }

  /// An item with the keys of a row of the table.
  init(_ title: String, _ command: Command, icon: PanelIcon? = nil, key: KeyText, _ place: Int = 0) {
    let binding = KeyBindings.row(key)
    let chord = binding.flatMap { $0.chords.indices.contains(place) ? $0.chords[place].chord : nil }
    self.init(title, command, icon: icon, caps: chord.map { [$0.name] } ?? [])
  }

  var isSeparator: Bool { content == .separator }

  var submenu: [ContextMenuItem]? {
    if case .submenu(_, let items) = content { items } else { nil }
  }
}

/// A context menu: what it is about, and its rows.
package struct ContextMenuContent: Equatable {
  /// The name of the object, and its class.
  var name: String
  var kind: String
  var items: [ContextMenuItem]
  /// The view that is marked on the stage while the menu is open.
  package var view: String?
}
