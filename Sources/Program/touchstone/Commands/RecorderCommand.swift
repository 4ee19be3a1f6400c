import ArgumentParser
import BundledFiles
import Console
import Files
import Foundation

/// `touchstone recorder -o FOLDER`: writes the source that records touches in an app for iOS.
struct RecorderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recorder", abstract: "Write TouchRecorder.swift, which records the touches of an app for iOS.",
    discussion: """
      Add the file to a debug build, call TouchRecorder.start() once, do the touch that fails, and save TouchRecorder.save() \
      as a file: a capture, which is a scene. 'touchstone open' shows it, 'touchstone why' says why, and 'touchstone verify' \
      compares it with the device.
      """)

  @Option(name: .shortAndLong, help: "Folder to write the file to.")
  var output: String

  func run() throws {
    try MainActor.assumeIsolated {
      let text = try reading { try BundledFiles.touchRecorder() }
      let file = URL(filePath: self.output, directoryHint: .isDirectory).appending(path: "TouchRecorder.swift")
      try writing { try FileReplacement.write(Data(text.utf8), to: file) }
      try Console.output("Written: \(file.relativePath)\n")
    }
  }
}
