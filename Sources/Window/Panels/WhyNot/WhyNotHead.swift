import Canvas
import Foundation
import Narration
import ScenePicture
import TouchTrace

/// The heading: "Why not add at (192, 438)?", with the name in a chip. Without room for the point, it is left out.
struct WhyNotHead {
  private var start = "", name = "", end = ""
  private static let font = Font.sans(15, .semibold)

  init() {}

  init(_ state: WhyNotState, width: CGFloat, _ appearance: Appearance) {
    let language = appearance.languages.first, kind = state.answer?.kind ?? .view
    name = state.object
    start = WhyNotText.why(kind)[language]
    let ends = [state.answer?.point, nil].map { WhyNotText.notAt(kind, $0)[language] }
    let room =
      width - appearance.width(start, WhyNotHead.font) - 16 - DrawingList.chipWidth(name, size: 13, appearance)
    end = ends.first { appearance.width($0, WhyNotHead.font) <= room } ?? ends[1]
  }

  func paint(_ list: inout DrawingList, in head: CGRect, _ appearance: Appearance) {
    let theme = appearance.theme, left = head.minX + appearance.width(start, WhyNotHead.font) + 8
    list.line(start, WhyNotHead.font, theme.text, in: head, appearance)
    let right = list.chip(name, theme.skip, size: 13, left: left, middle: head.midY, appearance)
    let gap: CGFloat = end.count == 1 ? 3 : 8
    list.line(end, WhyNotHead.font, theme.text, in: head.between(right + gap, head.maxX), appearance)
  }
}
