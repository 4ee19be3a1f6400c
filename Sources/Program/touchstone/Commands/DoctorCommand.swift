import ArgumentParser
import BundledFiles
import CSDL2
import Canvas
import Console
import Foundation
import OwnCode
import ProgramWindow
import Scenes
import Snapshots

/// One line of the output.
struct DoctorRow {
  var title: String
  var finding: String
  /// Whether this part works, as drawing and comparing need it.
  var isWorking = true

  var text: String {
    title.padding(toLength: 11, withPad: " ", startingAt: 0) + (isWorking ? "" : "BROKEN: ") + finding + "\n"
  }
}

/// `touchstone doctor`: shows what this machine has, and checks drawing and comparing.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Show the libraries, fonts and devices of this machine, and check drawing and comparing.",
    discussion: "The exit status is 0 if pictures can be drawn and compared, else 1. Only the window needs a display.")

  func run() throws {
    try MainActor.assumeIsolated {
      var rows: [DoctorRow] = [.sdl, .png]
      rows += [.fonts, .drawing, .comparing, .presets, .ownCode, .confinement, .display, .touch]
      try output(rows.map(\.text).joined())
      if rows.contains(where: { !$0.isWorking }) { throw ExitCode(Refusal.Status.different.rawValue) }
    }
  }

}

extension DoctorRow {
  fileprivate static var sdl: Self {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return Self(title: "SDL", finding: "\(version.major).\(version.minor).\(version.patch)")
  }

  fileprivate static var png: Self { Self(title: "libpng", finding: PNGFile.libraryVersion) }

  fileprivate static var fonts: Self {
    do {
      let folder = try BundledFiles.fonts()
      return Self(title: "fonts", finding: "\(try Typesetter().libraryVersions), with the fonts in \(folder.path)")
    } catch {
      return Self(title: "fonts", finding: "\(error)", isWorking: false)
    }
  }

  fileprivate static var drawing: Self {
    guard let typesetter = try? Typesetter() else {
      return Self(title: "drawing", finding: "no fonts", isWorking: false)
    }
    let sum = DrawingSelfTest.drawnSum(typesetter)
    guard sum == DrawingSelfTest.sum else {
      return Self(
        title: "drawing", finding: "the test picture has checksum \(sum) instead of \(DrawingSelfTest.sum)",
        isWorking: false)
    }
    return Self(title: "drawing", finding: "the test picture has the expected bytes")
  }

  fileprivate static var comparing: Self {
    do {
      try ComparisonSelfTest.run()
      return Self(title: "comparing", finding: "one changed pixel, point or line is detected")
    } catch {
      return Self(title: "comparing", finding: "\(error)", isWorking: false)
    }
  }

  fileprivate static var presets: Self {
    do {
      let library = try SceneLibrary.bundled()
      return Self(
        title: "presets", finding: "\(try library.scenes().count + library.apps.count) in \(library.folder.path)")
    } catch {
      return Self(title: "presets", finding: "\(error)", isWorking: false)
    }
  }

  /// The check of the compiler for people's own code. Nothing else needs it.
  fileprivate static var ownCode: Self {
    if HostLibrary.isToBeBuilt {
      return Self(title: "own code", finding: "its library is built when you first open own code")
    }
    do throws(CodeProblems) {
      let builder = try CodeBuilder()
      return Self(title: "own code", finding: "\(builder.compiler), with the library in \(builder.library.folder)")
    } catch {
      return Self(title: "own code", finding: "\(error)")
    }
  }

  /// What confines people's own code. Without a part of it, code does not run by itself.
  fileprivate static var confinement: Self {
    let confinement = Confinement.ofThisMachine
    let parts =
      [Confinement.landlockVersion.map { "Landlock \($0)" }] + [
        confinement.missing.contains(.seccomp) ? nil : "seccomp"
      ]
    let present = parts.compactMap(\.self).joined(separator: ", ")
    guard !confinement.missing.isEmpty else { return Self(title: "kernel", finding: present) }
    let missing = "no \(confinement.missingNames): own code needs --allow-unconfined-code"
    return Self(title: "kernel", finding: present.isEmpty ? missing : "\(present); \(missing)")
  }

  /// The display. Only the window needs one.
  fileprivate static var display: Self {
    guard Window.startVideo() else {
      return Self(title: "display", finding: "none: \(String(cString: SDL_GetError())); only the window needs one")
    }
    defer { SDL_Quit() }
    var mode = SDL_DisplayMode()
    SDL_GetDesktopDisplayMode(0, &mode)
    return Self(title: "display", finding: "\(String(cString: SDL_GetCurrentVideoDriver())), \(mode.w)×\(mode.h)")
  }

  fileprivate static var touch: Self {
    guard Window.startVideo() else { return Self(title: "touch", finding: "none: there is no display") }
    defer { SDL_Quit() }
    let count = Int(SDL_GetNumTouchDevices())
    let screens = (0..<count).filter {
      SDL_GetTouchDeviceType(SDL_GetTouchDevice(Int32($0))) == SDL_TOUCH_DEVICE_DIRECT
    }
    return Self(
      title: "touch", finding: count == 0 ? "no device" : "\(screens.count) touch screens of \(count) devices")
  }
}
