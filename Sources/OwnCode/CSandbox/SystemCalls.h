#pragma once
#include <stdbool.h>
#include <sys/types.h>

/// Refuses, for this process from now on, system calls that make a process, a connection or a change outside of it.
///
/// Nothing can be executed but what the descriptor `program` names. Signals reach only `self`, the process itself.
/// - Parameters:
///   - tells_files: whether the listener is told of each file that is opened, which Landlock may refuse.
///   - listener: a descriptor that is told of each refused call, and refuses it; -1 where the kernel refuses it alone.
bool csandbox_refuse_calls_of_code(pid_t self, int program, bool tells_files, int *listener);

/// Refuses, for this process and its children from now on, system calls that make a connection or a change of the system.
///
/// What they may change in files is left to Landlock.
bool csandbox_refuse_calls_of_tool(void);
