import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// A lesson on the start page: what was seen of it, the next preset, and pictures of the presets around that one.
final class LessonCard: PaintedView {
  let lesson: Scene.Lesson
  private let presets: [SceneSummary]
  private let link = StartLink()
  private let progress = ProgressSegments()
  private var tiles: [PresetTile] = []
  private let send: (Command) -> Void
  private var title = "", detail = ""
  private var upcoming: SceneSummary?
  private var style: StartStyle?

  init(_ lesson: Scene.Lesson, _ presets: [SceneSummary], send: @escaping (Command) -> Void) {
    (self.lesson, self.presets, self.send) = (lesson, presets, send)
    super.init(frame: .zero)
    link.addAction(UIAction { [unowned self] _ in open(upcoming) }, for: .touchUpInside)
    link.accessibilityIdentifier = "start.next.\(lesson.rawValue)"
    progress.accessibilityIdentifier = "start.progress.\(lesson.rawValue)"
    progress.open = { [unowned self] in open(presets[$0]) }
    addSubview(link)
    addSubview(progress)
  }

  private func open(_ preset: SceneSummary?) {
    if let preset { send(.openScene(id: preset.id)) }
  }

  /// The presets whose pictures are shown.
  var shown: [SceneSummary] { tiles.filter { !$0.isHidden }.compactMap(\.preset) }

  // MARK: Showing

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let language = appearance.languages.first, style = StartStyle(appearance)
    self.style = style
    let seen = presets.map { display.finishedPresets.contains($0.id) }, count = seen.count { $0 }
    title = lesson.title[language]
    let all = presets.count,
      seenText: any InterfaceText =
        style.isProjector ? StartText.count(count, of: all) : StatusText.seen(count, of: all)
    detail = (count > 0 ? seenText : StatusText.presets(all))[language]
    (progress.seen, progress.names) = (seen, presets.map { $0.name[language] })
    upcoming = seen.firstIndex(of: false).map { presets[$0] } ?? presets.first
    let name = upcoming?.name[language] ?? ""
    link.title = (seen.contains(false) ? StartText.next(name) : .again(name))[language]
    placeHead(style, appearance)
    showTiles(display, style, appearance)
  }

  private func placeHead(_ style: StartStyle, _ appearance: Appearance) {
    let scale = style.scale
    if style.isProjector {
      let inner = bounds.insetBy(dx: 20 * scale, dy: 0)
      progress.frame = inner.inset(top: 68 * scale).strip(.top, 24 * scale)
      link.frame = inner.inset(top: bounds.height - 72 * scale).strip(.top, 56 * scale)
    } else {
      // A narrow card leaves the count to the bar below it.
      if bounds.width < 400 { detail = "" }
      let end = 16 + appearance.width(title, style.heading) + 12 + appearance.width(detail, style.caption) + 8
      let width = min(link.preferredWidth(appearance), bounds.width - 10 - end)
      link.frame = CGRect(x: bounds.width - 10 - width, y: 8, width: width, height: 24)
      progress.frame = bounds.insetBy(dx: 16, dy: 0).inset(top: 32).strip(.top, 14)
    }
  }

  private func showTiles(_ display: WindowDisplay, _ style: StartStyle, _ appearance: Appearance) {
    let visible = style.isProjector ? [] : presets(around: upcoming)
    while tiles.count < visible.count { addTile() }
    let picture = pictureHeight, pitch = (bounds.width - 32 + tileGap) / CGFloat(max(visible.count, 1))
    for (index, tile) in tiles.enumerated() {
      tile.isHidden = index >= visible.count
      guard index < visible.count else { continue }
      let preset = visible[index]
      tile.accessibilityIdentifier = "start.preset.\(preset.slug)"
      tile.frame = CGRect(
        x: (16 + CGFloat(index) * pitch).rounded(), y: 54, width: (pitch - tileGap).rounded(),
        height: picture + 6 + nameHeight)
      tile.show(preset, picture: picture, display, appearance)
    }
  }

  private let tileGap: CGFloat = 12
  /// The width that the name of a preset needs.
  private static let narrowestTile: CGFloat = 90

  /// As high as the card allows, but low enough for four pictures side by side.
  private var pictureHeight: CGFloat {
    let highest = (bounds.height - nameHeight - 54 - 14).rounded(.down)
    let widest = (bounds.width - 32 - 3 * tileGap) / 4
    return stride(from: highest, to: 40, by: -1).first { PresetTile.width(for: $0) <= widest } ?? 40
  }

  /// Two lines, or one in a low card.
  private var nameHeight: CGFloat { bounds.height < 180 ? 18 : 34 }

  /// Returns as many presets as fit, with the next one among them.
  private func presets(around next: SceneSummary?) -> [SceneSummary] {
    let pitch = PresetTile.width(for: pictureHeight) + tileGap
    let width = max(pitch, LessonCard.narrowestTile + tileGap)
    let count = min(max(Int((bounds.width - 32 + tileGap) / width), 1), presets.count, 8)
    let index = presets.firstIndex { $0.id == next?.id } ?? 0
    return Array(presets[min(max(index - 1, 0), presets.count - count)...].prefix(count))
  }

  private func addTile() {
    let tile = PresetTile()
    tile.addAction(UIAction { [unowned self, unowned tile] _ in open(tile.preset) }, for: .touchUpInside)
    tiles.append(tile)
    addSubview(tile)
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let style else { return }
    let theme = appearance.theme, scale = style.scale
    list.box(bounds, radius: 6 * scale, fill: theme.panel, border: theme.line)
    let middle = (style.isProjector ? 40 : 20) * scale, left = (style.isProjector ? 26 : 16) * scale
    let row = bounds.inset(left: left, right: left).band(middle: middle, height: 24)
    let end = list.line(title, style.heading, theme.text, in: row, appearance)
    let rest = row.between(end + 12 * scale, style.isProjector ? row.maxX : link.frame.minX)
    list.line(detail, style.caption, theme.secondaryText, in: rest, appearance, style.isProjector ? .right : .left)
  }
}
