import Foundation
import InfrastructureTesting
import Testing

/// Tests of the completions of album.
struct AlbumCompletionTests {
    private let program: BuiltProgram
    private let home = FileManager.default.temporaryDirectory.appending(path: "album-\(UUID().uuidString)").path

    init() throws {
        program = try BuiltProgram(named: "album")
    }

    private var environment: [String: String] { ["HOME": home, "ALBUM_FOLDER": home + "/albums"] }

    /// Types lines with tab keys, and expects what the completed ones print.
    private func check(_ shell: CompletionShell) async throws -> TerminalSession {
        let session = try await shell.open(for: program, environment: environment)
        for (typed, output) in [
            ("se\tcat --sou\tde\t--per-p\t1 --fields id", "demo:cat-1"),
            ("albums cr\tCats --dry\t", "Nothing was changed"), ("conf\tget fol\t", home + "/albums"),
        ] {
            await session.type("album \(typed); echo DO''NE")
            try await session.expect(output, "DONE")
        }
        return session
    }

    @Test func `bash completes commands, options and their words`() async throws {
        _ = try await check(.bash)
    }

    @Test func `zsh completes commands, options and their words, with what they mean`() async throws {
        let session = try await check(.zsh)
        await session.send("album albums \t")
        try await session.expect("-- Merge an album into another one")
    }

    @Test(arguments: [
        ("album und", ["undo\tUndo the last change to an album"]),
        ("album albums so", ["sort\tChoose the order of the photos in an album"]),
        ("album search --source ", ["commons", "demo", "file", "unsplash"]),
        ("album credits --format=m", ["--format=md"]),
    ])
    func `fish completes`(line: String, candidates: [String]) async throws {
        let found = try await CompletionShell.fishCandidates(for: line, of: program, environment: environment)
        #expect(found == candidates)
    }
}
