#define _GNU_SOURCE
#include "CSandbox.h"
#include "SystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// The newest call that was looked at. Those of later kernels do not exist for the program.
#define NEWEST_CALL 462

// Calls that fail with EPERM in every confined program, whatever their arguments are.
static const int refused[] = {
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_unshare, SYS_setns, SYS_personality,
    SYS_setpriority, SYS_ioprio_set, SYS_migrate_pages, SYS_move_pages, SYS_kill, SYS_tkill, SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo, SYS_setrlimit, 424 /* pidfd_send_signal */, 434 /* pidfd_open */, 438 /* pidfd_getfd */,
    440 /* process_madvise */, 448 /* process_mrelease */,
    // Connections, and memory shared with others.
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_shmget, SYS_shmat,
    SYS_shmctl, SYS_semget, SYS_semop, SYS_semctl, SYS_semtimedop, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl,
    SYS_mq_open, SYS_mq_unlink,
    // What Landlock does not see of files, and their places.
    SYS_fchmod, SYS_fchmodat, 452 /* fchmodat2 */, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
    SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_fanotify_init, SYS_inotify_init1, SYS_mknodat, SYS_fchownat,
    SYS_fchown, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_swapon, SYS_swapoff, SYS_quotactl, SYS_acct,
    428 /* open_tree */, 429 /* move_mount */, 430 /* fsopen */, 431 /* fsconfig */, 432 /* fsmount */,
    433 /* fspick */, 442 /* mount_setattr */, 443 /* quotactl_fd */,
    // Doors into the kernel.
    425 /* io_uring_setup */, 426 /* io_uring_enter */, 427 /* io_uring_register */, SYS_memfd_create,
    447 /* memfd_secret */, SYS_userfaultfd, SYS_bpf, SYS_perf_event_open, SYS_add_key, SYS_request_key, SYS_keyctl,
    SYS_pkey_mprotect, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_syslog,
    SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime,
    SYS_vhangup, SYS_lookup_dcookie, SYS_nfsservctl,
#if defined(__x86_64__)
    // The older forms, which only this architecture has.
    SYS_mknod, SYS_chmod, SYS_utime, SYS_utimes, SYS_futimesat, SYS_chown, SYS_lchown, SYS_inotify_init, SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_kexec_file_load,
    SYS_uselib, SYS__sysctl,
#endif
};

// The calls that fail in a person's code, too.
static const int refused_code[] = {
    SYS_execve, SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr, SYS_truncate,
    SYS_mkdirat, SYS_unlinkat, SYS_symlinkat, SYS_linkat, SYS_renameat2,
#if defined(__x86_64__)
    SYS_fork, SYS_vfork, SYS_creat, SYS_mkdir, SYS_rmdir, SYS_unlink, SYS_symlink, SYS_link, SYS_rename, SYS_renameat,
#else
    SYS_renameat,
#endif
};

#define COUNT(list) (sizeof(list) / sizeof *(list))
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
// The lower half of an argument, and the upper one.
#define LOW(index) LOAD(args[index])
#define HIGH(index) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[index]) + 4)
#define UNLESS_EQUAL(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(value), 0, skipped)
#define UNLESS_ANY(bits, skipped) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (unsigned)(bits), 0, skipped)
#define IF_EQUAL(value, skipped) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(value), skipped, 0)
#define IF_ANY(bits, skipped) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (unsigned)(bits), skipped, 0)
#define REFUSE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
#define UNKNOWN BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS)
#define IGNORE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | 0)
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define NOTIFY BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF)
#define NAMESPACES \
  (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET)

#ifdef ARCHITECTURE
struct filter {
  struct sock_filter rules[600];
  size_t count;
};

static void add(struct filter *filter, const struct sock_filter *rules, size_t count) {
  for (size_t index = 0; index < count; index++) filter->rules[filter->count++] = rules[index];
}

static void add_refused(struct filter *filter, const int *calls, size_t count) {
  for (size_t index = 0; index < count; index++) {
    const struct sock_filter rules[] = {UNLESS_EQUAL(calls[index], 1), REFUSE};
    add(filter, rules, COUNT(rules));
  }
}

