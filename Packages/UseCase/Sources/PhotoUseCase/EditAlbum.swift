public import DomainKit
public import PhotoDomain
public import UseCaseKit

/// Changes the description of an album, or what the user wrote about some of its photos.
public struct EditAlbum: CommandUseCase {
    /// The change, and what is changed.
    public enum Input: Hashable, Sendable {
        /// The description of an album.
        case album(AlbumName, AlbumEdit)
        /// Photos of an album.
        case photos(RemovePhotos.Input, PhotoEdit)

        /// Parses a caption of an album, or of photos where there are some; an empty one removes the caption.
        ///
        /// - Throws: ``ValidationError`` for `photo`, `album` or `caption`.
        public init(caption: String, of photos: [String], in album: String) throws(ValidationError) {
            let caption = caption.isEmpty ? nil : try Caption(caption)
            self =
                photos.isEmpty
                ? .album(try AlbumName(album), .caption(caption))
                : .photos(try RemovePhotos.Input(photos, from: album), .caption(caption))
        }

        /// Parses tags of an album, or of photos where there are some.
        ///
        /// - Throws: ``ValidationError`` for `photo`, `album` or `tag`.
        public init(
            adding added: [String],
            removing removed: [String],
            of photos: [String],
            in album: String
        ) throws(ValidationError) {
            let tags = try TagEdit(adding: added, removing: removed)
            self =
                photos.isEmpty
                ? .album(try AlbumName(album), .tags(tags))
                : .photos(try RemovePhotos.Input(photos, from: album), .tags(tags))
        }

        /// Parses the cover of an album.
        ///
        /// - Throws: ``ValidationError`` for `photo` or `album`.
        public init(cover: String, of album: String) throws(ValidationError) {
            guard let photo = PhotoFileName(cover) else {
                throw ValidationError(field: "photo", value: cover, rule: .form("NAME.jpg"))
            }
            self = .album(try AlbumName(album), .cover(photo))
        }

        /// Parses the order of an album.
        ///
        /// - Throws: ``ValidationError`` for `album`.
        public init(order: AlbumOrder, of album: String) throws(ValidationError) {
            self = .album(try AlbumName(album), .order(order))
        }
    }

    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        switch input {
        case .album(let name, let edit): try await gateway.edit(name, edit)
        case .photos(let selection, let edit): try await gateway.edit(selection.photos, of: selection.album, edit)
        }
    }
}
