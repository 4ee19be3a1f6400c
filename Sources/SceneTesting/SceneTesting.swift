@_exported import Canvas
@_exported import Playground
@_exported import Scenes
