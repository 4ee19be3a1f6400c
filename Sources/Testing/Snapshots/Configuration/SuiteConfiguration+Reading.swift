import Canvas
import Files
import Foundation
import ScenePicture
import Scenes

extension SuiteConfiguration {
  /// The keys of the file.
  static let keys = [
    "paths", "ignore", "layers", "frames", "part", "theme", "language", "scale", "size", "threshold", "maxDiffPixels",
    "antiAliasing", "masks",
  ]

  /// Reads a file.
  /// - Throws: `SceneError` with all problems.
  static func read(_ file: URL) throws(SceneError) -> SuiteConfiguration {
    let settings = try SettingsFile(URL(fileURLWithPath: file.shownPath), of: "a suite", keys: keys)
    var configuration = SuiteConfiguration()
    configuration.file = file
    configuration.paths = settings.values("paths") { path throws(TextError) in try relative(path) } ?? []
    configuration.ignored = settings.values("ignore") { path throws(TextError) in try relative(path) } ?? []
    if let layers = settings.values("layers", Self.layers) { configuration.layers = layers.flatMap(\.self).inOrder }
    if let frames: SuiteOptions.Frames = settings.choice("frames") { configuration.frames = frames }
    configuration.appearance.read(settings)
    configuration.rules.read(settings)
    try settings.finish()
    return configuration
  }

  private static func relative(_ path: String) throws(TextError) -> String {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw TextError("a path is relative to the folder of \(fileName), and inside it; not `\(path)`")
    }
    return path
  }

  /// Reads the name of a layer, several names with commas, or `none`.
  package static func layers(_ text: String) throws(TextError) -> [SnapshotLayer] {
    guard text != "none" else { return [] }
    var layers: [SnapshotLayer] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let layer = SnapshotLayer(rawValue: name.trimmingCharacters(in: .whitespaces)) else {
        let known = SnapshotLayer.allCases.map(\.rawValue).joined(separator: ", ")
        throw TextError("layers are `none`, or of \(known), with commas; not `\(text)`")
      }
      layers.append(layer)
    }
    return layers.inOrder
  }
}

extension [SnapshotLayer] {
  /// The layers from cause to effect, each once.
  fileprivate var inOrder: [SnapshotLayer] { SnapshotLayer.allCases.filter(contains) }
}

extension SnapshotAppearance {
  fileprivate mutating func read(_ settings: SettingsFile) {
    if let part: Part = settings.choice("part") { self.part = part }
    if let theme: Theme.Name = settings.choice("theme") { self.theme = theme }
    if let languages: Languages = settings.choice("language") { self.languages = languages }
    if let scale = settings.value("scale", Self.scale) { self.scale = scale }
    let scale = scale
    if let size = settings.value("size", { text throws(TextError) in try Self.size(text, at: scale) }) {
      (width, height) = size
    }
  }

  private static func scale(_ text: String) throws(TextError) -> Int {
    guard let scale = Int(text), (1...3).contains(scale) else { throw TextError("`scale` is 1, 2 or 3, not `\(text)`") }
    return scale
  }

  /// Reads the size of a window at scale 1, in pixels, of which a bitmap can be made at `scale`.
  private static func size(_ text: String, at scale: Int) throws(TextError) -> (Int, Int) {
    let side = Bitmap.maximumSide / scale, widths = 1024...min(7680, side), heights = 640...min(4320, side)
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      widths.contains(width), heights.contains(height)
    else {
      throw TextError(
        """
        `size` is from \(widths.lowerBound)x\(heights.lowerBound) to \(widths.upperBound)x\(heights.upperBound), not `\(text)`
        """)
    }
    return (width, height)
  }
}

extension ComparisonRules {
  fileprivate mutating func read(_ settings: SettingsFile) {
    let threshold = settings.value("threshold") { text throws(TextError) -> Double in
      guard let number = Double(text), (0...1).contains(number) else {
        throw TextError("`threshold` is from 0 to 1, not `\(text)`")
      }
      return number
    }
    let pixels = settings.value("maxDiffPixels") { text throws(TextError) -> Int in
      guard let number = Int(text), number >= 0 else { throw TextError("`maxDiffPixels` is 0 or more, not `\(text)`") }
      return number
    }
    let masks = settings.values("masks") { text throws(TextError) -> ComparisonMask in
      guard let mask = ComparisonMask(text) else {
        throw TextError("a mask is the name of an element, or x,y,w,h in device pixels; not `\(text)`")
      }
      return mask
    }
    self.threshold = threshold ?? self.threshold
    maximumDifferentPixels = pixels ?? maximumDifferentPixels
    if let antiAliasing: AntiAliasing = settings.choice("antiAliasing") { self.antiAliasing = antiAliasing }
    self.masks = masks ?? self.masks
  }
}
