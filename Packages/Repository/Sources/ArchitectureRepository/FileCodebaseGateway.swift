public import ArchitectureDomain
public import DomainKit
import Foundation
public import RepositoryKit

/// A reader of the packages and projects of a repository: SwiftPM reads manifests of packages, and this reads the other files.
public struct FileCodebaseGateway: CodebaseGateway {
    /// The absolute path of the repository's folder, with links resolved.
    private let folder: String
    private let files: any FileSource
    private let manifests: ManifestReader
    private let git: Git
    /// A Boolean value that indicates whether the files are those of a commit.
    private let isCommit: Bool
    /// A Boolean value that indicates whether folders that are repositories of their own are passed over.
    private let omitsSubmodules: Bool
    /// The compiler's index; nil for files that are not those of this machine.
    private let index: CompilerIndex?
    private let indexStore: String?
    private let progress: @Sendable (ManifestProgress) -> Void

    /// Creates a gateway for the folder of a repository, with a cache for the output of SwiftPM.
    ///
    /// - Parameters:
    ///   - indexStore: the folder of the compiler's index, or nil for those in the usual places.
    ///   - home: the user's home folder, where Xcode keeps derived data with an index, or nil to look for none there.
    ///   - progress: a function that is called on any thread after each manifest that was not cached.
    public init(
        root: String,
        files: any FileTree,
        processes: any ProcessRunner,
        cache: any DocumentStore,
        indexStore: String? = nil,
        home: String? = nil,
        progress: @escaping @Sendable (ManifestProgress) -> Void = { _ in }
    ) {
        folder = PackageFolders.realPath(root)
        self.files = files
        self.indexStore = indexStore
        self.progress = progress
        git = Git(processes: processes, folder: folder)
        (isCommit, omitsSubmodules) = (false, false)
        index = CompilerIndex(files: files, root: folder, home: home)
        let cache = ManifestCache(store: cache)
        manifests = ManifestReader(files: files, processes: processes, cache: cache, copiesManifests: false)
    }

    /// Creates a gateway for a comparison of the files of a commit, or those of the working tree: without submodules,
    /// and with references from the sources alone, so that both are read in the same way.
    init(
        _ commit: CommitTree?,
        workingTree: any FileTree,
        git: Git,
        cache: any DocumentStore,
        progress: @escaping @Sendable (ManifestProgress) -> Void
    ) {
        folder = git.folder
        let files: any FileSource = if let commit { commit } else { workingTree }
        self.files = files
        self.git = git
        self.progress = progress
        (isCommit, omitsSubmodules) = (commit != nil, true)
        (index, indexStore) = (nil, nil)
        manifests = ManifestReader(
            files: files,
            processes: git.processes,
            cache: ManifestCache(store: cache),
            copiesManifests: commit != nil
        )
    }

