import RepositoryKit
import RepositoryTesting
import Synchronization
import Testing

@testable import ArchitectureRepository

/// The files of a commit as git lists them, without git.
struct CommitTreeTests {
    /// A runner that answers as git does for one commit.
    private final class StubGit: ProcessRunner {
        private let prefix: String
        private let listing: String
        private let longListing: String?
        private let contents: [String: String]
        private let asked = Mutex<[Int]>([])

        /// Creates a repository.
        ///
        /// - Parameter entries: the mode, the path and the content of each file; nil for one that the clone does not have.
        init(prefix: String = "", _ entries: [(mode: String, path: String, content: String?)]) {
            self.prefix = prefix
            var (listing, longListing, contents) = ("", "", [String: String]())
            for (index, entry) in entries.enumerated() {
                let type = entry.mode == "160000" ? "commit" : "blob"
                let id = Self.id(index)
                listing += "\(entry.mode) \(type) \(id)\t\(entry.path)\0"
                let size = entry.content.map { "\($0.utf8.count)" } ?? "-"
                longListing += "\(entry.mode) \(type) \(id)    \(size)\t\(entry.path)\0"
                contents[id] = entry.content
            }
            (self.listing, self.contents) = (listing, contents)
            let isPartial = entries.contains { $0.mode != "160000" && $0.content == nil }
            self.longListing = isPartial ? nil : longListing
        }

        /// The identifier of the content of an entry.
        static func id(_ index: Int) -> String { "a" + String(String(index + 1_000_000).dropFirst()) + padding }

        private static let padding = String(repeating: "0", count: 33)

        /// The number of objects in each query.
        var queries: [Int] { asked.withLock { $0 } }

        func run(
            _ command: ProcessCommand,
            reportingTo: (@Sendable ([UInt8]) -> Void)?
        ) async throws(ProcessError) -> ProcessOutcome {
            let output: String
            if command.arguments.contains("ls-tree") {
                guard let found = command.arguments.contains("--long") ? longListing : listing else {
                    let message = "fatal: could not fetch \(Self.id(0)) from promisor remote\n"
                    return ProcessOutcome(status: 128, output: [], messages: Array(message.utf8))
                }
                output = found
            } else if command.arguments.contains("cat-file") {
                let ids = String(decoding: command.input, as: UTF8.self).split(separator: "\n").map { String($0) }
                asked.withLock { $0.append(ids.count) }
                output = ids.map { id in
                    contents[id].map { "\(id) blob \($0.utf8.count)\n\($0)\n" } ?? "\(id) missing\n"
                }.joined()
            } else {
                output = prefix + "\n"
            }
            return ProcessOutcome(status: 0, output: Array(output.utf8))
        }
    }

    private func tree(_ git: StubGit, _ folder: String = "/r") async throws -> CommitTree {
        try await CommitTree("c", in: Git(processes: git, folder: folder))
    }

    private func list(_ tree: CommitTree, _ folder: String = "/r") async throws -> FileListing {
        try await tree.list([".swift"], under: folder) { $0 == "Skipped" }
    }

    private func text(_ path: String, _ tree: CommitTree, _ folder: String = "/r") async throws -> String {
        String(decoding: try await tree.read(path, under: folder, limit: 100), as: UTF8.self)
    }

    @Test(arguments: FileSourceContract.all)
    func `the files of a commit meet the contract of a source`(_ requirement: FileSourceContract) async throws {
        try await requirement.check { files, links in
            (try await tree(StubGit(files.map { ("100644", $0, $1) } + links.map { ("120000", $0, $1) })), "/r")
        }
    }

