import Canvas
import Foundation
import OwnCode
import Playground
import Scenes
import TouchTrace
import UIKit

/// A person's own code, from saving a file to the new picture, and a press that its process answers. The floor is the
/// compiler alone, which makes an executable of a file of as many lines that imports nothing; for a press it is the same
/// code in this process.
func measureOwnCode() throws -> [Figure] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-code-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let code = MeasuredCode(folder)
  guard (try? code.show(files: 1)) != nil else { return [] }
  var figures = [
    Figure("saving a file of 300 lines", try code.pairs(files: 1)),
    Figure("saving one of 20 files of 100 lines", try code.pairs(files: 20)),
  ]
  figures.append(
    Figure(
      "saving a file of 300 lines, with an empty cache",
      try code.pairs(files: 1, 3) { try? FileManager.default.removeItem(at: code.cacheFolder) }))
  figures.append(try code.presses())
  figures.append(code.touchesOfATest())
  return figures
}

/// Sources that change, and what becomes of them.
private final class MeasuredCode {
  private let folder: URL
  let cacheFolder: URL
  private var version = 0

  init(_ folder: URL) { (self.folder, cacheFolder) = (folder, folder.appending(path: "cache")) }

  /// Milliseconds from a saved file to the picture of a touch, beside the compiler alone.
  func pairs(
    files: Int, _ count: Int = 7, before: () -> Void = {}
  ) throws -> [(touchstone: Double, floor: Double)] {
    try Program.pairs(count) {
      before()
      return try show(files: files)
    } floor: {
      try compileAlone(lines: files == 1 ? 300 : 2_000)
    }
  }

  /// Saves, compiles, starts, plays a touch and draws the window.
  @discardableResult func show(files: Int) throws -> Double {
    version += 1
    let sources = folder.appending(path: "\(files)-files")
    try write(files, to: sources)
    let start = ContinuousClock.now
    let builder = try CodeBuilder(cache: CodeCache(["XDG_CACHE_HOME": cacheFolder.path]))
    let program = try builder.program(of: CodeSources(sources.path))
    let playback = CodeScene.playback(of: program, try CodeScene.make(sources.path))
    playback.playScript()
    guard playback.failure == nil else { throw CocoaError(.executableLoad) }
    _ = try workbench(showing: playback).picture()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private func workbench(showing playback: Playback) throws -> Workbench {
    let library = try SceneLibrary.bundled()
    return Workbench(
      showing: playback, among: [], of: library, options: WorkbenchOptions(), typesetter: try Typesetter())
  }

  private func write(_ files: Int, to sources: URL) throws {
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for file in 0..<files where version == 1 || file == version % files || files > 1 {
      let lines = files == 1 ? 300 : 100
      let functions = (0..<(lines - 20) / 4).map { number in
        """
          func step\(number)(_ value: CGFloat) -> CGFloat {
            let change = value * \(number) + bounds.width
            return change > 0 ? change : -change
          }
        """
      }
      let shown = file == 0 ? "" : "private "
      let text = """
        import UIKit

        \(shown)final class Knob\(file): UIView {
          private var value: CGFloat = \(file == version % files ? version : 0)
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            value = touches.first?.location(in: self).x ?? 0
            setNeedsDisplay()
          }
          override func draw(_ rect: CGRect) {
            UIColor.systemBlue.setFill()
            UIBezierPath(ovalIn: CGRect(x: value, y: 10, width: 40, height: 40)).fill()
          }
        \(functions.joined(separator: "\n"))
        }

        """
      try Data(text.utf8).write(to: sources.appending(path: "Knob\(file).swift"))
    }
  }

  private func compileAlone(lines: Int) throws -> Double {
    let source = folder.appending(path: "alone.swift")
    let text = (0..<lines / 4).map {
      "func step\($0)(_ value: Double) -> Double {\n  let x = value * \($0)\n  return x\n}\n"
    }
    try Data(text.joined().utf8).write(to: source)
    let compiler = Program(url: URL(filePath: "/usr/bin/env"))
    return try compiler.run(["swiftc", "-Onone", source.path, "-o", folder.appending(path: "alone").path]).wall
  }

  // MARK: Presses

  /// A move that the program answers, drawn into the window.
  func presses() throws -> Figure {
    let sources = folder.appending(path: "1-files")
    let builder = try CodeBuilder(cache: CodeCache(["XDG_CACHE_HOME": cacheFolder.path]))
    let program = try builder.program(of: CodeSources(sources.path))
    let playback = CodeScene.playback(of: program, try CodeScene.make(sources.path, playing: []))
    let scene = Playback(try SceneLibrary.bundled().scene("P01"))
    func measure(_ playback: Playback, _ from: CGPoint) throws -> [Double] {
      let workbench = try workbench(showing: playback)
      let bitmap = Bitmap(width: 1280, height: 800)
      playback.perform(.touch(finger: 1, phase: .began, at: from, force: nil), at: 1_000)
      _ = workbench.draw(into: bitmap)
      return (1...100).map { index in
        let start = ContinuousClock.now, place = CGPoint(x: from.x + CGFloat(index % 50), y: from.y)
        playback.perform(.touch(finger: 1, phase: .moved, at: place, force: nil), at: 1_000 + index * 16)
        _ = workbench.draw(into: bitmap)
        return (ContinuousClock.now - start) / .milliseconds(1)
      }
    }
    let pairs = try zip(measure(playback, CGPoint(x: 150, y: 400)), measure(scene, CGPoint(x: 100, y: 200)))
    return Figure("a move that the program answers, beside a scene", pairs.map { ($0, $1) })
  }

  /// Twenty taps on a button, as a test of a view makes them.
  func touchesOfATest() -> Figure {
    let times = (0..<20).map { _ in
      let start = ContinuousClock.now, application = UIApplication()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
      window.addSubview(UIButton(frame: CGRect(x: 20, y: 20, width: 200, height: 200)))
      window.makeKeyAndVisible()
      let run = CodeRun(application, screenSize: window.bounds.size)
      for tap in 0..<20 {
        let time = 1_000 + tap * 500, point = CGPoint(x: 60, y: 60)
        run.play([TimedInput(time: time, input: .touch(finger: 1, phase: .began, at: point, force: nil))])
        run.play([TimedInput(time: time + 90, input: .touch(finger: 1, phase: .ended, at: point, force: nil))])
      }
      return (ContinuousClock.now - start) / .milliseconds(1)
    }
    return Figure("a test of 20 touches", times.median)
  }
}
