import FileStorage
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct FileProcessLockTests {
    private let path = FileManager.default.temporaryDirectory.path + "/lock-\(UUID().uuidString)/sync.lock"

    @Test(arguments: ProcessLockContract.allCases)
    func `a lock on a file meets the contract of the port`(_ requirement: ProcessLockContract) async throws {
        defer { try? FileManager.default.removeItem(atPath: URL(filePath: path).deletingLastPathComponent().path) }
        try await requirement.check((FileProcessLock(path: path), FileProcessLock(path: path)))
    }

    @Test func `the lock goes with its owner`() async throws {
        defer { try? FileManager.default.removeItem(atPath: URL(filePath: path).deletingLastPathComponent().path) }
        do {
            let gone = FileProcessLock(path: path)
            #expect(try await gone.acquire(within: .zero))
        }
        #expect(try await FileProcessLock(path: path).acquire(within: .zero))
    }

    @Test func `a place that cannot be written is a failure`() async {
        let lock = FileProcessLock(path: "/proc/nothing/sync.lock")
        await #expect(throws: DocumentError.self) { try await lock.acquire(within: .zero) }
    }
}
