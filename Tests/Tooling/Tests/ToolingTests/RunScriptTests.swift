import Foundation
import Testing

/// `Scripts/run` in a folder of its own, with a package manager that only writes a program.
struct RunScriptTests {
    private let scratch: Scratch
    private let root: URL

    init() throws {
        scratch = try Scratch()
        root = scratch.folder.appending(path: "repository")
        for name in ["run", "swiftpm", "swift-cached"] {
            try scratch.copy("Scripts/\(name)", to: "repository/Scripts/\(name)")
        }
        try scratch.writeProgram("repository/Scripts/setup", "echo setup $*")
        try scratch.write("", to: "repository/Apps/qiita-reader/Package.swift")
        try write("Packages/Domain/Package.swift")
        try write("Packages/Domain/Sources/DomainKit/Page.swift")
        try scratch.writeProgram(
            "swift",
            """
            echo build
            mkdir -p .build/debug
            printf '#!/bin/sh\\necho reader $*\\n' >.build/debug/qiita-reader
            chmod +x .build/debug/qiita-reader
            """
        )
    }

    private func write(_ path: String, at date: Date = .now.addingTimeInterval(-60)) throws {
        let file = try scratch.write("", to: "repository/\(path)")
        for path in [file, file.deletingLastPathComponent()] {
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path.path)
        }
    }

    private func run() async throws -> [String] {
        let path = scratch.folder.path + ":/usr/bin:/bin"
        return try await Script(name: "run", environment: ["PATH": path, "STRATA_SCRATCH": ".build"], root: root).run()
            .lines.filter { !$0.hasPrefix("Building") }
    }

    @Test func `builds the first time, and starts at once the second time`() async throws {
        #expect(try await run() == ["setup run", "build", "reader --source guide"])
        #expect(try await run() == ["reader --source guide"])
    }

    @Test(arguments: ["Packages/Domain/Sources/DomainKit/Page.swift", "Packages/Domain/Package.swift"])
    func `builds again after a change`(path: String) async throws {
        _ = try await run()
        try write(path, at: .now.addingTimeInterval(60))
        #expect(try await run() == ["setup run", "build", "reader --source guide"])
    }

    @Test func `builds again after a file was removed`() async throws {
        _ = try await run()
        try FileManager.default.removeItem(at: root.appending(path: "Packages/Domain/Sources/DomainKit/Page.swift"))
        try FileManager.default.setAttributes(
            [.modificationDate: Date.now.addingTimeInterval(60)],
            ofItemAtPath: root.appending(path: "Packages/Domain/Sources/DomainKit").path
        )
        #expect(try await run() == ["setup run", "build", "reader --source guide"])
    }

    @Test func `builds again where the last build failed`() async throws {
        try scratch.writeProgram("swift", "exit 1")
        #expect(try await run() == ["setup run"])
        try scratch.writeProgram("swift", "mkdir -p .build/debug; cp /bin/echo .build/debug/qiita-reader")
        #expect(try await run() == ["setup run", "--source guide"])
    }
}
