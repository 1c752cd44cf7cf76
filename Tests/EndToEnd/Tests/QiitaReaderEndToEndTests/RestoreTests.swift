import Foundation
import InfrastructureTesting
import Testing

/// Tests of sessions that start with the screens of the last one.
struct RestoreTests {
    private let home: ReaderHome

    init() throws {
        home = try ReaderHome()
    }

    private var file: String {
        #if os(macOS)
            "\(home.folder)/Library/Application Support/qiita-reader/documents/sessions/guide.json"
        #else
            "\(home.folder)/.local/state/qiita-reader/documents/sessions/guide.json"
        #endif
    }

    /// Reads the first chapter of the guide, and quits.
    private func readFirstChapter() async throws {
        let session = try home.open("--source", "guide")
        for line in ["1", "q"] {
            try await session.type(line, at: "q quit > ")
        }
        #expect(await session.end() == 0)
    }

    /// Returns the contents of the files in the home.
    private func contents() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: home.folder)
            .compactMap { try? String(contentsOfFile: home.folder + "/" + $0, encoding: .utf8) }
    }

    @Test func `a session begins where the last one ended, and what lies below is there too`() async throws {
        try await readFirstChapter()
        let session = try home.open("--source", "guide", "--restore")
        try await session.expect("Create it")
        try await session.type("b", at: "q quit > ")
        try await session.expect("A project in ten minutes")
        try await session.type("q", at: "q quit > ")
        #expect(await session.end() == 0)
        let next = try home.open("--source", "guide", "--restore")
        try await next.expect("Changing a feature")
    }

    @Test func `nothing is restored that nobody asks for, and nothing that belongs to another host`() async throws {
        try await readFirstChapter()
        let session = try home.open("--source", "guide")
        try await session.expect("Changing a feature")
        let other = try home.open("--restore")
        try await other.expect("Article 1", "q quit > ")
    }

    @Test func `a session that was not one of a person leaves what was kept`() async throws {
        try await readFirstChapter()
        let kept = try Data(contentsOf: URL(filePath: file))
        #expect(try await home.run("--source", "guide").output.contains("a-project-in-ten-minutes"))
        #expect(try Data(contentsOf: URL(filePath: file)) == kept)
        #expect(try await home.run("--source", "guide", "--restore").output.contains("## Create it"))
        #expect(try Data(contentsOf: URL(filePath: file)) == kept)
    }

    @Test func `a damaged file is set aside and named, and the first screen is there`() async throws {
        try await readFirstChapter()
        try Data("{\"strata\":1,".utf8).write(to: URL(filePath: file))
        let session = try home.open("--source", "guide", "--restore", columns: 200)
        try await session.expect("A stored file was damaged and has been moved to '")
        try await session.expect("A project in ten minutes")
        #expect(try contents().contains("{\"strata\":1,"))
    }
}
