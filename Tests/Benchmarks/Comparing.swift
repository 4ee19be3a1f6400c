import Canvas
import Foundation
import Playground

/// Measures comparing two pictures of a window, and decoding one, which should take longer.
func measureComparing() throws -> [PictureResult] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-comparing-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let one = try windowPicture("P01"), same = try windowPicture("P01"), other = try windowPicture("P16")
  let (a, b) = (folder.appending(path: "a.png"), folder.appending(path: "b.png"))
  try one.writePNG(to: a)
  try other.writePNG(to: b)
  let perceived = ComparisonRules(threshold: 0.1, antiAliasing: .ignore)
  return [
    PictureResult(work: "decode one, 1280 × 800", milliseconds: milliseconds { _ = try? Bitmap(pngAt: a) }),
    PictureResult(work: "compare two equal", milliseconds: milliseconds { _ = Comparison(same, with: one) }),
    PictureResult(work: "compare two different", milliseconds: milliseconds { _ = Comparison(other, with: one) }),
    PictureResult(
      work: "the same by threshold, without smoothed edges",
      milliseconds: milliseconds { _ = Comparison(other, with: one, rules: perceived) }),
  ] + (try measureDiff(equal: [a, a], different: [a, b]))
}

private func windowPicture(_ scene: String) throws -> Bitmap {
  var options = WorkbenchOptions()
  options.scene = scene
  let workbench = try Workbench(options: options)
  workbench.perform(.playScript)
  return workbench.picture()
}

private func measureDiff(equal: [URL], different: [URL]) throws -> [PictureResult] {
  guard let program = Program.touchstone else { return [] }
  return try [("touchstone diff, equal", equal), ("touchstone diff, different", different)].map { work, files in
    let times = try (0..<21).map { _ in try program.run(["diff"] + files.map(\.path)).processor }
    return PictureResult(work: work + ", the whole process", milliseconds: times.sorted()[times.count / 2])
  }
}
