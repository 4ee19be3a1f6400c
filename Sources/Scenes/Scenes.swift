// The sources of Scenes.
