/// The windows of an application, back to front. It does not keep them alive, except those that are added as kept.
struct WindowList {
  /// Unmanaged: one weak reference would make each retain of a window slow. A window removes itself in its `deinit`.
  private struct Entry {
    let window: Unmanaged<UIWindow>
    /// The window, if the list keeps it alive.
    let kept: UIWindow?
  }

  private var entries: [Entry] = []

  /// A loop and not a closure, because an application may be freed on another thread; see `deallocating(_:)`.
  var array: [UIWindow] {
    var windows: [UIWindow] = []
    for entry in entries { windows.append(entry.window.takeUnretainedValue()) }
    return windows
  }

  var count: Int { entries.count }

  /// The window at `index`, counted from the back; nil if there are fewer.
  func window(at index: Int) -> UIWindow? {
    index < entries.count ? entries[index].window.takeUnretainedValue() : nil
  }

  /// The first index, from `start` on, of a window in which something is left to do before a frame; nil if there is none.
  /// Retains no window: every event asks twice, nearly always for nothing.
  func firstAwaitingFrame(from start: Int) -> Int? {
    var index = start
    while index < entries.count {
      if entries[index].window.reading({ $0.awaitsFrame }) { return index }
      index += 1
    }
    return nil
  }

  mutating func append(_ window: UIWindow, isKept: Bool) {
    entries.append(Entry(window: .passUnretained(window), kept: isKept ? window : nil))
  }

  mutating func remove(_ window: UIWindow) {
    if let index = index(of: window) { entries.remove(at: index) }
  }

  mutating func moveToFront(_ window: UIWindow) {
    if let index = index(of: window) { entries.append(entries.remove(at: index)) }
  }

  /// A loop for the same reason.
  private func index(of window: UIWindow) -> Int? {
    let wanted = Unmanaged.passUnretained(window).toOpaque()
    for (index, entry) in entries.enumerated() where entry.window.toOpaque() == wanted { return index }
    return nil
  }

  /// Sorts the windows by level; windows of the same level keep their order (HT-33).
  mutating func sort() {
    let levels = array.map(\.windowLevel)
    entries = entries.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }.map { entries[$0] }
  }
}
