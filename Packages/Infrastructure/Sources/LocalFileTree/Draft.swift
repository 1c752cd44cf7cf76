import Foundation

/// A hidden file beside one that is created, which has its content until that is complete.
///
/// It is named after the file and locked by the process that writes it: the next process that creates the same file uses the
/// draft of one that has ended, so that none is left behind.
final class Draft {
    /// The number of a failed system call.
    struct Failure: Error {
        let code: Int32

        static var last: Failure { Failure(code: errno) }
    }

    let path: String
    private let descriptor: Int32

    /// Opens the draft of a file, and waits until no other process writes it.
    init(of target: String) throws(Failure) {
        let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
        path = target[..<start] + Self.name(of: target[start...])
        descriptor = try Self.locked(path)
    }

    /// Returns the name of the draft of a file, which is short enough for the longest name of a file.
    static func name(of file: some StringProtocol) -> String {
        let hash = file.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return prefix + String(hash, radix: 16)
    }

    private static let prefix = ".new-"
    /// The number of seconds after which a draft without a lock is taken for that of a process that has ended.
    private static let ageLimit = 3_600

    private static func locked(_ path: String) throws(Failure) -> Int32 {
        while true {
            let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o644)
            guard descriptor >= 0 else {
                // Something else has the name.
                guard [ELOOP, ENXIO].contains(errno), unlink(path) == 0 else { throw .last }
                continue
            }
            // A file system without locks has no other process wait.
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
            var (own, current) = (stat(), stat())
            if fstat(descriptor, &own) == 0, lstat(path, &current) == 0, own.st_ino == current.st_ino {
                if own.st_nlink == 1, own.st_uid == geteuid(), own.st_mode & S_IFMT == S_IFREG { return descriptor }
                // A second name would get the content, too.
                guard unlink(path) == 0 else {
                    let failure = Failure.last
                    close(descriptor)
                    throw failure
                }
            }
            close(descriptor)
        }
    }

    deinit { close(descriptor) }

    /// Sets the time of the last modification, in nanoseconds since 1970, where the file system can store it.
    func setModificationTime(_ time: Int) {
        var modified = timespec(tv_sec: time / 1_000_000_000, tv_nsec: time % 1_000_000_000)
        if modified.tv_nsec < 0 {
            modified = timespec(tv_sec: modified.tv_sec - 1, tv_nsec: modified.tv_nsec + 1_000_000_000)
        }
        futimens(descriptor, [modified, modified])
    }

    /// Writes the content durably, in place of what a process that has ended has left.
    func write(_ bytes: [UInt8]) throws(Failure) {
        guard ftruncate(descriptor, 0) == 0 else { throw .last }
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw count < 0 ? .last : Failure(code: EIO) }
            offset += count
        }
        guard fsync(descriptor) == 0 else { throw .last }
    }

    /// Removes the draft, while no other process writes it.
    func remove() { unlink(path) }

    /// Removes the drafts in a folder that no process writes any more.
    static func removeAbandoned(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(prefix) {
            let id = name.dropFirst(prefix.count)
            let isHash = UInt64(id, radix: 16) != nil && id.count > 12
            guard isHash || UUID(uuidString: String(id)) != nil else { continue }
            let path = folder + "/" + name
            let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
            let isSupported = isLocked || errno != EWOULDBLOCK
            var (own, current) = (stat(), stat())
            guard isSupported, fstat(descriptor, &own) == 0, lstat(path, &current) == 0, own.st_ino == current.st_ino,
                own.st_uid == geteuid(), own.st_mode & S_IFMT == S_IFREG
            else { continue }
            // Earlier versions, whose drafts have a UUID, did not lock them, and not every file system has locks.
            if isHash && isLocked || time(nil) - own.modificationTime.tv_sec > ageLimit { unlink(path) }
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
}
