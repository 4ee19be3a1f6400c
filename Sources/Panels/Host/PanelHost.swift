import Canvas
import Foundation
import ScenePicture
import Scenes
import UIKit

/// The panels around the stage: one application of our own UIKit, with one window that holds them all.
///
/// Fingers that start on a panel go through the application's queue to the views, as on a phone. Keys do not: they
/// press and step through the control that has the focus.
@MainActor package final class PanelHost {
  let application = UIApplication()
  let window: PanelWindow
  let panels: [any Panel]
  package let sidebar: Sidebar
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
  var tooltip: (content: TooltipContent, due: TimeInterval)?
  /// What is said at the top of the stage.
  var statusMessage: String? { shown?.display.statusMessage }

  private var shown: (display: DisplayState, theme: Theme, languages: Languages, layout: WindowLayout)?

  /// `send` is told what the person wants.
  package init(
    presets: [SceneSummary], opened: [SceneSummary] = [], folder: URL = URL(fileURLWithPath: "."),
    send: @escaping (Command) -> Void
  ) {
    self.folder = folder
    fileSheet = FileSheet { send(.openFile($0)) }
    window = PanelWindow(frame: .zero, application: application)
    sidebar = Sidebar(presets: presets, send: send)
    let topBar = TopBar(send: send)
    timeline = Timeline(send: send)
    rightPanel = RightPanel(send: send)
    panels = [topBar, sidebar, NarrationBar(), timeline, rightPanel, StatusLine()]
    for panel in panels {
      panel.accessibilityIdentifier = panel.region.rawValue
      panel.clipsToBounds = true
      window.addSubview(panel)
    }
    window.bringSubviewToFront(sidebar)
    window.isHidden = false
    sidebar.showOpened(opened)
    sidebar.focusSearch = { [unowned self] in focus = sidebar.search }
    topBar.openHelp = { [unowned self] in toggleHelp() }
  }

  // MARK: Showing

  /// Takes over what there is to show; cheap where nothing changed.
  package func show(_ display: DisplayState, _ appearance: Appearance) {
    if let shown, shown.layout == appearance.layout, shown.theme == appearance.theme,
      shown.languages == appearance.languages,
      shown.display == display
    {
      return window.layoutIfNeeded()
    }
    shown = (display, appearance.theme, appearance.languages, appearance.layout)
    window.frame = CGRect(origin: .zero, size: appearance.layout.size)
    help.show(appearance)
    fileSheet.show(appearance)
    for panel in panels {
      panel.isHidden = appearance.layout[panel.region].isEmpty
      panel.frame = appearance.layout[panel.region]
      panel.show(display, appearance)
    }
    window.closeStaleMenu()
    window.layoutIfNeeded()
  }

  /// What the panels look like: each region with its drawings, later ones over earlier ones.
  package func regions(_ appearance: Appearance) -> [FrameRegion] {
    window.layoutIfNeeded()
    var regions: [FrameRegion] = []
    for view in window.subviews where !view.isHidden {
      if let panel = panels.first(where: { $0 === view }) {
        regions.append(region(panel.region.rawValue, panel.frame, of: panel, appearance))
      } else if let menu = view as? Menu {
        regions.append(region("menu", menu.area, of: menu, appearance))
      } else if let help = view as? HelpSheet {
        regions.append(region("help", help.area, of: help, appearance))
      } else if let sheet = view as? FileSheet {
        regions.append(region("file", sheet.area, of: sheet, appearance))
      }
    }
    return regions + hintRegions(appearance)
  }

  private func region(_ name: String, _ area: CGRect, of view: UIView, _ appearance: Appearance) -> FrameRegion {
    var list = DrawingList(element: name)
    view.paintTree(&list, appearance, at: view.frame.origin)
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
    case .sidebar: sidebar
    case .narration: narration
    case .timeline: timeline
    case .panel: panel
    case .status: status
    }
  }
}
