import FuzzSupport
import Testing
import SeededRandom

@Suite struct MutatorTests {
  private let samples = ["views:\n  - name: a\n    frame: 0 0 10 10\n", "script:\n  - tap 1,2\n"].map { Array($0.utf8) }

  private func texts(seed: UInt64) -> [[UInt8]] {
    let mutator = TextMutator(samples: samples, words: ["alpha", "tap"], longest: 5000)
    return (0..<200).map { number in
      var random = SplitMix64(seed: seed, case: number)
      var text = samples[0]
      mutator.mutate(&text, &random)
      return text
    }
  }

  private func bytes(seed: UInt64) -> [[UInt8]] {
    let mutator = ByteMutator(samples: samples, longest: 100)
    return (0..<200).map { number in
      var random = SplitMix64(seed: seed, case: number)
      var bytes = samples[1]
      mutator.mutate(&bytes, &random)
      return bytes
    }
  }

  @Test func theSameSeedMakesTheSameInputs() {
    #expect(texts(seed: 1) == texts(seed: 1))
    #expect(texts(seed: 1) != texts(seed: 2))
    #expect(bytes(seed: 1) == bytes(seed: 1))
    #expect(bytes(seed: 1) != bytes(seed: 2))
  }

  @Test func almostEveryInputIsAnother() {
    #expect(Set(texts(seed: 3)).count > 150)
    #expect(Set(bytes(seed: 3)).count > 150)
  }

  @Test func noInputIsLongerThanTheLimit() {
    #expect(texts(seed: 4).allSatisfy { $0.count <= 5000 })
    #expect(bytes(seed: 4).allSatisfy { $0.count <= 100 })
    #expect(texts(seed: 4).contains { $0.count == 5000 })
  }
}
