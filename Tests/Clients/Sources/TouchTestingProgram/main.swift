import TouchTesting

/// A program that links what the tests of a view link. `Scripts/test` looks for SDL in it; nobody runs it.
print(TestScreen.self)
