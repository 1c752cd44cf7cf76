import FileStorage
import Foundation
import RepositoryKit

/// A fresh folder on a real disk in which storage is measured, removed at the end of the program.
@MainActor
final class StorageFixture {
    /// The folder of this run; benchmarks that are not run make none.
    static let shared = StorageFixture()

    private let folder: String

    private init() {
        folder = NSTemporaryDirectory() + "strata-benchmarks-" + UUID().uuidString
        precondition(mkdir(folder, 0o700) == 0, "The folder for benchmarks cannot be made.")
        #if os(Linux)
            Self.spread(folder)
        #endif
    }

    #if os(Linux)
        /// Has ext4 give each folder made in this one a part of the disk of its own, as `chattr +T` does.
        ///
        /// Which one it is goes by the name of the folder. Otherwise what one job has removed makes the next one slow:
        /// without a journal, ext4 goes through every file that was removed in the same part within the last minutes,
        /// before it makes a new one. Other file systems do nothing of the kind.
        private static func spread(_ folder: String) {
            let (getFlags, setFlags, topOfHierarchy): (UInt, UInt, Int32) = (0x8008_6601, 0x4008_6602, 0x2_0000)
            let file = open(folder, O_RDONLY | O_DIRECTORY)
            defer { close(file) }
            var flags: Int32 = 0
            guard ioctl(file, getFlags, &flags) == 0 else { return }
            flags |= topOfHierarchy
            _ = ioctl(file, setFlags, &flags)
        }
    #endif

    /// Makes a folder in it.
    func newFolder() -> String {
        let path = "\(folder)/\(UUID().uuidString)"
        precondition(mkdir(path, 0o700) == 0)
        return path
    }

    static func remove() {
        try? FileManager.default.removeItem(atPath: shared.folder)
    }

    /// The bytes of a file of 4 KB, JSON.
    nonisolated static let json = Array(#"{"text":"\#(String(repeating: "a", count: 4_085))"}"#.utf8)
    nonisolated static let document = Document(version: 1, json: json)
}

/// A file that is written in place, as a database writes its log: the least that a durable write costs.
final class RawFile: Sendable {
    private let file: Int32

    init(_ path: String, bytes: [UInt8], count: Int) {
        file = open(path, O_RDWR | O_CREAT, 0o600)
        precondition(file >= 0)
        for number in 0..<count {
            precondition(pwrite(file, bytes, bytes.count, off_t(number * bytes.count)) == bytes.count)
        }
        precondition(fsync(file) == 0)
    }

    func write(_ bytes: [UInt8], at number: Int) {
        precondition(pwrite(file, bytes, bytes.count, off_t(number * bytes.count)) == bytes.count)
        #if canImport(Darwin)
            precondition(fcntl(file, F_FULLFSYNC) == 0)
        #else
            precondition(fdatasync(file) == 0)
        #endif
    }

    deinit { close(file) }
}
