import FileStorage
import Foundation
import RepositoryKit

/// A new folder on a real disk for the measurements, removed at the end of the program.
@MainActor
final class StorageFixture {
    /// The folder of this run, created at the first use.
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
        /// Tells ext4 to place each subfolder in a block group of its own, as `chattr +T` does.
        ///
        /// The name of the folder selects the group. Without this, the files that one benchmark has removed slow the
        /// next one down: ext4 without a journal scans the inodes that were freed in the same group within the last
        /// minutes before it allocates one. Other file systems ignore the flag.
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

    /// Creates a subfolder.
    func newFolder() -> String {
        let path = "\(folder)/\(UUID().uuidString)"
        precondition(mkdir(path, 0o700) == 0)
        return path
    }

    static func remove() {
        try? FileManager.default.removeItem(atPath: shared.folder)
    }

    /// A JSON text of 4 KB.
    nonisolated static let json = Array(#"{"text":"\#(String(repeating: "a", count: 4_085))"}"#.utf8)
    nonisolated static let document = Document(version: 1, json: json)
}

extension FileDocumentStore {
    /// Stores the document of the fixture under names, one by one.
    @concurrent
    func putFixtures(_ names: [String]) async {
        for name in names {
            let key = DocumentKey(collection: "articles", name: name)
            let isStored: Void? = try? await put(StorageFixture.document, for: key)
            precondition(isStored != nil)
        }
    }
}

/// Runs a workload away from the main actor, on which the benchmarks run.
@concurrent
func offMainActor(_ work: @Sendable () async -> Void) async {
    await work()
}

/// A file that is written in place, as a database writes its log: the minimum cost of a durable write.
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
