#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static void limit(int resource, rlim_t most) {
  struct rlimit limits = {most, most};
  setrlimit(resource, &limits);
}

// Refuses calls that make a process or a connection. `clone` with CLONE_THREAD makes a thread and is let through.
static void refuse_processes(void) {
#if defined(__x86_64__)
#define CALL(name, action) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), BPF_STMT(BPF_RET | BPF_K, action)
  const unsigned refused = SECCOMP_RET_ERRNO | EPERM;
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AUDIT_ARCH_X86_64, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, refused),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      CALL(fork, refused),
      CALL(vfork, refused),
      CALL(execve, refused),
      CALL(execveat, refused),
      CALL(socket, refused),
      CALL(ptrace, refused),
      CALL(kill, refused),
      // The flags of `clone3` cannot be read; the C library then takes `clone`.
      CALL(clone3, SECCOMP_RET_ERRNO | ENOSYS),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x00010000 /* CLONE_THREAD */, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, refused),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
#undef CALL
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#endif
}

bool csandbox_confines_files(void) {
#ifdef __NR_landlock_create_ruleset
  return syscall(__NR_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;
#else
  return false;
#endif
}

static bool confine_files(const char *const *folders, size_t count) {
#ifdef __NR_landlock_create_ruleset
  // All rights of the first version.
  struct landlock_ruleset_attr rights = {.handled_access_fs = (1 << 13) - 1};
  int rules = (int)syscall(__NR_landlock_create_ruleset, &rights, sizeof rights, 0);
  if (rules < 0) return false;
  for (size_t index = 0; index < count; index++) {
    int folder = open(folders[index], O_PATH | O_CLOEXEC);
    if (folder < 0) continue;
    struct landlock_path_beneath_attr rule = {
        .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR, .parent_fd = folder};
    syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(folder);
  }
  bool is_confined = syscall(__NR_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return is_confined;
#else
  (void)folders;
  (void)count;
  return false;
#endif
}

bool csandbox_enter(const char *const *folders, size_t count, size_t memory) {
  // The output of the code is read line by line, also after a crash.
  setvbuf(stdout, NULL, _IOLBF, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_DATA, memory);
  signal(SIGXFSZ, SIG_IGN);
  bool is_confined = confine_files(folders, count);
  refuse_processes();
  return is_confined;
}
