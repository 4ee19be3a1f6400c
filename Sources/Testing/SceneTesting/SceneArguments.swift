import Foundation
import Snapshots
import Testing

/// One test of a suite of scenes: a scene, or what else is in the suite's folder. Made by `scenes(in:)`.
nonisolated public struct SceneArgument: Sendable, CustomTestStringConvertible {
  /// The name of the scene in the suite, or `folder Scenes`.
  public let name: String
  /// The part of the suite that is tested, or the reason why there is none.
  let part: Result<SceneSuite, any Error>

  /// The name, which the output of a test shows.
  public var testDescription: String { name }
}

/// Returns the scenes in a folder and its subfolders as arguments of a test, so that each scene is a test with its own name.
///
/// ```swift
/// @Test(arguments: scenes(in: "Scenes")) func theSceneIsAsBefore(_ scene: SceneArgument) {
///   assertScene(scene)
/// }
/// ```
///
/// The last argument is the folder itself. Its test finds what belongs to no scene: references without a scene, a YAML file that is
/// none, a mask that covers nothing in any frame, and a folder without scenes.
/// - Parameters:
///   - folder: the folder, relative to the folder of the test's source file.
///   - filePath: the test's source file; leave the default.
nonisolated public func scenes(in folder: String, filePath: String = #filePath) -> [SceneArgument] {
  let url = URL(filePath: folder, relativeTo: URL(filePath: filePath).deletingLastPathComponent()).standardizedFileURL
  let title = "folder \(folder)"
  do {
    let suite = try SceneSuite.configured([url.path])
    return suite.partsOfScenes.map { SceneArgument(name: $0.name, part: .success($0.suite)) }
      + [SceneArgument(name: title, part: .success(suite.withoutScenes))]
  } catch {
    return [SceneArgument(name: title, part: .failure(error))]
  }
}

/// Tests one of the scenes that `scenes(in:)` returns, as `assertScenes(in:)` does.
/// - Parameters:
///   - scene: the argument of the test.
///   - match: the layers and rules of the comparison; nil for those of the suite's `touchstone.yaml`, or the same defaults as
///     those of `touchstone test`.
///   - sourceLocation: where an issue is reported; leave the default.
public func assertScene(
  _ scene: SceneArgument, matches match: SceneMatch? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  AssertionRun(filePath: "", sourceLocation: sourceLocation).checkPart(scene.part, match)
}
