import Foundation
import TouchTrace

/// A view's answer to `point(inside:)`. Points are in the view's own coordinate space.
enum InsideLine: Equatable {
  case yes(String, CGPoint, Bounds, Subviews)
  /// The point is outside the bounds, but the view's own `point(inside:)` returned true.
  case yesBeyond(String, CGPoint)
  case no(String, CGPoint, Miss, isEnlarged: Bool, unasked: [String])
  /// The point is inside the bounds, but the view's own `point(inside:)` returned false.
  case noWithin(String, CGPoint)

  /// When the subviews are asked.
  enum Subviews: Equatable {
    case none, askedNow
    /// An override asked them first.
    case askedBefore
  }

  /// A description of the bounds: their size if their origin is zero.
  enum Bounds: Equatable {
    case size(CGSize)
    case shifted

    init(_ bounds: CGRect) { self = bounds.origin == .zero ? .size(bounds.size) : .shifted }

    fileprivate var english: String {
      switch self {
      case .size(let size): "\(number(size.width)) × \(number(size.height))"
      case .shifted: "its shifted bounds"
      }
    }

    fileprivate var simplifiedChinese: String {
      switch self {
      case .size(let size): " \(number(size.width)) × \(number(size.height)) "
      case .shifted: "平移后的 bounds "
      }
    }
  }
}

extension InsideLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .yes(let view, let point, let bounds, let subviews):
      [
        "\(view, .inside): \(pointText(point)) is inside \(bounds.english). YES. \(subviews.english)",
        "\(view, .inside): \(pointText(point)) is inside \(bounds.english). YES.",
      ]
    case .yesBeyond(let view, let point):
      [
        "\(view, .inside): \(pointText(point)) is outside the bounds, but its own pointInside says YES.",
        "\(view, .inside): outside the bounds, but its own pointInside says YES.",
      ]
    case .no(let view, let point, let miss, let isEnlarged, let unasked):
      [miss.englishNo(view, point, isEnlarged) + notAsked(unasked), miss.englishNo(view, point, isEnlarged)]
    case .noWithin(let view, let point):
      [
        "\(view, .outside): \(pointText(point)) is inside the bounds, but its own pointInside says NO.",
        "\(view, .outside): inside the bounds, but its own pointInside says NO.",
      ]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .yes(let view, let point, let bounds, let subviews):
      [
        "\(view, .inside)：\(pointText(point)) 在\(bounds.simplifiedChinese)之内，返回 YES，\(subviews.simplifiedChinese)。",
        "\(view, .inside)：\(pointText(point)) 在\(bounds.simplifiedChinese)之内，返回 YES。",
      ]
    case .yesBeyond(let view, let point):
      ["\(view, .inside)：\(pointText(point)) 在 bounds 之外，但它自己的 pointInside 返回 YES。"]
    case .no(let view, let point, let miss, let isEnlarged, let unasked):
      [
        miss.simplifiedChineseNo(view, point, isEnlarged) + simplifiedChineseNotAsked(unasked),
        miss.simplifiedChineseNo(view, point, isEnlarged),
      ]
    case .noWithin(let view, let point):
      ["\(view, .outside)：\(pointText(point)) 在 bounds 之内，但它自己的 pointInside 返回 NO。"]
    }
  }

  private func notAsked(_ names: [String]) -> Sentence {
    guard !names.isEmpty else { return "" }
    let list = NameList(names)
    return names.count > 2
      ? " Its \(names.count) subviews are not even asked." : " \(list.english) \(list.verb) not even asked."
  }

  private func simplifiedChineseNotAsked(_ names: [String]) -> Sentence {
    names.isEmpty ? "" : "\(NameList(names).simplifiedChinese)根本不会被询问。"
  }
}

extension InsideLine.Subviews {
  fileprivate var english: String {
    switch self {
    case .none: "It has no subviews to ask."
    case .askedNow: "Now its subviews are asked."
    case .askedBefore: "Its subviews were asked before."
    }
  }

  fileprivate var simplifiedChinese: String {
    switch self {
    case .none: "没有子视图可问"
    case .askedNow: "接着问子视图"
    case .askedBefore: "子视图已经问过"
    }
  }
}

extension Miss {
  /// Whether the point is on the right or bottom edge, which is not part of the bounds.
  private var isOnEdge: Bool { distance == 0 }

  fileprivate func englishNo(_ view: String, _ point: CGPoint, _ isEnlarged: Bool) -> Sentence {
    let (edge, direction) = english
    let area = isEnlarged ? "its enlarged hit area" : "its \(edge) edge"
    let place =
      isOnEdge ? "on the \(edge) edge, which is outside" : "\(number(distance)) pt \(direction) \(area)"
    return "\(view, .outside): \(pointText(point)) is \(place). NO."
  }

  fileprivate func simplifiedChineseNo(_ view: String, _ point: CGPoint, _ isEnlarged: Bool) -> Sentence {
    let (edge, direction) = simplifiedChinese
    let area = isEnlarged ? "放大的区域" : "\(edge)边缘"
    let place = isOnEdge ? "正在\(edge)边缘上，不算在内" : "在\(area)之\(direction) \(number(distance)) pt"
    return "\(view, .outside)：\(pointText(point)) \(place)，返回 NO。"
  }

  private var english: (edge: String, direction: String) {
    switch side {
    case .above: ("top", "above")
    case .below: ("bottom", "below")
    case .left: ("left", "left of")
    case .right: ("right", "right of")
    }
  }

  private var simplifiedChinese: (edge: String, direction: String) {
    switch side {
    case .above: ("上", "上")
    case .below: ("下", "下")
    case .left: ("左", "左")
    case .right: ("右", "右")
    }
  }
}
