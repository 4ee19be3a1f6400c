import Console
import Scenes

/// Writes warnings about scene files, such as old spellings, to standard error.
func showWarnings(_ warnings: [Diagnostic]) {
  for warning in warnings { warn(warning.line(in: .ofMessages)) }
}
