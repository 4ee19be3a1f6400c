import Foundation
import ScenePicture

/// The appearance of the window in the frames of a suite.
///
/// ```swift
/// assertScenes(in: "Scenes", matches: .stage.with { $0.appearance.theme = .dark })
/// ```
public struct SnapshotAppearance: Codable, Equatable, Sendable {
  /// The part of the window in a frame.
  public enum Part: String, Codable, CaseIterable, Sendable {
    /// The whole window.
    case window
    /// The stage and the responder chain, without the panels.
    case stage
  }

  /// The width of the window at scale 1, in pixels.
  public var width = 1280
  /// The height of the window at scale 1, in pixels.
  public var height = 800
  /// Device pixels per pixel of the window: 1, 2 or 3.
  public var scale = 1
  /// The colours.
  public var theme = Theme.Name.light
  /// The languages of the texts.
  public var languages = Languages.english
  /// The part of the window in a frame.
  public var part = Part.window

  /// Makes the default appearance: the whole window of 1280 × 800 pixels at scale 1, light, English.
  public init() {}

  /// The stage without the panels, which is the default of a suite: small frames that do not change with the panels.
  static let stage: SnapshotAppearance = {
    var appearance = SnapshotAppearance()
    appearance.part = .stage
    return appearance
  }()

  /// A text such as `light en 1x`, or `dark en 2x 1024x640 stage` for another size and part than the default.
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

  /// The part of a frame's file name; empty for the default appearance.
  var fileNamePart: String {
    self == SnapshotAppearance() ? "" : "." + description.replacingOccurrences(of: " ", with: "-")
  }
}
