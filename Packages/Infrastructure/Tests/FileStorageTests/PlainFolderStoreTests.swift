import FileStorage
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

struct PlainFolderStoreTests {
    private let folder: TemporaryFolder
    private let store: PlainFolderStore

    init() throws {
        folder = try TemporaryFolder()
        store = PlainFolderStore(root: folder.path)
    }

    @Test(.timeLimit(.minutes(5)), arguments: FolderStoreContract.all)
    func `plain folders meet the contract of a store of folders`(_ requirement: FolderStoreContract) async throws {
        try await requirement.check(PlainFolderStore(root: folder.path + "/root"))
    }

    @Test(.timeLimit(.minutes(1))) func `a file that is added by a link is a change`() async throws {
        try await store.commit([.create(path: "a/x", [1])])
        var changes = try store.changes(in: "a").makeAsyncIterator()
        #expect(await changes.next() != nil)
        try FileManager.default.linkItem(atPath: folder.path + "/a/x", toPath: folder.path + "/a/y")
        #expect(await changes.next() != nil)
    }

    @Test func `a file or a folder whose name is not UTF-8 is listed with a repaired name`() async throws {
        try await store.commit([.create(path: "a/x", [1])])
        func path(_ start: String, _ end: String) -> [CChar] {
            (Array("\(folder.path)/\(start)".utf8) + [0xE9] + Array(end.utf8) + [0]).map { CChar(bitPattern: $0) }
        }
        for start in ["a/caf", "caf"] {
            let file = open(path(start, ".jpg"), O_CREAT | O_WRONLY, 0o600)
            try #require(file >= 0)
            close(file)
        }
        try #require(mkdir(path("b", ""), 0o700) == 0)
        #expect(try await store.folders() == [FolderName("a"), FolderName("b\u{FFFD}", isRepaired: true)])
        let files = try await store.files(in: "a")
        #expect(files.map(\.name) == ["caf\u{FFFD}.jpg", "x"])
        #expect(files.map(\.isNameRepaired) == [true, false])
    }

    @Test func `a transaction whose process has ended is completed by the next call`() async throws {
        let root = folder.path
        try await store.commit([.create(path: "a/x", [1]), .create(path: "a/y", [2])])
        // The state after the first of two steps: the journal has both, and 'x' is moved.
        let journal = #"[{"move":{"_0":"a/x","to":"b/x"}},{"move":{"_0":"a/y","to":"b/y"}}]"#
        try FileManager.default.createDirectory(atPath: root + "/b", withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: root + "/a/x", toPath: root + "/b/x")
        try Data(journal.utf8).write(to: URL(filePath: root + "/.transactions/journal"))
        #expect(try await store.files(in: "b").map(\.name) == ["x", "y"])
        #expect(try await store.files(in: "a").isEmpty)
    }

    // MARK: - Transactions that cannot be completed

    /// A folder on another disk than temporary files, or nil where there is none.
    private static let otherDisk: String? = {
        func disk(_ path: String) -> UInt64? {
            let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
            return (attributes?[.systemNumber] as? NSNumber)?.uint64Value
        }
        guard let other = disk("/dev/shm"), other != disk(NSTemporaryDirectory()) else { return nil }
        return "/dev/shm"
    }()

    @Test(.enabled(if: Self.otherDisk != nil, "All folders are on one disk."))
    func `a transaction across two disks is refused before anything is written`() async throws {
        let other = try TemporaryFolder(in: #require(Self.otherDisk))
        try other.write("far", to: "z")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/far", withDestinationPath: other.path)
        try await store.commit([.create(path: "a/x", [1])])
        let changes: [(FolderChange, String)] = [
            (.create(path: "far/new", [2]), "far/new"), (.move(path: "a/x", to: "far/x"), "far/x"),
            (.move(path: "far/z", to: "a/z"), "a/z"),
        ]
        for (change, path) in changes {
            await #expect(throws: FolderError.file(.notWritable(path: path, code: EXDEV))) {
                try await store.commit([.create(path: "a/new", [9]), change])
            }
            #expect(try folder.names(".transactions") == ["lock"])
        }
        #expect(try await store.files(in: "far").map(\.name) == ["z"])
        #expect(try await store.files(in: "a").map(\.name) == ["x"])
        try await store.commit([.move(path: "a/x", to: "b/x"), .delete(path: "far/z")])
        #expect(try await store.files(in: "far").isEmpty)
        withExtendedLifetime(other) {}
    }

