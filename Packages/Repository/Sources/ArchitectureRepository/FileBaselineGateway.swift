public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A store of a baseline in the file `architecture.baseline` at the root of the repository.
///
/// The entries in the folder of earlier versions are read, too; the next change moves them to the file.
public struct FileBaselineGateway: BaselineGateway {
    private let files: any FileTree
    private let root: String

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - files: the files of this machine.
    ///   - root: the path of the repository's folder.
    public init(files: any FileTree, root: String) {
        self.files = files
        self.root = root
    }

    private static let sizeLimit = 16 << 20

    @concurrent
    public func baseline() async throws(ApplicationError) -> Baseline? {
        let bytes = try await files.contents(of: Baseline.file, under: root, limit: Self.sizeLimit)
        let former = try await formerFiles()
        guard bytes != nil || !former.isEmpty else { return nil }
        var entries = try Self.validating(Baseline.file) { () throws(RulesFileError) in
            try BaselineFile.entries(from: bytes ?? [])
        }
        for file in former {
            entries.append(
                try Self.validating(file.path) { () throws(RulesFileError) in
                    try FormerBaselineFile.entry(from: file.bytes, file: file.path)
                }
            )
        }
        return Baseline(entries)
    }

    @concurrent
    public func write(_ baseline: Baseline) async throws(ApplicationError) {
        let old = try await files.contents(of: Baseline.file, under: root, limit: Self.sizeLimit)
        let new = try Self.validating(Baseline.file) { () throws(RulesFileError) in
            try BaselineFile.text(of: baseline, replacing: old ?? [])
        }
        var changes = try await formerFiles().map { FileChange($0.path, from: $0.bytes, to: nil) }
        if new != old ?? [] { changes.append(FileChange(Baseline.file, from: old, to: new)) }
        guard !changes.isEmpty else { return }
        do throws(FileTreeError) {
            try await files.change(changes, under: root)
        } catch {
            throw ApplicationError(.storage(.notWritable(path: root + "/" + Baseline.file)), origin: error)
        }
    }

    /// Returns the files in the folder of earlier versions.
    private func formerFiles() async throws(ApplicationError) -> [NewFile] {
        let folder = Baseline.formerFolder
        let listing: FileListing
        do throws(FileTreeError) {
            listing = try await files.list([".toml"], under: root + "/" + folder) { _ in false }
        } catch .notFound {
            return []
        } catch {
            throw ApplicationError(.storage(.notReadable(path: folder)), origin: error)
        }
        var contents: [NewFile] = []
        for name in listing.files {
            let path = folder + "/" + name
            // One that was removed after the folder was listed is no entry.
            guard let bytes = try await files.contents(of: path, under: root, limit: Self.sizeLimit) else { continue }
            contents.append(NewFile(path, bytes))
        }
        return contents
    }

    private static func validating<Value>(
        _ file: String,
        _ read: () throws(RulesFileError) -> Value
    ) throws(ApplicationError) -> Value {
        do throws(RulesFileError) {
            return try read()
        } catch {
            throw ApplicationError(.invalidInput(error.validationError(file: file)), origin: error)
        }
    }
}
