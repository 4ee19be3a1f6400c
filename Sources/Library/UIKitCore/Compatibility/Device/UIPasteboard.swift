/// What was copied: by this app, in this run.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  /// Posted after something was copied.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChanged")

  private var content: Any? {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }
  open private(set) var changeCount = 0

  open var string: String? {
    get { content as? String }
    set { content = newValue }
  }
  open var strings: [String]? {
    get { content as? [String] ?? string.map { [$0] } }
    set { content = newValue }
  }
  open var url: URL? {
    get { content as? URL }
    set { content = newValue }
  }
  open var image: UIImage? {
    get { content as? UIImage }
    set { content = newValue }
  }
  open var color: UIColor? {
    get { content as? UIColor }
    set { content = newValue }
  }
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
}
