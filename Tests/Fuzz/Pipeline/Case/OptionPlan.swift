import UIKit

/// One of `PipelineOptions` that is not its default.
package struct OptionPlan: Equatable {
  enum Name: String, CaseIterable {
    case hitTestPasses, firstHitTestPassDecides, searchesInsideSendEvent, frameMilliseconds, claimedTouchKeepsView
    case waitingStateIsVisible, tapMilliseconds, panThresholdIsRadial, panLeavesOutThreshold, screenEdgeWidth
    case actionsStartAtSender, presentedControllersFollowContainers, hasContainerViews, closedGatesCancelTouches
    case cancelsTapsOneByOne, liftsComeFirst, controlReach, crossingComesAfterDrag, repeatedDownReplacesDown
    case disabledControlsAreTransparent, disabledControlsGuard, primaryActionComesFirst, cancelsBeforeAction
    case undecidedRecognizersWait, applicationKeepsWindows
  }

  var name: Name
  var value = 0

  init(name: Name, value: Int) { (self.name, self.value) = (name, value) }

  init(_ fields: Fields) throws {
    name = try fields.name("name")
    value = try fields.number("value")
  }

  var fields: Fields {
    var fields = Fields("option")
    fields.set("name", name)
    fields.set("value", value)
    return fields
  }

  func apply(to options: inout PipelineOptions) {
    let isOn = value != 0
    switch name {
    case .hitTestPasses: options.hitTestPasses = value
    case .firstHitTestPassDecides: options.firstHitTestPassDecides = isOn
    case .searchesInsideSendEvent: options.searchesInsideSendEvent = isOn
    case .frameMilliseconds: options.frameDuration = isOn ? Double(value) / 1000 : nil
    case .claimedTouchKeepsView: options.claimedTouchKeepsView = isOn
    case .waitingStateIsVisible: options.waitingStateIsVisible = isOn
    case .tapMilliseconds: options.longestTapPress = Double(value) / 1000
    case .panThresholdIsRadial: options.panThresholdIsRadial = isOn
    case .panLeavesOutThreshold: options.panLeavesOutThreshold = isOn
    case .screenEdgeWidth: options.screenEdgeWidth = CGFloat(value)
    case .actionsStartAtSender: options.actionsStartAtSender = isOn
    case .presentedControllersFollowContainers: options.presentedControllersFollowContainers = isOn
    case .hasContainerViews: options.hasContainerViews = isOn
    case .closedGatesCancelTouches: options.closedGatesCancelTouches = isOn
    case .cancelsTapsOneByOne: options.cancelsTapsOneByOne = isOn
    case .liftsComeFirst: options.liftsComeFirst = isOn
    case .controlReach: options.controlReach = CGFloat(value)
    case .crossingComesAfterDrag: options.crossingComesAfterDrag = isOn
    case .repeatedDownReplacesDown: options.repeatedDownReplacesDown = isOn
    case .disabledControlsAreTransparent: options.disabledControlsAreTransparent = isOn
    case .disabledControlsGuard: options.disabledControlsGuard = isOn
    case .primaryActionComesFirst: options.primaryActionComesFirst = isOn
    case .cancelsBeforeAction: options.cancelsBeforeAction = isOn
    case .undecidedRecognizersWait: options.undecidedRecognizersWait = isOn
    case .applicationKeepsWindows: options.applicationKeepsWindows = isOn
    }
  }
}
