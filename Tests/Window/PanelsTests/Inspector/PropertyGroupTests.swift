import Testing
@testable import Narration
@testable import Panels
@testable import Scenes

/// The sections of the inspector for each kind of object.
@Suite struct PropertyGroupTests {
  @Test(arguments: ObjectKind.allCases) func eachPropertyIsInOneSection(_ kind: ObjectKind) {
    let shown = PropertyGroup.groups(of: kind).flatMap(\.properties)
    let expected = kind.properties.filter { $0 != .frame && $0 != .class }
    #expect(shown.count == Set(shown).count)
    #expect(Set(shown) == Set(expected))
  }

  @Test func aFilterOfNamesIsChangedNameByName() {
    #expect(NameFilter.none.toggling("a") == .only(["a"]))
    #expect(NameFilter.only(["a"]).toggling("b") == .only(["a", "b"]))
    #expect(NameFilter.only(["a"]).toggling("a") == .none)
    #expect(NameFilter.all.toggling("a") == .except(["a"]))
    #expect(NameFilter.except(["a"]).toggling("a") == .all)
    #expect(NameFilter.except(["a"]).toggling("b") == .except(["a", "b"]))
  }
}
