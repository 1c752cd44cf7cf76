public import RepositoryKit
internal import Testing

/// The contract of `FileSource`, for a function that creates a source with given files.
public typealias FileSourceContract = Contract<
    (_ files: [String: String], _ links: [String: String]) async throws -> (source: any FileSource, root: String)
>

extension FileSourceContract {
    /// The requirements of a source of files.
    ///
    /// A test creates a source and its root from the texts of the files, by their paths, and from where the links lead,
    /// relative to the folder of each, by their paths.
    public static var all: [Self] { allWithoutLinks + requirementsOfLinks }

    /// The requirements that concern no links, which not every source has.
    public static var allWithoutLinks: [Self] { requirements }
}

/// Returns files that contain their own paths.
private func files(_ paths: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, $0) })
}

extension FileSource {
    fileprivate func listing(
        _ suffixes: [String] = [".swift"],
        under root: String,
        skipping skips: @escaping @Sendable (String) -> Bool = { _ in false }
    ) async throws -> FileListing {
        try await list(suffixes, under: root, skipping: skips)
    }

    fileprivate func expectNotReadable(_ path: String, under root: String) async {
        let error = await #expect(throws: FileTreeError.self, sourceLocation: .contract) {
            try await read(path, under: root, limit: 1 << 20)
        }
        switch error {
        case .notReadable(path, _), .notAFile(path): break
        default: Issue.record("\(path): \(String(describing: error)).", sourceLocation: .contract)
        }
    }
}

private let requirements: [FileSourceContract] = [
    Contract("A file beyond the limit is refused, one of the limit is not") { create in
        let (source, root) = try await create(files("a/100"), [:])
        let found = try await source.read("a/100", under: root, limit: 5)
        #expect(found == Array("a/100".utf8), sourceLocation: .contract)
        await #expect(throws: FileTreeError.tooLarge(path: "a/100", limit: 4), sourceLocation: .contract) {
            try await source.read("a/100", under: root, limit: 4)
        }
    },
    Contract("A missing file is not found") { create in
        let (source, root) = try await create(files("a/b", "c"), [:])
        for path in ["x", "a/x", "x/b", "c/x"] {
            await #expect(throws: FileTreeError.notFound(path: path), sourceLocation: .contract) {
                try await source.read(path, under: root, limit: 1)
            }
        }
    },
    Contract("A folder is no file") { create in
        let (source, root) = try await create(files("a/b"), [:])
        await source.expectNotReadable("a", under: root)
    },
    Contract("Files are listed by how their names end") { create in
        let (source, root) = try await create(
            files(
                "b/a.swift",
                "a.swift",
                "b/c/x.txt",
                "記事.swift",
                "b/c/y.h",
                "swift",
                "b.swift/z.md"
            ),
            [:]
        )
        let one = try await source.listing(under: root)
        #expect(one == FileListing(files: ["a.swift", "b/a.swift", "記事.swift"]), sourceLocation: .contract)
        #expect(one.files == one.files.sorted(), sourceLocation: .contract)
        let two = try await source.listing([".txt", ".h"], under: root)
        #expect(two == FileListing(files: ["b/c/x.txt", "b/c/y.h"]), sourceLocation: .contract)
        let none = try await source.listing([], under: root)
        #expect(none == FileListing(files: []), sourceLocation: .contract)
    },
    Contract("Names that begin with a dot are skipped") { create in
        let (source, root) = try await create(files(".build/a.swift", "b/.git/a.swift", "b/.x.swift", "b/a.swift"), [:])
        let listing = try await source.listing(under: root)
        #expect(listing == FileListing(files: ["b/a.swift"]), sourceLocation: .contract)
    },
    Contract("Skipped folders are not listed") { create in
        let (source, root) = try await create(
            files("a/a.swift", "b/a.swift", "b/c/a.swift", "a/b/a.swift", "a/d/e/a.swift"),
            [:]
        )
        let listing = try await source.listing(under: root) { ["b", "a/d"].contains($0) }
        #expect(listing == FileListing(files: ["a/a.swift", "a/b/a.swift"]), sourceLocation: .contract)
    },
]

private let requirementsOfLinks: [FileSourceContract] = [
    Contract("Links to files and folders are followed") { create in
        let links = ["c.swift": "b.swift", "d": "a"]
        let (source, root) = try await create(files("a/a.swift", "b.swift"), links)
        let listing = try await source.listing(under: root)
        let expected = ["a/a.swift", "b.swift", "c.swift", "d/a.swift"]
        #expect(listing == FileListing(files: expected, links: links), sourceLocation: .contract)
        for (path, text) in ["c.swift": "b.swift", "d/a.swift": "a/a.swift"] {
            let found = try await source.read(path, under: root, limit: 100)
            #expect(found == Array(text.utf8), sourceLocation: .contract)
        }
    },
    Contract("A link that leads in a circle is named, and the rest is listed") { create in
        let (source, root) = try await create(files("a/a.swift", "b.swift"), ["a/back": ".."])
        let listing = try await source.listing(under: root)
        #expect(listing.files == ["a/a.swift", "b.swift"], sourceLocation: .contract)
        #expect(listing.failures == [.linkLoop(path: "a/back")], sourceLocation: .contract)
    },
    Contract("A link to nothing is not listed, and cannot be read") { create in
        let links = ["c.swift": "nothing", "a/d.swift": "d.swift", "e": "a"]
        let (source, root) = try await create(files("a/a.swift"), links)
        let listing = try await source.listing(under: root)
        #expect(
            listing == FileListing(files: ["a/a.swift", "e/a.swift"], links: ["e": "a"]),
            sourceLocation: .contract
        )
        for path in ["c.swift", "a/d.swift", "e/d.swift"] { await source.expectNotReadable(path, under: root) }
        await #expect(throws: FileTreeError.notFound(path: "c.swift/a"), sourceLocation: .contract) {
            try await source.read("c.swift/a", under: root, limit: 1)
        }
    },
]
