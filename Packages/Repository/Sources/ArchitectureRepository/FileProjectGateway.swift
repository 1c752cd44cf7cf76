public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A gateway that creates projects as folders of files.
public struct FileProjectGateway: ProjectGateway {
    public let templates: [ProjectFile]
    private let files: any FileTree

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - files: the files of this machine.
    ///   - templates: the templates.
    public init(files: any FileTree, templates: [ProjectFile]) {
        self.files = files
        self.templates = templates
    }

    private static let sizeLimit = 4 << 20
    /// The suffixes of the files that modules of the kits consist of, templates included.
    private static let suffixes = [
        ".swift", ".c", ".h", ".md", ".toml", ".yml", "Makefile", "gitignore", "swift-format", "swift-cached",
        "LICENSE",
    ]

    @concurrent
    public func kits(from source: KitsSource, version: String) async throws(ApplicationError) -> ProjectKits {
        switch source {
        case .url(let address):
            return try ApplicationError.validating(try ProjectKits(url: address, version: version))
        case .local(let path):
            let folder = PackageFolders.realPath(path)
            _ = try await manifest(of: folder, given: path)
            return try ApplicationError.validating(try ProjectKits(path: folder))
        case .vendored(let path):
            let folder = PackageFolders.realPath(path)
            return ProjectKits(copy: try await copy(of: folder, manifest: manifest(of: folder, given: path)))
        }
    }

    /// Returns the manifest of the kits.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` for a folder without one.
    private func manifest(of folder: String, given path: String) async throws(ApplicationError) -> ProjectFile {
        let name = "Package.swift"
        guard let bytes = try await files.contents(of: name, under: folder, limit: Self.sizeLimit) else {
            throw ApplicationError(
                .invalidInput(.init(field: "KITS", value: path, rule: .form("FOLDER/Package.swift")))
            )
        }
        return ProjectFile(path: name, bytes: bytes)
    }

    /// Returns the manifest, the licence, and the files of the modules that the manifest names.
    private func copy(of folder: String, manifest: ProjectFile) async throws(ApplicationError) -> [ProjectFile] {
        let names = Set(String(decoding: manifest.bytes, as: UTF8.self).split(separator: "\"").map(String.init))
        do throws(FileTreeError) {
            let listing = try await files.list(Self.suffixes, under: folder) { $0.hasSuffix(".docc") }
            var copied = [manifest]
            for file in listing.files where file == "LICENSE" || Self.isSource(file, of: names) {
                let bytes = try await files.read(file, under: folder, limit: Self.sizeLimit)
                copied.append(ProjectFile(path: file, bytes: bytes))
            }
            return copied
        } catch {
            throw ApplicationError(reading: error)
        }
    }

    /// A Boolean value that indicates whether a file lies in `Sources/MODULE` of one of the modules.
    private static func isSource(_ file: String, of modules: Set<String>) -> Bool {
        let parts = file.split(separator: "/").map(String.init)
        guard let sources = parts.firstIndex(of: "Sources"), sources + 2 < parts.count else { return false }
        return modules.contains(parts[sources + 1])
    }

    @concurrent
    public func create(_ plan: ProjectPlan, in folder: String) async throws(ApplicationError) {
        let name = plan.name.text
        let path = folder == "." ? name : folder + "/" + name
        do throws(FileTreeError) {
            let contents = plan.files.map { NewFile($0.path, $0.bytes) }
            try await files.createFolder(name, under: folder, with: contents)
        } catch .exists {
            throw ApplicationError(.storage(.exists(path: path)))
        } catch {
            throw ApplicationError(.storage(.notWritable(path: path)), origin: error)
        }
    }
}
