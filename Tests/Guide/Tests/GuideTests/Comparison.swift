import Foundation
import InfrastructureTesting

/// One of the two versions of the screen that docs/comparison.md compares.
struct Comparison {
    /// A change or a mistake, as the difference to the sources.
    struct Patch {
        /// The lines that it adds to files and takes away from them, without those that only say or part something.
        let changedLines: Int
        /// How many files it adds.
        let newFiles: Int
        /// The lines of the files that it adds.
        let newLines: Int
        /// The targets of the files that it touches.
        let parts: Set<String>
        fileprivate let file: URL
    }

    static let usual = Comparison(name: "Usual")
    static let layered = Comparison(name: "Layered")

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Comparison").standardizedFileURL

    let name: String

    /// The sources, by target and file.
    func sources(with patch: Patch? = nil) async throws -> [String: String] {
        let copy = FileManager.default.temporaryDirectory.appending(path: "comparison-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: Self.folder.appending(path: name), to: copy)
        defer { try? FileManager.default.removeItem(at: copy) }
        if let patch { try await Self.apply(patch, in: copy) }
        let paths = FileManager.default.enumerator(atPath: copy.path)?.compactMap { $0 as? String } ?? []
        let files = paths.filter { $0.hasSuffix(".swift") }
        return Dictionary(
            uniqueKeysWithValues: try files.map {
                ($0, try String(contentsOf: copy.appending(path: $0), encoding: .utf8))
            }
        )
    }

    /// The difference of a name, or nil if this version needs none.
    func patch(_ name: String, in folder: String) throws -> Patch? {
        let file = Self.folder.appending(path: "\(folder)/\(name).\(self.name.lowercased()).patch")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        var changed = 0
        var newFiles = 0
        var newLines = 0
        var parts: Set<String> = []
        var isNew = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("--- ") {
                isNew = line == "--- /dev/null"
                if isNew { newFiles += 1 }
            } else if line.hasPrefix("+++ ") {
                parts.insert(String(line.split(separator: "/")[1]))
            } else if line.hasPrefix("+") || line.hasPrefix("-"), Self.isCode(line.dropFirst()) {
                if isNew { newLines += 1 } else { changed += 1 }
            }
        }
        return Patch(changedLines: changed, newFiles: newFiles, newLines: newLines, parts: parts, file: file)
    }

    /// How many lines are code: neither empty nor a comment.
    static func lines(of sources: [String: String]) -> Int {
        sources.values.reduce(0) { $0 + $1.split(separator: "\n").count { isCode($0) } }
    }

    private static func isCode(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        return !text.isEmpty && !text.hasPrefix("//")
    }

    private static func apply(_ patch: Patch, in folder: URL) async throws {
        let git = try await BuiltProgram(at: "/usr/bin/env")
            .run(["git", "apply", "--whitespace=nowarn", patch.file.path], in: folder.path)
        guard git.status == 0 else { throw CocoaError(.fileReadCorruptFile) }
    }
}