    @concurrent
    public func codebase(for rules: Rules, affectedBy changed: [String]?) async throws(ApplicationError) -> Codebase {
        let ignored = Task {
            isCommit ? IgnoredPaths() : await IgnoredPaths(of: git, in: files, omittingSubmodules: omitsSubmodules)
        }
        let prefix = Task { omitsSubmodules ? "" : await git.prefix() }
        let listing = try await list(folder, rules)
        var hidden = await ignored.value
        hidden.formUnion(listing.fetchedFolders)
        let visible = listing.files.filter { file in
            !hidden.contains(file) && !rules.excluded.contains { $0.matches(file) }
        }
        let folders = PackageFolders(in: visible, under: folder, following: listing.links)
        let paths = visible.filter { !folders.isDuplicate($0) }
        let (all, failed) = await read(folders.manifests, in: folders)
        let (projects, damaged) = await readProjects(among: paths, under: folder)
        let (specifications, refused) = await readSpecifications(among: paths, besides: projects, under: folder)
        let tuist = await readTuistProjects(among: paths, besides: projects, under: folder)
        let broken =
            damaged + refused + tuist.values.compactMap(\.unknown).sorted().map { .init(.computedTargets, at: $0) }
        let parts = all.withoutRepetitions.map {
            !tuist.isEmpty && TuistProject.isHelper($0.manifest.file) ? $0.withoutTargets : $0
        }
        let named =
            parts + projects.map { ParsedManifest($0, among: parts.map(\.manifest), projects) }
            + specifications.map { $0.manifest() }
            + (await manifests(of: tuist, besides: parts.map(\.manifest), among: paths, under: folder))
        let parsed = named + (rules.targets.isEmpty ? [] : [ParsedManifest(rules, among: named.map(\.manifest))])
        // A list that git does not keep differs between clones.
        let candidates = ResolvedPackages.files(for: parts.map(\.manifest.path) + projects.map(\.path))
        let lists = isCommit ? candidates : await git.tracked(candidates)
        let resolved = await ResolvedPackages(files: files, root: folder).identities(in: lists)
        let sorting = SourceAssignment(parsed, files: paths) { rules.excludes(folder: $0) || hidden.contains($0 + "/") }
        let unlisted = listing.failures.filter { !sorting.isHarmless($0) }.map { failure in
            Codebase.ReadFailure(.init(failure), at: Place(file: failure.path))
        }
        let modules = await readModuleMaps(sorting.moduleMaps, under: folder)
        let packages = parsed.compactMap { parsed -> PackageManifest? in
            let manifest = sorting.resolved(parsed.manifest, with: modules)
            // A project of Tuist may compute all of its targets.
            guard manifest.kind == .package || !manifest.targets.isEmpty else { return nil }
            guard !sorting.repetitions.isEmpty, let project = projects.first(where: { $0.path == manifest.path }) else {
                return manifest
            }
            guard !sorting.repetitions.contains(manifest.path) else { return nil }
            let others = parts.map(\.manifest)
            return ParsedManifest(project, among: others, projects, repeated: sorting.repetitions).manifest
        }
        let unread = failed + broken + parsed.flatMap(\.readFailures) + unlisted
        // Without any file there is nothing to check; what could not be read explains it, if it is reported as an error.
        let isExplained =
            unread.contains { $0.reason != .computedTargets } && rules.severity(of: .readFailure) == .error
        guard !sorting.files.isEmpty || isExplained else {
            throw ApplicationError(.notFound)
        }
        let outline = Codebase(packages: packages, sources: sorting.outline)
        let checker = Checker(outline, rules: rules)
        let wanted = changed.map { AffectedPart(checker, changed: $0).sources }
        let (referring, typed) = (checker.targetsWithReferences, checker.targetsWithSymbols)
        var scan = await scan(sorting, only: wanted, symbolsOf: referring.union(typed), under: folder)
        // The files that are not read tell nevertheless to which layers their targets belong.
        if rules.hasFolders { scan.sources.merge(outline.sources) { read, _ in read } }
        var references: TargetReferences?
        // An index that is named is looked for, even if nothing needs it.
        if !referring.isEmpty || indexStore != nil {
            let read = Codebase(packages: packages, sources: scan.sources.filter { referring.contains($0.key) })
            references = try await TargetReferences(of: referring, in: read, index, store: indexStore)
            scan.removeSymbols(except: typed)
            // To free them takes long, and another processor has nothing to do.
            Task { withExtendedLifetime(read) {} }
        }
        return Codebase(
            root: folder,
            prefix: await prefix.value,
            packages: packages,
            repetitions: named.map(\.manifest).filter { sorting.repetitions.contains($0.path) },
            sources: scan.sources,
            readFailures: unread + sorting.missing + scan.readFailures + [hidden.failure].compactMap(\.self),
            resolved: resolved,
            coverage: sorting.coverage(following: listing.links),
            references: references?.references ?? [],
            evidence: references?.evidence ?? [:]
        )
    }

    private func list(_ root: String, _ rules: Rules) async throws(ApplicationError) -> FileListing {
        do throws(FileTreeError) {
            let suffixes =
                [".swift", PackageManifest.projectFile] + XcodeGenReader.suffixes + SourceAssignment.otherSuffixes
                + FileListing.fetchers.keys
            return try await files.list(suffixes, under: root) { folder in
                folder.fileName == "DerivedData" || rules.excluded.contains { $0.matches(folder) }
            }
        } catch .notFound {
            throw ApplicationError(.invalidInput(.init(field: "--root", value: root, rule: .existing)))
        } catch {
            throw ApplicationError(reading: error)
        }
    }

    // MARK: - Manifests

