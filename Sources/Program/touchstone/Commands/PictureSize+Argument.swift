import ArgumentParser
import ProgramWindow

nonisolated extension PictureSize: ExpressibleByArgument {
  package var defaultValueDescription: String { description }
}
