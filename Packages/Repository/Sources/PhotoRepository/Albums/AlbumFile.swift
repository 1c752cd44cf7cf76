import PhotoDomain

/// The description of an album, in the file `album.json` of its folder.
struct AlbumFile: Codable {
    static let name = "album.json"
    static let version = 1
    static let sizeLimit = 256 << 10

    var version = Self.version
    var caption: String?
    var tags: [String]?
    var cover: String?
    var order: String?

    init(_ description: AlbumDescription) {
        caption = description.caption
        tags = description.tags.isEmpty ? nil : description.tags
        cover = description.cover?.text
        order = description.order == .added ? nil : description.order.rawValue
    }

    /// The description; an unknown order is that of adding.
    var description: AlbumDescription {
        AlbumDescription(
            caption: caption,
            tags: tags ?? [],
            cover: cover.flatMap { PhotoFileName($0) },
            order: order.flatMap { AlbumOrder(rawValue: $0) } ?? .added
        )
    }
}
