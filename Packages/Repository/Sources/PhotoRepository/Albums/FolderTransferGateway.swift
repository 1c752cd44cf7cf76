public import DomainKit
import Foundation
public import PhotoDomain
public import RepositoryKit

/// A gateway that copies photos between the albums and other folders of this machine.
public struct FolderTransferGateway: AlbumTransferGateway {
    /// A file that is to be added.
    private struct Candidate {
        let path: String
        let byteCount: Int
        /// The content; nil if it is not kept in memory, because nothing is written.
        let bytes: [UInt8]?
        let name: PhotoFileName
        let sidecar: PhotoSidecar?
    }

    /// The number of bytes that one transaction holds in memory, unless a single file has more.
    private static let byteLimit = 64 << 20
    /// The maximum number of photos of one transaction.
    private static let countLimit = 256

    private let albums: FolderAlbumGateway
    private let tree: any FileTree
    private let folder: String

    /// Creates a gateway.
    ///
    /// - Parameters:
    ///   - albums: the albums.
    ///   - tree: reads and writes the files of other folders.
    ///   - folder: the absolute path of the folder that relative paths start from.
    public init(albums: FolderAlbumGateway, tree: any FileTree, folder: String) {
        self.albums = albums
        self.tree = tree
        self.folder = folder
    }

    @concurrent
    public func files(at paths: [String]) async throws(ApplicationError) -> [String] {
        let suffixes = PhotoFileName.extensions.flatMap { [".\($0)", ".\($0.uppercased())"] }
        var (files, seen) = ([String](), Set<String>())
        for path in paths.map(absolute) {
            var found: [String]
            do throws(FileTreeError) {
                let listing = try await tree.list(suffixes, under: path) { _ in false }
                if let failure = listing.failures.first { throw failure }
                found = listing.files.map { "\(path)/\($0)" }
            } catch {
                // What is no folder is a file, or an error when it is read.
                guard case .notFound = error else { throw ApplicationError(error, at: path) }
                found = [path]
            }
            files += found.filter { seen.insert($0).inserted }
        }
        return files
    }

