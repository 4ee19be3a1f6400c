#pragma once

/// Runs the code that a retained `CodeClassList` of the module `CodeClasses` describes. Defined by the module `CodeHost`.
///
/// Through this function a person's code is compiled without the modules that `CodeHost` imports.
_Noreturn void touchstone_run_code(void *_Nonnull list);
