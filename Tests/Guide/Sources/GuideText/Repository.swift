public import Foundation

/// The repository on disk, as far as the guide needs it.
public struct Repository: Sendable {
    /// Its root folder.
    public let root: URL

    /// Makes a repository.
    public init(root: URL) {
        self.root = root
    }

    /// The chapters of the guide, in the order of their numbers, and after them the Japanese ones.
    ///
    /// - Throws: ``ChapterError``, or an error of Foundation when a file cannot be read.
    public func chapters() throws -> [Chapter] {
        try chapters(in: "") + chapters(in: "ja/")
    }

    private func chapters(in folder: String) throws -> [Chapter] {
        let files = try FileManager.default.contentsOfDirectory(
            at: root.appending(path: "docs/guide/\(folder)"),
            includingPropertiesForKeys: nil
        )
        return try files.filter { $0.pathExtension == "md" && $0.lastPathComponent.first?.isNumber == true }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { file in
                let text = try String(contentsOf: file, encoding: .utf8)
                return try Chapter(name: folder + file.deletingPathExtension().lastPathComponent, text: text)
            }
    }

    /// The text of a file, or nil if there is none.
    public func text(of path: String) -> String? {
        try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The sources whose path ends with a name, for example `Domain/Appearance.swift`, or the file of that name in the root.
    ///
    /// Generated files and fixtures are no sources; neither is what was built.
    public func sources(named name: String) -> [String] {
        if text(of: name) != nil { return [name] }
        let folders = ["Packages", "Apps", "Tests"]
        return folders.flatMap { folder in
            let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            return (files?.compactMap { $0 as? String } ?? [])
                .map { "\(folder)/\($0)" }
                .filter { "/\($0)".hasSuffix("/\(name)") && !$0.contains("/Fixtures/") && !$0.contains("/.build") }
        }
    }
}
