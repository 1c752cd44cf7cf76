public import DomainKit

extension ApplicationError {
    /// Creates the application's error for an index's error, which is attached as the origin.
    public init(_ error: TextIndexError) {
        let kind: Kind =
            switch error {
            case .needsRebuild: .storage(.malformed(document: "index"))
            case .file(let error): Kind(error)
            case .cancelled: .cancelled
            }
        self.init(kind, origin: error)
    }
}
