/// Readings of UIKit's behaviour that can be chosen. The defaults are those of spec/uikit.md.
public nonisolated struct UIPipelineOptions: Equatable, Sendable {
  /// How often the view of a new touch is searched for; the last search decides (HT-07).
  public var hitTestPasses = 2

  public init() {}
}
