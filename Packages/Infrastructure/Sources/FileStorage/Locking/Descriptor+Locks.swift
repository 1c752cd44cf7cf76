internal import DedicatedThreads

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A part of a file that is locked apart from the file as a whole, for the good order among those that wait.
///
/// These locks keep nobody from anything: where there are none, every function behaves as if nobody else had any.
struct LockRange {
    let start: Int64
    let count: Int64

    /// Whoever has this is the next to get the lock of the file.
    static let anteroom = LockRange(start: 0, count: 1)

    /// The part of the file in which each holder of the lock has a mark of its own.
    static let holders = LockRange(start: 1 << 32, count: 1 << 61)

    /// A part of ``holders`` that nobody else has, by all odds.
    static func newHolder() -> LockRange {
        LockRange(start: .random(in: holders.start..<holders.start + holders.count), count: 1)
    }
}

extension Descriptor {
    /// Takes the file's lock if nobody holds it.
    ///
    /// - Returns: false if somebody holds it; true if this descriptor does, until it is closed.
    borrowing func tryLock(exclusively: Bool) throws(SystemError) -> Bool {
        while flock(number, (exclusively ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return false }
            if errno != EINTR { throw .last }
        }
        return true
    }

    /// Waits for the file's lock.
    borrowing func lock(exclusively: Bool, _ interruption: Interruption) throws(FileLock.Failure) {
        let number = number
        let result: Int32
        do throws(Interrupted) {
            result = try interruption.wait { flock(number, exclusively ? LOCK_EX : LOCK_SH) }
        } catch {
            throw .cancelled
        }
        guard result == 0 else { throw .failed(.last) }
    }

    /// Takes a part of the file if nobody has it.
    ///
    /// - Returns: false if somebody has it; true if this descriptor does, until it is closed.
    borrowing func tryLock(_ range: LockRange) -> Bool {
        repeat {
            if change(range, to: F_WRLCK, RangeCommand.lock) == 0 { return true }
        } while errno == EINTR
        return errno != EAGAIN && errno != EACCES
    }

    /// Waits for a part of the file.
    borrowing func lock(_ range: LockRange, _ interruption: Interruption) throws(FileLock.Failure) {
        let number = number
        do throws(Interrupted) {
            var part = range.description(F_WRLCK)
            _ = try interruption.wait { fcntl(number, RangeCommand.wait, &part) }
        } catch {
            throw .cancelled
        }
    }

    /// Lets go of a part of the file.
    borrowing func unlock(_ range: LockRange) {
        _ = change(range, to: F_UNLCK, RangeCommand.lock)
    }

    /// Shows others that this descriptor has a part of the file, which others may show of the same part as well.
    borrowing func show(_ range: LockRange) {
        _ = change(range, to: F_RDLCK, RangeCommand.lock)
    }

    /// Finds a part within a range that somebody else has.
    ///
    /// - Returns: where it starts; nil if nobody has any.
    borrowing func lockedPart(of range: LockRange) -> Int64? {
        var part = range.description(F_WRLCK)
        guard fcntl(number, RangeCommand.look, &part) == 0, part.l_type != F_UNLCK else { return nil }
        return Int64(part.l_start)
    }

    private borrowing func change(_ range: LockRange, to kind: some BinaryInteger, _ command: Int32) -> Int32 {
        var part = range.description(kind)
        return fcntl(number, command, &part)
    }
}

extension LockRange {
    fileprivate func description(_ kind: some BinaryInteger) -> flock {
        flock(
            l_type: Int16(kind),
            l_whence: Int16(SEEK_SET),
            l_start: off_t(start),
            l_len: off_t(count),
            l_pid: 0
        )
    }
}

/// The calls for locks that belong to an open file, not to a process.
private enum RangeCommand {
    #if canImport(Darwin)
        static let look: Int32 = F_OFD_GETLK
        static let lock: Int32 = F_OFD_SETLK
        static let wait: Int32 = F_OFD_SETLKW
    #else
        // The headers hide them behind _GNU_SOURCE.
        static let look: Int32 = 36
        static let lock: Int32 = 37
        static let wait: Int32 = 38
    #endif
}
