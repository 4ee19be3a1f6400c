import ArgumentParser
import Canvas
import Console
import Foundation
import Snapshots

/// `touchstone diff A.png B.png`: compares two pictures.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two pictures.",
    discussion: """
      The exit status is 0 if they are the same, 1 if they differ, 65 if one cannot be read, and 74 if the picture of the \
      differences cannot be written.
      """)

  @Argument(help: "The expected picture, a PNG file.")
  var expected: String

  @Argument(help: "The actual picture, a PNG file.")
  var actual: String

  @Option(name: [.short, .long], help: "Write a picture of the differences to this PNG file.")
  var output: String?

  @OptionGroup var rules: RuleArguments

  func validate() throws {
    for case .element(let name) in rules.mask {
      throw ValidationError("'--mask \(name)': PNG files have no named elements. Please provide x,y,w,h.")
    }
    guard let output else { return }
    try checkNameOfPNG(output)
    for picture in [expected, actual] where URL(filePath: output).realPath == URL(filePath: picture).realPath {
      throw ValidationError("'-o \(output)' would replace '\(picture)', one of the two pictures.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try reading { try ComparisonSelfTest.run() }
      let (expected, actual) = try reading {
        (try Bitmap(pngAt: URL(filePath: self.expected)), try Bitmap(pngAt: URL(filePath: self.actual)))
      }
      if MaskCoverage(rules.mask, width: actual.width, height: actual.height).isComplete {
        throw Refusal(status: .unreadable, reason: "the masks cover the whole picture: nothing is left to compare")
      }
      let comparison = Comparison(actual, with: expected, rules: rules.rules())
      if let output {
        if let picture = picture(of: comparison, actual) {
          try writing { try picture.writePNG(to: URL(filePath: output)) }
        } else {
          warn("\(output): not written, as pictures of two sizes have no picture of their differences")
        }
      }
      try Console.output(description(of: comparison, expected, actual) + "\n")
      guard comparison.isSame(under: rules.rules()) else { throw ExitCode(Refusal.Status.different.rawValue) }
    }
  }

  /// Returns a picture of the differences; nil if the sizes differ.
  private func picture(of comparison: Comparison, _ actual: Bitmap) -> Bitmap? {
    switch comparison {
    case .same: actual.marked(with: PictureDifference(width: actual.width, height: actual.height))
    case .sizesDiffer: nil
    case .differ(let difference): actual.marked(with: difference)
    }
  }

  private func description(of comparison: Comparison, _ expected: Bitmap, _ actual: Bitmap) -> String {
    switch comparison {
    case .same: "the same: \(actual.width)×\(actual.height) px"
    case .sizesDiffer:
      "\(self.actual) has \(actual.width)×\(actual.height) px, \(self.expected) \(expected.width)×\(expected.height)"
    case .differ(let difference): DifferenceText.sentence(on: difference)
    }
  }
}

extension URL {
  fileprivate nonisolated var realPath: String { resolvingSymlinksInPath().standardizedFileURL.path }
}
