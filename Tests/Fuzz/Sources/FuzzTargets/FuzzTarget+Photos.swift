import DomainKit
import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting

extension FuzzTarget {
    /// A response of Wikimedia Commons is a page of photos, each with its credit, or an error that the service names.
    static let commons = FuzzTarget(name: "commons") { bytes in
        let exchange = StubHTTPExchange(bytes: Array(bytes))
        expectPhotos { () throws(ApplicationError) in
            let gateway = CommonsPhotoGateway(host: try host(), exchange: exchange, agent: "fuzz")
            return try await gateway.page(.first, of: PhotoSearch("cat", in: .commons))
        }
    }

    /// A response of Unsplash is a page of photos, of a search or of a list, or invalid data.
    static let unsplash = FuzzTarget(name: "unsplash") { bytes in
        let exchange = StubHTTPExchange(bytes: Array(bytes))
        for words in ["cat", ""] {
            expectPhotos { () throws(ApplicationError) in
                let gateway = UnsplashPhotoGateway(host: try host(), exchange: exchange, key: nil)
                return try await gateway.page(.first, of: PhotoSearch(words, in: .unsplash))
            }
        }
    }

    /// The file beside a photo hides no photo, and is changed or left as it is.
    static let sidecar = FuzzTarget(name: "sidecar") { bytes in
        expectAlbum(with: Array(bytes), at: "Pets/a.png.json") { albums, name, edit throws(ApplicationError) in
            guard let photo = PhotoFileName("a.png") else { preconditionFailure() }
            try await albums.edit([photo], of: name, .tags(edit))
            return try await albums.album(name).photos[0].tags
        }
    }

    /// The description of an album hides no photo, and is changed or left as it is.
    static let album = FuzzTarget(name: "album") { bytes in
        expectAlbum(with: Array(bytes), at: "Pets/album.json") { albums, name, edit throws(ApplicationError) in
            try await albums.edit(name, .tags(edit))
            return try await albums.album(name).description.tags
        }
    }

    /// The record of a change is undone within the folder of the albums, or left as it is.
    static let change = FuzzTarget(name: "change") { bytes in
        let bytes = Array(bytes)
        let result = blockingResult { () throws(ApplicationError) in
            let store = try await store(with: bytes, at: ".trash/1.json")
            let albums = FolderAlbumGateway(store: store, skipped: SkippedDocuments())
            do throws(ApplicationError) {
                _ = try await FolderTrashGateway(albums: albums).undo()
                return store.paths
            } catch {
                switch error.kind {
                case .storage, .notFound: precondition(store.paths.contains(".trash/1.json"))
                default: preconditionFailure("\(error.kind)")
                }
                return store.paths
            }
        }
        guard case .success(let paths) = result else { preconditionFailure("\(result)") }
        for path in paths { precondition(!path.split(separator: "/", omittingEmptySubsequences: false).contains("..")) }
    }

    private static func host() throws(ApplicationError) -> PhotoHost {
        try ApplicationError.validating(try PhotoHost("photos.example", field: "host"))
    }

    private static func expectPhotos(
        in work: @escaping @Sendable () async throws(ApplicationError) -> Page<Photo>
    ) {
        switch blockingResult(for: work) {
        case .success(let page):
            precondition(page.elements.allSatisfy { !$0.title.isEmpty && !$0.credit.licence.name.isEmpty })
        case .failure(let error):
            switch error.kind {
            case .invalidData, .unavailable, .rateLimited, .forbidden: break
            default: preconditionFailure("\(error.kind)")
            }
        }
    }

    private static func store(
        with bytes: [UInt8],
        at path: String
    ) async throws(ApplicationError) -> InMemoryFolderStore {
        let store = InMemoryFolderStore()
        store.write("pixels", at: "Pets/a.png")
        do throws(FolderError) {
            try await store.commit([.create(path: path, bytes)])
        } catch {
            throw ApplicationError(error)
        }
        return store
    }

    /// Reads an album one of whose files has the given bytes, and adds a tag.
    private static func expectAlbum(
        with bytes: [UInt8],
        at path: String,
        addTag: @escaping @Sendable (FolderAlbumGateway, AlbumName, TagEdit) async throws(ApplicationError) -> [String]
    ) {
        let result = blockingResult { () throws(ApplicationError) in
            let store = try await store(with: bytes, at: path)
            let albums = FolderAlbumGateway(store: store, skipped: SkippedDocuments())
            let (name, edit) = try ApplicationError.validating(
                (try AlbumName("Pets"), try TagEdit(adding: ["added"]))
            )
            let photos = try await albums.album(name).photos.map(\.fileName.text)
            precondition(photos == ["a.png"])
            do throws(ApplicationError) {
                let tags = try await addTag(albums, name, edit)
                precondition(tags.contains("added"))
            } catch {
                guard case .storage = error.kind else { preconditionFailure("\(error.kind)") }
                do throws(FolderError) {
                    let left = try await store.read(path, limit: .max)
                    precondition(left == bytes)
                } catch {
                    throw ApplicationError(error)
                }
            }
        }
        guard case .success = result else { preconditionFailure("\(result)") }
    }
}
