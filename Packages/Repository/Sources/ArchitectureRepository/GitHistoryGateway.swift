public import ArchitectureDomain
public import DomainKit
import Foundation
public import RepositoryKit
import Synchronization

/// A reader of the commits of a git repository: from its objects, without a change of the working tree, the index or a reference.
public final class GitHistoryGateway: HistoryGateway {
    private let git: Git
    private let files: any FileTree
    private let cache: any DocumentStore
    private let version: String
    private let program: String
    /// The path of the folder within the git repository, once it was asked for.
    private let prefix = Mutex<String?>(nil)
    private let progress: @Sendable (ManifestProgress) -> Void

    /// Creates a gateway for the folder of a repository, which may lie below the top of the git repository.
    ///
    /// - Parameters:
    ///   - cache: the store for the output of SwiftPM, and for summaries.
    ///   - version: the version of the program, whose summaries others do not use.
    ///   - program: the absolute path of the program, of which no other build uses the summaries either.
    ///   - progress: a function that is called on any thread after each manifest that was not cached.
    public init(
        root: String,
        files: any FileTree,
        processes: any ProcessRunner,
        cache: any DocumentStore,
        version: String,
        program: String,
        progress: @escaping @Sendable (ManifestProgress) -> Void = { _ in }
    ) {
        git = Git(processes: processes, folder: PackageFolders.realPath(root))
        self.files = files
        self.cache = cache
        self.version = version
        self.program = program
        self.progress = progress
    }

    @concurrent
    public func commits(limit: Int?) async throws(ApplicationError) -> [Commit] {
        let present = try await git.commit("HEAD")
        do throws(Git.Failure) {
            let arguments = [
                "log", "-z", "--first-parent", "--no-show-signature", "--no-patch", "--no-color", "--encoding=UTF-8",
                "--format=tformat:%H %T %ct [%P] %s", "--max-count=\(limit ?? -1)", present, "--",
            ]
            // The oldest commit of a shallow clone seems to have no parent.
            let isShallow = try await git.isShallow
            return try await git.entries(arguments).compactMap { line in
                let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
                guard parts.count == 4, let seconds = Double(parts[2]), let end = parts[3].firstIndex(of: "]") else {
                    return nil
                }
                return Commit(
                    id: String(parts[0]),
                    tree: String(parts[1]),
                    date: Date(timeIntervalSince1970: seconds),
                    subject: String(parts[3][end...].dropFirst(2)),
                    isFirst: parts[3].hasPrefix("[]") && !isShallow
                )
            }
        } catch {
            throw git.error(error, reading: "HEAD")
        }
    }

    @concurrent
    public func snapshot(of revision: String?) async throws(ApplicationError) -> RepositorySnapshot {
        guard let revision else { return try await snapshot(nil, files) }
        let commit = try await git.commit(revision)
        let tree: CommitTree
        do throws(Git.Failure) {
            tree = try await CommitTree(commit, in: git)
        } catch {
            throw git.error(error, reading: revision)
        }
        let found: Result<RepositorySnapshot, ApplicationError>
        do throws(ApplicationError) {
            found = .success(try await snapshot(tree, tree))
        } catch {
            found = .failure(error.inRevision(revision))
        }
        // What could not be read explains every other failure.
        if let failure = await tree.failure { throw git.error(failure, reading: revision) }
        return try found.get()
    }

    private func snapshot(_ commit: CommitTree?, _ files: any FileSource) async throws(ApplicationError)
        -> RepositorySnapshot
    {
        let rules = try await files.rules(under: git.folder)
        let baseline = try await files.baseline(under: git.folder)
        let codebases = FileCodebaseGateway(
            commit,
            workingTree: self.files,
            git: git,
            cache: cache,
            progress: progress
        )
        let codebase = try await codebases.codebase(for: rules ?? Rules())
        return RepositorySnapshot(codebase, rules: rules, baseline: baseline ?? Baseline([]))
    }

    // MARK: - Summaries

    @concurrent
    public func summary(of commit: Commit) async -> CheckSummary? {
        let identity = await identity(of: commit)
        guard let document = try? await cache.document(for: identity.key),
            document.version == Entry.format,
            let entry = try? JSONDecoder().decode(Entry.self, from: Data(document.json)),
            entry.identity == identity
        else { return nil }
        return entry.summary
    }

    @concurrent
    public func keep(_ summary: CheckSummary, of commit: Commit) async {
        let identity = await identity(of: commit)
        guard let json = try? JSONEncoder().encode(Entry(summary, of: identity)) else { return }
        try? await cache.put(Document(version: Entry.format, json: [UInt8](json)), for: identity.key)
    }

    private func identity(of commit: Commit) async -> Entry.Identity {
        let known = prefix.withLock { $0 }
        let folder = if let known { known } else { await git.prefix() }
        prefix.withLock { $0 = folder }
        let time = try? await files.modificationTime(of: String(program.dropFirst()), under: "")
        return Entry.Identity(folder: folder, tree: commit.tree, program: "\(version) \(time ?? 0)")
    }
}

/// The stored form of a summary.
private struct Entry: Codable {
    static let format = 5

    /// The identity of the checked files, which the entry contains so that equal hashes are distinguished.
    struct Identity: Codable, Hashable {
        /// The path of the folder within the git repository.
        let folder: String
        /// The identifier of the commit's files.
        let tree: String
        /// The version of the program, and the time of its build.
        let program: String

