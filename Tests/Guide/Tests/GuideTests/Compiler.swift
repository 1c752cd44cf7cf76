import Foundation
import GuideText
import InfrastructureTesting

/// The compiler, run on code that can import the modules of this build.
struct Compiler {
    private let modules: URL

    /// Creates a compiler whose code can import the modules beside the running test.
    init() {
        modules = Self.built.modules
    }

    private init(modules: URL) {
        self.modules = modules
    }

    /// A compiler whose code can import the stand-in for UIKit and the modules built with it, which are built first.
    static let forUIKit = Task {
        let root = Repository.this.root
        let script = BuiltProgram(at: root.appending(path: "Scripts/swiftpm").path)
        let environment = ProcessInfo.processInfo.environment
        let build = ["build", "Tests/UIKitStandIn", "--quiet"]
        let run = try await script.run(build, environment: environment, in: root.path)
        guard run.status == 0 else { throw BuildFailure(messages: run.output + run.messages) }
        let scratch = environment["STRATA_SCRATCH"].map { URL(filePath: $0) } ?? root.appending(path: ".build")
        return Compiler(modules: scratch.appending(path: "uikit/debug/Modules"))
    }

    /// The messages of a build that failed.
    private struct BuildFailure: Error {
        let messages: String
    }

    /// Returns the errors, warnings and notes about some code, a line for each.
    ///
    /// - Parameters:
    ///   - files: the code, by file name; `main.swift` may have statements at the top level.
    ///   - names: the modules that the code can import; nil for all of the build.
    func diagnostics(of files: [String: String], seeing names: Set<String>? = nil) async throws -> [String] {
        let temporary = try TemporaryFolder()
        let folder = URL(filePath: temporary.path)
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
        let modules = try names.map { try links(to: $0, in: folder) } ?? modules
        let run = try await BuiltProgram(at: "/usr/bin/env").run(
            Self.arguments(modules: modules) + files.keys.sorted(),
            environment: ProcessInfo.processInfo.environment,
            in: folder.path
        )
        return run.messages.split(separator: "\n").map { String($0) }
            .filter { line in [": error: ", ": warning: ", ": note: "].contains { line.contains($0) } }
    }

    /// Creates a folder with links to some of the modules.
    private func links(to names: Set<String>, in folder: URL) throws -> URL {
        let modules = folder.appending(path: "modules")
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        for module in names.map({ "\($0).swiftmodule" }) {
            try FileManager.default.createSymbolicLink(
                at: modules.appending(path: module),
                withDestinationURL: self.modules.appending(path: module)
            )
        }
        return modules
    }

    private static func arguments(modules: URL) -> [String] {
        var arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm"]
        for feature in features { arguments += ["-enable-upcoming-feature", feature] }
        arguments += ["-I", modules.path, "-module-cache-path", built.cache.path]
        for map in built.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
        return arguments
    }

    /// The upcoming features that every manifest enables.
    private static let features = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
    ]

    /// The modules and module maps beside the running test.
    private static let built: (modules: URL, cache: URL, moduleMaps: [String]) = {
        var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Modules").path) {
            folder.deleteLastPathComponent()
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        // Targets that a plugin needs are built a second time, for the host.
        let maps = names.filter { !$0.hasSuffix("-tool.build") }
            .map { folder.appending(path: "\($0)/module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        return (folder.appending(path: "Modules"), folder.appending(path: "ModuleCache"), maps.sorted())
    }()
}
