import Foundation
import Testing

/// `Scripts/install` with an app and a package manager that are shell scripts.
struct InstallScriptTests {
    private let scratch: Scratch
    private let install: Script
    private let files = [
        "bin/tool", "share/bash-completion/completions/tool", "share/fish/vendor_completions.d/tool.fish",
        "share/man/ja/man1/tool.1", "share/man/man1/tool.1", "share/strata/folders", "share/zsh/site-functions/_tool",
    ]

    init() throws {
        scratch = try Scratch()
        try scratch.copy("Scripts/install")
        try scratch.write("", to: "Apps/tool/Package.swift")
        // A folder without a manifest is for Xcode.
        try scratch.write("", to: "Apps/tool-ios/README.md")
        let built = scratch.folder.appending(path: "built").path
        try scratch.writeProgram("Scripts/swiftpm", "case $* in *--show-bin-path) echo '\(built)' ;; esac")
        try scratch.writeProgram("built/tool", "echo \"$*\"")
        let environment = ["PREFIX": "/usr", "DESTDIR": scratch.folder.appending(path: "stage").path]
        install = Script(name: "install", environment: environment, root: scratch.folder)
    }

    @Test func `installs the app with what it writes about itself, and takes all of it away again`() async throws {
        #expect(try await install.run().status == 0)
        #expect(try installed() == files)
        let texts = try files.dropFirst().filter { $0 != "share/strata/folders" }.map { file in
            try String(contentsOf: scratch.folder.appending(path: "stage/usr/\(file)"), encoding: .utf8)
        }
        #expect(
            texts == [
                "completions bash\n", "completions fish\n", "help --man --lang ja\n", "help --man --lang en\n",
                "completions zsh\n",
            ]
        )
        #expect(try await install.run("--remove").status == 0)
        #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "stage/usr").path))
        #expect(FileManager.default.fileExists(atPath: scratch.folder.appending(path: "stage").path))
    }

    @Test func `folders that were there, or that hold something else by now, stay`() async throws {
        let stage = scratch.folder.appending(path: "stage/usr")
        try FileManager.default.createDirectory(
            at: stage.appending(path: "share/man/man1"),
            withIntermediateDirectories: true
        )
        #expect(try await install.run().status == 0)
        // Installing again changes nothing about who made what.
        #expect(try await install.run().status == 0)
        try Data().write(to: stage.appending(path: "share/zsh/site-functions/_other"))
        #expect(try await install.run("--remove").status == 0)
        let left = FileManager.default.enumerator(atPath: stage.path)?.compactMap { $0 as? String } ?? []
        #expect(
            left.sorted() == [
                "share", "share/man", "share/man/man1", "share/zsh", "share/zsh/site-functions",
                "share/zsh/site-functions/_other",
            ]
        )
        // Nothing is left to be removed, and that is no failure.
        #expect(try await install.run("--remove").status == 0)
    }

    @Test func `an app that cannot say anything about itself stops the installation`() async throws {
        try scratch.writeProgram("built/tool", "exit 3")
        #expect(try await install.run().status == 3)
    }

    private func installed() throws -> [String] {
        let stage = scratch.folder.appending(path: "stage/usr")
        let paths = FileManager.default.enumerator(atPath: stage.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: stage.appending(path: path).path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}