    @concurrent
    public func add(
        _ files: [String],
        to name: AlbumName,
        in run: ImportRun
    ) async throws(ApplicationError) -> [Result<AddedPhoto, ApplicationError>] {
        try await albums.adding.withLock { () throws(ApplicationError) in
            let candidates = try await candidates(files, isDryRun: run.isDryRun)
            if run.isDryRun { return try await plan(candidates, for: name).outcomes }
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
        var isCopied = false
        // The credit comes before its photo.
        for file in try await albums.filesWithCredits(of: [photo], in: name).reversed() {
            guard let bytes = try await albums.readIfPresent("\(name)/\(file)", limit: .max) else { continue }
            let target = "\(absolute(folder))/\(file)"
            do throws(ApplicationError) {
                if isDryRun {
                    _ = try await read(target, limit: bytes.count)
                    throw ApplicationError(.storage(.exists(path: target)))
                }
                try await write(bytes, to: target)
                isCopied = true
            } catch {
                switch error.kind {
                case .notFound where isDryRun: isCopied = true
                case .storage(.exists) where (try? await read(target, limit: bytes.count)) == bytes: continue
                case .storage(.exists), .storage(.tooLarge):
                    throw ApplicationError(.storage(.exists(path: target)))
                default: throw error
                }
            }
        }
        return isCopied
    }

    private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

    private func read(_ path: String, limit: Int) async throws(ApplicationError) -> [UInt8] {
        do throws(FileTreeError) {
            return try await tree.read(String(path.dropFirst()), under: "", limit: limit)
        } catch {
            throw ApplicationError(error, at: path)
        }
    }

    private func write(_ bytes: [UInt8], to path: String) async throws(ApplicationError) {
        do throws(FileTreeError) {
            try await tree.create(String(path.dropFirst()), under: "", with: bytes)
        } catch {
            throw ApplicationError(error, at: path)
        }
    }

    // MARK: - Import

    /// Reads files until enough bytes are in memory.
    private func candidates(
        _ files: [String],
        isDryRun: Bool
    ) async throws(ApplicationError) -> [Result<Candidate, ApplicationError>] {
        var (candidates, byteCount) = ([Result<Candidate, ApplicationError>](), 0)
        for file in files {
            guard isDryRun || candidates.count < Self.countLimit && byteCount < Self.byteLimit else { break }
            if Task.isCancelled { throw ApplicationError(ApplicationError.Kind.cancelled) }
            do throws(ApplicationError) {
                let candidate = try await candidate(file, keepsBytes: !isDryRun)
                byteCount += candidate.bytes?.count ?? 0
                candidates.append(.success(candidate))
            } catch {
                candidates.append(.failure(error))
            }
        }
        return candidates
    }

    private func candidate(_ path: String, keepsBytes: Bool) async throws(ApplicationError) -> Candidate {
        let bytes = try await read(path, limit: ImageHeader.fileSizeLimit)
        let header: ImageHeader
        do throws(ImageError) { header = try ImageHeader(bytes) } catch { throw ApplicationError(error) }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let stem = PhotoFileName(file) == nil ? file : String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
        let name = PhotoFileName(title: stem, fileExtension: header.format.fileExtension)
        return Candidate(
            path: path,
            byteCount: bytes.count,
            bytes: keepsBytes ? bytes : nil,
            name: name,
            sidecar: await sidecar(path + ".json", of: name, bytes.count)
        )
    }

    /// Returns the credit beside a file; what other programs have put there is none.
    private func sidecar(_ path: String, of name: PhotoFileName, _ byteCount: Int) async -> PhotoSidecar? {
        guard let bytes = try? await read(path, limit: PhotoSidecar.sizeLimit),
            let sidecar: PhotoSidecar = try? ReadableJSON.value(bytes, at: path, version: PhotoSidecar.version)
        else { return nil }
        return (try? sidecar.photo(name, byteCount: byteCount)).map(PhotoSidecar.init)
    }

    private func plan(
        _ candidates: [Result<Candidate, ApplicationError>],
        for album: AlbumName
    ) async throws(ApplicationError) -> (plan: AlbumHistory.Plan, outcomes: [Result<AddedPhoto, ApplicationError>]) {
        let existing = try await filesIfPresent(of: album)
        var taken = Set(existing.map { FolderAlbumGateway.folded($0.name) })
        var added: [Int: [(file: Candidate, photo: AlbumPhoto)]] = [:]
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
            let twins = added[size] ?? []
            if !twins.isEmpty || existing.contains(where: { $0.byteCount == size }) {
                let bytes = try await content(of: file)
                if let same = try await photo(with: bytes, among: twins) {
                    outcomes.append(.success(AddedPhoto(same, isDuplicate: true)))
                    continue
                }
                if let same = try await albums.photo(with: bytes, in: album, among: existing) {
                    let photo = try await albums.photo(same, size, in: album, isDescribed: true)
                    outcomes.append(.success(AddedPhoto(photo, isDuplicate: true)))
                    continue
                }
            }
            let name = try albums.freeName(like: file.name, taken: &taken)
            let bare = AlbumPhoto(fileName: name, origin: nil, caption: nil, tags: [], byteCount: size)
            let photo = (try? file.sidecar?.photo(name, byteCount: size)) ?? bare
            added[size, default: []].append((file, photo))
            plan.photos.append(name)
            if let sidecar = file.sidecar {
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
        return try await read(file.path, limit: file.byteCount)
    }

    private func photo(
        with bytes: [UInt8],
        among twins: [(file: Candidate, photo: AlbumPhoto)]
    ) async throws(ApplicationError) -> AlbumPhoto? {
        for twin in twins where try await content(of: twin.file) == bytes { return twin.photo }
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

extension ApplicationError {
    /// Creates the application's error for that of a tree of files, which is attached as the origin.
    ///
    /// - Parameters:
    ///   - error: the error.
    ///   - path: the absolute path of the file.
    fileprivate init(_ error: FileTreeError, at path: String) {
        let kind: Kind =
            switch error {
            case .notFound: .notFound
            case .notReadable, .linkLoop: .storage(.notReadable(path: path))
            case .notWritable: .storage(.notWritable(path: path))
            case .exists: .storage(.exists(path: path))
            case .notAFile: .storage(.notAFile(path: path))
            case .tooLarge(_, let limit): .storage(.tooLarge(path: path, limit: limit))
            }
        self.init(kind, origin: error)
    }
}
