// The tests of Scenes.
