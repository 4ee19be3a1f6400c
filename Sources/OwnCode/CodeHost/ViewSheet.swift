internal import CodeMessages
internal import Foundation
internal import UIKit

/// Places views that have no window of their own on a screen: one below the other, in columns if there are many.
///
/// A view that has a size keeps it. Another gets the width of its column, and its intrinsic height; a single one a square,
/// others a third of it.
struct ViewSheet {
  private let area: CGRect
  private static let margin: CGFloat = 16

  init(_ size: CGSize, _ safeArea: CodeInsets) {
    area = CGRect(
      x: safeArea.left + Self.margin, y: safeArea.top + Self.margin,
      width: max(1, size.width - safeArea.left - safeArea.right - 2 * Self.margin),
      height: max(1, size.height - safeArea.top - safeArea.bottom - 2 * Self.margin))
  }

  func place(_ views: [UIView], in window: UIWindow) {
    let columns = views.count > 6 ? 2 : 1
    let width = (area.width - CGFloat(columns - 1) * Self.margin) / CGFloat(columns)
    let perColumn = (views.count + columns - 1) / columns
    for column in 0..<columns {
      var top = area.minY
      if views.count == 1, let view = views.first {
        top += max(0, (area.height - size(of: view, width: width, isAlone: true).height) / 2).rounded(.down)
      }
      for view in views.dropFirst(column * perColumn).prefix(perColumn) {
        let size = size(of: view, width: width, isAlone: views.count == 1)
        let left = area.minX + CGFloat(column) * (width + Self.margin)
        view.frame = CGRect(
          x: left + max(0, (width - size.width) / 2).rounded(.down), y: top, width: size.width, height: size.height)
        window.addSubview(view)
        top += size.height + Self.margin
      }
    }
  }

  private func size(of view: UIView, width: CGFloat, isAlone: Bool) -> CGSize {
    if !view.bounds.isEmpty, isUseful(view.bounds.width), isUseful(view.bounds.height) { return view.bounds.size }
    let natural = view.intrinsicContentSize
    return CGSize(
      width: isUseful(natural.width) ? min(natural.width, width) : width,
      height: isUseful(natural.height)
        ? natural.height : isAlone ? min(width, area.height) : (width / 3).rounded())
  }

  /// Whether a view can be shown with such a length. Some calculate an endless one, or no number, without their content.
  private func isUseful(_ length: CGFloat) -> Bool { length > 0 && length < 10 * area.height }
}
