import Foundation
import InfrastructureTesting
import Testing

/// The figures and the diagnostics of docs/comparison.md, where each change and each mistake is a link to its patch.
struct ComparisonTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    private static let folder = root.appending(path: "Tests/Guide/Comparison")

    static let patches = ["Changes", "Mistakes"].flatMap { kind in
        (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: kind).path))?.sorted()
            .map { "\(kind)/\($0)" } ?? []
    }

    private let document: String

    init() throws {
        document = try String(contentsOf: Self.root.appending(path: "docs/comparison.md"), encoding: .utf8)
    }

    private func git(_ arguments: String..., in folder: URL) async throws -> String {
        let run = try await BuiltProgram(at: "/usr/bin/env").run(["git"] + arguments, in: folder.path)
        try #require(run.status == 0, "\(arguments): \(run.messages)")
        return run.output
    }

    /// The sources of a version by path, and the lines that a patch changes in each file.
    private func sources(
        of version: String,
        with patch: String? = nil
    ) async throws -> (files: [String: String], changes: [Int]) {
        let copy = FileManager.default.temporaryDirectory.appending(path: "comparison-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: Self.folder.appending(path: version), to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        let file = patch.map { Self.folder.appending(path: $0).path } ?? "/dev/null"
        let numbers = try await git("apply", "--allow-empty", "--apply", "--numstat", file, in: copy)
        let paths = FileManager.default.enumerator(atPath: copy.path)?.compactMap { $0 as? String } ?? []
        let files = try paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { files, path in
            files[path] = try String(contentsOf: copy.appending(path: path), encoding: .utf8)
        }
        let changes = numbers.split(separator: "\n").map { $0.split(separator: "\t").prefix(2).compactMap { Int($0) } }
        return (files, changes.map { $0.reduce(0, +) })
    }

    @Test func `the lines of code, the files and the targets are counted`() async throws {
        let versions = [try await sources(of: "Usual").files, try await sources(of: "Layered").files]
        let lines = versions.map { sources in
            sources.values.flatMap { $0.split(separator: "\n") }
                .count { !$0.trimmingPrefix(while: { $0 == " " }).hasPrefix("//") }
        }
        let targets = versions.map { Set($0.keys.compactMap { $0.split(separator: "/").first }).count }
        for (name, counts) in [("lines of code", lines), ("files", versions.map(\.count)), ("targets", targets)] {
            #expect(document.contains("\n| \(name) | \(counts[0]) | \(counts[1]) |\n"), "\(name): \(counts)")
        }
    }

    @Test(arguments: patches)
    func `a patch has the size, or the diagnostic, that the document names`(patch: String) async throws {
        let (sources, changes) = try await sources(of: patch.contains(".usual.") ? "Usual" : "Layered", with: patch)
        // The targets are compiled as one module.
        let files = sources.map { path, text in
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            return (name, text.replacing(#/(?m)^(public )?import Loan\w+$/#, with: ""))
        }
        let diagnostics = try await Compiler().diagnostics(of: Dictionary(uniqueKeysWithValues: files))
            .filter { !$0.contains(": note: ") }.sorted()
        let parts = diagnostics.first?.split(separator: ":", maxSplits: 4) ?? []
        var text = parts.isEmpty ? "compiles" : "`\(parts[0])`:\(parts[4])"
        if patch.hasPrefix("Changes/"), parts.isEmpty {
            text = "\(changes.reduce(0, +)) lines in \(changes.count) file\(changes.count == 1 ? "" : "s")"
        }
        #expect(document.contains("[\(text)](../Tests/Guide/Comparison/\(patch))"))
    }
}
