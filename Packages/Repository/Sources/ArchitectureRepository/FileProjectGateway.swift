public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A gateway of a project in a folder, and of new projects in that folder.
public struct FileProjectGateway: ProjectGateway {
    private let files: any FileTree
    private let root: String
    private let templates: [ScaffoldKind: [ProjectFile]]
    private let folder: String

    /// Creates a gateway for a folder, in which templates of the project replace those of the program, kind by kind.
    public init(
        files: any FileTree,
        root: String,
        templates: [ScaffoldKind: [ProjectFile]],
        replacedBy folder: String
    ) {
        self.files = files
        self.root = root
        self.templates = templates
        self.folder = folder
    }

    private static let sizeLimit = 4 << 20
    private static let sourceLimit = 64 << 20

    // MARK: - New projects

    /// The templates of an app have the skeleton of its project beside it.
    public var newProject: [ProjectFile] { templates[.app] ?? [] }

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

    /// Throws `invalidInput` if a folder has no manifest of kits.
    private func checkManifest(in folder: String, given path: String) async throws(ApplicationError) {
        guard try await files.contents(of: "Package.swift", under: folder, limit: Self.sizeLimit) == nil else { return }
        throw ApplicationError(.invalidInput(.init(field: "KITS", value: path, rule: .kits)))
    }

    @concurrent
    public func create(_ plan: ProjectPlan) async throws(ApplicationError) {
        let name = plan.name.text
        let path = root == "." ? name : root + "/" + name
        do throws(FileTreeError) {
            let contents = plan.files.map { NewFile($0.path, $0.bytes) }
            try await files.createFolder(name, under: root, with: contents)
        } catch .exists {
            throw ApplicationError(.storage(.exists(path: path)))
        } catch {
            throw ApplicationError(writing: error, at: path)
        }
    }

    // MARK: - Additions

    @concurrent
    public func outline(for kind: ScaffoldKind, app: String?) async throws(ApplicationError) -> ProjectOutline {
        try await apply([])
        let manifest = ProjectOutline.domainManifest
        guard let domain = try await contents(of: [manifest])[manifest] else {
            throw ApplicationError(.invalidInput(.init(field: "--root", value: manifest, rule: .project)))
        }
        let sources = try await paths([".swift"])
        return try ApplicationError.validating(
            try ProjectOutline(files: sources, domain: domain, kind: kind, app: app)
        )
    }

    /// Returns the paths of the files of packages and apps that have one of several endings.
    private func paths(_ suffixes: [String]) async throws(ApplicationError) -> [String] {
        var paths: [String] = []
        for folder in ["Packages", "Apps"] {
            let listed = try await list(suffixes, under: root + "/" + folder)?.files ?? []
            paths += listed.map { folder + "/" + $0 }
        }
        return paths
    }

    @concurrent
    public func templates(for kind: ScaffoldKind) async throws(ApplicationError) -> [ProjectFile] {
        let own = root + "/" + folder + "/" + kind.rawValue
        let replaced =
            if let own = try await templates(under: own) { own } else { try await programTemplates(for: kind) }
        return replaced + (try await templates(under: own + "+") ?? [])
    }

    /// Returns the templates of the program, with texts in the language of the apps.
    private func programTemplates(for kind: ScaffoldKind) async throws(ApplicationError) -> [ProjectFile] {
        let programs = try await contents(of: try await paths([ProjectFile.program]))
        let isEnglish = programs.values.contains { ProjectFile(path: ProjectFile.program, bytes: $0).isEnglish }
        return (templates[kind] ?? []).map { isEnglish ? $0.inEnglish : $0 }
    }

    private func templates(under folder: String) async throws(ApplicationError) -> [ProjectFile]? {
        guard let paths = try await list([""], under: folder)?.files else { return nil }
        return try await contents(of: paths, under: folder).map { ProjectFile(path: $0.key, bytes: $0.value) }
            .sorted { $0.path < $1.path }
    }

