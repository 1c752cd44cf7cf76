// A C function can take a pointer to a type of C alone, so this type is not one of Swift.
// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/signal.h
struct __attribute__((swift_name("siginfo_t"))) stand_in_siginfo {
    int si_signo;
    int si_errno;
    int si_code;
    int si_pid;
    unsigned int si_uid;
    int si_status;
    void *si_addr;
    long si_band;
};