        var key: DocumentKey {
            let text = [folder, tree, program].joined(separator: "\0")
            return DocumentKey(collection: "history", name: StableHash(Array(text.utf8)).digits)
        }
    }

    let identity: Identity
    let counts: CheckSummary.Counts
    /// The check and the names of each violation.
    let violations: [[String]]
    let map: Map

    /// The modules and dependencies, with the rules and the lines; each text of a rule and path of a file is stored once.
    struct Map: Codable {
        struct Quote: Codable, Hashable {
            let name, reason: String
            let line, column: Int

            init(_ quote: Rules.Quote) {
                (name, reason) = (quote.name, quote.reason)
                (line, column) = (quote.place.position.line, quote.place.position.column)
            }

            var value: Rules.Quote { .init(name, because: reason, at: Position(line: line, column: column)) }
        }

        let layers, features, files: [String]
        /// The name, package, layer, feature and area of each module; the last value is null unless it is a program.
        let modules: [[String?]]
        /// The modules of each dependency, whether it is forbidden and implied, as 0 or 1, and the indices of its file and rule
        /// or -1, with the line and column.
        let arrows: [[Int]]
        let quotes: [Quote]
        /// The number of the first quotes that are rules of the map.
        let rules: Int

        init(_ map: ModuleMap) {
            (layers, features) = (map.layers, map.features)
            modules = map.modules.map {
                [$0.name, $0.package, $0.layer, $0.feature, $0.area, $0.isProgram ? $0.name : nil]
            }
            files = Set(map.arrows.compactMap(\.place?.file)).sorted()
            let rules = map.rules.map(Quote.init)
            let others = Set(map.arrows.compactMap { $0.rule.map(Quote.init) }).subtracting(rules)
            quotes = rules + others.sorted { ($0.name, $0.line) < ($1.name, $1.line) }
            self.rules = rules.count
            func numbers<Value: Hashable>(_ values: [Value]) -> [Value: Int] {
                Dictionary(values.enumerated().map { ($1, $0) }) { first, _ in first }
            }
            let (file, quote) = (numbers(files), numbers(quotes))
            arrows = map.arrows.map { arrow in
                [
                    arrow.from, arrow.to, arrow.isForbidden ? 1 : 0, arrow.isImplied ? 1 : 0,
                    arrow.place.flatMap { file[$0.file] } ?? -1, arrow.place?.position.line ?? 1,
                    arrow.place?.position.column ?? 1, arrow.rule.flatMap { quote[Quote($0)] } ?? -1,
                ]
            }
        }

        /// The map; nil if it was damaged.
        var value: ModuleMap? {
            let known = modules.compactMap { values -> ModuleMap.Module? in
                guard values.count == 6, let name = values[0], let package = values[1] else { return nil }
                return .init(
                    name: name,
                    package: package,
                    layer: values[2],
                    feature: values[3],
                    area: values[4],
                    isProgram: values[5] != nil
                )
            }
            guard known.count == modules.count, 0...quotes.count ~= rules,
                arrows.allSatisfy({ arrow in
                    arrow.count == 8 && arrow[..<2].allSatisfy(known.indices.contains)
                        && -1..<files.count ~= arrow[4] && -1..<quotes.count ~= arrow[7]
                })
            else { return nil }
            return ModuleMap(
                modules: known,
                arrows: arrows.map { arrow in
                    .init(
                        from: arrow[0],
                        to: arrow[1],
                        isForbidden: arrow[2] == 1,
                        isImplied: arrow[3] == 1,
                        place: arrow[4] < 0 ? nil : Place(file: files[arrow[4]], line: arrow[5], column: arrow[6]),
                        rule: arrow[7] < 0 ? nil : quotes[arrow[7]].value
                    )
                },
                layers: layers,
                features: features,
                rules: quotes[..<rules].map(\.value)
            )
        }
    }

    init(_ summary: CheckSummary, of identity: Identity) {
        self.identity = identity
        counts = summary.counts
        violations = summary.violations.map { [$0.check.rawValue] + $0.names }
        map = Map(summary.map)
    }

    /// The summary; nil if it was damaged.
    var summary: CheckSummary? {
        let known = violations.compactMap { names in
            names.first.flatMap(Check.init).map { Baseline.Violation($0, Array(names.dropFirst())) }
        }
        guard known.count == violations.count, counts.errors + counts.warnings == known.count, let map = map.value
        else { return nil }
        return CheckSummary(counts, violations: known, map: map)
    }
}

extension ApplicationError {
    /// Returns the error with its file named as one of a revision, `REVISION:FILE`.
    fileprivate func inRevision(_ revision: String) -> ApplicationError {
        switch kind {
        case .invalidInput(let refused):
            guard let place = refused.place else { return self }
            let named = ValidationError.Place(path: "\(revision):\(place.path)", line: place.line)
            let error = ValidationError(field: refused.field, value: refused.value, rule: refused.rule, place: named)
            return ApplicationError(.invalidInput(error), origin: self)
        case .storage(.notReadable(let path)):
            return ApplicationError(.storage(.notReadable(path: "\(revision):\(path)")), origin: self)
        case .storage(.notAFile(let path)):
            return ApplicationError(.storage(.notAFile(path: "\(revision):\(path)")), origin: self)
        case .storage(.tooLarge(let path, let limit)):
            return ApplicationError(.storage(.tooLarge(path: "\(revision):\(path)", limit: limit)), origin: self)
        default: return self
        }
    }
}
