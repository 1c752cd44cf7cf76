import Foundation

/// The compiler that these tests were built with, looking at code that sees the modules which were built with them.
struct Compiler {
    /// What it complains about, errors and warnings, each with its place.
    ///
    /// - Parameter files: the code, by the name of its file; `main.swift` may have statements outside of functions.
    func complaints(about files: [String: String]) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "compile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        let output = folder.appending(path: "output")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.currentDirectoryURL = folder
        process.arguments = arguments + files.keys.sorted()
        process.standardInput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: output)
        try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in end.resume() }
            do { try process.run() } catch { end.resume(throwing: error) }
        }
        return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { $0.contains(": error: ") || $0.contains(": warning: ") }
    }

    private var arguments: [String] {
        let maps = Self.built.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        return ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm"]
            + Self.features.flatMap { ["-enable-upcoming-feature", $0] }
            + ["-I", Self.built.modules.path, "-module-cache-path", Self.built.cache.path] + maps
    }

    /// What every manifest of the house asks for.
    private static let features = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
    ]

    /// What lies beside the running test.
    private static let built: (modules: URL, cache: URL, moduleMaps: [String]) = {
        var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Modules").path) {
            folder.deleteLastPathComponent()
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let maps = names.map { folder.appending(path: "\($0)/module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        return (folder.appending(path: "Modules"), folder.appending(path: "ModuleCache"), maps.sorted())
    }()
}
