import Foundation

// Calls that the pre-pass writes for bundles, which only a build for iOS makes: the program has all files of the app's folder.
extension Bundle {
  /// The bundle of a path; that of the program for one of pictures.
  public static func ofPictures(at path: String) -> Bundle? {
    path.hasSuffix(".bundle") || path == main.bundlePath ? main : Bundle(path: path)
  }
  /// The path of a file, which is looked for in the folder of the app, too; that of the program for a bundle.
  public nonisolated func pathOrBundle(_ name: String?, _ type: String?) -> String? {
    if type == "bundle" { return bundlePath }
    let file = [name, type].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ".")
    return path(forResource: name, ofType: type) ?? ResourceHost.ofThisProcess.resources?.path(ofFile: file)
  }
  /// The address of a file, which is looked for in the folder of the app, too; that of the program for a bundle.
  public nonisolated func urlOrBundle(_ name: String?, _ type: String?) -> URL? {
    pathOrBundle(name, type).map { URL(fileURLWithPath: $0) }
  }

  /// The information of the app, which a build for iOS writes: names, and the versions of a new project.
  public nonisolated var infoOfApp: [String: Any]? {
    let made: [String: Any] = [
      "CFBundleDisplayName": "App", "CFBundleExecutable": "App", "CFBundleIdentifier": "App", "CFBundleName": "App",
      "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    return made.merging(infoDictionary ?? [:]) { _, ofFile in ofFile }
  }
}
