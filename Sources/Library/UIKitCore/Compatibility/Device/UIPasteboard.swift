/// The pasteboard: the value that was copied last. As Apple's, except: it is the app's own, begins empty, and keeps one value.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The only pasteboard.
  public static let general = UIPasteboard()

  /// Posted after a value was copied.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  private var content: Any? {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }
  /// The number of times that a value was copied.
  open private(set) var changeCount = 0

  /// The value, if it is a text. Setting it replaces the value.
  open var string: String? {
    get { content as? String }
    set { content = newValue }
  }
  /// The value, if it is one or several texts. Setting it replaces the value.
  open var strings: [String]? {
    get { content as? [String] ?? string.map { [$0] } }
    set { content = newValue }
  }
  /// The value, if it is an address. Setting it replaces the value.
  open var url: URL? {
    get { content as? URL }
    set { content = newValue }
  }
  /// The value, if it is a picture. Setting it replaces the value.
  open var image: UIImage? {
    get { content as? UIImage }
    set { content = newValue }
  }
  /// The value, if it is a colour. Setting it replaces the value.
  open var color: UIColor? {
    get { content as? UIColor }
    set { content = newValue }
  }
  /// Whether the value is one or several texts.
  open var hasStrings: Bool { strings != nil }
  /// Whether the value is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether the value is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether the value is a colour.
  open var hasColors: Bool { color != nil }
}
