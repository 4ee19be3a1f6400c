import Foundation
@testable import Scenes
import SeededRandom
import TestSupport
import Testing
@testable import TouchTrace

/// A list of inputs behaves like an array.
struct InputListTests {
  private func input(_ number: Int) -> TimedInput { TimedInput(time: number, input: .mark("\(number)")) }

  @Test(arguments: Exhaustive.cases(1, of: 20)) func randomChangesGiveWhatAnArrayGives(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed)), array: [TimedInput] = [], list = InputList()
    for number in 0..<300 {
      switch random.below(5) {
      case 0, 1:
        let more = (0..<random.below(200)).map { input(number * 1000 + $0) }
        array += more
        list.append(contentsOf: more)
      case 2:
        let place = random.below(array.count + 1)
        array.insert(input(number), at: place)
        list.insert(input(number), at: place)
      case 3 where !array.isEmpty:
        let place = random.below(array.count)
        array[place] = input(number)
        list[place] = input(number)
      default:
        let earlier = list, length = random.below(array.count + 1)
        #expect(
          list.prefix(length) == InputList(array.prefix(length))
            || list.prefix(length).elementsEqual(array.prefix(length)))
        #expect(earlier.commonPrefix(with: list.prefix(length)) == length)
      }
      #expect(list.count == array.count && list.elementsEqual(array))
    }
  }

  @Test func theCommonStartOfAChangedListEndsAtTheChange() {
    let all = InputList((0..<3000).map(input))
    for place in [0, 1, 511, 512, 513, 2000, 2999] {
      var changed = all
      changed.insert(input(-1), at: place)
      #expect(all.commonPrefix(with: changed) == place)
      #expect(changed.commonPrefix(with: all) == place)
    }
    #expect(all.commonPrefix(with: all) == 3000)
    #expect(all.commonPrefix(with: InputList()) == 0)
  }
}