    /// Reads manifests, as many at a time as there are processors; each that is not cached takes a process.
    private func read(
        _ packages: [String: [String]],
        in folders: PackageFolders
    ) async -> (parsed: [ParsedManifest], failed: [Codebase.ReadFailure]) {
        var parsed: [ParsedManifest] = []
        var failed: [Codebase.ReadFailure] = []
        await withTaskGroup(of: ManifestReader.Outcome.self) { group in
            var waiting = packages.sorted { $0.key < $1.key }.makeIterator()
            func startNext() {
                guard let (path, names) = waiting.next() else { return }
                group.addTask { await manifests.read(path, names, in: folders) }
            }
            for _ in 0..<Self.concurrencyLimit { startNext() }
            while let outcome = await group.next() {
                startNext()
                var isCached = false
                switch outcome {
                case .parsed(let manifest, let wasCached):
                    parsed.append(manifest)
                    isCached = wasCached
                case .failed(let readFailure): failed.append(readFailure)
                }
                // Cached manifests are read at once.
                guard !isCached else { continue }
                progress(ManifestProgress(read: parsed.count + failed.count, total: packages.count))
            }
        }
        return (parsed.sorted { $0.manifest.path < $1.manifest.path }, failed.sorted { $0.place < $1.place })
    }

    private static let concurrencyLimit = ProcessInfo.processInfo.activeProcessorCount

    private func readProjects(
        among paths: [String],
        under root: String
    ) async -> (projects: [XcodeProject], broken: [Codebase.ReadFailure]) {
        var projects: [XcodeProject] = []
        var broken: [Codebase.ReadFailure] = []
        for path in paths where path.hasSuffix(".xcodeproj/" + PackageManifest.projectFile) {
            do throws(FileTreeError) {
                let bytes = try await files.read(path, under: root, limit: Self.sizeLimit)
                do throws(PropertyList.SyntaxError) {
                    let folder = String(path.dropLast(PackageManifest.projectFile.count + 1))
                    var project = try XcodeProject(bytes, at: folder, under: root)
                    for file in project.configurationFiles {
                        project.configurations[file] = await ConfigurationFile(files: files, root: root).settings(file)
                    }
                    projects.append(project)
                } catch {
                    broken.append(.init(.malformedProject, at: Place(file: path, line: error.line)))
                }
            } catch {
                broken.append(.init(.init(error), at: Place(file: path)))
            }
        }
        return (projects, broken)
    }

    /// Reads the specifications of XcodeGen of which the project is not there.
    private func readSpecifications(
        among paths: [String],
        besides projects: [XcodeProject],
        under root: String
    ) async -> (specifications: [XcodeGenSpecification], refused: [Codebase.ReadFailure]) {
        var specifications: [XcodeGenSpecification] = []
        var refused: [Codebase.ReadFailure] = []
        let reader = XcodeGenReader(files: files, root: root)
        for path in paths where XcodeGenReader.isSpecification(path) {
            do throws(XcodeGenFailure) {
                let specification = try await reader.read(path)
                let isThere = projects.contains { $0.path == specification.projectPath }
                if !isThere, specification.hasTargets { specifications.append(specification) }
            } catch {
                refused.append(error.failure)
            }
        }
        let parts = specifications.reduce(into: Set()) { $0.formUnion($1.included) }
        return (specifications.filter { !parts.contains($0.path) }, refused)
    }

    /// Reads the projects of Tuist that are not there as projects of Xcode, by the folder of their manifest.
    private func readTuistProjects(
        among paths: [String],
        besides projects: [XcodeProject],
        under root: String
    ) async -> [String: TuistProject] {
        var found: [String: TuistProject] = [:]
        for path in paths where path == TuistProject.file || path.hasSuffix("/" + TuistProject.file) {
            guard !TuistProject.isHelper(path),
                let bytes = try? await files.read(path, under: root, limit: Self.sizeLimit),
                let project = TuistProject(bytes, at: path),
                !projects.contains(where: { $0.path == project.projectPath })
            else { continue }
            found[String(path.folder)] = project
        }
        return found
    }

