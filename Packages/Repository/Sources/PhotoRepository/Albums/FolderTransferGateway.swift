public import DomainKit
import Foundation
public import PhotoDomain
public import RepositoryKit

/// A gateway that copies photos between the albums and other folders of this machine.
public struct FolderTransferGateway: AlbumTransferGateway {
    private struct Candidate {
        let path: String
        let byteCount: Int
        let content: Content
        let modificationTime: Int
        let name: PhotoFileName
        let description: LocalPhotoFiles.Description?
    }

    private enum Content {
        case bytes([UInt8])
        /// The hash alone, because nothing is written.
        case hash(ContentHash)

        var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }

        var hash: ContentHash {
            switch self {
            case .bytes(let bytes): ContentHash(bytes)
            case .hash(let hash): hash
            }
        }
    }

    /// The number of bytes from which on a transaction reads no further file into memory.
    private static let byteLimit = 64 << 20
    /// The maximum number of photos of one transaction.
    private static let countLimit = 1_024
    /// The number of files that are read at the same time, because each waits for the disk.
    private static let readerLimit = 4

    private let albums: FolderAlbumGateway
    private let files: LocalPhotoFiles

    /// Creates a gateway; relative paths start from the folder, whose path is absolute.
    public init(albums: FolderAlbumGateway, tree: any FileTree, folder: String) {
        self.albums = albums
        files = LocalPhotoFiles(tree: tree, folder: folder)
    }

    @concurrent
    public func files(at paths: [String]) async throws(ApplicationError) -> FoundFiles {
        var (pictures, otherCount, seen) = ([String](), 0, Set<String>())
        for path in paths {
            let found: FoundFiles
            do throws(ApplicationError) {
                found = try await files.pictures(in: path, skipping: albums.skipped)
            } catch {
                // What is not a folder is a file, or an error when it is read.
                guard error.kind == .notFound else { throw error }
                found = FoundFiles(pictures: [files.absolute(path)])
            }
            pictures += found.pictures.filter { seen.insert($0).inserted }
            otherCount += found.otherCount
        }
        return FoundFiles(pictures: pictures, otherCount: otherCount)
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
        var missing: [(path: String, bytes: [UInt8], modificationTime: Int)] = []
        for (file, bytes) in [(photo.text, content), (sidecar, credit)] {
            guard let bytes else { continue }
            let target = "\(files.absolute(folder))/\(file)"
            guard try await !hasFile(at: target, with: bytes) else { continue }
            missing.append((target, bytes, try await albums.modificationTime(of: "\(name)/\(file)")))
        }
        guard !isDryRun else { return !missing.isEmpty }
        // The credit comes before its photo, and goes if that does not come.
        var written: [String] = []
        for file in missing.reversed() {
            do throws(ApplicationError) {
                try await write(file.bytes, to: file.path, modificationTime: file.modificationTime)
                written.append(file.path)
            } catch {
                // Another process has copied the same file meanwhile.
                if case .storage(.exists) = error.kind, (try? await hasFile(at: file.path, with: file.bytes)) == true {
                    continue
                }
                for path in written { try? await files.tree.remove(String(path.dropFirst()), under: "") }
                throw error
            }
        }
        return !missing.isEmpty
    }

    @concurrent
    public func removeIncompleteCopies(in folder: String) async {
        await files.tree.removeDrafts(in: String(files.absolute(folder).dropFirst()), under: "")
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

    private func write(
        _ bytes: [UInt8],
        to path: String,
        modificationTime: Int
    ) async throws(ApplicationError) {
        let (tree, relative) = (files.tree, String(path.dropFirst()))
        do throws(FileTreeError) {
            try await tree.create(relative, under: "", with: bytes, modificationTime: modificationTime)
        } catch {
            throw ApplicationError(error, at: path)
        }
    }

    // MARK: - Import

    /// Reads files, several at a time, until enough bytes are in memory.
    private func candidates(
        _ paths: [String],
        isDryRun: Bool
    ) async throws(ApplicationError) -> [Result<Candidate, ApplicationError>] {
        let limit = isDryRun ? paths.count : min(paths.count, Self.countLimit)
        var candidates: [Int: Result<Candidate, ApplicationError>] = [:]
        await withTaskGroup(of: (Int, Result<Candidate, ApplicationError>).self) { group in
            var (begun, byteCount) = (0, 0)
            while true {
                // Files are begun in their order, so that those that were read are the first ones.
                while begun < limit, begun - candidates.count < Self.readerLimit, byteCount < Self.byteLimit,
                    !Task.isCancelled
                {
                    let index = begun
                    group.addTask { (index, await candidate(paths[index], keepsBytes: !isDryRun)) }
                    begun += 1
                }
                guard let (index, candidate) = await group.next() else { break }
                if case .success(let file) = candidate { byteCount += file.content.bytes?.count ?? 0 }
                candidates[index] = candidate
            }
        }
        if Task.isCancelled { throw ApplicationError(ApplicationError.Kind.cancelled) }
        return (0..<candidates.count).compactMap { candidates[$0] }
    }

    private func candidate(_ path: String, keepsBytes: Bool) async -> Result<Candidate, ApplicationError> {
        do throws(ApplicationError) {
            let bytes = try await files.read(path, limit: ImageHeader.fileSizeLimit)
            let header = try await mapping { () throws(ImageError) in try ImageHeader(bytes) }
            let name = PhotoFileName(
                title: LocalPhotoFiles.title(of: path),
                fileExtension: header.format.fileExtension
            )
            return .success(
                Candidate(
                    path: path,
                    byteCount: bytes.count,
                    content: keepsBytes ? .bytes(bytes) : .hash(ContentHash(bytes)),
                    modificationTime: try await files.modificationTime(of: path),
                    name: name,
                    description: try await files.description(of: path, name, bytes.count)
                )
            )
        } catch {
            return .failure(error)
        }
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
        let sizes = candidates.reduce(into: [Int: Int]()) { sizes, candidate in
            if case .success(let file) = candidate { sizes[file.byteCount, default: 0] += 1 }
        }
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
            let size = file.byteCount
            // A file of a size of its own is not a copy of another one.
            let mayBeCopy = sizes[size, default: 0] > 1 || contents.sizes.contains(size)
            let hash = mayBeCopy ? file.content.hash : nil
            var same: AlbumPhoto?
            if let hash {
                same = try await photo(like: file, among: added[hash] ?? [])
                if same == nil {
                    let name = try await contents.photo(hash) { () throws(ApplicationError) in
                        try await content(of: file)
                    }
                    if let name { same = try await albums.photo(name, size, in: album) }
                }
            }
            if var same {
                let sidecarName = PhotoSidecar.name(of: same.fileName)
                if let description = file.description, PhotoSidecar.isPossible(of: same.fileName),
                    described.insert(FolderAlbumGateway.folded(sidecarName)).inserted
                {
                    same = description.photo.renamed(same.fileName)
                    if !plan.photos.contains(same.fileName) { plan.photos.append(same.fileName) }
                    plan.steps.append(description.step(creating: "\(album)/\(sidecarName)"))
                }
                outcomes.append(.success(AddedPhoto(same, isDuplicate: true)))
                continue
            }
            let name = try albums.freeName(like: file.name, taken: &taken)
            let photo = file.description?.photo.renamed(name) ?? AlbumPhoto(fileName: name, byteCount: size)
            if let hash { added[hash, default: []].append((file, photo)) }
            plan.photos.append(name)
            if let description = file.description {
                described.insert(FolderAlbumGateway.folded(PhotoSidecar.name(of: name)))
                plan.steps.append(description.step(creating: "\(album)/\(PhotoSidecar.name(of: name))"))
            }
            let bytes = file.content.bytes ?? []
            plan.steps.append(.create("\(album)/\(name)", bytes, modificationTime: file.modificationTime))
            outcomes.append(.success(AddedPhoto(photo, isDuplicate: false)))
        }
        return (plan, outcomes)
    }

    private func content(of file: Candidate) async throws(ApplicationError) -> [UInt8] {
        if let bytes = file.content.bytes { return bytes }
        return try await files.read(file.path, limit: file.byteCount)
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
