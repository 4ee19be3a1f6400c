// The sources of Playground.