// What both filters begin and end with. Each rule begins with the number of the call in the accumulator, and skips itself for
// other numbers.
static const struct sock_filter head[] = {
    LOAD(arch), IF_EQUAL(ARCHITECTURE, 1), REFUSE, LOAD(nr),
    // Also the calls of the x32 interface, which have high numbers.
    BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, NEWEST_CALL, 0, 1), UNKNOWN,
    // The flags of `clone3` and `openat2` cannot be read; the C library then takes `clone` and `openat`.
    UNLESS_EQUAL(435, 1), UNKNOWN, UNLESS_EQUAL(437, 1), UNKNOWN,
};
static const struct sock_filter tail[] = {
    // Limits can be read.
    UNLESS_EQUAL(SYS_prlimit64, 6), LOW(2), UNLESS_EQUAL(0, 3), HIGH(2), UNLESS_EQUAL(0, 1), ALLOW, REFUSE,
    // It ends with its parent.
    UNLESS_EQUAL(SYS_prctl, 4), LOW(0), UNLESS_EQUAL(PR_SET_PDEATHSIG, 1), REFUSE, ALLOW,
    // No other process gets the signals of a descriptor.
    UNLESS_EQUAL(SYS_fcntl, 6), LOW(1), IF_EQUAL(F_SETOWN, 2), IF_EQUAL(F_SETOWN_EX, 1), UNLESS_EQUAL(F_SETSIG, 1),
    REFUSE, ALLOW,
    // 0x8901 is FIOSETOWN, 0x8902 SIOCSPGRP; TIOCSTI types into a terminal.
    UNLESS_EQUAL(SYS_ioctl, 6), LOW(1), IF_EQUAL(0x8901, 2), IF_EQUAL(0x8902, 1), UNLESS_EQUAL(0x5412, 1), REFUSE,
    ALLOW,
    // Only what lies in a file can be executed.
    UNLESS_EQUAL(SYS_mprotect, 4), LOW(2), UNLESS_ANY(PROT_EXEC, 1), REFUSE, ALLOW,
    UNLESS_EQUAL(SYS_mmap, 7), LOW(2), UNLESS_ANY(PROT_EXEC, 4), IF_ANY(PROT_WRITE, 2), LOW(3),
    UNLESS_ANY(MAP_ANONYMOUS, 1), REFUSE, ALLOW,
    ALLOW,
};

static bool install(struct filter *filter) {
  struct sock_fprog rules = {(unsigned short)filter->count, filter->rules};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &rules) == 0;
}

// The listener is told of the calls that are refused, and of files that are opened, which Landlock may refuse.
static int install_with_listener(struct filter filter) {
#ifdef SECCOMP_RET_USER_NOTIF
  const struct sock_filter refuse = REFUSE;
  for (size_t index = COUNT(head); index < filter.count; index++) {
    if (filter.rules[index].code == refuse.code && filter.rules[index].k == refuse.k)
      filter.rules[index].k = SECCOMP_RET_USER_NOTIF;
  }
  struct sock_fprog rules = {(unsigned short)filter.count, filter.rules};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &rules);
#else
  return -1;
#endif
}
#endif

bool csandbox_filters_calls(void) {
#ifdef ARCHITECTURE
  // A kernel without filters does not look at the address.
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL) != 0 && errno == EFAULT;
#else
  return false;
#endif
}

bool csandbox_refuse_calls_of_code(pid_t self, int program, bool tells_files, int *listener) {
#ifdef ARCHITECTURE
  const struct sock_filter rules[] = {
      // Only threads.
      UNLESS_EQUAL(SYS_clone, 4), LOW(0), UNLESS_ANY(CLONE_THREAD, 1), ALLOW, REFUSE,
      // Only the start of the program.
      UNLESS_EQUAL(SYS_execveat, 6), LOW(0), UNLESS_EQUAL(program, 3), LOW(4), UNLESS_EQUAL(AT_EMPTY_PATH, 1), ALLOW,
      REFUSE,
      UNLESS_EQUAL(SYS_kill, 4), LOW(0), UNLESS_EQUAL(self, 1), ALLOW, REFUSE,
      UNLESS_EQUAL(SYS_tgkill, 4), LOW(0), UNLESS_EQUAL(self, 1), ALLOW, REFUSE,
  };
#ifdef SECCOMP_RET_USER_NOTIF
  const struct sock_filter opening[] = {
      UNLESS_EQUAL(SYS_openat, 1), NOTIFY,
#if defined(__x86_64__)
      UNLESS_EQUAL(SYS_open, 1), NOTIFY,
#endif
  };
#endif
  struct filter filter = {.count = 0};
  add(&filter, head, COUNT(head));
  add(&filter, rules, COUNT(rules));
  add_refused(&filter, refused, COUNT(refused));
  add_refused(&filter, refused_code, COUNT(refused_code));
  struct filter told = filter;
#ifdef SECCOMP_RET_USER_NOTIF
  if (tells_files) add(&told, opening, COUNT(opening));
#endif
  add(&told, tail, COUNT(tail));
  *listener = install_with_listener(told);
  if (*listener >= 0) return true;
  add(&filter, tail, COUNT(tail));
  return install(&filter);
#else
  (void)self;
  (void)program;
  (void)tells_files;
  (void)listener;
  errno = ENOSYS;
  return false;
#endif
}

bool csandbox_refuse_calls_of_tool(void) {
#ifdef ARCHITECTURE
  const struct sock_filter rules[] = {
      // Processes and threads, in no namespace of their own.
      UNLESS_EQUAL(SYS_clone, 4), LOW(0), UNLESS_ANY(NAMESPACES, 1), REFUSE, ALLOW,
      // A tool that finds a fault in itself aborts.
      UNLESS_EQUAL(SYS_tgkill, 4), LOW(2), UNLESS_EQUAL(SIGABRT, 1), ALLOW, REFUSE,
      // It ends with its group. The compiler gives each process that it starts another one, and stops if it cannot.
      UNLESS_EQUAL(SYS_setpgid, 1), IGNORE, UNLESS_EQUAL(SYS_setsid, 1), IGNORE,
  };
  struct filter filter = {.count = 0};
  add(&filter, head, COUNT(head));
  add(&filter, rules, COUNT(rules));
  add_refused(&filter, refused, COUNT(refused));
  add(&filter, tail, COUNT(tail));
  return install(&filter);
#else
  errno = ENOSYS;
  return false;
#endif
}
