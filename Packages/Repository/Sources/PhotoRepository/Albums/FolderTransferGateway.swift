public import DomainKit
import Foundation
public import PhotoDomain
public import RepositoryKit

/// A gateway that copies photos between the albums and other folders of this machine.
public struct FolderTransferGateway: AlbumTransferGateway {
    /// A file that is to be added.
    private struct Candidate {
        let path: String
        let hash: ContentHash
        /// The content; nil if it is not kept in memory, because nothing is written.
        let bytes: [UInt8]?
        let name: PhotoFileName
        let sidecar: PhotoSidecar?
    }

    /// The number of bytes that one transaction holds in memory, unless a single file has more.
    private static let byteLimit = 64 << 20
    /// The maximum number of photos of one transaction.
    private static let countLimit = 1_024

    private let albums: FolderAlbumGateway
    private let files: LocalPhotoFiles

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - albums: the albums.
    ///   - tree: reads and writes the files of other folders.
    ///   - folder: the absolute path of the folder that relative paths start from.
    public init(albums: FolderAlbumGateway, tree: any FileTree, folder: String) {
        self.albums = albums
        files = LocalPhotoFiles(tree: tree, folder: folder)
    }

    @concurrent
    public func files(at paths: [String]) async throws(ApplicationError) -> [String] {
        var (found, seen) = ([String](), Set<String>())
        for path in paths {
            let photos: [String]
            do throws(ApplicationError) {
                photos = try await files.photos(in: path, skipping: albums.skipped)
            } catch {
                // What is no folder is a file, or an error when it is read.
                guard error.kind == .notFound else { throw error }
                photos = [files.absolute(path)]
            }
            found += photos.filter { seen.insert($0).inserted }
        }
        return found
    }

    @concurrent
    public func add(
        _ paths: [String],
        to name: AlbumName,
        in run: ImportRun
    ) async throws(ApplicationError) -> [Result<AddedPhoto, ApplicationError>] {
        try await albums.adding.withLock { () throws(ApplicationError) in
            let candidates = try await candidates(paths, isDryRun: run.isDryRun)
            if run.isDryRun {
                let (plan, outcomes) = try await plan(candidates, for: name)
                try await albums.check(plan.steps.flatMap(\.changes))
                return outcomes
            }
            var outcomes: [Result<AddedPhoto, ApplicationError>] = []
            try await albums.history.perform(.import, of: name, run: run.id) { _ throws(ApplicationError) in
                let (plan, planned) = try await plan(candidates, for: name)
                outcomes = planned
                return plan
            }
            return outcomes
        }
    }

    @concurrent
    public func export(
        _ photo: PhotoFileName,
        of name: AlbumName,
        to folder: String,
        isDryRun: Bool
    ) async throws(ApplicationError) -> Bool {
        guard let content = try await albums.readIfPresent("\(name)/\(photo)", limit: .max) else {
            throw ApplicationError(.notFound)
        }
        let sidecar = PhotoSidecar.name(of: photo)
        let credit = try await albums.readIfPresent("\(name)/\(sidecar)", limit: .max)
        var missing: [(path: String, bytes: [UInt8])] = []
        for (file, bytes) in [(photo.text, content), (sidecar, credit)] {
            guard let bytes else { continue }
            let target = "\(files.absolute(folder))/\(file)"
            if try await !hasFile(at: target, with: bytes) { missing.append((target, bytes)) }
        }
        guard !isDryRun else { return !missing.isEmpty }
        // The credit comes before its photo.
        for file in missing.reversed() {
            do throws(ApplicationError) {
                try await write(file.bytes, to: file.path)
            } catch {
                // Another process has copied the same file meanwhile.
                guard case .storage(.exists) = error.kind, try await hasFile(at: file.path, with: file.bytes) else {
                    throw error
                }
            }
        }
        return !missing.isEmpty
    }

    /// Returns a Boolean value that indicates whether a folder has a file already.
    ///
    /// - Throws: ``ApplicationError``, of kind `storage` with `exists` for another file of that name.
    private func hasFile(at path: String, with bytes: [UInt8]) async throws(ApplicationError) -> Bool {
        do throws(ApplicationError) {
            if try await files.read(path, limit: bytes.count) == bytes { return true }
        } catch {
            switch error.kind {
            case .notFound: return false
            case .storage(.tooLarge): break
            default: throw error
            }
        }
        throw ApplicationError(.storage(.exists(path: path)))
    }

    private func write(_ bytes: [UInt8], to path: String) async throws(ApplicationError) {
        do throws(FileTreeError) {
            try await files.tree.create(String(path.dropFirst()), under: "", with: bytes)
        } catch {
            throw ApplicationError(error, at: path)
        }
    }

    // MARK: - Import

