import Foundation

/// Which names in the folder of an app belong to it.
package enum AppFileNames {
  /// Whether a file or folder is left out: hidden ones, builds, tests, the code of other people, and
  /// playgrounds: each of their pages is a program of its own.
  package static func leavesOut(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("Tests") || name.hasSuffix(".playground")
      || ["build", "Pods", "Carthage"].contains(name)
  }

  /// Whether a file may be a picture, or the description of a set in an asset catalogue.
  package static func isResource(_ name: String) -> Bool {
    name == AssetCatalogue.contents || PictureName.endings.contains((name as NSString).pathExtension.lowercased())
  }

  /// Whether a folder is an asset catalogue.
  package static func isCatalogue(_ name: String) -> Bool { name.hasSuffix(".xcassets") }
}
