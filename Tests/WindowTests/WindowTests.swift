// The tests of Window.