    @Test func `lists files by their suffixes, without hidden, skipped and foreign ones`() async throws {
        let tree = try await tree(
            StubGit([
                ("100644", "A/a.swift", "a"), ("100755", "A/B/b.swift", ""), ("100644", "A/note.txt", ""),
                ("100644", ".build/c.swift", ""), ("100644", "Skipped/d.swift", ""), ("160000", "Sub", nil),
                ("100644", "-e.swift", ""),
            ])
        )
        #expect(try await list(tree) == FileListing(files: ["-e.swift", "A/B/b.swift", "A/a.swift"]))
        #expect(try await text("A/a.swift", tree) == "a")
        await #expect(throws: FileTreeError.notFound(path: "A/no.swift")) { try await text("A/no.swift", tree) }
        await #expect(throws: FileTreeError.notAFile(path: "A")) { try await text("A", tree) }
        await #expect(throws: FileTreeError.tooLarge(path: "A/a.swift", limit: 0)) {
            try await tree.read("A/a.swift", under: "/r", limit: 0)
        }
    }

    @Test func `follows links to files and folders, and no further than the repository`() async throws {
        let tree = try await tree(
            StubGit([
                ("100644", "Shared/a.swift", "a"), ("120000", "A/link.swift", "../Shared/a.swift"),
                ("120000", "A/Folder", "../Shared"), ("120000", "A/Twice", "./Folder"), ("120000", "A/Up", ".."),
                ("120000", "A/out.swift", "../../etc/a.swift"), ("120000", "A/absolute.swift", "/etc/a.swift"),
                ("120000", "A/gone.swift", "nowhere.swift"), ("120000", "A/self.swift", "self.swift"),
            ])
        )
        let listing = try await list(tree)
        #expect(listing.files == ["A/Folder/a.swift", "A/Twice/a.swift", "A/link.swift", "Shared/a.swift"])
        #expect(listing.failures == [.linkLoop(path: "A/Up")])
        #expect(listing.links["A/link.swift"] == "Shared/a.swift")
        #expect((listing.links["A/Folder"], listing.links["A/Twice"]) == ("Shared", "Shared"))
        for path in ["A/link.swift", "A/Folder/a.swift", "A/Twice/a.swift"] {
            #expect(try await text(path, tree) == "a")
        }
        // As of a link to nothing on this machine.
        for path in ["A/out.swift", "A/absolute.swift", "A/gone.swift", "A/self.swift", "A/Up/A/gone.swift"] {
            await #expect(throws: FileTreeError.notReadable(path: path, code: 2)) { try await text(path, tree) }
        }
        await #expect(throws: FileTreeError.notFound(path: "A/gone.swift/a")) { try await text("A/gone.swift/a", tree) }
    }

    @Test func `a folder of the repository has paths of its own, and may be newer than the commit`() async throws {
        let git = StubGit(
            prefix: "App/",
            [
                ("100644", "App/a.swift", "a"), ("100644", "Apple/b.swift", ""), ("100644", "c.swift", ""),
                ("120000", "App/Other", "../Apple"),
            ]
        )
        let tree = try await tree(git, "/r/App")
        let listing = try await list(tree, "/r/App")
        #expect(listing.files == ["Other/b.swift", "a.swift"])
        #expect(listing.links == ["Other": "/r/Apple"])
        #expect(try await text("a.swift", tree, "/r/App") == "a")
        let newer = try await self.tree(StubGit(prefix: "New/", [("100644", "a.swift", "")]), "/r/New")
        #expect(try await list(newer, "/r/New").files.isEmpty)
    }

    @Test func `files are read many at a time, and one that the clone lacks is noticed`() async throws {
        let files = (1_000..<3_200).map { (mode: "100644", path: "f\($0).swift", content: Optional("\($0)")) }
        let git = StubGit(files)
        let whole = try await tree(git)
        for file in files { #expect(try await text(file.path, whole) == file.content) }
        #expect(git.queries == [1_001, 1_001, 198])
        let partial = try await tree(StubGit(files + [("100644", "g.swift", nil)]))
        for file in files { #expect(try await text(file.path, partial) == file.content) }
        #expect(await partial.failure == nil)
        let error = FileTreeError.notReadable(path: "g.swift", code: 5)
        await #expect(throws: error) { try await text("g.swift", partial) }
        #expect(await partial.failure?.namesObject == true)
    }

    @Test func `a query asks for 32 MiB at most, and for no file above the limit`() async throws {
        let content = String(repeating: " ", count: 1 << 20)
        let git = StubGit(
            [("100644", "a.swift", content + " ")] + (10..<50).map { ("100644", "f\($0).swift", Optional(content)) }
        )
        let tree = try await tree(git)
        await #expect(throws: FileTreeError.tooLarge(path: "a.swift", limit: 1 << 20)) {
            try await tree.read("a.swift", under: "/r", limit: 1 << 20)
        }
        for file in 10..<50 { _ = try await tree.read("f\(file).swift", under: "/r", limit: 1 << 20) }
        #expect(git.queries == [33, 7])
    }

    @Test func `without one of its links, a commit is not read further`() async throws {
        let git = StubGit((0..<9).map { ("120000", "\($0).swift", nil) })
        #expect(try await tree(git).failure?.namesObject == true)
        #expect(git.queries == [9])
    }
}
