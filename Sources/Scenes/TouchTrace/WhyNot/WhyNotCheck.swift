import Scenes

/// A usual suspect that was checked, for the line "Not the cause".
package enum WhyNotCheck: CaseIterable, Sendable {
  case hidden, alpha, interaction, animation, windows, areas, overrides, covering
  case recognizers, delays, fingers
  case enabled, target
  case delegate, gesture, requirements, rivals
  case handlers

  /// The object gets no further than its place in this order if it is the cause.
  fileprivate enum Stage: Int { case search, delivery, action }

  fileprivate var stage: Stage {
    switch self {
    case .hidden, .alpha, .interaction, .animation, .windows, .areas, .overrides, .covering: .search
    case .recognizers, .delays, .fingers, .delegate, .gesture, .requirements, .rivals, .handlers: .delivery
    case .enabled, .target: .action
    }
  }
}

extension WhyNot {
  /// The suspects that were checked and are none of the causes, in the order in which they would stop the event.
  package func cleared(isControl: Bool) -> [WhyNotCheck] {
    var causes = Set(causes.compactMap { $0.obstacle.check })
    // A function of own code has decided, whatever the obstacle is.
    if self.causes.contains(where: { $0.place != nil }) { causes.insert(.overrides) }
    guard !self.causes.isEmpty else { return [] }
    // The search does not go beyond a cause without a cure: the suspects after it are not known.
    let last = isCured ? nil : self.causes.last?.obstacle.stage.rawValue
    return checks(isControl: isControl).filter { check in
      !causes.contains(check) && last.map { check.stage.rawValue < $0 } ?? true
    }
  }

  private func checks(isControl: Bool) -> [WhyNotCheck] {
    let search: [WhyNotCheck] =
      point == nil
      ? [] : [.hidden, .alpha, .interaction, .animation, .windows, .areas, .overrides, .covering]
    switch kind {
    case .view: return search + [.recognizers, .delays, .fingers] + (isControl ? [.enabled, .target] : [])
    case .recognizer: return search + [.delegate, .gesture, .requirements, .rivals, .enabled, .target]
    case .responder: return search + [.handlers, .recognizers]
    }
  }
}

extension Obstacle {
  fileprivate var stage: WhyNotCheck.Stage {
    if let check { return check.stage }
    switch self {
    case .interrupted, .notAttending, .notAResponder, .notInChain, .notFirstResponder: return .delivery
    default: return .search
    }
  }

  /// The suspect of this obstacle; nil if it has none.
  fileprivate var check: WhyNotCheck? {
    switch self {
    case .gate(_, .hidden): .hidden
    case .gate(_, .transparent): .alpha
    case .gate(_, .interactionOff): .interaction
    case .gate(_, .animated): .animation
    case .otherWindow: .windows
    case .outside, .outsideItself, .noArea: .areas
    case .override: .overrides
    case .covered: .covering
    case .cancelled, .ignored(.recognized): .recognizers
    case .delayed, .delayedEnd, .ignored(.scrollView): .delays
    case .ignored(.singleTouch), .ignored(.exclusiveTouch), .ignored(.touchCancelled): .fingers
    case .disabled: .enabled
    case .noAction, .sendsNothing, .otherEvents, .targetGone, .nobodyImplements, .noTarget, .targetLost, .liftedOutside:
      .target
    case .refusedTouch, .refusedToBegin: .delegate
    case .anotherGesture: .gesture
    case .requirementRecognized, .waits, .waited: .requirements
    case .excluded: .rivals
    case .handledBefore: .handlers
    case .removed, .inNoWindow, .programEnds, .ignoringInteraction, .other, .interrupted, .notAttending, .notAResponder,
      .notInChain,
      .notFirstResponder:
      nil
    }
  }
}
