#pragma once
#include <stdbool.h>
#include <sys/types.h>

/// Refuses, for this process from now on, system calls that make a process, a connection or a change outside of it.
///
/// Nothing can be executed but what the descriptor `program` names. Signals reach only `self`, the process itself.
bool csandbox_refuse_calls(pid_t self, int program);
