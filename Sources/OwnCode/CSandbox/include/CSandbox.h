#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Confines this process, before code of somebody else runs in it: it ends with its parent, gets no more rights, makes no
/// other process, writes no file, and uses at most `memory` bytes for its data.
///
/// Where the kernel has Landlock, it may read only what lies in the folders, and write nowhere. Returns whether it has.
bool csandbox_enter(const char *const _Nonnull *_Nonnull folders, size_t count, size_t memory);

/// Whether the kernel has Landlock, without which a process reads every file that its user may read.
bool csandbox_confines_files(void);

/// When the process crashes, writes to standard error a line `touchstone-memory KILOBYTES`, and a line
/// `touchstone-frame OFFSET` for each call of the executable that is under way, the innermost first. The numbers are
/// hexadecimal; offsets count from the beginning of the executable. Called before `csandbox_enter`.
void csandbox_report_crashes(void);

/// Runs the code that a retained `CodeClassList` of the module `CodeClasses` describes. Defined by the module `CodeHost`.
///
/// Through this function a person's code is compiled without the modules that `CodeHost` imports.
_Noreturn void touchstone_run_code(void *_Nonnull list);