    /// Returns the manifests of projects of Tuist; remote packages come from manifests without targets, and from the lists that
    /// earlier versions of Tuist read.
    private func manifests(
        of projects: [String: TuistProject],
        besides packages: [PackageManifest],
        among paths: [String],
        under root: String
    ) async -> [ParsedManifest] {
        var external = packages.filter(\.targets.isEmpty).flatMap(\.dependencies)
        for path in projects.isEmpty ? [] : paths where TuistProject.isListOfPackages(path) {
            external += TuistProject.packages(
                in: (try? await files.read(path, under: root, limit: Self.sizeLimit)) ?? []
            )
        }
        return projects.sorted { $0.key < $1.key }.map { $0.value.manifest(among: projects, external) }
    }

    /// Reads the modules of targets from their module maps; a map that cannot be read has none.
    private func readModuleMaps(
        _ paths: [Codebase.TargetKey: String],
        under root: String
    ) async -> [Codebase.TargetKey: [String]] {
        var modules: [Codebase.TargetKey: [String]] = [:]
        for (key, path) in paths {
            let bytes = try? await files.read(path, under: root, limit: Self.sizeLimit)
            modules[key] = bytes.map { ClangModuleMap($0).modules }
        }
        return modules
    }

    // MARK: - Sources

    private struct Scan: Sendable {
        var sources: [Codebase.TargetKey: [Codebase.SourceFile]] = [:]
        var readFailures: [Codebase.ReadFailure] = []

        /// Removes the symbols, which take most memory and only the search for references needs, except those of some targets.
        mutating func removeSymbols(except typed: Set<Codebase.TargetKey>) {
            for key in sources.keys where !typed.contains(key) {
                sources[key] = sources[key]?.map { file in
                    var facts = file.facts
                    facts.symbols = nil
                    return .init(path: file.path, facts: facts)
                }
            }
        }
    }

    private func scan(
        _ sorting: SourceAssignment,
        only wanted: Set<Codebase.TargetKey>?,
        symbolsOf symbolic: Set<Codebase.TargetKey>,
        under root: String
    ) async -> Scan {
        let files = sorting.files.filter { wanted?.contains($0.key) ?? true }
        let found = await files.mapConcurrently { key, path in
            await read(path, under: root, symbols: symbolic.contains(key))
        }
        var scan = Scan()
        for ((key, _), (file, failures)) in zip(files, found) {
            if let file { scan.sources[key, default: []].append(file) }
            scan.readFailures += failures
        }
        for key in Array(scan.sources.keys) { scan.sources[key]?.sort { $0.path < $1.path } }
        scan.readFailures.sort { $0.place < $1.place }
        return scan
    }

    /// The largest size of a source file and of a project, in bytes.
    private static let sizeLimit = 64 << 20

    /// The beginning of a pointer to a file in Git LFS.
    private static let pointer = Array("version https://git-lfs.github.com/spec/".utf8)

    private func read(
        _ path: String,
        under root: String,
        symbols: Bool
    ) async -> (Codebase.SourceFile?, [Codebase.ReadFailure]) {
        let bytes: [UInt8]
        do throws(FileTreeError) {
            bytes = try await files.read(path, under: root, limit: Self.sizeLimit)
        } catch .notFound {
            // It was removed after the folder was listed.
            return (nil, [])
        } catch {
            return (nil, [.init(.init(error), at: Place(file: path))])
        }
        var failures: [Codebase.ReadFailure] = []
        if bytes.starts(with: Self.pointer) { failures.append(.init(.pointer, at: Place(file: path))) }
        if bytes.reduce(0, |) >= 0x80, String(validating: bytes, as: UTF8.self) == nil {
            failures.append(.init(.notUTF8, at: Place(file: path)))
        }
        return (.init(path: path, facts: SourceFacts(scanning: bytes, needsSymbols: symbols)), failures)
    }
}

extension FileListing {
    /// The folders into which managers of dependencies fetch code, by the files beside them that ask for it.
    fileprivate static let fetchers = ["Podfile": "Pods/", "Cartfile": "Carthage/"]

    /// The folders of fetched code; it is not that of the repository, even if version control keeps it.
    fileprivate var fetchedFolders: [String] {
        Self.fetchers.flatMap { name, folder in
            let end = "/" + name
            return files.filter { $0 == name || $0.hasSuffix(end) }.map { String($0.dropLast(name.count)) + folder }
        }
    }
}
