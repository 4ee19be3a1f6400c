import ScenePicture

// The elements of the panels that are not controls. The elements of controls are their `accessibilityIdentifier`.

extension ElementName {
  // Overlays
  static let menu = ElementName("menu")
  static let contextMenu = ElementName("context")
  static let help = ElementName("help")
  static let fileSheet = ElementName("file")
  static let nameField = ElementName("name")
  static let drawings = ElementName("drawings")
  static let fileNotice = ElementName("fileNotice")
  static let partnerNotice = ElementName("partnerNotice")
  static let joinSheet = ElementName("phones")
  static let notes = ElementName("notes")
  static let tooltip = ElementName("tooltip")
  static func edge(of region: Region) -> ElementName { ElementName("edge")[region.rawValue] }
  static let statusMessage = ElementName("statusMessage")

  // Parts of panels
  static let logo = ElementName(Region.topBar.rawValue)["logo"]
  static let narrationTile = ElementName(Region.narration.rawValue)["tile"]
  static let seenPoint = ElementName(Region.narration.rawValue)["point"]
  static let previewedStep = ElementName(Region.timeline.rawValue)["preview"]
  /// The first step that differs between two scenes.
  static let parting = ElementName(Region.timeline.rawValue)["parting"]
  static let deviceDifference = ElementName(Region.timeline.rawValue)["deviceDifference"]
  static let chapterLoop = ElementName("chapters")["loop"]
  static let chapterBookmark = ElementName("chapters")["bookmark"]
}
