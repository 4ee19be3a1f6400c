import Foundation
import Scenes

/// Tests scenes against their own expectations.
@MainActor enum SceneTest {
  /// - Parameters:
  ///   - names: scene files, folders, or the ids, numbers and slugs of presets; empty for all presets. In a folder and its
  ///     subfolders, each YAML file is a scene.
  ///   - report: called with each report as soon as it is complete.
  /// - Returns: the reports in the order of `names`, files of a folder by name.
  @discardableResult
  static func run(_ names: [String], report: (SceneReport) -> Void = { _ in }) -> [SceneReport] {
    sources(names).map { source in
      let result = test(source)
      report(result)
      return result
    }
  }

  /// Tests one scene in all its variants.
  static func test(_ scene: Scene) -> SceneReport {
    let failures = scene.variants.flatMap { variant in
      SceneCheck.failures(of: scene, variant: variant).map {
        SceneReport.VariantFailure(variant: variant.name, failure: $0)
      }
    }
    let outcome: SceneReport.Outcome =
      failures.isEmpty ? .passed(expectations: scene.expectations.count) : .failed(failures)
    return SceneReport(name: scene.slug, outcome: outcome)
  }

  // MARK: Finding scenes

  private enum Source {
    case file(URL)
    case bundled(String)
    case unreadable(String, SceneError)

    var name: String {
      switch self {
      case .file(let url): url.relativePath
      case .bundled(let name), .unreadable(let name, _): name
      }
    }
  }

  private static func test(_ source: Source) -> SceneReport {
    do throws(SceneError) {
      switch source {
      case .file(let url): return test(try Scene.load(url))
      case .bundled(let name): return test(try SceneLibrary.bundled().scene(name))
      case .unreadable(_, let error): throw error
      }
    } catch {
      return SceneReport(name: source.name, outcome: .unreadable(error))
    }
  }

  private static func sources(_ names: [String]) -> [Source] {
    guard names.isEmpty else { return names.flatMap { sources($0) } }
    do throws(SceneError) {
      return try SceneLibrary.bundled().files.map { .file($0) }
    } catch {
      return [.unreadable("presets", error)]
    }
  }

  private static func sources(_ name: String) -> [Source] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
    let url = URL(filePath: name)
    guard exists && isFolder.boolValue else { return [exists ? .file(url) : .bundled(name)] }
    let files = SceneFolder.files(in: url)
    // A folder without scenes must fail: loading the folder itself as a scene reports what is missing.
    return files.isEmpty ? [.file(url)] : files.map { .file($0) }
  }
}
