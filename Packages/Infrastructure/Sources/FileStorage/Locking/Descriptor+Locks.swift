package import DedicatedThreads
import Foundation

#if os(Linux)
    internal import CStrataFileStorage
#endif

/// A range of a file that is locked independently of the file, to order the processes that wait.
///
/// These locks are advisory: on a system without them every function behaves as if no other process had one.
struct LockRange {
    let start: Int64
    let count: Int64

    /// The queue lock, whose owner is the next to get the lock of the file.
    static let queue = LockRange(start: 0, count: 1)

    /// The range in which each holder of the file's lock has a byte of its own as its mark.
    static let holders = LockRange(start: 1 << 32, count: 1 << 61)

    static func randomHolder() -> LockRange {
        LockRange(start: .random(in: holders.start..<holders.start + holders.count), count: 1)
    }
}

extension Descriptor {
    /// Acquires the file's lock without waiting.
    ///
    /// - Returns: false if another descriptor holds it; true if this one does, until it is closed.
    package borrowing func tryLock(exclusively: Bool) throws(SystemError) -> Bool {
        while flock(number, (exclusively ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return false }
            if errno != EINTR { throw .last }
        }
        return true
    }

    package borrowing func lock(exclusively: Bool, _ interruption: Interruption) throws(FileLock.Failure) {
        let number = number
        let result: Int32
        do throws(Interrupted) {
            result = try interruption.wait { flock(number, exclusively ? LOCK_EX : LOCK_SH) }
        } catch {
            throw .cancelled
        }
        guard result == 0 else { throw .failed(.last) }
    }

    /// Acquires the lock of a range without waiting.
    ///
    /// - Returns: false if another descriptor holds it; true if this one does, until it is closed.
    borrowing func tryLock(_ range: LockRange) -> Bool {
        repeat {
            if change(range, to: F_WRLCK, RangeCommand.lock) == 0 { return true }
        } while errno == EINTR
        return errno != EAGAIN && errno != EACCES
    }

    borrowing func lock(_ range: LockRange, _ interruption: Interruption) throws(FileLock.Failure) {
        let number = number
        do throws(Interrupted) {
            var part = range.description(F_WRLCK)
            _ = try interruption.wait { fcntl(number, RangeCommand.wait, &part) }
        } catch {
            throw .cancelled
        }
    }

    borrowing func unlock(_ range: LockRange) {
        _ = change(range, to: F_UNLCK, RangeCommand.lock)
    }

    /// Acquires a shared lock of a range, as a mark that other processes can see.
    borrowing func lockShared(_ range: LockRange) {
        _ = change(range, to: F_RDLCK, RangeCommand.lock)
    }

    /// Finds a part of a range that another descriptor has locked.
    ///
    /// - Returns: its start; nil if there is none.
    borrowing func lockedPart(of range: LockRange) -> Int64? {
        var part = range.description(F_WRLCK)
        guard fcntl(number, RangeCommand.find, &part) == 0, part.l_type != F_UNLCK else { return nil }
        return Int64(part.l_start)
    }

    private borrowing func change(_ range: LockRange, to kind: some BinaryInteger, _ command: Int32) -> Int32 {
        var part = range.description(kind)
        return fcntl(number, command, &part)
    }
}

extension LockRange {
    fileprivate func description(_ kind: some BinaryInteger) -> flock {
        // Each system has its fields in another order, and with them the initialiser its parameters.
        var lock = flock()
        lock.l_type = Int16(kind)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = off_t(start)
        lock.l_len = off_t(count)
        return lock
    }
}

/// The commands of `fcntl` for locks that belong to an open file, not to a process.
private enum RangeCommand {
    #if canImport(Darwin)
        static let find: Int32 = F_OFD_GETLK
        static let lock: Int32 = F_OFD_SETLK
        static let wait: Int32 = F_OFD_SETLKW
    #else
        static let find = strata_file_storage_find_lock
        static let lock = strata_file_storage_set_lock
        static let wait = strata_file_storage_wait_for_lock
    #endif
}
