import Foundation

/// A pipe with both ends in this process.
final class Pipe: Sendable {
    private let reading: Int32
    private let writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Waits for a byte.
    func readByte() -> Int {
        var byte: UInt8 = 0
        let count = read(reading, &byte, 1)
        return count < 0 ? -1 : Int(byte)
    }

    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        Foundation.write(writing, bytes, bytes.count) == bytes.count
    }

    /// Closes the reading end, whose number stays in use.
    func closeReading() {
        dup2(writing, reading)
    }
}

/// A locked file, a second descriptor of it on which a call waits, and an empty pipe.
final class LockedFileFixture: Sendable {
    let pipe: Pipe
    let other: Int32
    private let holder: Int32

    #if canImport(Darwin)
        private static let lockRange: Int32 = F_OFD_SETLK
        static let waitForRange: Int32 = F_OFD_SETLKW
    #else
        // The headers hide them behind _GNU_SOURCE.
        private static let lockRange: Int32 = 37
        static let waitForRange: Int32 = 38
    #endif

    // The fields have another order on Apple's systems, where the initializer with all of them does not compile.
    static var firstByte: flock {
        var range = flock()
        range.l_type = Int16(F_WRLCK)
        range.l_whence = Int16(SEEK_SET)
        range.l_len = 1
        return range
    }

    init() throws {
        pipe = try Pipe()
        let path = NSTemporaryDirectory() + "/strata-lock-\(UUID().uuidString)"
        holder = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        other = open(path, O_RDWR | O_CLOEXEC)
        unlink(path)
        var range = Self.firstByte
        guard flock(holder, LOCK_EX | LOCK_NB) == 0, fcntl(holder, Self.lockRange, &range) == 0 else {
            throw POSIXError(.EIO)
        }
    }

    deinit {
        close(other)
        close(holder)
    }
}

/// A barrier at which threads wait until all of them have arrived.
final class ThreadBarrier: Sendable {
    private let missing = DispatchGroup()

    init(of count: Int) {
        for _ in 0..<count { missing.enter() }
    }

    func wait() {
        missing.leave()
        missing.wait()
    }
}
