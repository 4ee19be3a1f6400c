// The tests of Playground.
