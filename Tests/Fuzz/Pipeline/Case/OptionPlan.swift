import UIKit

/// One of `PipelineOptions` that is not its default.
package struct OptionPlan: Equatable {
  enum Name: String, CaseIterable {
    case hitTestPasses, searchesInsideSendEvent, frameMilliseconds, tapMilliseconds, screenEdgeWidth, hasContainerViews
    case controlReach, applicationKeepsWindows
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
    case .searchesInsideSendEvent: options.searchesInsideSendEvent = isOn
    case .frameMilliseconds: options.frameDuration = isOn ? Double(value) / 1000 : nil
    case .tapMilliseconds: options.longestTapPress = Double(value) / 1000
    case .screenEdgeWidth: options.screenEdgeWidth = CGFloat(value)
    case .hasContainerViews: options.hasContainerViews = isOn
    case .controlReach: options.controlReach = CGFloat(value)
    case .applicationKeepsWindows: options.applicationKeepsWindows = isOn
    }
  }
}
