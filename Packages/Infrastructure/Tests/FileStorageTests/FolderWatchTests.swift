import Foundation
import Testing

@testable import FileStorage

@Suite(.timeLimit(.minutes(1))) struct FolderWatchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func changes() throws -> AsyncStream<Void> {
        try FolderWatch.changes(in: folder.path) { _ in true }
    }

    @Test func `the end of a watch is no change`() async throws {
        for _ in 0..<50 {
            let changes = try changes()
            let task = Task {
                for await _ in changes.dropFirst() { return true }
                return false
            }
            task.cancel()
            #expect(await task.value == false)
        }
    }

    @Test(arguments: [true, false]) func `a folder that is no longer there is the last change`(
        isMoved: Bool
    ) async throws {
        var iterator = try changes().makeAsyncIterator()
        // The stream begins with an element.
        #expect(await iterator.next() != nil)
        if isMoved {
            try FileManager.default.moveItem(atPath: folder.path, toPath: folder.path + "-moved")
        } else {
            try FileManager.default.removeItem(atPath: folder.path)
        }
        #expect(await iterator.next() != nil)
        #expect(await iterator.next() == nil)
        try? FileManager.default.removeItem(atPath: folder.path + "-moved")
    }
}
