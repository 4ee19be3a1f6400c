import CPNG

extension PNGFile {
  /// The version of libpng, such as `1.6.39`.
  package static var libraryVersion: String { String(cString: cpng_library_version()) }
}
