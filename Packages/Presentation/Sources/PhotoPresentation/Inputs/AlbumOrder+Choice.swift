public import PhotoContract
public import PhotoDomain

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
