import FileStorage
import Foundation
import RepositoryKit
import RepositoryTesting
import Testing

@Suite struct SettingsFileTests {
    private let folder: TemporaryFolder
    private let path: String
    private let file: SettingsFile

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path + "/config"
        file = SettingsFile(path: path)
    }

    private var text: String {
        get throws { String(decoding: try folder.bytes("config"), as: UTF8.self) }
    }

    @Test(arguments: SettingsStoreContract.all)
    func `the file meets the contract of a settings store`(_ requirement: SettingsStoreContract) async throws {
        // Several tasks wait for each other, on a busy machine longer than an app does.
        try await requirement.check(SettingsFile(path: folder.path + "/new/folder/config"))
    }

    @Test func `a file that is too large is refused before it is read, and left`() async throws {
        try await file.set("dark", for: "mode")
        try #require(truncate(path, 20 << 30) == 0)
        await #expect(throws: SettingsError.file(.tooLarge(path: path, limit: StoredSetting.fileSizeLimit))) {
            try await file.settings()
        }
        await #expect(throws: SettingsError.file(.tooLarge(path: path, limit: StoredSetting.fileSizeLimit))) {
            try await file.set("light", for: "mode")
        }
        try #require(truncate(path, 12) == 0)
        #expect(try await file.settings().map(\.value) == ["dark"])
        let long = String(repeating: "x", count: StoredSetting.fileSizeLimit)
        await #expect(throws: SettingsError.file(.tooLarge(path: path, limit: StoredSetting.fileSizeLimit))) {
            try await file.set(long, for: "mode")
        }
        #expect(try await file.settings().map(\.value) == ["dark"])
    }

    @Test func `a link to a file that is not there yet has no settings`() async throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/elsewhere")
        #expect(try await file.settings().isEmpty)
        try await file.set("dark", for: "mode")
        #expect(try await file.settings().map(\.value) == ["dark"])
    }

    @Test func `the folder is created once, and no file`() async throws {
        for _ in 1...2 { try await SettingsFile(path: folder.path + "/new/a/config").createFolder() }
        #expect(try folder.names() == ["new"])
        #expect(try folder.names("new/a") == [])
    }

    @Test func `the file is plain text`() async throws {
        try await file.set("dark", for: "appearance.mode")
        try await file.set("a # b", for: "filter")
        #expect(try text == "appearance.mode = dark\nfilter = \"a # b\"\n")
        #expect(try folder.names() == ["config", ".config.lock"])
    }

    private let handwritten = """
        # My settings
        \thost=qiita.com   # the team's own

        future.key = [1, 2]
          theme  =  dark
        empty =
        name = "Ann \\"A\\" \\u{65e5}" # quoted
        """

    @Test func `a settings file written by hand is read`() async throws {
        try folder.write(handwritten, to: "config")
        let settings = try await file.settings()
        #expect(settings.map(\.key) == ["host", "future.key", "theme", "empty", "name"])
        #expect(settings.map(\.value) == ["qiita.com", "[1, 2]", "dark", "", "Ann \"A\" 日"])
        #expect(settings.map(\.line) == [2, 4, 5, 6, 7])
    }

    @Test func `a change leaves everything else as it was written`() async throws {
        try folder.write(handwritten, to: "config")
        try await file.set("light", for: "theme")
        try await file.set("team.qiita.com", for: "host")
        try await file.set("x", for: "empty")
        try await file.set("y", for: "name")
        try await file.remove("future.key")
        try await file.set("1", for: "added")
        #expect(
            try text == """
                # My settings
                \thost=team.qiita.com   # the team's own

                  theme  =  light
                empty =x
                name = y # quoted
                added = 1

                """
        )
    }

    @Test(arguments: ["a = # note", "a =\t# note", "a =  # note", "a = \"\"  # note"])
    func `a value is put before a comment, not into it`(_ line: String) async throws {
        try folder.write(line, to: "config")
        try await file.set("1", for: "a")
        #expect(try await file.settings().map(\.value) == ["1"])
        #expect(try text.hasSuffix(" # note") || text.hasSuffix("\t# note"))
    }

    @Test(arguments: ["\r\n", "\n"])
    func `line ends and a byte order mark survive`(_ end: String) async throws {
        try folder.write("\u{FEFF}a = 1\(end)b = 2\(end)", to: "config")
        try await file.set("3", for: "a")
        #expect(try text == "\u{FEFF}a = 3\(end)b = 2\(end)")
        #expect(try await file.settings().map(\.value) == ["3", "2"])
    }

    @Test(arguments: [
        ("a = 1\nb\n", 2), ("= 1", 1), ("a b = 1", 1), ("\n\na = \"1", 3), ("a = \"1\" 2", 1), ("a = \"1\"#", 1),
        ("a = \"\\x\"", 1), ("a = \"\\u{110000}\"", 1), ("a = \"\\u{}\"", 1), ("a = \u{1}", 1), ("[section]", 1),
        ("日本 = 1", 1),
    ])
    func `a line that is no setting is reported with its number, and nothing is changed`(
        _ content: String,
        _ line: Int
    ) async throws {
        try folder.write(content, to: "config")
        let error = SettingsError.malformed(path: path, line: line)
        await #expect(throws: error) { try await file.settings() }
        await #expect(throws: error) { try await file.set("2", for: "c") }
        await #expect(throws: error) { try await file.remove("a") }
        #expect(try text == content)
    }

    @Test func `bytes that are no text are reported with their line`() async throws {
        try Data([0x61, 0x3D, 0x31, 0x0A, 0x62, 0x3D, 0xFF]).write(to: URL(filePath: path))
        let error = SettingsError.malformed(path: path, line: 2)
        await #expect(throws: error) { try await file.settings() }
    }

    @Test func `a repeated key is reported`() async throws {
        try folder.write("a = 1\nb = 2\na = 3\n", to: "config")
        let error = SettingsError.repeated(key: "a", path: path, line: 3)
        await #expect(throws: error) { try await file.settings() }
    }

    @Test func `a symbolic link stays, and so do the permissions of the file behind it`() async throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/dotfiles", withIntermediateDirectories: false)
        try folder.write("a = 1\n", to: "dotfiles/config")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o664],
            ofItemAtPath: folder.path + "/dotfiles/config"
        )
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "dotfiles/config")
        try await file.set("2", for: "a")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "dotfiles/config")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/dotfiles/config")
        #expect(attributes[.posixPermissions] as? Int == 0o664)
        #expect(try text == "a = 2\n")
    }

    @Test(arguments: ["dotfiles/config", "other", "ABSOLUTE"])
    func `a symbolic link to a file that does not exist yet stays, and the file is created`(target: String) async throws
    {
        try FileManager.default.createDirectory(atPath: folder.path + "/dotfiles", withIntermediateDirectories: false)
        let target = target == "ABSOLUTE" ? folder.path + "/dotfiles/absolute" : target
        let isLinkedTwice = target == "other"
        if isLinkedTwice {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/other",
                withDestinationPath: "dotfiles/config"
            )
        }
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        try await file.set("1", for: "a")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
        let file = target.hasPrefix("/") ? target : folder.path + "/dotfiles/config"
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "a = 1\n")
        #expect(try text == "a = 1\n")
    }

    @Test func `a symbolic link into a folder that does not exist stays, and the change is refused`() async throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "unmounted/config")
        await #expect(throws: SettingsError.file(.notWritable(path: path, code: ENOENT))) {
            try await file.set("1", for: "a")
        }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "unmounted/config")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/unmounted"))
    }

    @Test func `a folder in its place cannot be read`() async throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        await #expect(throws: SettingsError.file(.notReadable(path: path, code: EISDIR))) { try await file.settings() }
    }
}
