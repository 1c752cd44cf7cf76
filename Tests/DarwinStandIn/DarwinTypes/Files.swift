// The names and the optionals are those of Swift's import of the headers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals, NoLeadingUnderscores, TypeNamesShouldBeCapitalized

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/i386/_types.h
// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/_types.h

public typealias blkcnt_t = Int64
public typealias blksize_t = Int32
public typealias dev_t = Int32
public typealias gid_t = UInt32
public typealias id_t = UInt32
public typealias ino_t = UInt64
public typealias mode_t = UInt16
public typealias nlink_t = UInt16
public typealias off_t = Int64
public typealias pid_t = Int32
public typealias size_t = Int
public typealias time_t = Int
public typealias uid_t = UInt32

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/_types/_timespec.h
public struct timespec: Sendable {
    public var tv_sec: time_t
    public var tv_nsec: Int

    public init() { self.init(tv_sec: 0, tv_nsec: 0) }

    public init(tv_sec: time_t, tv_nsec: Int) {
        self.tv_sec = tv_sec
        self.tv_nsec = tv_nsec
    }
}

// https://github.com/apple-oss-distributions/Libc/blob/main/include/_time.h
public struct tm: Sendable {
    public var tm_sec: Int32 = 0
    public var tm_min: Int32 = 0
    public var tm_hour: Int32 = 0
    public var tm_mday: Int32 = 0
    public var tm_mon: Int32 = 0
    public var tm_year: Int32 = 0
    public var tm_wday: Int32 = 0
    public var tm_yday: Int32 = 0
    public var tm_isdst: Int32 = 0
    public var tm_gmtoff = 0

    public init() {}
}

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/stat.h
public struct stat: Sendable {
    public var st_dev: dev_t = 0
    public var st_mode: mode_t = 0
    public var st_nlink: nlink_t = 0
    public var st_ino: ino_t = 0
    public var st_uid: uid_t = 0
    public var st_gid: gid_t = 0
    public var st_rdev: dev_t = 0
    public var st_atimespec = timespec()
    public var st_mtimespec = timespec()
    public var st_ctimespec = timespec()
    public var st_birthtimespec = timespec()
    public var st_size: off_t = 0
    public var st_blocks: blkcnt_t = 0
    public var st_blksize: blksize_t = 0
    public var st_flags: UInt32 = 0
    public var st_gen: UInt32 = 0

    public init() {}
}

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/fcntl.h
public struct flock: Sendable {
    public var l_start: off_t
    public var l_len: off_t
    public var l_pid: pid_t
    public var l_type: Int16
    public var l_whence: Int16

    public init() { self.init(l_start: 0, l_len: 0, l_pid: 0, l_type: 0, l_whence: 0) }

    public init(l_start: off_t, l_len: off_t, l_pid: pid_t, l_type: Int16, l_whence: Int16) {
        self.l_start = l_start
        self.l_len = l_len
        self.l_pid = l_pid
        self.l_type = l_type
        self.l_whence = l_whence
    }
}

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/dirent.h
public struct dirent: Sendable {
    public var d_ino: UInt64 = 0
    public var d_seekoff: UInt64 = 0
    public var d_reclen: UInt16 = 0
    public var d_namlen: UInt16 = 0
    public var d_type: UInt8 = 0
    // The name has 1,024 characters there.
    public var d_name: (CChar, CChar) = (0, 0)

    public init() {}
}

// https://github.com/apple-oss-distributions/Libc/blob/main/include/dirent.h
public struct DIR: Sendable {
    public init() {}
}

// https://github.com/apple-oss-distributions/Libc/blob/main/include/_stdio.h
public struct FILE: Sendable {
    public init() {}
}

// https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/event.h
public struct kevent {
    public var ident: UInt
    public var filter: Int16
    public var flags: UInt16
    public var fflags: UInt32
    public var data: Int
    public var udata: UnsafeMutableRawPointer!

    public init() { self.init(ident: 0, filter: 0, flags: 0, fflags: 0, data: 0, udata: nil) }

    public init(
        ident: UInt,
        filter: Int16,
        flags: UInt16,
        fflags: UInt32,
        data: Int,
        udata: UnsafeMutableRawPointer!
    ) {
        self.ident = ident
        self.filter = filter
        self.flags = flags
        self.fflags = fflags
        self.data = data
        self.udata = udata
    }
}
