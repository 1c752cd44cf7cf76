import Foundation
import InfrastructureTesting
import RepositoryKit
import Testing

/// Tests of the settings of the built program.
struct SettingsTests {
    private let program: BuiltProgram
    private let folder = AlbumFolder()

    init() throws {
        program = try BuiltProgram(named: "album")
    }

    private var path: String { folder.home + "/.config/album/config" }

    private var text: String {
        get throws { try String(contentsOfFile: path, encoding: .utf8) }
    }

    private func configure(_ text: String) throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    /// The variables of a user who has set nothing.
    private var environment: [String: String] { ["HOME": folder.home, "LANG": "C.UTF-8"] }

    private func run(
        _ line: String,
        _ variables: [String: String] = [:]
    ) async throws -> BuiltProgram.Run {
        let words = line.split(separator: " ").map { String($0) }
        return try await program.run(words, environment: environment.merging(variables) { $1 })
    }

    @Test func `a setting is effective, unless an option overrides it`() async throws {
        try configure("# mine\nsource = demo\n")
        #expect(try await run("search cat --per-page 2 --fields id").output == "demo:cat-1\ndemo:cat-2\n")
        #expect(
            try await run("config set per-page 1").output
                == "key\tper-page\nvalue\t1\nsource\tconfiguration\nsource_name\t\(path)\n"
        )
        #expect(try text == "# mine\nsource = demo\nper-page = 1\n")
        #expect(try await run("search cat --fields id").output == "demo:cat-1\n")
        #expect(try await run("search cat --source file --folder \(folder.home) --fields id").output.isEmpty)
        #expect(try await run("config unset per-page").status == 0)
        #expect(try await run("config get per-page").output == "20\n")
    }

    @Test func `the folder of the albums is that of the variable, of the configuration, or the default one`()
        async throws
    {
        let standard = folder.home + "/.local/share/album/albums"
        #expect(try await run("config get folder").output == standard + "\n")
        #expect(try await run("albums create Cats").status == 0)
        #expect(FileManager.default.fileExists(atPath: standard + "/Cats"))
        try configure("folder = ~/mine\n")
        #expect(try await run("albums create Dogs").status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.home + "/mine/Dogs"))
        #expect(try await run("albums --plain").output == "Dogs\t0\t0\n")
        let variable = ["ALBUM_FOLDER": folder.path]
        #expect(try await run("albums create Owls", variable).status == 0)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/Owls"))
        let json = #"{"key":"folder","source":"environment","source_name":"ALBUM_FOLDER","value":"\#(folder.path)"}"#
        let escaped = json.replacing("/", with: "\\/")
        #expect([json + "\n", escaped + "\n"].contains(try await run("config get folder --json", variable).output))
    }

    @Test func `Wikimedia gets the contact that is set, and no other program gets the key`() async throws {
        let services = try FakePhotoServices()
        #expect(try await run("show commons:1", services.environment).status == 0)
        try configure("contact = ann@example.org\n")
        #expect(try await run("show commons:1", services.environment).status == 0)
        #expect(
            try await run("show commons:1", services.environment.merging(["ALBUM_CONTACT": "bob"]) { $1 }).status == 0
        )
        let contacts = services.requests.compactMap { $0.headers["user-agent"]?.split(separator: " ").dropFirst() }
        #expect(contacts == [[], ["(ann@example.org)"], ["(bob)"]])
        let session = try TerminalSession(
            program,
            ["config", "edit"],
            environment: environment.merging(services.environment) { $1 }
                .merging(["EDITOR": "sh -c 'echo key=${UNSPLASH_ACCESS_KEY-none}; echo theme = dark >> \"$0\"'"]) {
                    $1
                },
            columns: 200
        )
        try await session.expect("key=none", "theme = dark  (from 'theme' in '\(path)')")
        #expect(await session.end() == 0)
        #expect(try !text.contains(FakePhotoServices.key))
    }

    @Test func `a full screen has the colours and the source that are set`() async throws {
        try configure("source = demo\ntheme = light\n")
        let variables = environment.merging(["COLORTERM": "truecolor"]) { $1 }
        let session = try TerminalSession(program, ["search"], environment: variables, columns: 80, rows: 30)
        try await session.expect("Drawings", "Cat 1")
        await session.send("?")
        try await session.expect("Keys and commands")
        // The accent of the colours for every kind of colour vision on a light background, which keys have.
        #expect(await session.written.contains("38;2;0;90;146"))
        await session.send("\u{3}")
        #expect(await session.end() == 0)
    }
}
