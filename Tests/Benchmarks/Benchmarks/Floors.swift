import Foundation
import Glibc

/// The floors of `Tests/Benchmarks/BenchmarkFloor`, compiled as a C++ programmer does: gcc and g++ with -O2. clang's code for the hit test
/// takes 1.4 times as long.
struct Floors {
  /// Programs that do the work as whole processes.
  let picture: Program
  let window: Program?

  private let library: UnsafeMutableRawPointer

  /// Compiles them into `folder`.
  /// - Throws: a message if there is no compiler, or libpng has no headers.
  init(in folder: URL) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../BenchmarkFloor")
      .standardized
    func compile(_ command: [String], to name: String) throws -> URL {
      let result = folder.appending(path: name), process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = command + ["-O2", "-o", result.path]
      process.currentDirectoryURL = sources
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw FloorsError(command: command.joined(separator: " ")) }
      return result
    }
    let pixels = ["-x", "c", "pixels.c", "-x", "none", "-lpng"]
    let shared = try compile(["g++", "-fPIC", "-shared", "hit.cpp", "routing.cpp"] + pixels, to: "libfloors.so")
    picture = Program(url: try compile(["gcc", "picture.c"] + pixels, to: "floor-picture"))
    window = (try? compile(["gcc", "window.c", "-lSDL2"], to: "floor-window")).map(Program.init)
    guard let library = dlopen(shared.path, RTLD_NOW) else { throw FloorsError(command: "dlopen \(shared.path)") }
    self.library = library
  }

  private func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let address = dlsym(library, name) else { fatalError("the floors have no function \(name)") }
    return unsafeBitCast(address, to: type)
  }

  // MARK: The functions of floors.h

  /// Makes a tree; see `hit(_:_:into:)`.
  func makeTree(_ nodes: [TreeNode], overrides: Bool) -> UnsafeMutableRawPointer {
    typealias Make = @convention(c) (UnsafeRawPointer, Int32, Int32) -> UnsafeMutableRawPointer
    let make = function("floor_make", as: Make.self)
    return nodes.withUnsafeBytes { bytes in
      guard let address = bytes.baseAddress else { fatalError("a tree has a root") }
      return make(address, Int32(nodes.count), overrides ? 1 : 0)
    }
  }

  /// Stores the numbers of the views that are hit at `points`, pairs of x and y.
  func hit(_ tree: UnsafeMutableRawPointer, _ points: [Double], into numbers: inout [Int32]) {
    typealias Hit = @convention(c) (UnsafeRawPointer, UnsafePointer<Double>, Int32, UnsafeMutablePointer<Int32>) -> Void
    function("floor_hit", as: Hit.self)(tree, points, Int32(points.count / 2), &numbers)
  }

  func route(sequences: Int, moves: Int) {
    typealias Route = @convention(c) (Int32, Int32) -> Void
    function("floor_route", as: Route.self)(Int32(sequences), Int32(moves))
  }

  func fill(_ pixels: inout [UInt32], color: UInt32) {
    typealias Fill = @convention(c) (UnsafeMutablePointer<UInt32>, Int32, Int32, UInt32) -> Void
    function("floor_fill", as: Fill.self)(&pixels, Int32(pixels.count), 1, color)
  }

  func writePNG(_ pixels: [UInt32], width: Int, height: Int, to path: String) {
    typealias Write = @convention(c) (UnsafePointer<CChar>, UnsafePointer<UInt32>, Int32, Int32) -> Int32
    precondition(function("floor_write_png", as: Write.self)(path, pixels, Int32(width), Int32(height)) == 0)
  }

  func readPNG(_ path: String, into pixels: inout [UInt32], width: Int, height: Int) {
    typealias Read = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<UInt32>, Int32, Int32) -> Int32
    precondition(function("floor_read_png", as: Read.self)(path, &pixels, Int32(width), Int32(height)) == 0)
  }

  func compare(_ one: [UInt32], _ other: [UInt32]) -> Int {
    typealias Compare = @convention(c) (UnsafePointer<UInt32>, UnsafePointer<UInt32>, Int32) -> Int32
    return Int(function("floor_compare", as: Compare.self)(one, other, Int32(one.count)))
  }
}

/// A floor that could not be made.
struct FloorsError: Error, CustomStringConvertible {
  let command: String

  var description: String {
    "the floors were not made by '\(command)'. They need gcc, g++ and the headers of libpng and SDL2 (Debian: g++ libpng-dev libsdl2-dev)."
  }
}