    @concurrent
    public func contents(of paths: [String]) async throws(ApplicationError) -> [String: [UInt8]] {
        try await contents(of: paths, under: root)
    }

    private func contents(of paths: [String], under root: String) async throws(ApplicationError) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for path in paths {
            contents[path] = try await files.contents(of: path, under: root, limit: Self.sizeLimit)
        }
        return contents
    }

    @concurrent
    public func contents() async throws(ApplicationError) -> ProjectContents {
        try await apply([])
        guard let listing = try await list([""], under: root) else {
            throw ApplicationError(.invalidInput(.init(field: "--root", value: root, rule: .existing)))
        }
        // What a link leads to has another path already, or is not in the project.
        var paths = listing.files.filter(listing.isOwn)
        // Hidden folders are not listed, but people write in these.
        for hidden in [".github", folder] {
            paths += (try await list([""], under: root + "/" + hidden)?.files ?? []).map { hidden + "/" + $0 }
        }
        var contents: [String: [UInt8]] = [:]
        for path in paths {
            do throws(ApplicationError) {
                try await contents.merge(self.contents(of: [path])) { $1 }
            } catch {
                // What cannot be read, or is too large, is not a source.
                guard !path.hasSuffix(".swift"), !path.hasSuffix(".toml") else { throw error }
            }
        }
        let links = listing.links.filter { listing.isInOwnFolder($0.key) && !$0.value.hasPrefix("/") }
        return ProjectContents(files: contents, links: links)
    }

    @concurrent
    public func editableContents(of paths: Set<String>, besides suffixes: [String]) async -> [String: [UInt8]] {
        let names = paths.map(\.fileName)
        let endings = Set(names.map { name in String(name[(name.lastIndex(of: ".") ?? name.startIndex)...]) })
        guard !paths.isEmpty,
            let listing = try? await files.list(endings.sorted() + suffixes, under: root, skipping: { _ in false })
        else { return [:] }
        var contents: [String: [UInt8]] = [:]
        for path in listing.files
        where paths.contains(path) && listing.isOwn(path) || suffixes.contains(where: path.hasSuffix) {
            contents[path] = try? await files.read(path, under: root, limit: Self.sourceLimit)
        }
        return contents
    }

    @concurrent
    public func apply(_ changes: [ProjectChange]) async throws(ApplicationError) {
        try await apply(changes, provisionally: false)
    }

    /// Applies all changes, or none; the next changes restore the files if these are provisional.
    func apply(_ changes: [ProjectChange], provisionally: Bool) async throws(ApplicationError) {
        let changes = changes.map { FileChange($0.path, from: $0.old, to: $0.new) }
        do throws(FileTreeError) {
            try await files.change(changes, under: root, provisionally: provisionally)
        } catch .exists(let path) {
            throw ApplicationError(.storage(.exists(path: path)))
        } catch .malformed(let path) {
            throw ApplicationError(.storage(.malformed(document: root + "/" + path)))
        } catch {
            throw ApplicationError(writing: error, at: root + "/" + error.path)
        }
    }

    /// Lists files, or returns nil if there is no such folder.
    func list(_ suffixes: [String], under folder: String) async throws(ApplicationError) -> FileListing? {
        let listing: FileListing
        do throws(FileTreeError) {
            listing = try await files.list(suffixes, under: folder) { _ in false }
        } catch .notFound {
            return nil
        } catch {
            throw ApplicationError(reading: error)
        }
        // Without some of the files it would be another plan.
        if let failure = listing.failures.first { throw ApplicationError(reading: failure) }
        return listing
    }
}

extension FileListing {
    /// A Boolean value that indicates whether no link leads to a file.
    fileprivate func isOwn(_ path: String) -> Bool { links[path] == nil && isInOwnFolder(path) }

    /// A Boolean value that indicates whether no folder above a path is a link.
    fileprivate func isInOwnFolder(_ path: String) -> Bool {
        !path.indices.contains { path[$0] == "/" && links[String(path[..<$0])] != nil }
    }
}
