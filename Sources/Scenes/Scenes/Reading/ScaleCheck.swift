/// Limits how much the transforms of nested views enlarge or shrink together: coordinates must stay numbers that can be
/// converted to the screen and back.
struct ScaleCheck {
  static let largest = 1_000_000.0

  /// The largest and smallest factor that each view has in the tree, in a variant or in the script; 0 is left out.
  private var factors: [String: ClosedRange<Double>] = [:]
  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
    for (name, change) in scene.changes { note(Edit(name, change)) }
    for variant in scene.variants { variant.edits.forEach { note($0) } }
    for case .set(let edit) in scene.script.lines { note(edit) }
  }

  private mutating func note(_ edit: Edit) {
    guard let transform = edit.change.value as? ViewTransform, transform.scale != 0 else { return }
    let factor = abs(transform.scale), known = factors[edit.target] ?? 1...1
    factors[edit.target] = min(known.lowerBound, factor)...max(known.upperBound, factor)
  }

  /// Returns the first view whose scale is too large or too small, with those of the views above it.
  func firstExcess() -> String? {
    guard !factors.isEmpty else { return nil }
    for window in scene.windows {
      let product = factors[window.name] ?? 1...1
      if isExcess(product) { return window.name }
      if let name = firstExcess(in: window.views, product) { return name }
    }
    return nil
  }

  private func firstExcess(in views: [ViewDescription], _ above: ClosedRange<Double>) -> String? {
    for view in views {
      let own = factors[view.name] ?? 1...1
      let product = above.lowerBound * own.lowerBound...above.upperBound * own.upperBound
      if isExcess(product) { return view.name }
      if let name = firstExcess(in: view.views, product) { return name }
    }
    return nil
  }

  private func isExcess(_ product: ClosedRange<Double>) -> Bool {
    product.upperBound > ScaleCheck.largest || product.lowerBound < 1 / ScaleCheck.largest
  }
}
