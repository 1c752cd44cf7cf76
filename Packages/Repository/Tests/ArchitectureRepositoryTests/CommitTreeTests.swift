import RepositoryKit
import Synchronization
import Testing

@testable import ArchitectureRepository

/// The files of a commit as git lists them, without git.
struct CommitTreeTests {
    /// A runner that answers as git does for one commit.
    private final class StubGit: ProcessRunner {
        private let prefix: String
        private let listing: String
        private let contents: [String: String]
        private let asked = Mutex<[Int]>([])

        /// Creates a repository.
        ///
        /// - Parameter entries: the mode, the path and the content of each file; nil for one that the clone does not have.
        init(prefix: String = "", _ entries: [(mode: String, path: String, content: String?)]) {
            self.prefix = prefix
            var (listing, contents) = ("", [String: String]())
            for (index, entry) in entries.enumerated() {
                let type = entry.mode == "160000" ? "commit" : "blob"
                listing += "\(entry.mode) \(type) id\(index)\t\(entry.path)\0"
                contents["id\(index)"] = entry.content
            }
            (self.listing, self.contents) = (listing, contents)
        }

        /// The number of objects in each query.
        var queries: [Int] { asked.withLock { $0 } }

        func run(_ command: ProcessCommand) async throws(ProcessError) -> ProcessOutcome {
            let output: String
            if command.arguments.contains("ls-tree") {
                output = listing
            } else if command.arguments.contains("cat-file") {
                let ids = String(decoding: command.input, as: UTF8.self).split(separator: "\n").map(String.init)
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
        await #expect(throws: FileTreeError.notFound(path: "A/self.swift")) { try await text("A/self.swift", tree) }
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
        let git = StubGit(files + [("100644", "g.swift", nil)])
        let tree = try await tree(git)
        for file in files { #expect(try await text(file.path, tree) == file.content) }
        #expect(git.queries.count == 3)
        await #expect(throws: FileTreeError.notReadable(path: "g.swift", code: 5)) { try await text("g.swift", tree) }
        #expect(await tree.lacksObjects)
    }
}
