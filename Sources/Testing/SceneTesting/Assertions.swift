import Canvas
import Snapshots
import Testing
import TouchTesting
import TouchTrace
import UIKit

/// Plays each variant of a scene up to each of its marks, and compares each case with the scene's expectations and references.
///
/// ```swift
/// @Test func theButtonPays() {
///   assertScene("Scenes/pay.yaml", matches: .behavior)
/// }
/// ```
///
/// Each case that differs is recorded as an issue, which names the first step, the views and the pixels that differ. The
/// pictures are attached to the issue and written to the folder `.touchstone`.
///
/// References are in a folder beside the scene. They are written only on request and never with `CI` set:
/// `TOUCHSTONE_UPDATE=missing swift test` (or `changed`, or `all`).
///
/// The first assertion removes `FREETYPE_PROPERTIES`, `HB_SHAPER_LIST` and `HB_OPTIONS` from the environment of the process,
/// because they change the pixels of texts.
/// - Parameters:
///   - path: the scene's file, relative to the folder of the test's source file.
///   - match: the layers and rules of the comparison; nil for those of the suite's `touchstone.yaml`, or the same defaults as
///     those of `touchstone test`.
///   - filePath: the test's source file; leave the default.
///   - sourceLocation: where an issue is reported; leave the default.
public func assertScene(
  _ path: String, matches match: SceneMatch? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let run = AssertionRun(filePath: filePath, sourceLocation: sourceLocation)
  run.checkSuite([run.url(path).path], match)
}

/// Calls `assertScene` for every scene in a folder and its subfolders. A reference without a scene is an issue, too, and a YAML
/// file that is no scene, unless the suite's `touchstone.yaml` lists it.
///
/// ```swift
/// @Test func theScenesAreAsBefore() {
///   assertScenes(in: "Scenes", matches: .stage)
/// }
/// ```
/// - Parameters:
///   - folder: the folder, relative to the folder of the test's source file.
///   - match: the layers and rules of the comparison; nil for those of the suite's `touchstone.yaml`, or the same defaults as
///     those of `touchstone test`.
///   - filePath: the test's source file; leave the default.
///   - sourceLocation: where an issue is reported; leave the default.
public func assertScenes(
  in folder: String, matches match: SceneMatch? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  assertScene(folder, matches: match, filePath: filePath, sourceLocation: sourceLocation)
}

/// Compares a picture with a PNG.
///
/// ```swift
/// let rules = ComparisonRules(threshold: 0.1, antiAliasing: .ignore)
/// assertPicture(chart, matches: "Pictures/chart.png", rules: rules)
/// ```
/// - Parameters:
///   - picture: the actual picture.
///   - path: the PNG, relative to the folder of the test's source file.
///   - rules: what counts as a difference.
///   - filePath: the test's source file; leave the default.
///   - sourceLocation: where an issue is reported; leave the default.
public func assertPicture(
  _ picture: Bitmap, matches path: String, rules: ComparisonRules = .exact, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  _ = compare(picture, matches: path, rules: rules, filePath: filePath, sourceLocation: sourceLocation)
}

/// Compares a picture as `assertPicture` does.
/// - Parameters:
///   - causes: lines with which the failure begins.
/// - Returns: whether the reference was written.
package func compare(
  _ picture: Bitmap, matches path: String, rules: ComparisonRules,
  causes: () -> [String] = { [] }, filePath: String, sourceLocation: SourceLocation
) -> Bool {
  let run = AssertionRun(filePath: filePath, sourceLocation: sourceLocation)
  var isWritten = false
  run.check(SceneMatch([.frame]).with { $0.rules = rules }, causes: causes) { options in
    let result = try SingleTest.run(picture, reference: run.url(path), options)
    isWritten = result.isWritten
    return SceneResult(name: result.name, path: path, cases: [result])
  }
  return isWritten
}

/// Compares the hit map of an application's windows with a PNG: for every point of the screen, the view that a touch would hit. The
/// tree of the views is written beside it; a failure begins with the changes of that tree.
///
/// ```swift
/// let application = UIApplication()
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 80), application: application)
/// window.makeKeyAndVisible()
/// window.addSubview(LargeButton(frame: CGRect(x: 40, y: 30, width: 40, height: 20)))
/// assertHitMap(of: application, size: window.bounds.size, matches: "Maps/large-button.png")
/// ```
/// - Parameters:
///   - application: the application. A view's name in the map is its `accessibilityIdentifier`, or else its class.
///   - size: the size of the screen, in points.
///   - path: the PNG, relative to the folder of the test's source file.
///   - filePath: the test's source file; leave the default.
///   - sourceLocation: where an issue is reported; leave the default.
public func assertHitMap(
  of application: UIApplication, size: CGSize, matches path: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let run = AssertionRun(filePath: filePath, sourceLocation: sourceLocation)
  let tree = TreeFile(application, beside: path, filePath: filePath)
  var isWritten = false
  run.check(.hitMap, causes: { tree.changes }) { options in
    let map = try HitMap.map(of: application, size: size)
    let result = try SingleTest.run(map, reference: run.url(path), options)
    isWritten = result.isWritten
    return SceneResult(name: result.name, path: path, cases: [result])
  }
  tree.keep(isWritten: isWritten, at: sourceLocation)
}
