/// A behaviour that is added to a view, such as a context menu. As Apple's.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction was added.
  var view: UIView? { get }
  /// Called before the view changes; nil when the interaction is removed.
  func willMove(to view: UIView?)
  /// Called after the view has changed; nil when the interaction was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in order of addition. Setting it removes the others.
  public var interactions: [any UIInteraction] {
    get { attachedInteractions }
    set {
      for interaction in attachedInteractions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, after removing it from its view. An interaction receives no touches: as on iOS, it adds
  /// recognizers to the view in `didMove(to:)`.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
