#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <signal.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "SystemCalls.h"

// Everything here runs between `vfork` and `execveat`, in memory that the parent sees: it makes system calls and nothing
// else, no memory, no lock.

// The descriptors of the program are below this number, and it cannot have more. The one through which it is started is
// above, and is closed then: the filter lets only this number be executed, so nothing can be executed afterwards.
#define MOST_DESCRIPTORS 256
#define PROGRAM 300

/// What went wrong in the child, read by the parent.
struct problem {
  const char *step;
  int error;
};

static void limit(int resource, rlim_t most) {
  struct rlimit limits;
  if (getrlimit(resource, &limits) != 0) return;
  if (limits.rlim_max > most) limits.rlim_max = most;
  if (limits.rlim_cur > limits.rlim_max) limits.rlim_cur = limits.rlim_max;
  setrlimit(resource, &limits);
}

static void set_limits(const struct csandbox_program *program) {
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_DATA, program->memory);
  limit(RLIMIT_STACK, 64 << 20);
  limit(RLIMIT_CPU, 3600);
  limit(RLIMIT_NPROC, program->threads);
  limit(RLIMIT_MEMLOCK, 0);
  limit(RLIMIT_NOFILE, MOST_DESCRIPTORS);
}

// A root user keeps the right to read what others own, in the folders that it may read at all.
static void drop_capabilities(void) {
  for (int capability = 0; capability <= 63; capability++) {
    if (capability != CAP_DAC_READ_SEARCH) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  }
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct sets[2] = {{0}};
  if (syscall(SYS_capget, &head, sets) != 0) return;
  unsigned kept = sets[0].permitted & (1u << CAP_DAC_READ_SEARCH);
  sets[0] = (struct __user_cap_data_struct){.effective = kept, .permitted = kept};
  sets[1] = (struct __user_cap_data_struct){0};
  syscall(SYS_capset, &head, sets);
}

// Signals of the parent are not for the child; what the parent ignores stays ignored.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) {
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
    action = (struct sigaction){.sa_handler = SIG_DFL};
    sigaction(number, &action, NULL);
  }
  // Too long a file is an error of the call.
  signal(SIGXFSZ, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static void close_all(unsigned first, unsigned last) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, last, 0) == 0) return;
#endif
  if (last > 1 << 16) last = 1 << 16;
  for (unsigned descriptor = first; descriptor <= last; descriptor++) close((int)descriptor);
}

// The program gets its pipes, `/dev/null` as its input, and nothing else.
static bool set_descriptors(const struct csandbox_program *program) {
  const int given[] = {program->output, program->output, program->requests, program->answers};
  int high[4];
  // High numbers first, so that none of them is overwritten before it was copied.
  for (int index = 0; index < 4; index++) {
    high[index] = fcntl(given[index], F_DUPFD, PROGRAM + 1);
    if (high[index] < 0) return false;
  }
  int input = open("/dev/null", O_RDONLY), code = open(program->path, O_PATH | O_CLOEXEC);
  if (input < 0 || code < 0 || dup3(code, PROGRAM, O_CLOEXEC) < 0) return false;
  if (input != 0 && dup2(input, 0) < 0) return false;
  for (int index = 0; index < 4; index++) {
    if (dup2(high[index], index + 1) < 0) return false;
  }
  close_all(5, PROGRAM - 1);
  close_all(PROGRAM + 1, ~0u);
  return true;
}

// MARK: Files

#define READ_FILE LANDLOCK_ACCESS_FS_READ_FILE
#define READ_ALL (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)

// What a newer kernel knows than the headers of the C library.
struct rules_attribute {
  uint64_t files, network, scopes;
};

long csandbox_landlock_version(void) {
#ifdef __NR_landlock_create_ruleset
  return syscall(__NR_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
#else
  return -1;
#endif
}

bool csandbox_confines_files(void) { return csandbox_landlock_version() > 0; }

#ifdef __NR_landlock_create_ruleset
// Files that every program reads: where libraries are, how many processors there are, tables of time zones, itself.
static const char *const common[] = {
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo", "/proc/self",
};
static const char *const common_files[] = {
    "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/dev/urandom", "/dev/random",
    "/sys/devices/system/cpu/possible", "/sys/devices/system/cpu/online",
};
#if defined(__x86_64__)
static const char loader[] = "/lib64/ld-linux-x86-64.so.2";
#elif defined(__aarch64__)
static const char loader[] = "/lib/ld-linux-aarch64.so.1";
#endif

static void allow(int rules, const char *path, uint64_t rights) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return;
  struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = place};
  // A file has no rights of a folder.
  if (syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0 && rights == READ_ALL) {
    rule.allowed_access = READ_FILE;
    syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  close(place);
}

static bool confine_files(const struct csandbox_program *program) {
  long version = csandbox_landlock_version();
  // Without Landlock the person has been told.
  if (version <= 0) return true;
  // Versions 1, 2, 3 and 5 have 13, 14, 15 and 16 rights of files; 4 has 2 of the network, 6 has 2 scopes.
  struct rules_attribute all = {.files = (1 << 13) - 1};
  if (version >= 2) all.files = (1 << 14) - 1;
  if (version >= 3) all.files = (1 << 15) - 1;
  if (version >= 5) all.files = (1 << 16) - 1;
  if (version >= 4) all.network = 3;
  if (version >= 6) all.scopes = 3;
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int rules = (int)syscall(__NR_landlock_create_ruleset, &all, size, 0);
  if (rules < 0) return false;
  for (size_t index = 0; index < program->count; index++) allow(rules, program->folders[index], READ_ALL);
  for (size_t index = 0; index < sizeof common / sizeof *common; index++) allow(rules, common[index], READ_ALL);
  for (size_t index = 0; index < sizeof common_files / sizeof *common_files; index++)
    allow(rules, common_files[index], READ_FILE);
  allow(rules, "/dev/null", READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
  allow(rules, program->path, READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE);
  allow(rules, loader, READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE);
  bool is_confined = syscall(__NR_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return is_confined;
}
#else
static bool confine_files(const struct csandbox_program *program) {
  (void)program;
  return true;
}
#endif

// MARK: Starting

static bool confine(const struct csandbox_program *program, pid_t parent, struct problem *problem) {
  problem->step = "its parent";
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) return false;
  reset_signals();
  problem->step = "its descriptors";
  if (!set_descriptors(program)) return false;
  set_limits(program);
  problem->step = "its rights";
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  drop_capabilities();
  problem->step = "its files";
  if (!confine_files(program)) return false;
  problem->step = "its system calls";
  return csandbox_refuse_calls(getpid(), PROGRAM);
}

__attribute__((noinline)) static void start_here(
    const struct csandbox_program *program, pid_t parent, struct problem *problem) {
  errno = 0;
  if (confine(program, parent, problem)) {
    problem->step = "its start";
    syscall(SYS_execveat, PROGRAM, "", program->arguments, program->environment, AT_EMPTY_PATH);
  }
  problem->error = errno ? errno : EPERM;
  _exit(127);
}

pid_t csandbox_start(const struct csandbox_program *program, const char **step) {
  struct problem problem = {.step = "", .error = 0};
  pid_t parent = getpid();
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  // The child borrows the memory of this process until it executes the program.
  pid_t child = vfork();
  if (child == 0) start_here(program, parent, &problem);
  int error = child < 0 ? errno : problem.error;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error == 0) return child;
  if (child > 0) waitpid(child, NULL, 0);
  *step = problem.step;
  errno = error;
  return -1;
}
