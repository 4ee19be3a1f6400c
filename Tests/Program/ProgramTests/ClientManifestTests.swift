import Foundation
import Testing
import WindowHarness

/// `Tests/Clients` builds the targets of the guides' packages in one package. Their own manifests, which a stranger copies,
/// say the same.
struct ClientManifestTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The targets of a package, by their names.
  private func targets(_ path: String) throws -> [String: NSDictionary] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let printed = try Subprocess.run(
      [
        "swift", "package", "dump-package", "--package-path", Self.root.appending(path: path).path, "--scratch-path",
        folder.url.path,
      ], environment: ["HOME": folder.url.path])
    let manifest = try #require(JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any])
    let targets = try #require(manifest["targets"] as? [NSDictionary])
    return Dictionary(
      uniqueKeysWithValues: targets.compactMap { target in
        (target["name"] as? String).map { ($0, target) }
      })
  }

  @Test func theGuidesPackagesHaveTheTargetsThatAreTested() throws {
    let tested = try targets("Tests/Clients")
    for guide in ["ScreenshotTesting", "TestingYourViews", "YourOwnApp"] {
      let copied = try targets("Guides/\(guide)")
      #expect(!copied.isEmpty)
      for (name, target) in copied { #expect(tested[name] == target, "\(guide): \(name)") }
    }
  }
}
