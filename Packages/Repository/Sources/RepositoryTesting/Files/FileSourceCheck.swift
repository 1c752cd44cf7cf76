internal import RepositoryKit
internal import Testing

/// The checks behind ``FileSourceContract``, one function for each requirement.
struct FileSourceCheck {
    let root: String
    let create: FileSourceContract.Creation
    let location: SourceLocation

    /// Creates a source of files that contain their own paths.
    private func source(_ paths: String..., links: [String: String] = [:]) async throws -> any FileSource {
        try await create(Dictionary(uniqueKeysWithValues: paths.map { ($0, $0) }), links)
    }

    private func list(
        _ source: any FileSource,
        _ suffixes: [String] = [".swift"],
        skipping skips: @escaping @Sendable (String) -> Bool = { _ in false }
    ) async throws -> FileListing {
        try await source.list(suffixes, under: root, skipping: skips)
    }

    private func expectNotReadable(_ path: String, in source: any FileSource) async {
        let error = await #expect(throws: FileTreeError.self, sourceLocation: location) {
            try await source.read(path, under: root, limit: 1 << 20)
        }
        switch error {
        case .notReadable(path, _), .notAFile(path): break
        default: Issue.record("\(path): \(String(describing: error)).", sourceLocation: location)
        }
    }

    func aFileBeyondTheLimitIsRefused() async throws {
        let source = try await source("a/100")
        let found = try await source.read("a/100", under: root, limit: 5)
        #expect(found == Array("a/100".utf8), sourceLocation: location)
        await #expect(throws: FileTreeError.tooLarge(path: "a/100", limit: 4), sourceLocation: location) {
            try await source.read("a/100", under: root, limit: 4)
        }
    }

    func aMissingFileIsNotFound() async throws {
        let source = try await source("a/b", "c")
        for path in ["x", "a/x", "x/b", "c/x"] {
            await #expect(throws: FileTreeError.notFound(path: path), sourceLocation: location) {
                try await source.read(path, under: root, limit: 1)
            }
        }
    }

    func aFolderIsNoFile() async throws {
        await expectNotReadable("a", in: try await source("a/b"))
    }

    func filesAreListedByHowTheirNamesEnd() async throws {
        let source = try await source(
            "b/a.swift",
            "a.swift",
            "b/c/x.txt",
            "記事.swift",
            "b/c/y.h",
            "swift",
            "b.swift/z.md"
        )
        let one = try await list(source)
        #expect(one == FileListing(files: ["a.swift", "b/a.swift", "記事.swift"]), sourceLocation: location)
        #expect(one.files == one.files.sorted(), sourceLocation: location)
        let two = try await list(source, [".txt", ".h"])
        #expect(two == FileListing(files: ["b/c/x.txt", "b/c/y.h"]), sourceLocation: location)
        let none = try await list(source, [])
        #expect(none == FileListing(files: []), sourceLocation: location)
    }

    func namesWithADotInFrontArePassedOver() async throws {
        let listing = try await list(source(".build/a.swift", "b/.git/a.swift", "b/.x.swift", "b/a.swift"))
        #expect(listing == FileListing(files: ["b/a.swift"]), sourceLocation: location)
    }

    func skippedFoldersAreNotLookedInto() async throws {
        let source = try await source("a/a.swift", "b/a.swift", "b/c/a.swift", "a/b/a.swift", "a/d/e/a.swift")
        let listing = try await list(source) { ["b", "a/d"].contains($0) }
        #expect(listing == FileListing(files: ["a/a.swift", "a/b/a.swift"]), sourceLocation: location)
    }

    func linksAreFollowed() async throws {
        let links = ["c.swift": "b.swift", "d": "a"]
        let source = try await source("a/a.swift", "b.swift", links: links)
        let listing = try await list(source)
        let files = ["a/a.swift", "b.swift", "c.swift", "d/a.swift"]
        #expect(listing == FileListing(files: files, links: links), sourceLocation: location)
        for (path, text) in ["c.swift": "b.swift", "d/a.swift": "a/a.swift"] {
            let found = try await source.read(path, under: root, limit: 100)
            #expect(found == Array(text.utf8), sourceLocation: location)
        }
    }

    func aLinkInACircleIsNamed() async throws {
        let listing = try await list(source("a/a.swift", "b.swift", links: ["a/back": ".."]))
        #expect(listing.files == ["a/a.swift", "b.swift"], sourceLocation: location)
        #expect(listing.failures == [.linkLoop(path: "a/back")], sourceLocation: location)
    }

    func aLinkToNothingIsNotReadable() async throws {
        let links = ["c.swift": "nothing", "a/d.swift": "d.swift", "e": "a"]
        let source = try await source("a/a.swift", links: links)
        let listing = try await list(source)
        #expect(listing == FileListing(files: ["a/a.swift", "e/a.swift"], links: ["e": "a"]), sourceLocation: location)
        for path in ["c.swift", "a/d.swift", "e/d.swift"] { await expectNotReadable(path, in: source) }
        await #expect(throws: FileTreeError.notFound(path: "c.swift/a"), sourceLocation: location) {
            try await source.read("c.swift/a", under: root, limit: 1)
        }
    }
}
