// Calls that the pre-pass writes for bundles of pictures, which only a build for iOS makes: the program has all pictures.
extension Bundle {
  /// The bundle of a path; that of the program for one of pictures.
  public static func ofPictures(at path: String) -> Bundle? {
    path.hasSuffix(".bundle") || path == main.bundlePath ? main : Bundle(path: path)
  }
  /// The path of a file; that of the program for a bundle.
  public func pathOrBundle(_ name: String?, _ type: String?) -> String? {
    type == "bundle" ? bundlePath : path(forResource: name, ofType: type)
  }
  /// The address of a file; that of the program for a bundle.
  public func urlOrBundle(_ name: String?, _ type: String?) -> URL? {
    type == "bundle" ? bundleURL : url(forResource: name, withExtension: type)
  }
}
