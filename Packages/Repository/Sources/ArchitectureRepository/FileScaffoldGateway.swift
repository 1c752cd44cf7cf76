public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A gateway that adds to projects in folders.
public struct FileScaffoldGateway: ScaffoldGateway {
    private let files: any FileTree
    private let templates: [ScaffoldKind: [ProjectFile]]
    private let folder: String

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - files: the files of this machine.
    ///   - templates: the templates of the program.
    ///   - folder: the folder of a project in which templates replace those of the program, each kind in one of its own.
    public init(files: any FileTree, templates: [ScaffoldKind: [ProjectFile]], replacedBy folder: String) {
        self.files = files
        self.templates = templates
        self.folder = folder
    }

    private static let sizeLimit = 4 << 20

    @concurrent
    public func outline(
        of root: String,
        for kind: ScaffoldKind,
        app: String?
    ) async throws(ApplicationError) -> ProjectOutline {
        try await change([], in: root)
        let manifest = ProjectOutline.domainManifest
        guard let domain = try await contents(of: [manifest], in: root)[manifest] else {
            throw ApplicationError(.invalidInput(.init(field: "--root", value: root + "/" + manifest, rule: .present)))
        }
        let sources = try await paths([".swift"], in: root)
        return try ApplicationError.validating(
            try ProjectOutline(files: sources, domain: domain, kind: kind, app: app)
        )
    }

    /// Returns the paths of the files of packages and apps that have one of several endings.
    private func paths(_ suffixes: [String], in root: String) async throws(ApplicationError) -> [String] {
        var paths: [String] = []
        for folder in ["Packages", "Apps"] {
            let listed = try await list(suffixes, under: root + "/" + folder)?.files ?? []
            paths += listed.map { folder + "/" + $0 }
        }
        return paths
    }

    @concurrent
    public func templates(for kind: ScaffoldKind, in root: String) async throws(ApplicationError) -> [ProjectFile] {
        let own = root + "/" + folder + "/" + kind.rawValue
        let replaced = try await templates(under: own) ?? templates[kind] ?? []
        return replaced + (try await templates(under: own + "+") ?? [])
    }

    private func templates(under folder: String) async throws(ApplicationError) -> [ProjectFile]? {
        guard let paths = try await list([""], under: folder)?.files else { return nil }
        return try await contents(of: paths, in: folder).map { ProjectFile(path: $0.key, bytes: $0.value) }
            .sorted { $0.path < $1.path }
    }

    @concurrent
    public func contents(of paths: [String], in root: String) async throws(ApplicationError) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for path in paths {
            contents[path] = try await files.contents(of: path, under: root, limit: Self.sizeLimit)
        }
        return contents
    }

    @concurrent
    public func contents(of root: String) async throws(ApplicationError) -> ProjectContents {
        try await change([], in: root)
        guard let listing = try await list([""], under: root) else {
            throw ApplicationError(.invalidInput(.init(field: "--root", value: root, rule: .present)))
        }
        // What a link leads to has another path already, or is not in the project.
        func isOwn(_ path: String) -> Bool {
            !path.indices.contains { path[$0] == "/" && listing.links[String(path[..<$0])] != nil }
        }
        var paths = listing.files.filter { listing.links[$0] == nil && isOwn($0) }
        // Hidden folders are not listed, but people write in these.
        for hidden in [".github", folder] {
            paths += (try await list([""], under: root + "/" + hidden)?.files ?? []).map { hidden + "/" + $0 }
        }
        var contents: [String: [UInt8]] = [:]
        for path in paths {
            do throws(ApplicationError) {
                try await contents.merge(self.contents(of: [path], in: root)) { $1 }
            } catch {
                // What cannot be read, or is too large, is not a source.
                guard !path.hasSuffix(".swift"), !path.hasSuffix(".toml") else { throw error }
            }
        }
        let links = listing.links.filter { isOwn($0.key) && !$0.value.hasPrefix("/") }
        return ProjectContents(files: contents, links: links)
    }

    @concurrent
    public func apply(_ changes: [ProjectChange], in root: String) async throws(ApplicationError) {
        try await change(changes.map { FileChange($0.path, from: $0.old, to: $0.new) }, in: root)
    }

    private func change(_ changes: [FileChange], in root: String) async throws(ApplicationError) {
        do throws(FileTreeError) {
            try await files.change(changes, under: root)
        } catch .exists(let path) {
            throw ApplicationError(.storage(.exists(path: path)))
        } catch .malformed(let path) {
            throw ApplicationError(.storage(.malformed(document: root + "/" + path)))
        } catch {
            throw ApplicationError(.storage(.notWritable(path: root + "/" + error.path)), origin: error)
        }
    }

    /// Lists files, or returns nil if there is no such folder.
    private func list(_ suffixes: [String], under folder: String) async throws(ApplicationError) -> FileListing? {
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