    /// Reads files until enough bytes are in memory.
    private func candidates(
        _ paths: [String],
        isDryRun: Bool
    ) async throws(ApplicationError) -> [Result<Candidate, ApplicationError>] {
        var (candidates, byteCount) = ([Result<Candidate, ApplicationError>](), 0)
        for path in paths {
            guard isDryRun || candidates.count < Self.countLimit && byteCount < Self.byteLimit else { break }
            if Task.isCancelled { throw ApplicationError(ApplicationError.Kind.cancelled) }
            do throws(ApplicationError) {
                let candidate = try await candidate(path, keepsBytes: !isDryRun)
                byteCount += candidate.bytes?.count ?? 0
                candidates.append(.success(candidate))
            } catch {
                candidates.append(.failure(error))
            }
        }
        return candidates
    }

    private func candidate(_ path: String, keepsBytes: Bool) async throws(ApplicationError) -> Candidate {
        let bytes = try await files.read(path, limit: ImageHeader.fileSizeLimit)
        let header: ImageHeader
        do throws(ImageError) { header = try ImageHeader(bytes) } catch { throw ApplicationError(error) }
        let name = PhotoFileName(
            title: LocalPhotoFiles.title(of: path),
            fileExtension: header.format.fileExtension
        )
        return Candidate(
            path: path,
            hash: ContentHash(bytes),
            bytes: keepsBytes ? bytes : nil,
            name: name,
            sidecar: try await files.description(of: path, name, bytes.count).map(PhotoSidecar.init)
        )
    }

    private func plan(
        _ candidates: [Result<Candidate, ApplicationError>],
        for album: AlbumName
    ) async throws(ApplicationError) -> (plan: AlbumHistory.Plan, outcomes: [Result<AddedPhoto, ApplicationError>]) {
        let existing = try await filesIfPresent(of: album)
        var taken = Set(existing.map { FolderAlbumGateway.folded($0.name) })
        var described = taken
        var contents = AlbumContents(of: album, existing, in: albums)
        var added: [ContentHash: [(file: Candidate, photo: AlbumPhoto)]] = [:]
        var plan = AlbumHistory.Plan()
        var outcomes: [Result<AddedPhoto, ApplicationError>] = []
        for candidate in candidates {
            let file: Candidate
            switch candidate {
            case .success(let success): file = success
            case .failure(let error):
                outcomes.append(.failure(error))
                continue
            }
            let size = file.hash.byteCount
            var same = try await photo(like: file, among: added[file.hash] ?? [])
            if same == nil {
                let name = try await contents.photo(file.hash) { () throws(ApplicationError) in
                    try await content(of: file)
                }
                if let name { same = try await albums.photo(name, size, in: album) }
            }
            if var same {
                let sidecarName = PhotoSidecar.name(of: same.fileName)
                if let sidecar = file.sidecar,
                    described.insert(FolderAlbumGateway.folded(sidecarName)).inserted
                {
                    same = (try? sidecar.photo(same.fileName, byteCount: size)) ?? same
                    if !plan.photos.contains(same.fileName) { plan.photos.append(same.fileName) }
                    plan.steps.append(.create("\(album)/\(sidecarName)", try ReadableJSON.bytes(sidecar)))
                }
                outcomes.append(.success(AddedPhoto(same, isDuplicate: true)))
                continue
            }
            let name = try albums.freeName(like: file.name, taken: &taken)
            let bare = AlbumPhoto(fileName: name, origin: nil, caption: nil, tags: [], byteCount: size)
            let photo = (try? file.sidecar?.photo(name, byteCount: size)) ?? bare
            added[file.hash, default: []].append((file, photo))
            plan.photos.append(name)
            if let sidecar = file.sidecar {
                described.insert(FolderAlbumGateway.folded(PhotoSidecar.name(of: name)))
                plan.steps.append(
                    .create("\(album)/\(PhotoSidecar.name(of: name))", try ReadableJSON.bytes(sidecar))
                )
            }
            plan.steps.append(.create("\(album)/\(name)", file.bytes ?? []))
            outcomes.append(.success(AddedPhoto(photo, isDuplicate: false)))
        }
        return (plan, outcomes)
    }

    private func content(of file: Candidate) async throws(ApplicationError) -> [UInt8] {
        if let bytes = file.bytes { return bytes }
        return try await files.read(file.path, limit: file.hash.byteCount)
    }

    private func photo(
        like file: Candidate,
        among twins: [(file: Candidate, photo: AlbumPhoto)]
    ) async throws(ApplicationError) -> AlbumPhoto? {
        for twin in twins where try await content(of: twin.file) == content(of: file) { return twin.photo }
        return nil
    }

    private func filesIfPresent(of album: AlbumName) async throws(ApplicationError) -> [FolderFile] {
        do throws(ApplicationError) {
            return try await albums.files(of: album)
        } catch {
            if error.kind == .notFound { return [] }
            throw error
        }
    }
}
