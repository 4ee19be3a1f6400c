import Foundation

/// The ratios to the floors that were committed, which `--check` compares with. They hold on other machines; times do not.
struct Ratios: Codable {
  /// By table and key of the figure.
  private(set) var ratios: [String: [String: Double]] = [:]
  /// The ratios up to which a figure is good enough, by table and key: those of the peers that it must stay ahead of.
  var bars: [String: [String: Double]] = [:]

  /// Beside this source.
  static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ratios.json")
  /// A ratio that is larger than the committed one by this share is a loss.
  static let tolerance = 0.15

  /// The committed ratios; none if there is no file.
  static func committed() throws -> Ratios {
    guard let data = try? Data(contentsOf: file) else { return Ratios() }
    return try JSONDecoder().decode(Ratios.self, from: data)
  }

  /// Takes over the ratios of a table.
  mutating func take(_ table: Table) {
    ratios[table.name] = Dictionary(
      table.figures.compactMap { figure in figure.ratio.map { (figure.key, ($0 * 1000).rounded() / 1000) } },
      uniquingKeysWith: { first, _ in first })
  }

  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: Ratios.file)
  }

  /// A sentence for each figure of a table that is worse than the committed one and over its bar, by the figure's key.
  func losses(in table: Table) -> [String: String] {
    var losses: [String: String] = [:]
    for figure in table.figures {
      guard let ratio = figure.ratio, let old = ratios[table.name]?[figure.key] else { continue }
      if ratio > max(old * (1 + Ratios.tolerance), bars[table.name]?[figure.key] ?? 0) {
        losses[figure.key] =
          "\(table.name), \(figure.work): \(String(rounding: ratio, to: 2)) times the floor, committed \(String(rounding: old, to: 2))"
      }
    }
    return losses
  }
}
