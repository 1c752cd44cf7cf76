public import DomainKit

extension ApplicationError {
    /// Creates the application's error for an index's error, which is attached as the origin.
    public init(_ error: TextIndexError) {
        let kind: Kind =
            switch error {
            case .needsRebuild: .storage(.malformed(document: "index"))
            case .full: .storage(.full)
            case .notWritable(let path, _): .storage(.notWritable(path: path))
            case .notReadable(let path, _): .storage(.notReadable(path: path))
            case .busy(let path): .storage(.busy(path: path))
            case .cancelled: .cancelled
            }
        self.init(kind, origin: error)
    }
}
