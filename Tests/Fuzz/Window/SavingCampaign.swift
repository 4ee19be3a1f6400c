import Foundation
import WindowHarness

/// Saves a person's own code again and again while the window shows it, with touches in between: each save is compiled and shown, and
/// the window and its processes use no more than before.
package struct SavingCampaign {
  package init() {}

  /// A view that fills the device, with a colour of its own for each save and another one for its touch.
  private func card(_ number: Int, _ touched: Int) -> String {
    """
    import UIKit
    class Card: UIViewController {
      override func viewDidLoad() { view.backgroundColor = UIColor(red: 1, green: \(number).0 / 255, blue: 0, alpha: 1) }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.backgroundColor = UIColor(red: 0, green: \(touched).0 / 255, blue: 1, alpha: 1)
      }
    }
    """
  }

  /// - Throws: `TestFailure` if there is no display, or if the program does not start.
  package func run(_ count: Int) throws -> WindowFigures {
    let folder = try TemporaryFolder(), code = try TemporaryFolder()
    defer {
      folder.remove()
      code.remove()
    }
    let display = try DisplayServer.virtual(in: folder)
    defer { display.end() }
    let file = code.url.appending(path: "Card.swift")
    try Data(card(0, 0).utf8).write(to: file)
    let program = try RunningProgram([code.url.path], on: display)
    defer { program.end() }
    var figures = WindowFigures()
    for number in 1...count {
      let shown = number % 200, touched = number % 190
      do {
        try Data(card(shown, touched).utf8).write(to: file)
        try program.waitForPicture { $0.shows(0xFF0000 | UInt32(shown) << 8) }
        // The middle of the device. Pressed, moved, lifted, and pressed again.
        let middle = ["mousemove", "--window", "WINDOW", "492", "320"]
        let aside = ["mousemove", "--window", "WINDOW", "500", "360"]
        try program.perform(middle + ["mousedown", "1"] + aside + ["mouseup", "1"] + middle + ["click", "1"])
        try program.waitForPicture { $0.shows(0x0000FF | UInt32(touched) << 8) }
        // The next save plays the touches again; without them there is as much to play each time.
        try program.key("r")
        program.removePictures()
      } catch {
        figures.findings.append("save \(number): \(error); \(program.warnings())")
        return figures
      }
      figures.actions += 1
      figures.samples.append(try WindowFigures.Sample(of: program.identifier))
    }
    try figures.end(program)
    return figures
  }
}
