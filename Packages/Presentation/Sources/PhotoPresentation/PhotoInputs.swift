public import DomainKit
public import PhotoContract
public import PhotoDomain

extension PhotoSearch {
    /// Parses a search.
    ///
    /// - Throws: ``ValidationError`` for a source or a size that cannot be.
    public init(_ query: PhotoQuery) throws(ValidationError) {
        var minimumSize: PhotoSize?
        if let text = query.minimumSize { minimumSize = try PhotoSize(text, field: "--min-size") }
        self.init(
            query.words,
            in: try PhotoSource(query.source ?? ""),
            filter: PhotoFilter(
                licence: query.licence.map { PhotoLicence.Terms($0) },
                orientation: query.orientation.map { PhotoOrientation($0) },
                minimumSize: minimumSize
            ),
            folder: query.folder
        )
    }
}

extension PhotoLicence.Terms {
    fileprivate init(_ choice: PhotoTermsChoice) {
        self =
            switch choice {
            case .publicDomain: .publicDomain
            case .attribution: .attribution
            case .shareAlike: .shareAlike
            }
    }
}

extension PhotoOrientation {
    fileprivate init(_ choice: PhotoOrientationChoice) {
        self =
            switch choice {
            case .landscape: .landscape
            case .portrait: .portrait
            case .square: .square
            }
    }
}

extension AlbumOrder {
    /// Creates the order that was chosen.
    public init(_ choice: AlbumOrderChoice) {
        self =
            switch choice {
            case .added: .added
            case .name: .name
            case .size: .size
            }
    }
}
