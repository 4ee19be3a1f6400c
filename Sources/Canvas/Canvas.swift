// The sources of Canvas.
