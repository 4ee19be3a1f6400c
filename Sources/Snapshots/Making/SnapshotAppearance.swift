import Foundation
import ScenePicture

/// How the window looks in the frames of a suite.
public struct SnapshotAppearance: Codable, Equatable, Sendable {
  /// What of the window is in a frame.
  public enum Part: String, Codable, CaseIterable, Sendable {
    /// All of it.
    case window
    /// The stage with the responder chain: what the scene itself looks like, without the panels.
    case stage
  }

  /// The window at scale 1, in pixels.
  public var width = 1280
  public var height = 800
  /// 1, 2 or 3 device pixels for one of the window's.
  public var scale = 1
  public var theme = Theme.Name.light
  public var languages = Languages.english
  public var part = Part.window

  public init() {}

  /// `light en 1x`; another size than 1280 × 800, and a part, are named with it.
  public var description: String {
    let size = width == 1280 && height == 800 ? "" : " \(width)x\(height)"
    return "\(theme.rawValue) \(languages.rawValue) \(scale)x\(size)" + (part == .window ? "" : " \(part.rawValue)")
  }

  /// The part of the window that is in a frame, in pixels at scale 1.
  var area: CGRect {
    let size = CGSize(width: width, height: height)
    let layout = WindowLayout(size: size, isProjector: theme == .projector)
    return part == .window ? CGRect(origin: .zero, size: size) : layout.stage.union(layout.column)
  }

  /// What stands in the file names of frames; nothing for the usual look.
  var fileNamePart: String {
    self == SnapshotAppearance() ? "" : "." + description.replacingOccurrences(of: " ", with: "-")
  }
}
