#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// The kind of a confined program.
enum csandbox_kind {
  /// A person's code: it reads, answers through its pipes, and executes nothing else.
  csandbox_code,
  /// A tool of Touchstone, such as a compiler, that reads a person's code: it starts programs of the system, and writes one folder.
  csandbox_tool,
};

/// A program that is confined, and what it gets.
struct csandbox_program {
  enum csandbox_kind kind;
  const char *_Nonnull path;
  /// The arguments and the environment; each list ends with NULL.
  char *_Nullable const *_Nonnull arguments;
  char *_Nullable const *_Nonnull environment;
  /// The folders and files that it may read, beside the system's libraries.
  const char *_Nonnull const *_Nonnull folders;
  size_t count;
  /// The folder in which a tool works, and the only one that it writes; NULL for none.
  const char *_Nullable work;
  /// The ends of pipes that become its descriptors 3, 4, and 1 and 2. A tool has no requests and answers.
  int requests, answers, output;
  /// Bytes of its data, bytes of a file that a tool writes, threads of its user, and seconds of its processor time.
  size_t memory, file, threads, seconds;
  /// The parts of the confinement to leave out: the kernel does not have them, or a test shows their purpose.
  bool leaves_files, leaves_calls;
};

/// Starts a program that is confined before its first instruction: nothing of it takes part in that, and it cannot undo it.
///
/// It ends with the thread that calls this, gets no rights, and has no descriptors but its pipes. A person's code writes no
/// file, makes no process and no connection, executes nothing else, and reads only its folders and the system's libraries. A
/// tool makes no connection, reads also the programs of the system, and begins a process group of its own.
/// - Parameters:
///   - listener: a descriptor for `csandbox_next_attempt`; -1 for a tool, and where the kernel does not tell of refused calls.
///   - step: what could not be set, if it is not started.
/// - Returns: its process identifier; -1 with `errno` if it cannot be started.
pid_t csandbox_start(
    const struct csandbox_program *_Nonnull program, int *_Nonnull listener, const char *_Nullable *_Nonnull step);

/// What a person's code tried to do, and may not.
enum csandbox_attempt_kind {
  /// Nothing that is worth a sentence.
  csandbox_nothing,
  csandbox_connection,
  csandbox_process,
  /// A signal to another process, or its memory.
  csandbox_other_process,
  csandbox_reading,
  csandbox_writing,
  /// A change of a file's name, place, mode or time.
  csandbox_changing,
  /// Another call that can change the machine, or is a way out of a confinement.
  csandbox_kernel,
};

struct csandbox_attempt {
  enum csandbox_attempt_kind kind;
  /// The file that was to be read or written, cut to this length; empty for others.
  char path[256];
  /// Whether a file is opened, which Landlock refuses.
  bool is_opening;
  /// The call that waits; 0 for none.
  unsigned long long call;
};

/// Waits for the next call that is to be refused, or that opens a file. It is called until it returns false: then the process
/// has ended.
/// - Parameter folders: what the process may read, beside the files of the system; without symbolic links.
bool csandbox_next_attempt(
    int listener, const char *_Nonnull const *_Nonnull folders, size_t count, struct csandbox_attempt *_Nonnull attempt);

/// Files of the system that every confined program may read: its libraries, tables of time zones, itself. Ends with NULL.
extern const char *_Nullable const csandbox_common[];

/// Lets the process go on after a call that `csandbox_next_attempt` has returned: the call fails, unless it opens a file that
/// may be opened.
void csandbox_refuse(int listener, const struct csandbox_attempt *_Nonnull attempt);

/// The version of the kernel's Landlock; below 1 without it. A process then reads every file that its user may read.
long csandbox_landlock_version(void);

/// Whether the kernel filters system calls (seccomp).
bool csandbox_filters_calls(void);

/// When the process crashes, writes to standard error a line `touchstone-memory KILOBYTES`, and a line
/// `touchstone-frame OFFSET` for each call of the executable that is under way, the innermost first. The numbers are
/// hexadecimal; offsets count from the beginning of the executable.
/// - Parameter words: is called then, and when the process exits, on this thread. After a crash this thread may hold any lock.
void csandbox_report_crashes(void (*_Nonnull words)(void));

/// Keeps what the process prints by the C library's `stdout` and `stderr`, as `print` and `NSLog` do, besides writing it line by line:
/// the first 64 kB since the last call of `csandbox_take_output`.
void csandbox_keep_output(void);

/// Whether anything was printed since the last call of `csandbox_take_output`. It costs next to nothing.
bool csandbox_has_output(void);

/// Takes what was kept. It can be called after a crash.
/// - Parameter lost: the number of lines that were printed and not kept.
/// - Returns: the number of bytes.
size_t csandbox_take_output(char *_Nonnull bytes, size_t count, size_t *_Nonnull lost);

/// Runs the code that a retained `CodeClassList` of the module `CodeClasses` describes. Defined by the module `CodeHost`.
///
/// Through this function a person's code is compiled without the modules that `CodeHost` imports.
_Noreturn void touchstone_run_code(void *_Nonnull list);

/// Gives the process the time of the scene and the files of its folder before `touchstone_run_code`. Defined by `CodeHost`, too.
void touchstone_prepare_code(void);
