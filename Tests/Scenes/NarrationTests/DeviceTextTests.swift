import Narration
import Testing

@testable import TouchTrace

/// The sentences of captures: what the device did, what happens here, and the statement that is followed here.
struct DeviceTextTests {
  private func sentence(
    _ topic: DeviceDifference.Topic, _ object: String, _ device: String, _ here: String
  ) -> (english: String, chinese: String) {
    let text = DeviceText.sentence(
      DeviceDifference(
        mark: "touch1", topic: topic, object: object, device: device, here: here, step: 3, statement: "HT-04"))
    return (text[.english], text[.simplifiedChinese])
  }

  @Test func aFinger() {
    #expect(
      sentence(.hit, "2", "pay", "none") == (
        "On the device finger 2 hit pay; here it hits no view (HT-04).", "设备上，手指 2 命中 pay；这里没有命中视图（HT-04）。"
      ))
  }

  @Test func aRecognizer() {
    #expect(
      sentence(.life, "pan", "none", "began changed ended") == (
        "On the device pan did nothing; here it came to began, changed, ended (HT-04).",
        "设备上，pan 没有变化；这里依次变为 began, changed, ended（HT-04）。"
      ))
  }

  @Test func theTouchesOfAView() {
    #expect(
      sentence(.phases, "photo", "began cancelled", "began ended") == (
        "On the device the touches of photo went began, cancelled; here they went began, ended (HT-04).",
        "设备上，photo 的触摸依次是 began, cancelled；这里是 began, ended（HT-04）。"
      ))
  }
}