    @Test func `a pending transaction that cannot be completed keeps nobody from reading, and waits for its time`()
        async throws
    {
        try await store.commit([.create(path: "a/x", [1]), .create(path: "b/y", [2])])
        // Another program has put a file in the place of the folder since the transaction was checked.
        try folder.write("in the way", to: "c")
        try folder.write(#"[{"move":{"_0":"a/x","to":"c/x"}}]"#, to: ".transactions/journal")
        #expect(try await store.folders().map(\.text) == ["a", "b"])
        #expect(try await store.files(in: "a").map(\.name) == ["x"])
        #expect(try await store.read("a/x", limit: 9) == [1])
        await #expect(throws: FolderError.file(.notWritable(path: folder.path, code: ENOTDIR))) {
            try await store.commit([.delete(path: "b/y")])
        }
        #expect(try folder.bytes("c") == Array("in the way".utf8))
        try FileManager.default.removeItem(atPath: folder.path + "/c")
        try await store.commit([.delete(path: "b/y")])
        #expect(try await store.read("c/x", limit: 9) == [1])
        #expect(try await store.files(in: "b").isEmpty)
    }

    @Test func `a journal of a newer version keeps nobody from reading, and stays`() async throws {
        try await store.commit([.create(path: "a/x", [1])])
        try folder.write(#"[{"fold":{"_0":"a/x"}}]"#, to: ".transactions/journal")
        #expect(try await store.read("a/x", limit: 9) == [1])
        let journal = folder.path + "/.transactions/journal"
        await #expect(throws: FolderError.file(.notReadable(path: journal, code: EBADMSG))) {
            try await store.commit([.delete(path: "a/x")])
        }
        #expect(try folder.bytes(".transactions/journal") == Array(#"[{"fold":{"_0":"a/x"}}]"#.utf8))
    }

