import CZlib
import Foundation
import FuzzSupport
import OwnCode
import SeededRandom

/// Random changes of a packed module, which is unpacked into a cache.
package struct ModulesFuzzer: Fuzzer {
  package static let name = "modules"
  package static let fileExtension = "gz"

  private let seed: UInt64
  private let samples: [[UInt8]]
  private let bytes: ByteMutator
  private let file: CaseFile
  private let cache: CodeCache

  package init(seed: UInt64) throws {
    self.seed = seed
    file = try CaseFile("A.swiftmodule.gz")
    let path = file.url.path
    samples = ["", "A", String(repeating: "module ", count: 3_000)].map { text in
      let stream = gzopen(path, "wb")
      defer { _ = (try? FileManager.default.removeItem(atPath: path)) }
      gzwrite(stream, text, UInt32(text.utf8.count))
      gzclose(stream)
      return Array((try? Data(contentsOf: URL(filePath: path))) ?? Data())
    }
    bytes = ByteMutator(samples: samples, longest: 200_000)
    cache = CodeCache(["XDG_CACHE_HOME": file.url.deletingLastPathComponent().appending(path: "cache").path])
  }

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number)
    var input = random.pick(samples)
    if !random.once(in: 20) { bytes.mutate(&input, &random) }
    return input
  }

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    do { try file.write(input) } catch { return Violation("harness", "\(error)") }
    guard let modules = PackedModules(in: file.url.deletingLastPathComponent()) else {
      return Violation("no modules", "the file exists")
    }
    do throws(CodeProblems) {
      let folder = try modules.unpacked(in: cache, stamp: "fuzz")
      defer { try? FileManager.default.removeItem(at: folder) }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names == ["A.swiftmodule"] ? nil : Violation("other files", "\(names)")
    } catch {
      return MessageCheck.violation(in: error.description, about: file.url.path)
    }
  }
}
