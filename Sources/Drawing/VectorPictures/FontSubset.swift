import CHarfBuzz
import Foundation

/// The glyphs of some characters of a bundled font, as a font of their own that a page can embed.
package enum FontSubset {
  /// Returns the bytes of a font with the glyphs of `characters`, and those that ligatures make of them.
  /// - Returns: nil if the file cannot be read as a font.
  package static func font(from file: URL, characters: Set<Unicode.Scalar>) -> Data? {
    let blob = hb_blob_create_from_file(file.path)
    defer { hb_blob_destroy(blob) }
    guard hb_blob_get_length(blob) > 0, let face = hb_face_create(blob, 0) else { return nil }
    defer { hb_face_destroy(face) }
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    for scalar in characters { hb_set_add(hb_subset_input_unicode_set(input), scalar.value) }
    // The features that browsers apply by themselves. Other features would bring glyphs that no text shows.
    let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
    hb_set_clear(features)
    for feature in ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk"] {
      hb_set_add(features, hb_tag_from_string(feature, -1))
    }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    guard let subset = hb_subset_or_fail(face, input) else { return nil }
    defer { hb_face_destroy(subset) }
    let bytes = hb_face_reference_blob(subset)
    defer { hb_blob_destroy(bytes) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(bytes, &length), length > 0 else { return nil }
    return Data(bytes: start, count: Int(length))
  }
}