    @Test(arguments: [
        #"{"delete":{"_0":"../kept"}}"#, #"{"delete":{"_0":"a/../../kept"}}"#, #"{"makeFolder":{"_0":"/../made"}}"#,
        #"{"move":{"_0":"../kept","to":"taken"}}"#, #"{"move":{"_0":"a/x","to":"../made"}}"#,
        #"{"replace":{"_0":"../kept","with":"a/x"}}"#, #"{"delete":{"_0":"./a/x"}}"#, #"{"delete":{"_0":""}}"#,
        #"{"move":{"_0":"a/x","to":"../\u0301"}}"#, #"{"delete":{"_0":"../kept\u0000"}}"#,
        #"{"substitute":{"_0":"a/x","by":"../kept","keeping":"a/y"}}"#,
    ])
    func `a journal with a path outside of the folder is not performed, and keeps nobody from reading`(
        _ step: String
    ) async throws {
        try folder.write("kept", to: "kept")
        let store = PlainFolderStore(root: folder.path + "/root")
        try await store.commit([.create(path: "a/x", [1])])
        try folder.write("[\(step)]", to: "root/.transactions/journal")
        #expect(try await store.read("a/x", limit: 9) == [1])
        let journal = folder.path + "/root/.transactions/journal"
        await #expect(throws: FolderError.file(.notReadable(path: journal, code: EBADMSG))) {
            try await store.commit([.delete(path: "a/x")])
        }
        #expect(try folder.names("") == ["kept", "root"])
        #expect(try folder.bytes("kept") == Array("kept".utf8))
        #expect(try folder.names("root/a") == ["x"])
    }

    @Test(arguments: [
        #"[{"delete":{"_0":"out/kept"}}]"#, #"[{"move":{"_0":"out/kept","to":"a/taken"}}]"#,
        #"[{"replace":{"_0":"out/kept","with":"a/x"}}]"#, #"{"folder":1,"steps":[{"delete":{"_0":"out/kept"}}]}"#,
        #"{"folder":1,"steps":[{"delete":{"_0":"a/x"}}]}"#,
    ])
    func `a journal that came with a link, or from another folder, is not performed`(_ text: String) async throws {
        try folder.write("kept", to: "kept")
        let store = PlainFolderStore(root: folder.path + "/root")
        try await store.commit([.create(path: "a/x", [1])])
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/root/out", withDestinationPath: "..")
        try folder.write(text, to: "root/.transactions/journal")
        #expect(try await store.read("a/x", limit: 9) == [1])
        let journal = folder.path + "/root/.transactions/journal"
        await #expect(throws: FolderError.file(.notReadable(path: journal, code: EBADMSG))) {
            try await store.commit([.delete(path: "a/x")])
        }
        #expect(try folder.bytes("kept") == Array("kept".utf8))
    }

    @Test func `a folder that cannot be created is refused by the check, too`() async throws {
        try folder.write("in the way", to: "file")
        let store = PlainFolderStore(root: folder.path + "/file/root")
        for change in [FolderChange.makeFolder(path: "a"), .create(path: "a/x", [1])] {
            await #expect(throws: FolderError.self) { try await store.check([change]) }
            await #expect(throws: FolderError.self) { try await store.commit([change]) }
        }
        try await PlainFolderStore(root: folder.path + "/b/c").check([.create(path: "a/x", [1])])
        #expect(try folder.names("") == ["file"])
    }

    @Test func `files staged by a process that ended are removed by the next change`() async throws {
        try await store.commit([.makeFolder(path: "a")])
        for name in ["new-0", "new-511", "journal.new"] { try folder.write("staged", to: ".transactions/" + name) }
        try await store.commit([.create(path: "a/x", [1])])
        #expect(try folder.names(".transactions") == ["lock"])
    }

    @Test func `an album that is a link of the user is changed where it is`() async throws {
        let store = PlainFolderStore(root: folder.path + "/root")
        try await store.commit([.makeFolder(path: "a")])
        let elsewhere = folder.path + "/elsewhere"
        try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
        try folder.write("1", to: "elsewhere/x")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/root/own",
            withDestinationPath: "../elsewhere"
        )
        try await store.commit([.create(path: "own/y", [2]), .move(path: "own/x", to: "a/x")])
        #expect(try folder.names("elsewhere") == ["y"] && folder.names("root/a") == ["x"])
    }

    @Test(arguments: ["an empty folder", "a folder", "a file"])
    func `a file that another program has created since the check is not overwritten`(_ obstruction: String)
        async throws
    {
        try await store.commit([.create(path: "a/x", [1]), .create(path: "b/y", [2])])
        if obstruction.hasSuffix("folder") {
            for path in ["/c", "/b/z"] {
                try FileManager.default.createDirectory(
                    atPath: folder.path + path + (obstruction == "a folder" ? "/in" : ""),
                    withIntermediateDirectories: true
                )
            }
        } else {
            try folder.write("other", to: "c")
            try folder.write("other", to: "b/z")
        }
        let steps = #"[{"move":{"_0":"a","to":"c"}},{"move":{"_0":"b/y","to":"b/z"}},{"delete":{"_0":"b"}}]"#
        try folder.write(steps, to: ".transactions/journal")
        #expect(try await store.read("c.2/x", limit: 9) == [1])
        #expect(try await store.read("b/z.2", limit: 9) == [2])
        if obstruction == "a file" { #expect(try folder.bytes("c") == Array("other".utf8)) }
        if obstruction.hasSuffix("folder") {
            #expect(try folder.names("c") == (obstruction == "a folder" ? ["in"] : []))
        }
        try await store.commit([.delete(path: "c.2/x")])
    }

    @Test func `a substitution that another program has met with a file of its own loses none of the three`()
        async throws
    {
        try await store.commit([.create(path: "a/x", [1]), .create(path: "b/new", [2])])
        // The process has ended after the first of the two moves, and another program has written a file at the path.
        try await store.commit([.move(path: "a/x", to: "b/old")])
        try folder.write("other", to: "a/x")
        try folder.write(
            #"[{"substitute":{"_0":"a/x","by":"b/new","keeping":"b/old"}}]"#,
            to: ".transactions/journal"
        )
        #expect(try await store.read("a/x.2", limit: 9) == [2])
        #expect(try await store.read("b/old", limit: 9) == [1])
        #expect(try folder.bytes("a/x") == Array("other".utf8))
    }

    @Test func `a name that is too long is refused before anything is written`() async throws {
        let (longest, long) = (String(repeating: "a", count: 255), String(repeating: "a", count: 256))
        try await store.commit([.create(path: "a/\(longest)", [1])])
        for change in [FolderChange.create(path: "a/\(long)", [2]), .move(path: "a/\(longest)", to: "a/\(long)")] {
            await #expect(throws: FolderError.file(.notWritable(path: "a/\(long)", code: ENAMETOOLONG))) {
                try await store.commit([change])
            }
        }
        #expect(try folder.names(".transactions") == ["lock"])
        await #expect(throws: FolderError.notFound(path: "a/\(long)")) { try await store.read("a/\(long)", limit: 9) }
    }

    @Test func `a folder that cannot be listed is named`() async throws {
        // A link to itself cannot be entered, by whatever user.
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: "loop")
        let store = PlainFolderStore(root: folder.path + "/loop")
        await #expect(throws: FolderError.file(.notReadable(path: folder.path + "/loop", code: ELOOP))) {
            try await store.folders()
        }
    }

    @Test func `the next change deletes the rest of an interrupted deletion`() async throws {
        try await store.commit([.create(path: ".trash/1/x", [1])])
        try folder.write("kept", to: "kept")
        let discarded = folder.path + "/.transactions/discarded"
        try FileManager.default.moveItem(atPath: folder.path + "/.trash", toPath: discarded)
        try FileManager.default.createSymbolicLink(atPath: discarded + "/link", withDestinationPath: "../../kept")
        try await store.commit([.create(path: "a/x", [1])])
        #expect(try folder.names(".transactions") == ["lock"])
        #expect(try folder.bytes("kept") == Array("kept".utf8))
    }

    @Test func `several stores change one folder`() async throws {
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
    }
}
