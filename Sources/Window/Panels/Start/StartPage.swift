import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The start page, over everything but the top bar and the status line: go on with the open scene, open another one, or
/// choose a preset by its picture.
package final class StartPage: PaintedView, Panel {
  let region = Region.start
  private let first: StartAction
  private let new: StartAction
  private let open: StartAction
  /// In place of the guide for newcomers, once the person has scenes of their own.
  private let recent: FileList
  private let lessons: [LessonCard]
  private let alsoHere: AlsoHereCard
  private let presets: [SceneSummary]
  private var layout: StartLayout?

  init(presets: [SceneSummary], send: @escaping (Command) -> Void) {
    self.presets = presets
    first = StartAction(.play, keys: ["Enter"], isPrimary: true) { send(.showStartPage(false)) }
    new = StartAction(.pencil, keys: ["Ctrl", "N"]) { send(.newScene(copying: false)) }
    open = StartAction(.plus, keys: ["Ctrl", "O"]) { send(.askForFile) }
    recent = FileList { send(.openFile($0)) }
    // The apps have a row on the last card: a picture of them needs a compiler.
    lessons = Scene.Lesson.allCases.filter { $0 != .apps }.compactMap { lesson in
      let own = presets.filter { $0.lesson == lesson }
      return own.isEmpty ? nil : LessonCard(lesson, own, send: send)
    }
    alsoHere = AlsoHereCard(presets: presets.count, send: send)
    super.init(frame: .zero)
    first.accessibilityIdentifier = "start.first"
    new.accessibilityIdentifier = "start.new"
    open.accessibilityIdentifier = "start.open"
    for view in [first, new, open, recent] + lessons + [alsoHere] { addSubview(view) }
  }

  /// The ids of the presets whose pictures are shown.
  package var shownPresets: [String] {
    recent.shownRows.compactMap(\.entry?.path) + lessons.flatMap(\.shown).map(\.id)
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    guard display.start != nil else { return }
    let language = appearance.languages.first, style = StartStyle(appearance)
    let layout = StartLayout(bounds, style, lessons: lessons.count)
    self.layout = layout
    let name = display.scene.name[language]
    let isNew = display.finishedPresets.isEmpty && !display.isTouched
    first.title = (isNew ? StartText.startWith(name) : .continueWith(name))[language]
    first.detail = place(of: display.scene)[language]
    first.frame = layout.first
    open.title = StartText.openScene[language]
    open.detail = StartText.openDetail[language]
    new.title = StartText.newScene[language]
    new.detail = StartText.newDetail[language]
    new.frame = layout.first.offsetBy(dx: 0, dy: 60)
    open.frame = layout.first.offsetBy(dx: 0, dy: 120)
    for action in [new, open] { action.isHidden = style.isProjector }
    let space = recentFrame(layout)
    let count = max(Int((space.height - 26) / FileRow.height), 0)
    let entries = style.isProjector ? [] : Array((display.start?.recent ?? []).prefix(count))
    recent.frame = space
    recent.show(
      OpenState(entries: entries, thumbnails: display.start?.thumbnails ?? [:]), filter: "", width: space.width,
      appearance)
    recent.isHidden = entries.isEmpty
    for (card, frame) in zip(lessons, layout.cards) {
      card.frame = frame
      card.show(display, appearance)
    }
    alsoHere.isHidden = style.isProjector
    alsoHere.frame = layout.cards.last ?? .zero
    alsoHere.show(appearance)
  }

  /// The place of a scene: a preset's lesson and number.
  private func place(of scene: Scene) -> StartText {
    guard let lesson = scene.lesson,
      let index = presets.filter({ $0.lesson == lesson }).firstIndex(where: { $0.id == scene.id })
    else { return .ownScene }
    return .preset(lesson, index + 1)
  }

  // MARK: Keys

  /// The button that Enter presses while nothing has the focus.
  func pressFirst() { first.press() }

  /// Returns the control that is nearest to another one in a direction; the first one without a control to start from.
  func neighbor(of control: (any PanelControl)?, _ direction: CGVector) -> (any PanelControl)? {
    guard let control, control.isDescendant(of: self) else { return first }
    let start = control.frameInWindow
    let others = withDescendants.compactMap(\.panelControl).filter { $0.canHaveFocus && $0 !== control }
    let distances = others.compactMap { other -> (control: any PanelControl, distance: CGFloat)? in
      let frame = other.frameInWindow
      let gap = direction.dx != 0 ? direction.dx * (frame.midX - start.midX) : direction.dy * (frame.midY - start.midY)
      let aside = direction.dx != 0 ? start.gap(to: frame, across: \.y) : start.gap(to: frame, across: \.x)
      return gap > 4 ? (other, gap + 4 * aside) : nil
    }
    return distances.min { $0.distance < $1.distance }?.control ?? control
  }

  // MARK: Painting

  package override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let layout else { return }
    let theme = appearance.theme, language = appearance.languages.first, style = StartStyle(appearance)
    list.fill(bounds, theme.background)
    list.line(StartText.title[language], style.title, theme.text, in: layout.title, appearance)
    let isLong = appearance.width(StartText.subtitle[language], style.body) > layout.subtitle.width
    let subtitle: StartText = style.isProjector || isLong ? .subtitleWithoutPictures : .subtitle
    list.line(subtitle[language], style.body, theme.secondaryText, in: layout.subtitle, appearance)
    guard !style.isProjector else { return }
    list.fill(layout.actions, theme.sidebar)
    list.rule(at: layout.actions.maxX - 1, in: bounds, theme.line)
    let column = layout.first.offsetBy(dx: 0, dy: 180)
    paintDropBox(&list, in: column.strip(.top, 64), appearance)
    if recent.isHidden { StartGuide(appearance: appearance).draw(&list, in: column.offsetBy(dx: 0, dy: 92)) }
  }

  /// The place of the recent scenes: below the drop box, down to the end of the page.
  private func recentFrame(_ layout: StartLayout) -> CGRect {
    let top = layout.first.minY + 180 + 80
    return CGRect(x: layout.first.minX, y: top, width: layout.first.width, height: max(bounds.height - top - 8, 0))
  }

  private func paintDropBox(_ list: inout DrawingList, in frame: CGRect, _ appearance: Appearance) {
    let theme = appearance.theme, language = appearance.languages.first
    let edge = Path.roundedRect(frame.insetBy(dx: 0.5, dy: 0.5), radius: 6)
    list.stroke(edge, Stroke(1, dash: [5, 4]), theme.faintText)
    list.icon(.sink, at: CGPoint(x: frame.minX + 22, y: frame.midY), magnification: 1.1, theme.secondaryText)
    let text = frame.inset(left: 44, right: 8)
    let title = text.band(middle: frame.midY - 9, height: 20), detail = text.band(middle: frame.midY + 9, height: 20)
    list.line(StartText.dropHere[language], .control, theme.text, in: title, appearance)
    list.line(StartText.dropDetail[language], .row, theme.secondaryText, in: detail, appearance)
  }
}

extension CGRect {
  /// Returns the distance of two rectangles along an axis; 0 if they overlap along it.
  fileprivate func gap(to other: CGRect, across axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
    let (low, high) = (origin[keyPath: axis], CGPoint(x: maxX, y: maxY)[keyPath: axis])
    let (otherLow, otherHigh) = (other.origin[keyPath: axis], CGPoint(x: other.maxX, y: other.maxY)[keyPath: axis])
    return max(otherLow - high, low - otherHigh, 0)
  }
}
