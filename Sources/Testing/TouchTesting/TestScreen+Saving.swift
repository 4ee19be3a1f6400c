import Files
import Scenes
import Testing
import UIKit

/// The subject of a screen: one view or one controller.
struct TestSubject {
  /// The name of its class in its module.
  var className: String
  var module: String
  /// The place of a view, in points; nil for a controller.
  var frame: CGRect?

  /// - Returns: nil for a class that a scene cannot name, such as one in a function.
  init?(_ object: AnyObject, frame: CGRect?) {
    let names = String(reflecting: type(of: object)).split(separator: ".").map(String.init)
    guard names.count > 1, names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
      return nil
    }
    (module, className, self.frame) = (names[0], names.dropFirst().joined(separator: "."), frame)
  }
}

extension TestScreen {
  /// Writes what was played as a scene file, which opens in the window: `touchstone open knob.yaml`.
  ///
  /// The scene names the class that the screen shows, and the folder of its code. It makes an object of that class: what the
  /// test has set at its view is not part of it.
  /// - Parameters:
  ///   - path: relative to the folder of the test's source file.
  ///   - code: the folder or file with the code, from the same folder. Without it, the target of the class in the package:
  ///     `Sources/MODULE`.
  public func save(
    _ path: String, code: String? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tests = URL(filePath: filePath).deletingLastPathComponent()
    let file = URL(filePath: path, relativeTo: tests).standardizedFileURL
    guard let subject else {
      return TestFailure.record(
        "\(path) is not written: a scene shows a class of a module, and this screen shows no object of one",
        at: sourceLocation)
    }
    guard
      let folder = code.map({ URL(filePath: $0, relativeTo: tests) }) ?? TestScreen.target(subject.module, of: tests)
    else {
      return TestFailure.record(
        "\(path) is not written: there is no folder Sources/\(subject.module) in the package; name the folder with `code:`",
        at: sourceLocation)
    }
    do {
      let scene = scene(of: subject, code: folder.path(from: file.deletingLastPathComponent()), named: file)
      try FileReplacement.write(Data(scene.text.utf8), to: file, makesFolders: true)
    } catch {
      TestFailure.record("\(error)", at: sourceLocation)
    }
  }

  private func scene(of subject: TestSubject, code: String, named file: URL) -> Scene {
    var scene = Scene.screen(named: Scene.slug(ofFile: file.path), size: window.frame.size)
    scene.code = SceneCode(
      path: code, className: subject.className, frame: subject.frame, screen: window.frame.size)
    scene.script = script
    return scene
  }

  /// The folder of a target in the package around a folder; nil if there is none.
  private static func target(_ module: String, of tests: URL) -> URL? {
    var folder = tests
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        let target = folder.appending(path: "Sources/\(module)")
        return FileManager.default.fileExists(atPath: target.path) ? target : nil
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

extension URL {
  /// The path of this file from a folder, such as `../../Sources/Knobs`.
  fileprivate func path(from folder: URL) -> String {
    let own = standardizedFileURL.pathComponents, other = folder.standardizedFileURL.pathComponents
    let common = zip(own, other).prefix { $0 == $1 }.count
    let parts = other.dropFirst(common).filter { $0 != "/" }.map { _ in ".." } + own.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
