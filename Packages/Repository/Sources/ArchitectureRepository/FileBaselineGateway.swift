public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A store of a baseline in a folder at the root of the repository, with one file for each entry.
///
/// Version control merges neighbouring lines only if one side changed them. Files are merged one by one, so that
/// branches that remove entries never conflict.
public struct FileBaselineGateway: BaselineGateway {
    private let files: any FileTree
    private let root: String
    private let folder = Baseline.folder

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - files: the files of this machine.
    ///   - root: the path of the repository's folder.
    public init(files: any FileTree, root: String) {
        self.files = files
        self.root = root
    }

    private static let sizeLimit = 1 << 20

    @concurrent
    public func baseline() async throws(ApplicationError) -> Baseline? {
        let listing: FileListing
        do throws(FileTreeError) {
            listing = try await files.list([".toml"], under: root + "/" + folder) { _ in false }
        } catch .notFound {
            return nil
        } catch {
            throw ApplicationError(.storage(.notReadable(path: folder)), origin: error)
        }
        guard !listing.files.isEmpty else { return nil }
        var entries: [Baseline.Entry] = []
        for name in listing.files {
            if let entry = try await entry(folder + "/" + name) { entries.append(entry) }
        }
        return Baseline(entries)
    }

    /// Returns an entry, or nil if it was removed after the folder was listed.
    private func entry(_ path: String) async throws(ApplicationError) -> Baseline.Entry? {
        guard let bytes = try await files.contents(of: path, under: root, limit: Self.sizeLimit) else { return nil }
        do throws(RulesFileError) {
            return try BaselineFile.entry(from: bytes, file: path)
        } catch {
            throw ApplicationError(.invalidInput(error.validationError(file: path)), origin: error)
        }
    }

    @concurrent
    public func add(_ violations: [Baseline.Violation], because reason: String) async throws(ApplicationError) {
        for violation in violations {
            let path = folder + "/" + BaselineFile.name(of: violation)
            do throws(FileTreeError) {
                let text = BaselineFile.text(of: violation, because: reason)
                try await files.create(path, under: root, with: Array(text.utf8))
            } catch {
                throw ApplicationError(.storage(.notWritable(path: root + "/" + path)), origin: error)
            }
        }
    }

    @concurrent
    public func remove(_ entries: [Baseline.Entry]) async throws(ApplicationError) {
        for entry in entries {
            do throws(FileTreeError) {
                try await files.remove(entry.file, under: root)
            } catch {
                throw ApplicationError(.storage(.notWritable(path: root + "/" + entry.file)), origin: error)
            }
        }
    }
}
