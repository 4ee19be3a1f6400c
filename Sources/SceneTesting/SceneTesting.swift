@_exported import Scenes
