import Canvas
import Foundation
import Playground

/// Milliseconds for comparing two pictures of a window of 1280 × 800, and for decoding one, beside C with libpng.
func measureComparing(_ floors: Floors) throws -> [Figure] {
  let folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-comparing-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let one = try windowPicture("P01"), same = try windowPicture("P01"), other = try windowPicture("P16")
  let (a, b) = (folder.appending(path: "a.png"), folder.appending(path: "b.png"))
  try one.writePNG(to: a)
  try other.writePNG(to: b)
  let (pixels, otherPixels) = (try floors.pixels(of: one), try floors.pixels(of: other))
  var decoded = pixels
  let perceived = ComparisonRules(threshold: 0.1, antiAliasing: .ignore)
  let decoding = Stopwatch.pairs(per: 1) {
    _ = try? Bitmap(pngAt: a)
  } floor: {
    floors.readPNG(a.path, into: &decoded, width: 1280, height: 800)
  }
  func comparing(_ work: String, _ picture: Bitmap, _ against: [UInt32], _ rules: ComparisonRules) -> Figure {
    let pairs = Stopwatch.pairs(per: 1) {
      _ = Comparison(picture, with: one, rules: rules)
    } floor: {
      _ = floors.compare(pixels, against)
    }
    return Figure(work, pairs.inMilliseconds)
  }
  return [
    Figure("decode one", decoding.inMilliseconds),
    comparing("compare two equal", same, pixels, ComparisonRules()),
    comparing("compare two different", other, otherPixels, ComparisonRules()),
    comparing("compare two different by threshold, without smoothed edges", other, otherPixels, perceived),
  ] + (try measureDiff(floors, equal: [a, a], different: [a, b]))
}

private func windowPicture(_ scene: String) throws -> Bitmap {
  var options = WorkbenchOptions()
  options.scene = scene
  let workbench = try Workbench(options: options)
  workbench.perform(.playScript)
  return workbench.picture()
}

private func measureDiff(_ floors: Floors, equal: [URL], different: [URL]) throws -> [Figure] {
  guard let program = Program.touchstone else { return [] }
  return try [("equal", equal), ("different", different)].map { work, files in
    let pairs = try Program.pairs(21) {
      try program.run(["diff"] + files.map(\.path)).processor
    } floor: {
      try floors.picture.run(files.map(\.path)).processor
    }
    return Figure("touchstone diff, two \(work), the whole process", pairs)
  }
}
