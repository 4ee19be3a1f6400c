import CoreGraphics
import Files

/// Reads the sets of an asset catalogue: folders with a `Contents.json`.
///
/// The entries for iPhones, for a light interface and without a certain width are taken.
enum AssetCatalogue {
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [Appearance]?
    }

    struct Color: Decodable {
      var color: AssetColor?
      var idiom: String?
      var appearances: [Appearance]?
    }

    struct Appearance: Decodable { var appearance: String? }

    struct Properties: Decodable {
      var isNamespace: Bool?
      var rendering: String?

      private enum CodingKeys: String, CodingKey {
        case isNamespace = "provides-namespace"
        case rendering = "template-rendering-intent"
      }
    }

    var images: [Image]?
    var colors: [Color]?
    var properties: Properties?
  }

  /// The file of a set that says what is in it.
  static let contents = "Contents.json"
  /// The largest `Contents.json`, in bytes.
  private static let largest = 1 << 20

  private static func contents(of folder: String) -> Contents? {
    // A pipe of that name would be waited for.
    guard let data = try? RegularFile(folder + "/" + contents).read(upTo: largest) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  /// The files of a picture, of which only the scale differs.
  static func pictures(in folder: String) -> [AppFolder.Picture] {
    guard let contents = contents(of: folder) else { return [] }
    let isTemplate = contents.properties?.rendering.flatMap { ["template": true, "original": false][$0] }
    var pictures: [AppFolder.Picture] = []
    for idiom in ["iphone", "universal"] {
      for image in contents.images ?? [] where image.idiom ?? "universal" == idiom && image.appearances == nil {
        // A file without a scale is one for all scales.
        let scale = image.scale.flatMap { Int($0.dropLast()) } ?? 1
        guard let name = image.filename, !name.contains("/"), (1...9).contains(scale),
          !pictures.contains(where: { $0.scale == scale })
        else { continue }
        pictures.append(AppFolder.Picture(path: folder + "/" + name, scale: scale, isTemplate: isTemplate))
      }
    }
    return pictures
  }

  /// The colour of a set; nil if there is none that can be read.
  static func color(in folder: String) -> AssetColor? {
    let colors = (contents(of: folder)?.colors ?? []).filter { $0.appearances == nil && $0.color != nil }
    return (colors.first { $0.idiom == "iphone" } ?? colors.first { $0.idiom ?? "universal" == "universal" })?.color
  }

  /// Whether the names in a folder of a catalogue begin with the name of the folder.
  static func givesNamespace(_ folder: String) -> Bool { contents(of: folder)?.properties?.isNamespace ?? false }
}

/// A colour of an asset catalogue.
struct AssetColor: Equatable, Decodable {
  /// From 0 to 1.
  var red, green, blue, opacity: CGFloat

  private enum CodingKeys: String, CodingKey { case components }
  private enum ComponentKeys: String, CodingKey { case red, green, blue, alpha, white }

  /// - Throws: `DecodingError` for a colour of the system, which has no components.
  init(from decoder: any Decoder) throws {
    let color = try decoder.container(keyedBy: CodingKeys.self)
    let components = try color.nestedContainer(keyedBy: ComponentKeys.self, forKey: .components)
    func component(_ key: ComponentKeys) throws -> CGFloat {
      let text = try components.decode(String.self, forKey: key)
      guard let value = AssetColor.component(text) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: components, debugDescription: "no number: \(text)")
      }
      return value
    }
    if components.contains(.white) {
      red = try component(.white)
      (green, blue) = (red, red)
    } else {
      (red, green, blue) = (try component(.red), try component(.green), try component(.blue))
    }
    opacity = components.contains(.alpha) ? try component(.alpha) : 1
  }

  /// A number as Xcode writes it: `0.5`, `0xFF` or `255`, the last two of 255.
  static func component(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if text.contains(".") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
    return Int(text).map { CGFloat($0) / 255 }
  }
}
