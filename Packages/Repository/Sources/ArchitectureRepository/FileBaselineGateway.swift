public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A store of a baseline in the file `architecture.baseline` at the root of the repository; the entries in the folder
/// of earlier versions are read, too; the next change moves them to the file.
public struct FileBaselineGateway: BaselineGateway {
    private let files: any FileTree
    private let root: String

    /// Creates a gateway for the folder of a repository.
    public init(files: any FileTree, root: String) {
        self.files = files
        self.root = root
    }

    fileprivate static let sizeLimit = 16 << 20

    @concurrent
    public func baseline() async throws(ApplicationError) -> Baseline? { try await files.baseline(under: root) }

    @concurrent
    public func write(_ baseline: Baseline) async throws(ApplicationError) {
        let old = try await files.contents(of: Baseline.file, under: root, limit: Self.sizeLimit)
        let new = try RulesFileError.validating(
            Baseline.file,
            try BaselineFile.text(of: baseline, replacing: old ?? [])
        )
        let former = try await files.formerBaselineFiles(under: root)
        var changes = former.map { FileChange($0.path, from: $0.bytes, to: nil) }
        if new != old ?? [] { changes.append(FileChange(Baseline.file, from: old, to: new)) }
        guard !changes.isEmpty else { return }
        do throws(FileTreeError) {
            try await files.change(changes, under: root)
        } catch {
            throw ApplicationError(writing: error, at: root + "/" + Baseline.file)
        }
    }
}

extension FileSource {
    /// Reads the baseline of a repository, or returns nil if there is none; throws like ``baseline()``.
    func baseline(under root: String) async throws(ApplicationError) -> Baseline? {
        let bytes = try await contents(of: Baseline.file, under: root, limit: FileBaselineGateway.sizeLimit)
        let former = try await formerBaselineFiles(under: root)
        guard bytes != nil || !former.isEmpty else { return nil }
        var entries = try RulesFileError.validating(Baseline.file, try BaselineFile.entries(from: bytes ?? []))
        for file in former {
            entries.append(
                try RulesFileError.validating(
                    file.path,
                    try FormerBaselineFile.entry(from: file.bytes, file: file.path)
                )
            )
        }
        return Baseline(entries)
    }

    /// Returns the files in the folder of earlier versions.
    fileprivate func formerBaselineFiles(under root: String) async throws(ApplicationError) -> [NewFile] {
        let folder = Baseline.formerFolder
        let listing: FileListing
        do throws(FileTreeError) {
            listing = try await list([".toml"], under: root + "/" + folder) { _ in false }
        } catch .notFound {
            return []
        } catch {
            throw ApplicationError(.storage(.notReadable(path: folder)), origin: error)
        }
        var files: [NewFile] = []
        for name in listing.files {
            let path = folder + "/" + name
            // One that was removed after the folder was listed is no entry.
            let bytes = try await contents(of: path, under: root, limit: FileBaselineGateway.sizeLimit)
            guard let bytes else { continue }
            files.append(NewFile(path, bytes))
        }
        return files
    }
}
