import Foundation
import WindowHarness

/// A display of 1280 × 800 pixels with a touch screen: an Xorg server without hardware, with the `dummy` driver, which shows
/// nothing, and the `inputtest` driver, which reads touches from a socket.
final class TouchScreen {
  static let width = 1280
  static let height = 800

  let display: DisplayServer
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let configuration = folder.url.appending(path: "xorg.conf")
    try Self.configuration(socket: Self.socket(in: folder)).write(to: configuration, atomically: false, encoding: .utf8)
    display = try DisplayServer([
      "/usr/lib/xorg/Xorg", "-config", configuration.path, "-logfile", folder.url.appending(path: "log").path,
      "-nolisten", "tcp",
    ])
  }

  /// Runs `body` with the program on a touch screen of its own, and ends both.
  static func withWindow(_ arguments: String..., body: (RunningProgram, Fingers) throws -> Void) throws {
    let screen = try TouchScreen()
    defer { screen.end() }
    let program = try RunningProgram(arguments, on: screen.display)
    defer { program.end() }
    // Connects when there is a window: the driver handles each message of an earlier connection one message late.
    try body(program, Fingers(socket: socket(in: screen.folder)))
  }

  func end() {
    display.end()
    folder.remove()
  }

  private static func socket(in folder: TemporaryFolder) -> String {
    folder.url.appending(path: "touch").path
  }

  /// Returns an Xorg configuration without hardware, without a terminal, and without a screen saver.
  private static func configuration(socket: String) -> String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoEnableDevices" "false"
      Option "AutoAddGPU" "false"
      Option "DontVTSwitch" "true"
      Option "BlankTime" "0"
      Option "StandbyTime" "0"
      Option "SuspendTime" "0"
      Option "OffTime" "0"
    EndSection
    Section "Device"
      Identifier "card"
      Driver "dummy"
      VideoRam 256000
    EndSection
    Section "Monitor"
      Identifier "monitor"
      HorizSync 5.0 - 1000.0
      VertRefresh 5.0 - 200.0
      Modeline "\(width)x\(height)" 83.50 1280 1352 1480 1680 800 803 809 831
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "card"
      Monitor "monitor"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "\(width)x\(height)"
        Virtual \(width) \(height)
      EndSubSection
    EndSection
    Section "InputDevice"
      Identifier "touch screen"
      Driver "inputtest"
      Option "SocketPath" "\(socket)"
      Option "DeviceType" "Touch"
      Option "TouchCount" "10"
    EndSection
    Section "InputDevice"
      Identifier "mouse"
      Driver "inputtest"
      Option "SocketPath" "\(socket)-mouse"
      Option "DeviceType" "PointerAbsolute"
    EndSection
    Section "InputDevice"
      Identifier "keyboard"
      Driver "inputtest"
      Option "SocketPath" "\(socket)-keyboard"
      Option "DeviceType" "Keyboard"
    EndSection
    Section "ServerLayout"
      Identifier "layout"
      Screen "screen"
      InputDevice "keyboard" "CoreKeyboard"
      InputDevice "mouse" "CorePointer"
      InputDevice "touch screen" "SendCoreEvents"
    EndSection
    """
  }
}
