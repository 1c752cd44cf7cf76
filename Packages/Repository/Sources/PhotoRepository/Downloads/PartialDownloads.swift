import DomainKit
import Foundation
import PhotoDomain
public import RepositoryKit

/// The parts of files that are being downloaded, in a hidden folder beside the albums.
///
/// A part is a file of its own, named after the version of the photo's file that it belongs to and its offset, so that
/// parts of different versions are never joined, whichever process has written them.
public struct PartialDownloads: Sendable {
    /// The facts about a file of which parts have arrived.
    private struct Facts: Codable {
        static let version = 1
        static let sizeLimit = 64 << 10

        var version = Self.version
        let photo: String
        let url: URL
        let validator: String
        let total: Int
    }

    static let folder = ".downloads"

    private let store: any FolderStore

    /// Creates the parts in a folder of albums.
    public init(store: any FolderStore) {
        self.store = store
    }

    /// Returns what has arrived of a file, or nil; parts that cannot be used are as if they were not there.
    func download(of photo: PhotoID, at url: URL) async throws(ApplicationError) -> PartialDownload? {
        let names = try await names(of: photo)
        guard names.contains(Self.facts(photo)) else { return nil }
        do throws(FolderError) {
            let path = "\(Self.folder)/\(Self.facts(photo))"
            let text = try await store.read(path, limit: Facts.sizeLimit)
            guard let facts: Facts = try? ReadableJSON.value(text, at: path, version: Facts.version),
                facts.photo == photo.description, facts.url == url.fileIdentity,
                (1...ImageHeader.fileSizeLimit).contains(facts.total)
            else { return nil }
            var download = PartialDownload(validator: facts.validator, total: facts.total, bytes: [])
            while !download.isComplete {
                let name = Self.part(of: photo, download)
                guard names.contains(name) else { break }
                let bytes = try await store.read("\(Self.folder)/\(name)", limit: PartialDownload.partSize)
                guard !bytes.isEmpty, bytes.count <= download.total - download.bytes.count else { return nil }
                download.bytes += bytes
            }
            return download
        } catch {
            // Another process has completed the download meanwhile, or damage.
            switch error {
            case .notFound, .file(.tooLarge), .file(.notReadable): return nil
            default: throw ApplicationError(error)
            }
        }
    }

    /// Keeps the part of a file that follows what has arrived, even if the download is cancelled meanwhile.
    ///
    /// The failure of another photo cancels it, and what has arrived need not be fetched again.
    func keep(
        _ part: FilePart,
        after download: PartialDownload,
        of photo: PhotoID,
        at url: URL
    ) async throws(ApplicationError) {
        // A task of its own is not cancelled with this one.
        let task = Task { () async -> Result<Void, ApplicationError> in
            do throws(ApplicationError) {
                return .success(try await write(part, after: download, of: photo, at: url))
            } catch {
                return .failure(error)
            }
        }
        try await task.value.get()
    }

    private func write(
        _ part: FilePart,
        after download: PartialDownload,
        of photo: PhotoID,
        at url: URL
    ) async throws(ApplicationError) {
        let facts = Facts(photo: photo.description, url: url.fileIdentity, validator: part.validator, total: part.total)
        let head = FolderChange.create(
            path: "\(Self.folder)/\(Self.facts(photo))",
            try ReadableJSON.bytes(facts)
        )
        if part.offset == 0 { try await remove([photo]) }
        do throws(FolderError) {
            let path = "\(Self.folder)/\(Self.part(of: photo, download))"
            try await store.commit((part.offset == 0 ? [head] : []) + [.create(path: path, part.bytes)])
        } catch {
            // Another process downloads the same file.
            if case .exists = error { return }
            throw ApplicationError(error)
        }
    }

    /// Removes what has arrived of photos.
    func remove(_ photos: [PhotoID]) async throws(ApplicationError) {
        for photo in photos {
            for name in try await names(of: photo).sorted() {
                try await store.deleteIfPresent("\(Self.folder)/\(name)")
            }
        }
    }

    private func names(of photo: PhotoID) async throws(ApplicationError) -> Set<String> {
        let prefix = StableHash(photo.description).paddedDigits
        return Set(try await store.filesIfPresent(in: Self.folder).map(\.name).filter { $0.hasPrefix(prefix) })
    }

    private static func facts(_ photo: PhotoID) -> String { "\(StableHash(photo.description).paddedDigits).json" }

    /// Returns the name of the part that follows what has arrived.
    private static func part(of photo: PhotoID, _ download: PartialDownload) -> String {
        let version = StableHash("\(download.total) \(download.validator)").paddedDigits
        return "\(StableHash(photo.description).paddedDigits)-\(version)-\(download.bytes.count)"
    }
}

extension URL {
    /// The address without the parts that a service changes with each response, so that it identifies a file.
    ///
    /// Unsplash adds `ixid` to the addresses that it returns, by which it counts views
    /// (https://unsplash.com/documentation#hotlinking). Requests keep it.
    var fileIdentity: URL {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false),
            let items = components.percentEncodedQueryItems, items.contains(where: { $0.name == "ixid" })
        else { return self }
        let rest = items.filter { $0.name != "ixid" }
        components.percentEncodedQueryItems = rest.isEmpty ? nil : rest
        return components.url ?? self
    }
}
