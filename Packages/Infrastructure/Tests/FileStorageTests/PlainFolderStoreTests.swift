import FileStorage
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct PlainFolderStoreTests {
    @Test(arguments: FolderStoreContract.allCases)
    func `plain folders meet the contract of a store of folders`(_ requirement: FolderStoreContract) async throws {
        let folder = try TemporaryFolder()
        try await requirement.check(PlainFolderStore(root: folder.path + "/root"))
        withExtendedLifetime(folder) {}
    }

    @Test func `a transaction whose process has ended is completed by the next call`() async throws {
        let folder = try TemporaryFolder()
        let root = folder.path
        let store = PlainFolderStore(root: root)
        try await store.commit([.create(path: "a/x", [1]), .create(path: "a/y", [2])])
        // The state after the first of two steps: the journal has both, and 'x' is moved.
        let journal = #"[{"move":{"_0":"a/x","to":"b/x"}},{"move":{"_0":"a/y","to":"b/y"}}]"#
        try FileManager.default.createDirectory(atPath: root + "/b", withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: root + "/a/x", toPath: root + "/b/x")
        try Data(journal.utf8).write(to: URL(filePath: root + "/.transactions/journal"))
        #expect(try await store.files(in: "b").map(\.name) == ["x", "y"])
        #expect(try await store.files(in: "a").isEmpty)
        withExtendedLifetime(folder) {}
    }

    @Test func `several stores change one folder`() async throws {
        let folder = try TemporaryFolder()
        let root = folder.path
        let outcomes = await withTaskGroup { group in
            for number in 0..<8 {
                group.addTask {
                    let store = PlainFolderStore(root: root)
                    let bytes = [UInt8(number)]
                    let isFirst: Void? = try? await store.commit([.create(path: "a/same", bytes)])
                    let isAlone: Void? = try? await store.commit([.create(path: "a/\(number)", bytes)])
                    return (isFirst != nil, isAlone != nil)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0.0 } == 1 && outcomes.allSatisfy { $0.1 })
        #expect(try await PlainFolderStore(root: root).files(in: "a").count == 9)
        withExtendedLifetime(folder) {}
    }
}
