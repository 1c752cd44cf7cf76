/// A change of the description of an album.
public enum AlbumEdit: Hashable, Sendable {
    /// Sets the caption, or removes it.
    case caption(Caption?)
    /// Adds and removes tags.
    case tags(TagEdit)
    /// Chooses the photo that stands for the album.
    case cover(PhotoFileName)
    /// Sorts the photos.
    case order(AlbumOrder)

    /// Returns a description after the change.
    public func applied(to description: AlbumDescription) -> AlbumDescription {
        var (caption, tags) = (description.caption, description.tags)
        var (cover, order) = (description.cover, description.order)
        switch self {
        case .caption(let new): caption = new?.text
        case .tags(let edit): tags = edit.applied(to: tags)
        case .cover(let photo): cover = photo
        case .order(let new): order = new
        }
        return AlbumDescription(caption: caption, tags: tags, cover: cover, order: order)
    }
}

/// A change of what the user wrote about photos.
public enum PhotoEdit: Hashable, Sendable {
    /// Sets the caption, or removes it.
    case caption(Caption?)
    /// Adds and removes tags.
    case tags(TagEdit)

    /// Returns a photo after the change.
    public func applied(to photo: AlbumPhoto) -> AlbumPhoto {
        var (caption, tags) = (photo.caption, photo.tags)
        switch self {
        case .caption(let new): caption = new?.text
        case .tags(let edit): tags = edit.applied(to: tags)
        }
        return AlbumPhoto(
            fileName: photo.fileName,
            origin: photo.origin,
            caption: caption,
            tags: tags,
            byteCount: photo.byteCount
        )
    }
}
