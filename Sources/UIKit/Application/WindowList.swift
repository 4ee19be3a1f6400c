/// The windows of an application, back to front. It does not keep them alive, except those that are added as kept.
struct WindowList {
  /// Unowned: one weak reference would make each retain of a window slow. A window removes itself in its `deinit`.
  private struct Entry {
    unowned(unsafe) let window: UIWindow
    /// The window, if the list keeps it alive.
    let kept: UIWindow?
  }

  private var entries: [Entry] = []

  var array: [UIWindow] { entries.map(\.window) }

  var count: Int { entries.count }

  /// The window at `index`, counted from the back; nil if there are fewer.
  func window(at index: Int) -> UIWindow? { index < entries.count ? entries[index].window : nil }

  mutating func append(_ window: UIWindow, isKept: Bool) {
    entries.append(Entry(window: window, kept: isKept ? window : nil))
  }

  mutating func remove(_ window: UIWindow) {
    if let index = index(of: window) { entries.remove(at: index) }
  }

  mutating func moveToFront(_ window: UIWindow) {
    if let index = index(of: window) { entries.append(entries.remove(at: index)) }
  }

  /// A loop and not a closure, because a window may be freed on another thread; see `deallocating(_:)`.
  private func index(of window: UIWindow) -> Int? {
    for (index, entry) in entries.enumerated() where entry.window === window { return index }
    return nil
  }

  /// Sorts the windows by level; windows of the same level keep their order (HT-33).
  mutating func sort() {
    entries = entries.enumerated()
      .sorted { ($0.element.window.windowLevel, $0.offset) < ($1.element.window.windowLevel, $1.offset) }
      .map(\.element)
  }
}
