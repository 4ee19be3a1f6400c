import Canvas
import Foundation
import ScenePicture
import Scenes
import UIKit

/// The panels around the stage: one application of our own UIKit, with one window that holds them all.
///
/// Fingers that start on a panel go through the application's queue to the views, as on a phone. Keys do not: they
/// press and step through the control that has the focus.
@MainActor package final class PanelRoom {
  let application = UIApplication()
  let window: PanelWindow
  let panels: [any Panel]
  package let rail: Rail
  private let timeline: Timeline
  private let rightPanel: RightPanel
  let help = HelpSheet()
  package let fileSheet: FileSheet
  /// Where a path begins that has no `/` in front.
  let folder: URL
  /// The control that keys go to; nil while it is not to be seen, as the row of a menu that was closed.
  package var focus: (any PanelControl)? {
    get { focused.flatMap { $0.isShown ? $0 : nil } }
    set {
      let old = focused
      focused = newValue
      moveFocus(from: old)
    }
  }
  private(set) var focused: (any PanelControl)?
  /// The control under the pointer.
  var hovered: (any PanelControl)?
  /// Fingers that are down, in order.
  package var fingers: [Int64] = []
  /// Seconds.
  var time: TimeInterval = 0
  /// What is to be said of the thing under the pointer, and when.
  var hint: (content: Hint, due: TimeInterval)?
  /// What is said at the top of the stage.
  var notice: String? { shown?.moment.notice }

  private var shown: (moment: Moment, theme: Theme, languages: Languages, layout: WindowLayout)?

  /// `say` is told what the person wants.
  package init(
    lessons: [Lesson], opened: [Lesson] = [], folder: URL = URL(fileURLWithPath: "."), say: @escaping (Command) -> Void
  ) {
    self.folder = folder
    fileSheet = FileSheet { say(.openFile($0)) }
    window = PanelWindow(frame: .zero, application: application)
    rail = Rail(lessons: lessons, say: say)
    let topBar = TopBar(say: say)
    timeline = Timeline(say: say)
    rightPanel = RightPanel(say: say)
    panels = [topBar, rail, NarrationBar(), timeline, rightPanel, StatusLine()]
    for panel in panels {
      panel.accessibilityIdentifier = panel.region.rawValue
      panel.clipsToBounds = true
      window.addSubview(panel)
    }
    window.bringSubviewToFront(rail)
    window.isHidden = false
    rail.showOpened(opened)
    rail.focusSearch = { [unowned self] in focus = rail.search }
    topBar.openHelp = { [unowned self] in toggleHelp() }
  }

  // MARK: Showing

  /// Takes over what there is to show; cheap where nothing changed.
  package func show(_ moment: Moment, _ look: Look) {
    if let shown, shown.layout == look.layout, shown.theme == look.theme, shown.languages == look.languages,
      shown.moment == moment
    {
      return window.layoutIfNeeded()
    }
    shown = (moment, look.theme, look.languages, look.layout)
    window.frame = CGRect(origin: .zero, size: look.layout.size)
    help.show(look)
    fileSheet.show(look)
    for panel in panels {
      panel.isHidden = look.layout[panel.region].isEmpty
      panel.frame = look.layout[panel.region]
      panel.show(moment, look)
    }
    window.closeStaleMenu()
    window.layoutIfNeeded()
  }

  /// What the panels look like: each region with its drawings, later ones over earlier ones.
  package func regions(_ look: Look) -> [FrameRegion] {
    window.layoutIfNeeded()
    var regions: [FrameRegion] = []
    for view in window.subviews where !view.isHidden {
      if let panel = panels.first(where: { $0 === view }) {
        regions.append(region(panel.region.rawValue, panel.frame, of: panel, look))
      } else if let menu = view as? Menu {
        regions.append(region("menu", menu.area, of: menu, look))
      } else if let help = view as? HelpSheet {
        regions.append(region("help", help.area, of: help, look))
      } else if let sheet = view as? FileSheet {
        regions.append(region("file", sheet.area, of: sheet, look))
      }
    }
    return regions + hintRegions(look)
  }

  private func region(_ name: String, _ area: CGRect, of view: UIView, _ look: Look) -> FrameRegion {
    var list = DrawingList(element: name)
    view.paintTree(&list, look, at: view.frame.origin)
    return FrameRegion(name: name, area: area, drawings: list.drawings)
  }

  // MARK: Time

  /// When something changes without any event, in seconds; nil: never.
  package var nextDeadline: TimeInterval? { [application.nextDeadline, nextHintDeadline].compactMap { $0 }.min() }

  /// Lets time pass.
  package func advance(to time: TimeInterval) {
    self.time = max(time, self.time)
    application.processEvents(until: self.time)
  }

  // MARK: Help

  /// Shows all keys, their next page, or puts them away.
  package func toggleHelp() { help.turn(over: window) }

  // MARK: Files

  /// Asks for the path of a scene file.
  package func askForFile() {
    window.addSubview(fileSheet)
    focus = fileSheet.field
  }

  package func closeFileSheet() {
    guard fileSheet.superview != nil else { return }
    fileSheet.removeFromSuperview()
    focus = nil
  }

  /// What the page of the log shows, if it is open.
  package var logText: String? { rightPanel.logText }

  /// Changes the timeline between steps and milliseconds.
  package func toggleTimeAxis() { timeline.toggleAxis() }

  // MARK: Finding

  /// Where a control lies in the window, by its name; nil where it is not shown.
  func frame(of name: String) -> CGRect? {
    window.withDescendants.first { $0.accessibilityIdentifier == name && $0.isShown }?.frameInWindow
  }
}

extension WindowLayout {
  /// The place of a region; empty where this window does not show it.
  subscript(region: Region) -> CGRect {
    switch region {
    case .topBar: topBar
    case .rail: rail
    case .narration: narration
    case .timeline: timeline
    case .panel: panel
    case .status: status
    }
  }
}
