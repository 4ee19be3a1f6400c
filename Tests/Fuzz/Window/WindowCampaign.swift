import Foundation
import WindowHarness

/// Random keys, clicks, drags and sizes for one window, as long as wanted.
///
/// After each batch the program must save a picture: it has then handled all input before. Its memory and its
/// descriptors must not grow, and it must not leave processes.
package struct WindowCampaign {
  private let seed: UInt64
  /// The path of the code or the scene that is open at first; nil for none.
  private let path: String?
  /// The number of actions in a batch.
  private let actionsInBatch = 100

  package init(seed: UInt64, path: String? = nil) { (self.seed, self.path) = (seed, path) }

  /// Runs until a time.
  /// - Returns: the figures, with what was found.
  /// - Throws: `TestFailure` if there is no display, or if the program does not start.
  package func run(until end: Date) throws -> WindowFigures {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let display = try DisplayServer.virtual(in: folder)
    defer { display.end() }
    let program = try RunningProgram(path.map { [$0] } ?? [], on: display)
    defer { program.end() }
    var figures = WindowFigures(), input = RandomUserInput(seed: seed)
    repeat {
      do {
        // A key that ends the black screen does nothing else.
        try program.perform(input.actions(actionsInBatch) + ["key", "Escape"])
        _ = try program.savePicture()
        program.removePictures()
      } catch {
        figures.findings.append("batch \(figures.samples.count + 1): \(error); \(program.warnings())")
        return figures
      }
      figures.actions += actionsInBatch
      figures.samples.append(try WindowFigures.Sample(of: program.identifier))
    } while Date() < end
    try figures.end(program)
    return figures
  }
}

extension RunningProgram {
  /// Removes the pictures and scenes that random keys have saved.
  func removePictures() {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)) ?? []
    for file in files where ["png", "yaml"].contains(file.pathExtension) {
      try? FileManager.default.removeItem(at: file)
    }
  }
}
