// The tests of Canvas.
