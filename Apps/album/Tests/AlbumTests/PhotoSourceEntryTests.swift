import CommandLineKit
import DomainKit
import Foundation
import PhotoCommandLine
import PhotoContract
import PhotoDomain
import PhotoRepository
import PresentationKit
import ReportKit
import Testing
import UseCaseKit
import ViewKit
import ViewTesting

@testable import album

/// A service with one photo, which only those with a key may see.
private struct StoneGateway: PhotoGateway {
    let host: PhotoHost
    let key: Secret?

    @concurrent
    func page(_ request: PageRequest, of search: PhotoSearch) async throws(ApplicationError) -> Page<Photo> {
        Page(request, of: [try await photo(ApplicationError.validating(try PhotoID("stones:1")))])
    }

    @concurrent
    func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo {
        guard key != nil else { throw ApplicationError(.unauthorized) }
        let file = host.url.appending(path: "1.png")
        return try ApplicationError.validating(
            try Photo(
                id: id,
                title: "A stone of \(host.name)",
                credit: PhotoCredit(author: "Ann", licence: PhotoLicence("CC0"), page: nil),
                size: nil,
                files: PhotoFiles(download: file, thumbnail: file)
            )
        )
    }

    @concurrent
    func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8] { [] }

    @concurrent
    func download(
        _ photo: Photo,
        report: @Sendable (ReceivedBytes) -> Void
    ) async throws(ApplicationError) -> [UInt8] { [] }
}

/// Tests of a source that the app does not have: everything that it needs is its gateway and its entry.
@MainActor
struct PhotoSourceEntryTests {
    private static let stones = PhotoSourceEntry(
        description: PhotoSourceDescription(
            "stones",
            title: Phrase(en: "Stones", ja: "石"),
            explanation: Phrase(en: "stones (needs a key)", ja: "石（要キー）"),
            host: "stones.example",
            needsKey: true
        )
    ) { sources, source throws(ValidationError) in
        StoneGateway(host: try sources.host(of: source), key: try sources.key(of: source))
    }

    private let sources = PhotoSourceEntry.all + [stones]
    private let folder = AlbumFolder()

    private var program: Program<StandardOptions, FieldSelection<AppScene>> {
        .photos("album", version: "1", sources: sources.map(\.description)) { $0.map(AppScene.command) }
    }

    private func app(_ variables: [String: String] = [:]) async -> AlbumApp {
        let environment = folder.environment.merging(variables) { $1 }
        return await AlbumApp(version: "1", environment: environment, sources: sources)
    }

    private func run(
        _ words: [String],
        in app: AlbumApp
    ) async throws -> (outcome: ExitOutcome, terminal: ScriptedLineTerminal) {
        let terminal = ScriptedLineTerminal()
        guard case .run(let request, _) = try program.request(for: words) else {
            Issue.record("'\(words)' is no command.")
            return (.wrongUsage, terminal)
        }
        let wording = Wording(.english, program: "album")
        let host = LineHost(terminal: terminal, wording: wording, mode: .script, fields: request.fields)
        return (await app.run(request.invocation, on: host), terminal)
    }

    @Test func `its photos are found by its name, with its key and from the host that is set`() async throws {
        let app = await app(["STONES_ACCESS_KEY": "k", "ALBUM_STONES_HOST": "127.0.0.1:8080"])
        let words = ["search", "round", "--source", "stones", "--fields", "id,title"]
        let (outcome, terminal) = try await run(words, in: app)
        #expect(outcome == .done, "\(terminal.messageText)")
        #expect(terminal.outputText == "stones:1\tA stone of 127.0.0.1\n")
        let show = ["show", "stones:1", "--fields", "title"]
        let shown = try await run(show, in: await self.app(["STONES_ACCESS_KEY": "k"])).terminal
        #expect(shown.outputText == "A stone of stones.example\n")
    }

    @Test func `without its key, the alert names the variable`() async throws {
        let (outcome, terminal) = try await run(["show", "stones:1"], in: await app())
        #expect(outcome == .signInNeeded)
        #expect(terminal.messageText.contains("STONES_ACCESS_KEY"))
    }

    @Test func `it has a tab, and is a value of the setting`() async throws {
        let app = await app()
        let titles = ["Albums", "Commons", "Unsplash", "Drawings", "This folder", "Stones"]
        #expect(app.tabs.map(\.title.english) == titles)
        #expect(try await run(["config", "set", "source", "stones"], in: app).outcome == .done)
        #expect(try await self.app().configuration.source(nil) == "stones")
        let (outcome, terminal) = try await run(["config", "set", "source", "gravel"], in: app)
        #expect(outcome == .wrongUsage)
        #expect(terminal.messageText.contains("it must be one of commons, unsplash, demo, file, stones."))
    }
}
