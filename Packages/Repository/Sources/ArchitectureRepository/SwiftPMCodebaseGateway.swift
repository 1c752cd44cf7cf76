public import ArchitectureDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// Reads a repository of Swift packages: its manifests through the package manager, its files by itself.
public struct SwiftPMCodebaseGateway: CodebaseGateway {
    private let files: any FileTree
    private let manifests: ManifestReader

    /// Makes a gateway.
    ///
    /// - Parameters:
    ///   - files: where the files are.
    ///   - processes: what runs `swift package dump-package`.
    ///   - cache: where its answers are kept.
    public init(files: any FileTree, processes: any ProcessRunner, cache: any DocumentStore) {
        self.files = files
        manifests = ManifestReader(files: files, processes: processes, cache: ManifestCache(store: cache))
    }

    @concurrent
    public func codebase(at root: String, for rules: Rules) async throws(ApplicationError) -> Codebase {
        let root = URL(filePath: root).resolvingSymlinksInPath().path(percentEncoded: false)
        let folder = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
        let listing = try await list(folder, rules)
        let manifestFiles = listing.files.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
        guard !manifestFiles.isEmpty else { throw ApplicationError(.notFound) }
        let (parsed, failed) = await read(manifestFiles, under: folder)
        let sorting = SourceSorting(parsed, files: listing.files)
        let scan = await scan(sorting, under: folder, rules)
        let unlisted = listing.failures.map { failure in
            Codebase.Obstacle(.init(failure), at: Place(file: failure.path, line: 1))
        }
        return Codebase(
            packages: parsed.map(\.manifest),
            sources: scan.sources,
            obstacles: failed + parsed.flatMap(\.obstacles) + sorting.missing + unlisted + scan.obstacles
        )
    }

    private func list(_ root: String, _ rules: Rules) async throws(ApplicationError) -> FileListing {
        do throws(FileTreeError) {
            let suffixes = [".swift"] + SourceSorting.otherSuffixes
            return try await files.list(suffixes, under: root) { folder in
                rules.excluded.contains { $0.matches(folder) }
            }
        } catch {
            if case .notFound = error { throw ApplicationError(.notFound, origin: error) }
            throw ApplicationError(.storage(.notReadable(path: error.path)), origin: error)
        }
    }

    /// Reads manifests, a few at a time; each that is not cached costs a process.
    private func read(_ files: [String], under root: String) async -> ([ParsedManifest], [Codebase.Obstacle]) {
        var parsed: [ParsedManifest] = []
        var failed: [Codebase.Obstacle] = []
        await withTaskGroup(of: [ManifestReader.Outcome].self) { group in
            for lane in 0..<Self.lanes {
                group.addTask {
                    var outcomes: [ManifestReader.Outcome] = []
                    for index in stride(from: lane, to: files.count, by: Self.lanes) {
                        outcomes.append(await manifests.read(files[index], under: root))
                    }
                    return outcomes
                }
            }
            for await outcomes in group {
                for outcome in outcomes {
                    switch outcome {
                    case .parsed(let manifest): parsed.append(manifest)
                    case .failed(let obstacle): failed.append(obstacle)
                    }
                }
            }
        }
        return (parsed.sorted { $0.manifest.path < $1.manifest.path }, failed)
    }

    private static let lanes = 4

    // MARK: - Sources

    private struct Scan: Sendable {
        var sources: [Codebase.TargetKey: [Codebase.SourceFile]] = [:]
        var obstacles: [Codebase.Obstacle] = []

        mutating func merge(_ other: Scan) {
            sources.merge(other.sources) { $0 + $1 }
            obstacles += other.obstacles
        }
    }

    private func scan(_ sorting: SourceSorting, under root: String, _ rules: Rules) async -> Scan {
        let files = sorting.files
        let wantsWords = Set(sorting.packages.filter { Checker.wantsWords(rules, packagePath: $0) })
        var whole = Scan()
        await withTaskGroup(of: Scan.self) { group in
            for lane in 0..<Self.lanes {
                group.addTask {
                    var scan = Scan()
                    for index in stride(from: lane, to: files.count, by: Self.lanes) {
                        let (key, path) = files[index]
                        await read(path, of: key, under: root, words: wantsWords.contains(key.package), into: &scan)
                    }
                    return scan
                }
            }
            for await scan in group { whole.merge(scan) }
        }
        for key in Array(whole.sources.keys) { whole.sources[key]?.sort { $0.path < $1.path } }
        whole.obstacles.sort { $0.place < $1.place }
        return whole
    }

    /// No source file that people write is larger.
    private static let sizeLimit = 64 << 20

    private func read(
        _ path: String,
        of key: Codebase.TargetKey,
        under root: String,
        words: Bool,
        into scan: inout Scan
    ) async {
        let bytes: [UInt8]
        do throws(FileTreeError) {
            bytes = try await files.read(path, under: root, limit: Self.sizeLimit)
        } catch .notFound {
            // It was removed since the folder was listed.
            return
        } catch {
            scan.obstacles.append(.init(.init(error), at: Place(file: path, line: 1)))
            return
        }
        if bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil {
            scan.obstacles.append(.init(.notUTF8, at: Place(file: path, line: 1)))
        }
        let facts = SourceFacts(scanning: bytes, wantsWords: words)
        scan.sources[key, default: []].append(.init(path: path, facts: facts))
    }
}

extension FileTreeError {
    /// What it is about.
    fileprivate var path: String {
        switch self {
        case .notFound(let path), .notReadable(let path, _), .notWritable(let path, _), .exists(let path),
            .linkLoop(let path), .tooLarge(let path, _):
            path
        }
    }
}
