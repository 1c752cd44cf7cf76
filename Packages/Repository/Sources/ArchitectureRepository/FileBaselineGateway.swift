public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A store of a baseline in the file `architecture.baseline` at the root of the repository.
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

    fileprivate static let sizeLimit = 16 << 20

    @concurrent
    public func baseline() async throws(ApplicationError) -> Baseline? { try await files.baseline(under: root) }

    @concurrent
    public func write(_ baseline: Baseline) async throws(ApplicationError) {
        let old = try await files.contents(of: Baseline.file, under: root, limit: Self.sizeLimit)
        let new = try RulesFileError.validating(Baseline.file) { () throws(RulesFileError) in
            try BaselineFile.text(of: baseline, replacing: old ?? [])
        }
        guard new != old ?? [] else { return }
        do throws(FileTreeError) {
            try await files.change([FileChange(Baseline.file, from: old, to: new)], under: root)
        } catch {
            throw ApplicationError(.storage(.notWritable(path: root + "/" + Baseline.file)), origin: error)
        }
    }
}

extension FileSource {
    /// Reads the baseline of a repository, or returns nil if there is none.
    ///
    /// - Throws: ``ApplicationError``: `invalidInput` with the place of a mistake, `storage` if it cannot be read.
    func baseline(under root: String) async throws(ApplicationError) -> Baseline? {
        let bytes = try await contents(of: Baseline.file, under: root, limit: FileBaselineGateway.sizeLimit)
        guard let bytes else { return nil }
        return try RulesFileError.validating(Baseline.file) { () throws(RulesFileError) in
            Baseline(try BaselineFile.entries(from: bytes))
        }
    }
}

extension RulesFileError {
    fileprivate static func validating<Value>(
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
