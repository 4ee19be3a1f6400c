/// A line of text. Touches do not see it unless interaction is switched on (HT-21).
open class UILabel: UIView {
  /// The line.
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
