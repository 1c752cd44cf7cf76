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
    @concurrent
    public func kits(from source: KitsSource, version: String) async throws(ApplicationError) -> ProjectKits {
        switch source {
        case .url(let address):
            return try ApplicationError.validating(try ProjectKits(url: address, version: version))
        case .local(let path):
            let folder = PackageFolders.realPath(path)
            try await checkManifest(in: folder, given: path)
            return try ApplicationError.validating(try ProjectKits(path: folder))
        }
    }

    /// Checks that a folder has the manifest of kits.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` if it has none.
    private func checkManifest(in folder: String, given path: String) async throws(ApplicationError) {
        guard try await files.contents(of: "Package.swift", under: folder, limit: Self.sizeLimit) == nil else { return }
        throw ApplicationError(.invalidInput(.init(field: "KITS", value: path, rule: .form("FOLDER/Package.swift"))))
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
