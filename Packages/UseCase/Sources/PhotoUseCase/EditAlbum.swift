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

/// Creates an empty album; it is not an error if there is one of that name.
public struct CreateAlbum: CommandUseCase {
    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: AlbumName) async throws(ApplicationError) {
        try await gateway.create(input)
    }
}

/// Renames an album.
public struct RenameAlbum: CommandUseCase {
    /// The names of an album, before and after.
    public struct Input: Hashable, Sendable {
        /// The name.
        public let name: AlbumName
        /// The new name.
        public let newName: AlbumName

        /// Parses the names.
        ///
        /// - Throws: ``ValidationError`` for `album`.
        public init(_ name: String, to newName: String) throws(ValidationError) {
            self.name = try AlbumName(name)
            self.newName = try AlbumName(newName)
        }
    }

    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        try await gateway.rename(input.name, to: input.newName)
    }
}

/// Merges an album into another one.
public struct MergeAlbums: CommandUseCase {
    /// Two albums.
    public struct Input: Hashable, Sendable {
        /// The album that becomes a part of the other one.
        public let name: AlbumName
        /// The album that remains.
        public let target: AlbumName

        /// Parses the names.
        ///
        /// - Throws: ``ValidationError`` for `album`, also if both are the same.
        public init(_ name: String, into target: String) throws(ValidationError) {
            self.name = try AlbumName(name)
            self.target = try AlbumName(target)
            guard self.name != self.target else { throw ValidationError(field: "album", value: target, rule: .once) }
        }
    }

    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        try await gateway.merge(input.name, into: input.target)
    }
}

/// Moves photos with their credits into another album.
public struct MovePhotos: CommandUseCase {
    /// The photos, and the album that receives them.
    public struct Input: Hashable, Sendable {
        /// The photos and their album.
        public let selection: RemovePhotos.Input
        /// The album that receives them.
        public let target: AlbumName

        /// Parses the names.
        ///
        /// - Throws: ``ValidationError`` for `photo` or `album`.
        public init(_ photos: [String], from album: String, to target: String) throws(ValidationError) {
            selection = try RemovePhotos.Input(photos, from: album)
            self.target = try AlbumName(target)
        }
    }

    private let gateway: any AlbumGateway

    /// Creates the use case.
    public init(gateway: any AlbumGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        try await gateway.move(input.selection.photos, from: input.selection.album, to: input.target)
    }
}

/// Moves photos of an album into the trash.
public struct RemovePhotos: CommandUseCase {
    /// The photos of an album.
    public struct Input: Hashable, Sendable {
        /// The names of the photos.
        public let photos: [PhotoFileName]
        /// The album.
        public let album: AlbumName

        /// Parses the names of photos.
        ///
        /// - Throws: ``ValidationError`` for `photo` or `album`.
        public init(_ photos: [String], from album: String) throws(ValidationError) {
            var names: [PhotoFileName] = []
            for photo in photos {
                guard let name = PhotoFileName(photo) else {
                    throw ValidationError(field: "photo", value: photo, rule: .form("NAME.jpg"))
                }
                if !names.contains(name) { names.append(name) }
            }
            self.photos = names
            self.album = try AlbumName(album)
        }
    }

    private let gateway: any PhotoTrashGateway

    /// Creates the use case.
    public init(gateway: any PhotoTrashGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: Input) async throws(ApplicationError) {
        try await gateway.remove(input.photos, from: input.album)
    }
}

/// Moves an album into the trash.
public struct RemoveAlbum: CommandUseCase {
    private let gateway: any PhotoTrashGateway

    /// Creates the use case.
    public init(gateway: any PhotoTrashGateway) {
        self.gateway = gateway
    }

    public func callAsFunction(_ input: AlbumName) async throws(ApplicationError) {
        try await gateway.remove(input)
    }
}

/// Undoes the last change of an album.
public struct UndoAlbumChange: CommandUseCase {
    private let gateway: any PhotoTrashGateway
    private let undone: State<AlbumChange?>

    /// Creates the use case; the state receives the change that was undone, or nil where there was nothing to undo.
    public init(gateway: any PhotoTrashGateway, undone: State<AlbumChange?>) {
        self.gateway = gateway
        self.undone = undone
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        undone.set(try await gateway.undo())
    }
}

/// Permanently deletes everything in the trash of the albums.
public struct EmptyTrash: CommandUseCase {
    private let gateway: any PhotoTrashGateway
    private let deleted: State<TrashSize?>

    /// Creates the use case.
    public init(gateway: any PhotoTrashGateway, deleted: State<TrashSize?>) {
        self.gateway = gateway
        self.deleted = deleted
    }

    public func callAsFunction(_ input: Void) async throws(ApplicationError) {
        deleted.set(try await gateway.empty())
    }
}
