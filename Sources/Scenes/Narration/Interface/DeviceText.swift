import Scenes
import TouchTrace

/// The sentences about a capture: what the device did, and what happens here.
package enum DeviceText {
  /// One difference, with the statement of Guides/TouchPipeline.md that the engine follows.
  package static func sentence(_ difference: DeviceDifference) -> LocalizedText {
    let (object, device, here) = (difference.object, difference.device, difference.here)
    let id = difference.statement
    switch difference.topic {
    case .hit:
      return LocalizedText(
        english:
          "On the device finger \(object) hit \(view(device, "no view")); here it hits \(view(here, "no view")) (\(id)).",
        simplifiedChinese: "设备上，手指 \(object) 命中 \(view(device, "空"))；这里命中 \(view(here, "空"))（\(id)）。")
    case .life:
      return LocalizedText(
        english: "On the device \(object) came to: \(states(device)); here: \(states(here)) (\(id)).",
        simplifiedChinese: "设备上，\(object) 的状态依次是 \(states(device, "没有变化"))；这里是 \(states(here, "没有变化"))（\(id)）。")
    case .phases:
      return LocalizedText(
        english: "On the device the touches of \(object) went: \(states(device)); here: \(states(here)) (\(id)).",
        simplifiedChinese: "设备上，\(object) 的触摸依次是 \(states(device))；这里是 \(states(here))（\(id)）。")
    }
  }

  private static func view(_ name: String, _ none: String) -> String { name == "none" ? none : name }

  private static func states(_ words: String, _ none: String = "nothing") -> String {
    words == "none" ? none : words.split(separator: " ").joined(separator: ", ")
  }
}
