public import Foundation

/// The files of the repository that the guide refers to.
public struct Repository: Sendable {
    /// The root folder.
    public let root: URL

    /// Creates a repository with the given root folder.
    public init(root: URL) {
        self.root = root
    }

    /// Returns the English chapters in the order of their numbers, and then the Japanese ones.
    ///
    /// - Throws: An error of Foundation if a file cannot be read.
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
                return Chapter(name: folder + file.deletingPathExtension().lastPathComponent, text: text)
            }
    }

    /// Returns the text of a file, or nil if there is none.
    public func text(of path: String) -> String? {
        try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Returns the texts of the files of a type in a folder and all folders below it, by their paths.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder.
    ///   - type: the extension of the names of the files.
    public func texts(of folder: String, _ type: String) -> [String: String] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap {
            $0 as? String
        }
        let paths = (names ?? []).filter { $0.hasSuffix(".\(type)") }.map { "\(folder)/\($0)" }
        return Dictionary(uniqueKeysWithValues: paths.compactMap { path in text(of: path).map { (path, $0) } })
    }

    /// Returns the paths of the sources that end with a name such as `Domain/Appearance.swift`, or the file of that
    /// name in the root folder.
    ///
    /// Fixtures, build folders and the templates of projects are left out.
    public func sources(named name: String) -> [String] {
        if text(of: name) != nil { return [name] }
        let folders = ["Packages", "Apps", "Tests", "Examples"]
        return folders.flatMap { folder in
            let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            return (files?.compactMap { $0 as? String } ?? [])
                .map { "\(folder)/\($0)" }
                .filter { path in
                    "/\(path)".hasSuffix("/\(name)")
                        && !["/Fixtures/", "/.build", "/CStrataTemplates/"].contains { path.contains($0) }
                }
        }
    }
}
