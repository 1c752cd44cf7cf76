public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Reads the albums of this machine.
///
/// An album that cannot be read does not hide the others.
public struct ListAlbums: QueryUseCase {
    private let gateway: any AlbumGateway
    private let previews: (any AlbumPreviewGateway)?

    /// Creates the use case.
    ///
    /// - Parameters:
    ///   - gateway: reads the albums.
    ///   - previews: keeps a preview of each of them for ``FetchAlbumPreview``; nil where none is wanted.
    public init(gateway: any AlbumGateway, previews: (any AlbumPreviewGateway)? = nil) {
        self.gateway = gateway
        self.previews = previews
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) -> AlbumList {
        var list = AlbumList(otherFolders: try await gateway.otherFolders())
        for name in try await gateway.names() {
            do throws(ApplicationError) {
                list.albums.append(try await FetchAlbum(gateway: gateway, previews: previews)(name))
            } catch {
                // Another program has removed it since it was listed.
                if error.kind == .notFound { continue }
                list.unreadable.append(AlbumList.Unreadable(name: name, error: error))
            }
        }
        return list
    }
}

/// The albums, and those that cannot be read.
public struct AlbumList: Equatable, Sendable {
    /// An album that cannot be read.
    public struct Unreadable: Equatable, Sendable {
        /// The name.
        public let name: AlbumName
        /// The reason.
        public let error: ApplicationError

        /// Creates the facts about an album that cannot be read.
        public init(name: AlbumName, error: ApplicationError) {
            self.name = name
            self.error = error
        }
    }

    /// The albums by name.
    public internal(set) var albums: [Album]
    /// The albums that cannot be read.
    public internal(set) var unreadable: [Unreadable]
    /// The folders that are not albums because some system refuses their names.
    public let otherFolders: [String]

    /// Creates a list.
    public init(_ albums: [Album] = [], unreadable: [Unreadable] = [], otherFolders: [String] = []) {
        self.albums = albums
        self.unreadable = unreadable
        self.otherFolders = otherFolders
    }
}
