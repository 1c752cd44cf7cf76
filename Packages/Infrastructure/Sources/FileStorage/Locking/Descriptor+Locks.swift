internal import CStrataFileStorage
package import DedicatedThreads
import Foundation

/// A range of a file that is locked independently of the file, to order the processes that wait.
///
/// These locks belong to an open file, not to a process. They are advisory: on a system without them every function behaves
/// as if no other process had one.
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

    /// The description of a lock for `fcntl`.
    fileprivate func lock(_ kind: some BinaryInteger) -> flock {
        // Each system has its fields in another order, and with them the initialiser its parameters.
        var lock = flock()
        lock.l_type = Int16(kind)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = off_t(start)
        lock.l_len = off_t(count)
        return lock
    }
}

extension Descriptor {
    /// Acquires the file's lock without waiting.
    ///
    /// - Returns: False if another descriptor holds it; true if this one does, until it is closed.
    package func tryLock(exclusively: Bool) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try call(flock(number, (exclusively ? LOCK_EX : LOCK_SH) | LOCK_NB))
            return true
        } catch .busy {
            return false
        }
    }

    /// Waits for the file's lock.
    package func lock(exclusively: Bool, _ interruption: Interruption) throws(SystemError) {
        try call(interruption) { flock(number, exclusively ? LOCK_EX : LOCK_SH) }
    }

    /// Acquires the lock of a range without waiting.
    ///
    /// - Returns: False if another descriptor holds it; true if this one does, until it is closed.
    func tryLock(_ range: LockRange) -> Bool {
        do throws(SystemError) {
            var lock = range.lock(F_WRLCK)
            try call(fcntl(number, strata_file_storage_set_lock, &lock))
            return true
        } catch {
            return ![EAGAIN, EACCES].contains(error.code)
        }
    }

    /// Waits for the lock of a range.
    func lock(_ range: LockRange, _ interruption: Interruption) throws(SystemError) {
        do throws(SystemError) {
            var lock = range.lock(F_WRLCK)
            try call(interruption) { fcntl(number, strata_file_storage_wait_for_lock, &lock) }
        } catch {
            if error == .interrupted { throw error }
        }
    }

    /// Gives the lock of a range another kind: `F_UNLCK` for none, `F_RDLCK` for a mark that other processes can see.
    func setLock(_ range: LockRange, to kind: some BinaryInteger) {
        var lock = range.lock(kind)
        _ = fcntl(number, strata_file_storage_set_lock, &lock)
    }

    /// Finds a part of a range that another descriptor has locked.
    ///
    /// - Returns: Its start; nil if there is none.
    func lockedPart(of range: LockRange) -> Int64? {
        var lock = range.lock(F_WRLCK)
        guard fcntl(number, strata_file_storage_find_lock, &lock) == 0, lock.l_type != F_UNLCK else { return nil }
        return Int64(lock.l_start)
    }
}
