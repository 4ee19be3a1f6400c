import Scenes
import UIKit

/// The state of a live scene between two touches, as values. A live scene made from it behaves like one to which all the
/// inputs before were played.
///
/// Touches can scroll, zoom, select, and change the values of controls; inputs can change properties and bring views to
/// the front. Everything else is as the scene describes it, once all fingers are up and nothing is due any more.
package nonisolated struct LiveState: Equatable, Sendable {
  /// Virtual milliseconds.
  package var time: Int
  /// The last edit of each property that was edited, in the order of these edits.
  var edits: [Edit]
  /// The views of the scene, in its order.
  var views: [ViewState]
  /// The names of the windows, back to front.
  var windows: [String]
  var keyWindow: String?
  var firstResponder: String?
  /// The last taps, on which `UITouch.tapCount` depends.
  var taps: TapCounter
}

extension LiveScene {
  /// The present state; nil while a finger is down or something is due.
  package var state: LiveState? {
    guard application.remainder.isEmpty else { return nil }
    let views = stateNames.compactMap { view(named: $0).map { ViewState($0, in: self) } }
    return LiveState(
      time: time, edits: edits.all, views: views, windows: application.windows.compactMap(name(of:)),
      keyWindow: application.keyWindow.flatMap(name(of:)), firstResponder: firstResponder, taps: application.tapCounter)
  }

  /// Makes a live scene in a state that another one of the same scene and variant had.
  package convenience init(_ scene: Scene, variant: Variant, in state: LiveState) {
    self.init(scene, variant: variant)
    edits = EditList(state.edits)
    for edit in state.edits { apply(edit) }
    if application.windows.compactMap(name(of:)) != state.windows {
      for name in state.windows { (view(named: name) as? UIWindow)?.makeKeyAndVisible() }
    }
    for (name, viewState) in zip(stateNames, state.views) {
      view(named: name).map { viewState.apply(to: $0, in: self) }
    }
    if let name = state.keyWindow, application.keyWindow.flatMap(self.name(of:)) != name {
      (view(named: name) as? UIWindow)?.makeKey()
    }
    restoreFirstResponder(state.firstResponder)
    application.tapCounter = state.taps
    advance(to: state.time)
  }

  /// The views and windows, parents first.
  private var stateNames: [String] {
    scene.windows.flatMap { window in [window.name] + window.all.map(\.name) }
  }

  private var firstResponder: String? {
    responderNames.first { (object(named: $0) as? UIResponder)?.isFirstResponder == true }
  }

  private func restoreFirstResponder(_ name: String?) {
    guard let present = firstResponder, present != name else { return }
    (object(named: present) as? UIResponder)?.resignFirstResponder()
  }

  private var responderNames: [String] {
    stateNames + scene.views.compactMap { $0.controller?.name } + [Scene.applicationName, Scene.delegateName]
  }
}
