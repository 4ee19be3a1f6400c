#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
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
// Through this one the descriptor of the listener is sent to the parent; it is closed at the start of the program.
#define SENDING 301

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
  limit(RLIMIT_FSIZE, program->file);
  limit(RLIMIT_DATA, program->memory);
  limit(RLIMIT_STACK, 64 << 20);
  limit(RLIMIT_CPU, program->seconds);
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

// A network and message queues of its own, which reach nobody, where the kernel grants them. An ordinary user gets them with a
// namespace of users. There is none of processes: code would be the first process of it, which `abort` does not end.
static void leave_namespaces(void) {
  const int own = CLONE_NEWNET | CLONE_NEWIPC;
  if (unshare(own) != 0) unshare(CLONE_NEWUSER | own);
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
static bool set_descriptors(const struct csandbox_program *program, int sending) {
  const int given[] = {program->output, program->output, program->requests, program->answers};
  const int count = program->kind == csandbox_code ? 4 : 2;
  int high[4];
  // High numbers first, so that none of them is overwritten before it was copied.
  for (int index = 0; index < count; index++) {
    high[index] = fcntl(given[index], F_DUPFD, SENDING + 1);
    if (high[index] < 0) return false;
  }
  int input = open("/dev/null", O_RDONLY), code = open(program->path, O_PATH | O_CLOEXEC);
  if (input < 0 || code < 0 || dup3(code, PROGRAM, O_CLOEXEC) < 0 || dup3(sending, SENDING, O_CLOEXEC) < 0) return false;
  if (input != 0 && dup2(input, 0) < 0) return false;
  for (int index = 0; index < count; index++) {
    if (dup2(high[index], index + 1) < 0) return false;
  }
  close_all(count + 1, PROGRAM - 1);
  close_all(SENDING + 1, ~0u);
  return true;
}

// MARK: Files

#define READ_FILE LANDLOCK_ACCESS_FS_READ_FILE
#define READ_ALL (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
// What a tool does in its folder: everything but devices, pipes and sockets. 1 << 13 and 1 << 14 are moving between folders and
// cutting off, which older headers do not know.
#define WRITE_ALL                                                                                                    \
  (READ_ALL | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |       \
   LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SYM | 1 << 13 | 1 << 14)

// What a newer kernel knows than the headers of the C library.
struct rules_attribute {
  uint64_t files, network, scopes;
};

// Also how many processors there are.
const char *const csandbox_common[] = {
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/zoneinfo", "/proc/self", "/etc/ld.so.cache",
    "/etc/localtime", "/etc/timezone", "/dev/urandom", "/dev/random", "/sys/devices/system/cpu/possible",
    "/sys/devices/system/cpu/online", NULL,
};

long csandbox_landlock_version(void) {
#ifdef __NR_landlock_create_ruleset
  return syscall(__NR_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
#else
  return -1;
#endif
}

#ifdef __NR_landlock_create_ruleset
// What a tool reads and executes, too: a linker, and what it links.
static const char *const tools[] = {"/bin", "/usr/bin", "/usr/lib", "/usr/lib64", "/lib", "/lib64"};
static const char *const tool_files[] = {"/usr/include", "/usr/share"};
#if defined(__x86_64__)
static const char loader[] = "/lib64/ld-linux-x86-64.so.2";
#elif defined(__aarch64__)
static const char loader[] = "/lib/ld-linux-aarch64.so.1";
#endif

static void allow(int rules, const char *path, uint64_t rights) {
  // A file has no rights of a folder. 1 << 14 is cutting off.
  const uint64_t of_file = READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | 1 << 14;
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return;
  struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = place};
  if (syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) {
    rule.allowed_access = rights & of_file;
    syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  close(place);
}

// The rights of files that a version knows: 1, 2, 3 and 5 have 13, 14, 15 and 16.
static uint64_t rights_of_files(long version) {
  return version >= 5 ? (1 << 16) - 1 : version >= 3 ? (1 << 15) - 1 : version >= 2 ? (1 << 14) - 1 : (1 << 13) - 1;
}

static void allow_tool(int rules, const struct csandbox_program *program, uint64_t known) {
  const uint64_t execute = READ_ALL | LANDLOCK_ACCESS_FS_EXECUTE;
  for (size_t index = 0; index < program->count; index++) allow(rules, program->folders[index], execute);
  for (size_t index = 0; index < sizeof tools / sizeof *tools; index++) allow(rules, tools[index], execute);
  for (size_t index = 0; index < sizeof tool_files / sizeof *tool_files; index++)
    allow(rules, tool_files[index], READ_ALL);
  // The compiler's library of queues opens the state of its threads by their numbers, and crashes where it may not.
  allow(rules, "/proc", READ_FILE);
  if (program->work) allow(rules, program->work, WRITE_ALL & known);
}

static void allow_code(int rules, const struct csandbox_program *program) {
  for (size_t index = 0; index < program->count; index++) allow(rules, program->folders[index], READ_ALL);
  allow(rules, program->path, READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE);
  allow(rules, loader, READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE);
}

static bool confine_files(const struct csandbox_program *program) {
  long version = csandbox_landlock_version();
  struct rules_attribute all = {.files = rights_of_files(version)};
  // Version 4 has 2 rights of the network, 6 has 2 scopes.
  if (version >= 4) all.network = 3;
  if (version >= 6) all.scopes = 3;
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int rules = (int)syscall(__NR_landlock_create_ruleset, &all, size, 0);
  if (rules < 0) return false;
  for (const char *const *path = csandbox_common; *path; path++) allow(rules, *path, READ_ALL);
  allow(rules, "/dev/null", READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
  if (program->kind == csandbox_tool) allow_tool(rules, program, all.files);
  else allow_code(rules, program);
  bool is_confined = syscall(__NR_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return is_confined;
}
#else
static bool confine_files(const struct csandbox_program *program) {
  (void)program;
  errno = ENOSYS;
  return false;
}
#endif

// MARK: Starting

// The listener of the child, which it has only until its program starts.
static void send_listener(int listener) {
  char byte = 0, control[CMSG_SPACE(sizeof listener)] = {0};
  struct iovec part = {&byte, 1};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  *head = (struct cmsghdr){.cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(sizeof listener)};
  memcpy(CMSG_DATA(head), &listener, sizeof listener);
  sendmsg(SENDING, &message, 0);
  close(listener);
}

static int received_listener(int receiving) {
  int listener = -1;
  char byte, control[CMSG_SPACE(sizeof listener)];
  struct iovec part = {&byte, 1};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  if (recvmsg(receiving, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) < 0) return -1;
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  if (head && head->cmsg_type == SCM_RIGHTS) memcpy(&listener, CMSG_DATA(head), sizeof listener);
  return listener;
}

static bool confine(const struct csandbox_program *program, pid_t parent, int sending, struct problem *problem) {
  problem->step = "its parent";
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) return false;
  reset_signals();
  problem->step = "its folder";
  if (program->kind == csandbox_tool && (setpgid(0, 0) != 0 || (program->work && chdir(program->work) != 0)))
    return false;
  problem->step = "its descriptors";
  if (!set_descriptors(program, sending)) return false;
  set_limits(program);
  if (!program->leaves_calls) leave_namespaces();
  problem->step = "its rights";
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  drop_capabilities();
  problem->step = "its files";
  if (!program->leaves_files && !confine_files(program)) return false;
  problem->step = "its system calls";
  if (program->leaves_calls) return true;
  if (program->kind == csandbox_tool) return csandbox_refuse_calls_of_tool();
  int listener = -1;
  if (!csandbox_refuse_calls_of_code(getpid(), PROGRAM, !program->leaves_files, &listener)) return false;
  if (listener >= 0) send_listener(listener);
  return true;
}

__attribute__((noinline)) static void start_here(
    const struct csandbox_program *program, pid_t parent, int sending, struct problem *problem) {
  errno = 0;
  if (confine(program, parent, sending, problem)) {
    problem->step = "its start";
    // A tool starts others, and some look at the name by which they were started.
    if (program->kind == csandbox_tool) execve(program->path, program->arguments, program->environment);
    else syscall(SYS_execveat, PROGRAM, "", program->arguments, program->environment, AT_EMPTY_PATH);
  }
  problem->error = errno ? errno : EPERM;
  _exit(127);
}

pid_t csandbox_start(const struct csandbox_program *program, int *listener, const char **step) {
  struct problem problem = {.step = "", .error = 0};
  int line[2];
  *listener = -1;
  *step = "its line";
  if (socketpair(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0, line) != 0) return -1;
  pid_t parent = getpid();
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  // The child borrows the memory of this process until it executes the program.
  pid_t child = vfork();
  if (child == 0) start_here(program, parent, line[1], &problem);
  int error = child < 0 ? errno : problem.error;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  *listener = received_listener(line[0]);
  close(line[0]);
  close(line[1]);
  if (error == 0) return child;
  if (*listener >= 0) close(*listener);
  if (child > 0) waitpid(child, NULL, 0);
  *step = problem.step;
  errno = error;
  return -1;
}
