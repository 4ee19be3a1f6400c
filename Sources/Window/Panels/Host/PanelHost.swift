import Canvas
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The panels around the stage: one application of our own UIKit, with one window that holds them all.
///
/// Touches on a panel pass through the application's queue to the views, as on a phone. Keys do not: they press and
/// step through the focused control.
@MainActor package final class PanelHost {
  let application = UIApplication()
  let window: PanelWindow
  let panels: [any Panel]
  package let sidebar: Sidebar
  let timeline: Timeline
  private let rightPanel: RightPanel
  package let startPage: StartPage
  let presenterBar: PresenterBar
  /// The edges of the sidebar and of the panel on the right.
  let edges: [PanelEdge]
  let help = HelpSheet()
  let fileStrip: FileStrip
  /// That of the scene beside the open one.
  let partnerStrip: FileStrip
  let drawingSwitch: DrawingSwitch
  package let fileSheet: FileSheet
  let nameField: NameField
  package private(set) lazy var saveSheet: SaveSheet = SaveSheet { [unowned self] in
    send(.saveAs($0))
  } close: { [unowned self] in
    close(saveSheet)
  }
  package private(set) lazy var exportSheet: ExportSheet = ExportSheet { [unowned self] in
    send(.export($0))
  } close: { [unowned self] in
    if !exportSheet.cancelExport() { close(exportSheet) }
  }
  private(set) lazy var joinSheet: JoinSheet = JoinSheet(send: send) { [unowned self] in close(joinSheet) }
  let send: (Command) -> Void
  /// The folder of relative paths.
  let folder: URL
  /// The control with the keyboard focus; nil while it is not visible, such as the row of a closed menu.
  package var focus: (any PanelControl)? {
    get { focused.flatMap { $0.isShown ? $0 : nil } }
    set {
      guard newValue !== focused else { return }
      let old = focused
      focused = newValue
      moveFocus(from: old)
    }
  }
  private(set) var focused: (any PanelControl)?
  /// The control under the pointer.
  var hovered: (any PanelControl)?
  /// The fingers that are down, in order.
  package var fingers: [Int64] = []
  /// Seconds.
  var time: TimeInterval = 0
  /// The tooltip of the thing under the pointer, and when it appears.
  var tooltip: (content: TooltipContent, due: TimeInterval)?
  /// The place at which a button went down or up last; nil once the pointer has moved away.
  var pressPlace: CGPoint?
  /// The step under the pointer on the timeline.
  var preview: StepPreview?
  /// When the pointer moved last, and where it is since then; nil if it did not move.
  var lastMovement: (time: TimeInterval, point: CGPoint)?
  /// The status message at the top of the stage.
  var statusMessage: String? { shown?.display.statusMessage }

  private(set) var shown: (display: WindowDisplay, previewed: Int?, appearance: AppearanceKey)?

  /// - Parameter send: called with each command of the user.
  package init(
    presets: [SceneSummary], opened: [SceneSummary] = [], folder: URL = URL(fileURLWithPath: "."),
    send: @escaping (Command) -> Void
  ) {
    (self.folder, self.send) = (folder, send)
    fileStrip = FileStrip("file.notice", close: .closeFileNotice, send: send)
    partnerStrip = FileStrip("partner.notice", close: .closePartnerNotice, send: send)
    drawingSwitch = DrawingSwitch(send: send)
    fileSheet = FileSheet { send(.openFile($0)) }
    nameField = NameField { view, name in send(.editTree([.rename(view, to: name)])) }
    window = PanelWindow(frame: .zero, application: application)
    sidebar = Sidebar(presets: presets, send: send)
    let topBar = TopBar(send: send)
    timeline = Timeline(send: send)
    rightPanel = RightPanel(send: send)
    presenterBar = PresenterBar(send: send)
    let code = ProjectorCode { [unowned rightPanel] in rightPanel.codeLanguage }
    startPage = StartPage(presets: presets, send: send)
    startPage.isHidden = true
    edges = [Region.sidebar, .panel].map { region in
      PanelEdge(region) { send(.resizePanel(region, width: $0)) }
    }
    panels = [
      topBar, sidebar, SideNames(send: send), SideResults(), NarrationBar(send: send), timeline, rightPanel,
      StatusLine(presets: presets.map(\.id)), code, PredictionPanel(send: send), presenterBar,
      EditPalette(send: send), startPage,
    ]
    for panel in panels {
      panel.accessibilityIdentifier = panel.region.rawValue
      panel.clipsToBounds = true
      window.addSubview(panel)
    }
    window.bringSubviewToFront(sidebar)
    edges.forEach { window.addSubview($0) }
    window.insertSubview(fileStrip, at: 0)
    window.insertSubview(partnerStrip, at: 0)
    window.insertSubview(drawingSwitch, at: 0)
    window.isHidden = false
    sidebar.showOpened(opened)
    sidebar.focusSearch = { [unowned self] in focus = sidebar.search }
    sidebar.endSearch = { [unowned self] in
      focus = nil
      sidebar.close()
    }
    topBar.endNaming = { [unowned self] in focus = nil }
    topBar.openHelp = { [unowned self] in toggleHelp() }
  }

  /// Opens the page of the lesson plan in the panel on the right.
  package func openPlanPage() { rightPanel.openPlanPage() }

  /// Opens the page of the code, with a file of a person's own code.
  package func openSource(_ file: Int) { rightPanel.openSource(file) }

  /// Opens it at a line, such as `Knob.swift:12`.
  package func openSource(at place: String) { rightPanel.openSource(at: place) }

  /// Opens the page "Why not me?" in the panel on the right.
  package func openWhyNotPage() { rightPanel.openWhyNotPage() }

  // MARK: Showing

  /// Updates the panels; fast if nothing changed.
  package func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let previewed = display.isPlaying ? nil : previewedCursor
    // An open sheet has a state of its own.
    if let shown, !hasOverlay, shown.appearance == appearance.key, shown.previewed == previewed,
      shown.display == display
    {
      return window.layoutIfNeeded()
    }
    shown = (display, previewed, appearance.key)
    timeline.previewed = previewed
    window.frame = CGRect(origin: .zero, size: appearance.layout.size)
    window.appearance = appearance
    for overlay in window.overlays { overlay.show(display, appearance) }
    showNotices(display, appearance)
    drawingSwitch.show(display, appearance)
    for panel in panels {
      panel.frame = panel.place(display, appearance)
      panel.isHidden = panel.frame.isEmpty || !panel.region.isShown(in: display)
      let isPreviewed = [.narration, .sideResults].contains(panel.region)
      panel.show(isPreviewed ? self.previewed(display) : display, appearance)
    }
    for edge in edges { edge.show(appearance, isCovered: display.start != nil) }
    updatePresenterBar()
    window.closeStaleMenu()
    window.layoutIfNeeded()
  }

  /// Returns the drawings of each region, back to front.
  /// - Parameter names: the frames of names on the stage, which a status message does not cover.
  package func regions(_ appearance: Appearance, names: [CGRect] = []) -> [FrameRegion] {
    window.layoutIfNeeded()
    var regions: [FrameRegion] = []
    for view in window.subviews where !view.isHidden {
      if let panel = panels.first(where: { $0 === view }) {
        regions.append(region(ElementName(panel.region.rawValue), panel.frame, of: panel, appearance))
      } else if let edge = view as? PanelEdge, edge.isMarked {
        regions.append(region(.edge(of: edge.region), edge.frame, of: edge, appearance))
      } else if let strip = view as? FileStrip {
        let name: ElementName = strip === fileStrip ? .fileNotice : .partnerNotice
        regions.append(region(name, strip.frame, of: strip, appearance))
      } else if view === drawingSwitch {
        regions.append(region(.drawings, view.frame, of: view, appearance))
      } else if let overlay = view as? any Overlay {
        regions.append(region(overlay.element, overlay.area, of: overlay, appearance))
      }
    }
    return regions + messageRegions(appearance, names)
  }

  private func region(_ name: ElementName, _ area: CGRect, of view: UIView, _ appearance: Appearance) -> FrameRegion {
    var list = DrawingList(element: name)
    view.paintTree(&list, appearance, at: view.frame.origin)
    return FrameRegion(name, area: area, drawings: list.drawings)
  }

  // MARK: Time

  /// The time of the next change without an event, in seconds; nil for never.
  package var nextDeadline: TimeInterval? {
    [application.nextDeadline, nextTooltipDeadline, nextPreviewDeadline, presenterBarDeadline].compactMap { $0 }.min()
  }

  /// Advances the time.
  package func advance(to time: TimeInterval) {
    self.time = max(time, self.time)
    application.processEvents(until: self.time)
    updatePresenterBar()
  }

  // MARK: Help

  /// Shows the sheet of all keys or its next page, or hides it.
  package func toggleHelp() { help.turn(in: self) }

  /// Opens a field for the new name of a view.
  /// - Parameter frame: of the field, in window pixels.
  package func startRenaming(_ view: String, over frame: CGRect) {
    nameField.prepare(for: view, over: frame)
    open(nameField, focusing: nameField.field)
  }

  /// The text of the log, if its page is open.
  package var logText: String? { rightPanel.logText }

  /// Switches the timeline between steps and milliseconds.
  package func toggleTimeAxis() { timeline.toggleAxis() }

  // MARK: Finding

  /// Returns the frame of a control in the window, by its name; nil if it is not visible.
  func frame(of name: String) -> CGRect? {
    window.withDescendants.first { $0.accessibilityIdentifier == name && $0.isShown }?.frameInWindow
  }
}

extension WindowLayout {
  /// The frame of a region; empty if this window does not show it.
  subscript(region: Region) -> CGRect {
    switch region {
    case .topBar: topBar
    case .sidebar: sidebar
    case .narration: narration
    case .timeline: timeline
    case .panel: panel
    case .status: status
    case .presenter: presenter
    case .code: code
    case .start: startPage
    case .sideNames: sideNames
    case .sideResults: sideResults
    case .palette: .zero
    case .prediction: isProjector ? (code.isEmpty ? column : code) : panel
    }
  }
}

extension Region {
  /// Whether the region belongs to what is shown: the start page takes the place of all but the top bar and the status
  /// line.
  fileprivate func isShown(in display: WindowDisplay) -> Bool {
    switch self {
    case .topBar, .status: true
    case .start: display.start != nil
    case .sidebar, .narration, .timeline, .presenter: display.start == nil
    case .panel, .code: display.start == nil && display.prediction == nil
    case .prediction: display.start == nil && display.prediction != nil
    case .sideNames, .sideResults: display.start == nil && display.comparison != nil
    case .palette: display.start == nil && display.edit != nil
    }
  }
}
