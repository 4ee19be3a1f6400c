/// A line of text. The hit test skips it unless `isUserInteractionEnabled` is set to true (HT-21).
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
