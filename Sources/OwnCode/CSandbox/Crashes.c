#define _GNU_SOURCE
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

#include "CSandbox.h"

static uintptr_t program_start, program_end;
static void (*last_words)(void);
static pthread_t reporting_thread;
static volatile sig_atomic_t is_ending;

// The first object is the executable.
static int note_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  program_start = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    uintptr_t end = info->dlpi_addr + part->p_vaddr + part->p_memsz;
    if (part->p_type == PT_LOAD && end > program_end) program_end = end;
  }
  return 1;
}

// Writes a name and a hexadecimal number of 16 digits.
static void write_number(const char *name, uintptr_t number) {
  char line[60];
  size_t length = strlen(name);
  memcpy(line, name, length);
  for (int shift = 60; shift >= 0; shift -= 4) line[length++] = "0123456789abcdef"[number >> shift & 15];
  line[length++] = '\n';
  if (write(2, line, length) < 0) return;
}

static void write_frame(uintptr_t offset) { write_number("touchstone-frame ", offset); }

// The memory for data, in kilobytes, is the sixth number of this file, in pages. What the system counts as the most memory
// of a process includes that of its parent before the start.
static void write_memory(void) {
  char text[200];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  ssize_t count = file < 0 ? 0 : read(file, text, sizeof text - 1);
  if (file >= 0) close(file);
  unsigned long pages = 0;
  int field = 0;
  for (ssize_t index = 0; index < count && field < 6; index++) {
    if (text[index] == ' ') {
      field++;
    } else if (field == 5 && text[index] >= '0' && text[index] <= '9') {
      pages = pages * 10 + (unsigned long)(text[index] - '0');
    }
  }
  write_number("touchstone-memory ", pages * 4);
}

static void tell(void) {
  // Another thread can end while this one changes what the last words tell. A crash in them ends the process.
  if (is_ending || !pthread_equal(pthread_self(), reporting_thread)) return;
  is_ending = 1;
  last_words();
}

static void report(int number, siginfo_t *info, void *context) {
  (void)info;
#if defined(__x86_64__)
  uintptr_t crashed = (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  uintptr_t crashed = (uintptr_t)((ucontext_t *)context)->uc_mcontext.pc;
#endif
  write_memory();
  void *frames[64];
  int count = backtrace(frames, 64);
  for (int index = 0; index < count; index++) {
    uintptr_t frame = (uintptr_t)frames[index];
    if (frame < program_start || frame >= program_end) continue;
    // The place of the crash itself may have no line, the instruction before it has one. A return address can be that of
    // the next line.
    if (frame == crashed) write_frame(frame - program_start);
    write_frame(frame - program_start - 1);
  }
  tell();
  signal(number, SIG_DFL);
  raise(number);
}

void csandbox_report_crashes(void (*words)(void)) {
  last_words = words;
  reporting_thread = pthread_self();
  atexit(tell);
  // The first call loads a library, which is not possible later.
  void *frames[4];
  backtrace(frames, 4);
  dl_iterate_phdr(note_program, NULL);
  // The stack itself may be full.
  stack_t stack = {.ss_size = 1 << 20};
  stack.ss_sp = malloc(stack.ss_size);
  if (!stack.ss_sp || sigaltstack(&stack, NULL) != 0) return;
  struct sigaction action = {
      .sa_sigaction = report, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | SA_RESETHAND};
  int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) sigaction(numbers[index], &action, NULL);
}
