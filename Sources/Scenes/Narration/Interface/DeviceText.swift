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
          "On the device finger \(object) hit \(device == "none" ? "no view" : device); "
          + "here it hits \(here == "none" ? "no view" : here) (\(id)).",
        simplifiedChinese:
          "设备上，手指 \(object) \(device == "none" ? "没有命中视图" : "命中 \(device)")；"
          + "这里\(here == "none" ? "没有命中视图" : "命中 \(here)")（\(id)）。")
    case .life:
      return LocalizedText(
        english: "On the device \(object) \(english(device)); here it \(english(here)) (\(id)).",
        simplifiedChinese: "设备上，\(object) \(chinese(device))；这里\(chinese(here))（\(id)）。")
    case .phases:
      return LocalizedText(
        english: "On the device the touches of \(object) went \(list(device)); here they went \(list(here)) (\(id)).",
        simplifiedChinese: "设备上，\(object) 的触摸依次是 \(list(device))；这里是 \(list(here))（\(id)）。")
    }
  }

  private static func english(_ states: String) -> String {
    states == "none" ? "did nothing" : "came to \(list(states))"
  }

  private static func chinese(_ states: String) -> String {
    states == "none" ? "没有变化" : "依次变为 \(list(states))"
  }

  private static func list(_ words: String) -> String { words.split(separator: " ").joined(separator: ", ") }
}
