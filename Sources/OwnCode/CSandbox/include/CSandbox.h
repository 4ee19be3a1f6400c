#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// A program of somebody else, and what it gets.
struct csandbox_program {
  const char *_Nonnull path;
  /// The arguments and the environment; each list ends with NULL.
  char *_Nullable const *_Nonnull arguments;
  char *_Nullable const *_Nonnull environment;
  /// The folders and files that it may read, beside those of the system's libraries.
  const char *_Nonnull const *_Nonnull folders;
  size_t count;
  /// The ends of pipes that become its descriptors 3, 4, and 1 and 2.
  int requests, answers, output;
  /// Bytes of its data, and threads of its user.
  size_t memory, threads;
};

/// Starts a program that is confined before its first instruction: nothing of it takes part in that, and it cannot undo it.
///
/// It ends with the thread that calls this, gets no rights, has no descriptors but its pipes, writes no file, makes no process
/// and no connection, and executes nothing else. Where the kernel has Landlock, it reads only its folders and the system's
/// libraries.
/// - Returns: its process identifier; -1 with `errno` if it cannot be started, and then what could not be set in `step`.
pid_t csandbox_start(const struct csandbox_program *_Nonnull program, const char *_Nullable *_Nonnull step);

/// Whether the kernel has Landlock, without which a process reads every file that its user may read.
bool csandbox_confines_files(void);

/// The version of the kernel's Landlock; below 1 without it.
long csandbox_landlock_version(void);

/// When the process crashes, writes to standard error a line `touchstone-memory KILOBYTES`, and a line
/// `touchstone-frame OFFSET` for each call of the executable that is under way, the innermost first. The numbers are
/// hexadecimal; offsets count from the beginning of the executable. What it prints is written line by line from now on.
void csandbox_report_crashes(void);

/// Runs the code that a retained `CodeClassList` of the module `CodeClasses` describes. Defined by the module `CodeHost`.
///
/// Through this function a person's code is compiled without the modules that `CodeHost` imports.
_Noreturn void touchstone_run_code(void *_Nonnull list);
