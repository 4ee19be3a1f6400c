import Canvas
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// A preset on the start page: its picture at the moment that makes its point, its name, and a tick if this was seen.
/// Pressing it opens the preset.
final class PresetTile: PlainControl {
  private(set) var preset: SceneSummary?
  /// The name in lines.
  private var lines: [String] = []
  private var isSeen = false
  private var thumbnail: Thumbnail?
  /// The height of the picture, in pixels.
  private var height: CGFloat = 110
  private static let lineHeight: CGFloat = 15

  /// The shape of a preset's screen, until its thumbnail is known.
  static let screen = CGSize(width: 360, height: 560)

  /// The width of a tile whose picture has this height.
  static func width(for height: CGFloat) -> CGFloat {
    (height * screen.width / screen.height).rounded() + 6 + ThumbnailDrawing.chainWidth(besides: height)
  }

  /// Shows a preset. The name has as many lines as fit below the picture; if it is cut, the tooltip has all of it.
  func show(_ preset: SceneSummary, picture height: CGFloat, _ display: WindowDisplay, _ appearance: Appearance) {
    let name = preset.name[appearance.languages.first]
    (self.preset, self.height) = (preset, height)
    (isSeen, thumbnail) = (display.finishedPresets.contains(preset.id), display.start?.thumbnails[preset.id])
    let count = max(Int((bounds.height - height - 6) / PresetTile.lineHeight), 1)
    lines =
      count == 1
      ? [appearance.typesetter.truncated(name, .pill, width: bounds.width)]
      : appearance.typesetter.lines(of: name, .pill, width: bounds.width, maximum: count)
    tooltip = lines.last?.hasSuffix("…") == true ? name : nil
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    if interaction.isHovered || isHighlighted {
      list.fill(.roundedRect(bounds.insetBy(dx: -4, dy: -4), radius: 6), isHighlighted ? theme.pressed : theme.hover)
    }
    let space = CGRect(
      x: 3, y: 3, width: height * PresetTile.screen.width / PresetTile.screen.height, height: height)
    let size = thumbnail?.size ?? PresetTile.screen
    let scale = min(space.width / size.width, space.height / size.height)
    let screen = CGRect(
      x: space.minX, y: space.minY, width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    if let thumbnail {
      ThumbnailDrawing(thumbnail, in: screen, theme).draw(&list)
    } else {
      ThumbnailDrawing.drawDevice(in: screen, theme, &list)
    }
    if isSeen { drawTick(&list, at: CGPoint(x: screen.maxX + 2, y: screen.minY - 2), theme) }
    drawName(&list, top: height + 10, appearance)
    if interaction.isFocused { list.focusRing(around: bounds, radius: 6, appearance) }
  }

  private func drawTick(_ list: inout DrawingList, at center: CGPoint, _ theme: Theme) {
    list.fill(.circle(center: center, radius: 9), theme.panel)
    list.fill(.circle(center: center, radius: 7.5), theme.result)
    list.icon(.tick, at: center, magnification: 0.75, theme.textOnState)
  }

  private func drawName(_ list: inout DrawingList, top: CGFloat, _ appearance: Appearance) {
    for (index, line) in lines.enumerated() {
      let row = bounds.offsetBy(dx: 0, dy: top).row(index, height: PresetTile.lineHeight)
      list.line(line, .pill, appearance.theme.text, in: row, appearance)
    }
  }
}
