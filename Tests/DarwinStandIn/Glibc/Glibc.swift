// The names and the optionals are those of Swift's import of the headers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals, NoLeadingUnderscores, TypeNamesShouldBeCapitalized

// Foundation re-exports Glibc on Linux, and Darwin on Apple's systems: this module takes the place of the one, with the
// declarations of the other.
@_exported public import Darwin

// Foundation on Linux finds it in Glibc.
// https://developer.apple.com/documentation/foundation/posixerrorcode
public enum POSIXErrorCode: Int32, Sendable {
    case EPERM = 1
    case ENOENT, ESRCH, EINTR, EIO, ENXIO, E2BIG, ENOEXEC, EBADF, ECHILD, EDEADLK, ENOMEM, EACCES, EFAULT, ENOTBLK,
        EBUSY
    case EEXIST, EXDEV, ENODEV, ENOTDIR, EISDIR, EINVAL, ENFILE, EMFILE, ENOTTY, ETXTBSY, EFBIG, ENOSPC, ESPIPE, EROFS
    case EMLINK, EPIPE, EDOM, ERANGE, EAGAIN
    case EDQUOT = 69
    case EILSEQ = 92
}
