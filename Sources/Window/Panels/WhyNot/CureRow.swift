import Canvas
import ScenePicture
import UIKit

/// A change that was tried and helps, what else it changes, and the button that makes it.
final class CureRow: PaintedView {
  /// The texts of the row.
  struct Content {
    var title: String
    var titleFont: Font
    var effect: String
    /// The title of the button; nil without one.
    var apply: String?
    /// Whether it is the change to try first.
    var isPrimary: Bool
  }

  let button = PushButton()
  /// In pixels; 42 for a title and an effect of one line each.
  private(set) var height: CGFloat = 0
  private var perform: () -> Void = {}
  private var titleFont = Font.row
  private var titles: [String] = [], effects: [String] = []
  private static let pitch: CGFloat = 17, star: CGFloat = 16

  init() {
    super.init(frame: .zero)
    addSubview(button)
    button.addAction(UIAction { [unowned self] _ in perform() }, for: .touchUpInside)
  }

  /// - Parameter width: of the row, in pixels.
  func show(_ content: Content, width: CGFloat, _ appearance: Appearance, perform: @escaping () -> Void) {
    self.perform = perform
    titleFont = content.titleFont
    button.isPrimary = content.isPrimary
    button.isHidden = content.apply == nil
    button.show(content.apply ?? "", appearance)
    let buttonWidth = button.isHidden ? 0 : max(button.preferredWidth, 56)
    let size = CGSize(width: buttonWidth, height: 26), room = width - size.width - 32
    titles = appearance.typesetter.lines(of: content.title, titleFont, width: room)
    effects = appearance.typesetter.lines(of: content.effect, .caption, width: room - CureRow.star)
    height = 8 + CGFloat(titles.count + effects.count) * CureRow.pitch
    button.frame = CGRect(
      x: width - size.width - 12, y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
    setNeedsLayout()
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.fill(.roundedRect(bounds, radius: 6), theme.hover)
    let column = bounds.inset(left: 12, top: 4).between(12, button.frame.minX - 8)
    func line(_ index: Int) -> CGRect {
      CGRect(x: column.minX, y: column.minY + CGFloat(index) * CureRow.pitch, width: column.width, height: 18)
    }
    for (index, text) in titles.enumerated() { list.line(text, titleFont, theme.text, in: line(index), appearance) }
    for (index, text) in effects.enumerated() {
      let frame = line(titles.count + index)
      if index == 0 {
        list.icon(.star, at: CGPoint(x: frame.minX + 5, y: frame.midY), magnification: 0.75, theme.result)
      }
      list.line(text, .caption, theme.secondaryText, in: frame.inset(left: CureRow.star), appearance)
    }
  }
}
