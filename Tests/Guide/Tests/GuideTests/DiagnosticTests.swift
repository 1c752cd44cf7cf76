import Foundation
import GuideText
import Testing

/// Compiles what the guide shows as wrong, and compares what the compiler says.
struct DiagnosticTests {
    private let repository = Repository(
        root: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardizedFileURL
    )

    @Test func `everything that is shown as wrong is refused, in the words that the guide quotes`() throws {
        var count = 0
        for chapter in try repository.chapters() where !chapter.isJapanese {
            for example in chapter.wrongExamples {
                count += 1
                let place = "docs/guide/\(chapter.name).md:\(chapter.bodyOffset + example.code.line)"
                let said = try diagnostics(of: example, in: chapter)
                #expect(!said.isEmpty, "\(place): this compiles")
                #expect(said == example.diagnostics, "\(place)")
            }
        }
        #expect(count > 0)
    }

    @Test func `a target sees what its manifest names, directly and through others`() throws {
        #expect(try closure(of: "AppearanceDomain") == ["DomainKit"])
        #expect(try closure(of: "AppearanceContract") == ["PresentationKit"])
        let presentation = try closure(of: "AppearancePresentation")
        #expect(presentation.isSuperset(of: ["AppearanceContract", "PresentationKit", "UseCaseKit", "DomainKit"]))
    }

    /// What the compiler says about the piece of code, one line each.
    private func diagnostics(of example: WrongExample, in chapter: Chapter) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "wrong-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data((example.code.code.joined(separator: "\n") + "\n").utf8)
            .write(to: folder.appending(path: WrongExample.fileName))
        var sources = [WrongExample.fileName]
        var modules = Self.modules
        if let target = example.target {
            modules = folder.appending(path: "modules")
            try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
            for module in try closure(of: target).map({ "\($0).swiftmodule" }) {
                try FileManager.default.createSymbolicLink(
                    at: modules.appending(path: module),
                    withDestinationURL: Self.modules.appending(path: module)
                )
            }
        } else if let examples = GeneratedFile.files(for: [chapter]).first(where: {
            $0.path.hasPrefix(GeneratedFile.exampleFolder)
        }) {
            try Data(examples.text.utf8).write(to: folder.appending(path: "Examples.swift"))
            sources.append("Examples.swift")
        }
        return try Self.compile(sources, in: folder, modules: modules)
    }

    private static func compile(_ sources: [String], in folder: URL, modules: URL) throws -> [String] {
        let compiler = Process()
        let pipe = Pipe()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.currentDirectoryURL = folder
        compiler.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm"]
            + features.flatMap { ["-enable-upcoming-feature", $0] }
            + ["-I", modules.path, "-module-cache-path", Self.modules.appending(path: "../ModuleCache").path] + sources
        compiler.standardError = pipe
        try compiler.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        compiler.waitUntilExit()
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("\(WrongExample.fileName):") && ($0.contains(": error: ") || $0.contains(": note: "))
        }
    }

    /// What every manifest of the house asks the compiler for.
    private static let features = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
    ]

    /// The modules that a target may import: those that the manifests name for it, and theirs.
    private func closure(of target: String) throws -> Set<String> {
        var found: Set<String> = []
        var waiting = [target]
        while let next = waiting.popLast() {
            for name in try dependencies(of: next) where found.insert(name).inserted { waiting.append(name) }
        }
        return found
    }

    private func dependencies(of target: String) throws -> [String] {
        for layer in ["Domain", "UseCase", "Repository", "Presentation", "View", "Infrastructure"] {
            let manifest = try #require(repository.text(of: "Packages/\(layer)/Package.swift"))
            let declarations = manifest.split(separator: "\n        .").map { $0.replacing(#/\s+/#, with: "") }
            guard let own = declarations.first(where: { $0.hasPrefix("target(name:\"\(target)\"") }) else { continue }
            guard let list = own.firstMatch(of: #/dependencies:\[(.*?)\]/#)?.1 else { return [] }
            return list.replacing(#/,package:"\w+"/#, with: "").matches(of: #/"(\w+)"/#).map { String($0.1) }
        }
        Issue.record("No manifest has a target '\(target)'.")
        return []
    }

    /// The folder with the modules that this test was built with: it lies beside the test program.
    private static let modules: URL = {
        var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            let modules = folder.appending(path: "Modules")
            if FileManager.default.fileExists(atPath: modules.appending(path: "PresentationKit.swiftmodule").path) {
                return modules
            }
            folder.deleteLastPathComponent()
        }
        return folder
    }()
}
