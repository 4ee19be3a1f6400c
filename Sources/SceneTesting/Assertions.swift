import Canvas
import Foundation
import Snapshots
import Testing
import TouchTrace
import UIKit

/// Plays a scene in all its variants up to all its marks, and compares each with what the scene expects and with the references
/// beside it. Each case that differs is an issue whose words name the first step, the views and the pixels that differ; the pictures are
/// attached to it.
///
/// References are written only when they are asked for: `TOUCHSTONE_UPDATE=missing swift test` (or `changed`, or `all`), never
/// when `CI` is set.
/// - Parameters:
///   - path: the scene's file, seen from the folder of the file that holds the test.
///   - match: what is compared.
public func assertScene(
  _ path: String, matches match: SceneMatch = .references, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let verdict = Verdict(filePath: filePath, sourceLocation: sourceLocation)
  verdict.judge(match) { options in
    let suite = SceneSuite([verdict.url(path).path])
    return try SingleTest.run(suite, options).scenes
  }
}

/// Does what `assertScene` does with every scene in a folder and in those within it. References that belong to no scene are issues, too.
public func assertScenes(
  in folder: String, matches match: SceneMatch = .references, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  assertScene(folder, matches: match, filePath: filePath, sourceLocation: sourceLocation)
}

/// Compares a picture with a PNG; the elements that drew it, if it has them, are kept beside it and named where it differs.
/// - Parameter path: the PNG, seen from the folder of the file that holds the test.
public func assertPicture(
  _ picture: Bitmap, matches path: String, rules: ComparisonRules = .exact, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let verdict = Verdict(filePath: filePath, sourceLocation: sourceLocation)
  verdict.judge(SceneMatch([.frame]).with { $0.rules = rules }) { options in
    let result = try SingleTest.run(picture, reference: verdict.url(path), options)
    return [SceneResult(name: result.name, path: path, cases: [result])]
  }
}

/// Asks at every point of an application's screen who a finger there would hit, and compares the map with a PNG. Views go by
/// their `accessibilityIdentifier`, or else by their class.
/// - Parameters:
///   - size: that of the screen, in points.
///   - path: the PNG, seen from the folder of the file that holds the test.
public func assertHitMap(
  of application: UIApplication, size: CGSize, matches path: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let verdict = Verdict(filePath: filePath, sourceLocation: sourceLocation)
  verdict.judge(.hitMap) { options in
    let map = try HitMap.map(of: application, size: size)
    let result = try SingleTest.run(map, reference: verdict.url(path), options)
    return [SceneResult(name: result.name, path: path, cases: [result])]
  }
}
