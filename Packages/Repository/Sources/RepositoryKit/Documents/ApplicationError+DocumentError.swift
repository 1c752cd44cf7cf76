public import DomainKit

extension ApplicationError {
    /// Creates the application's error for a store's error, which is attached as the origin.
    public init(_ error: DocumentError) {
        let kind: Kind =
            switch error {
            case .file(let error): Kind(error)
            case .damaged(_, let setAside): .storage(.damaged(setAside: setAside))
            case .obstructed(_, let setAside): .storage(.obstructed(setAside: setAside))
            case .newerFormat(let path): .storage(.newerFormat(path: path))
            case .keyTooLong(let limit):
                .invalidInput(ValidationError(field: "key", value: "…", rule: .atMost(characters: limit)))
            case .changed(let path): .storage(.busy(path: path))
            case .cancelled: .cancelled
            }
        self.init(kind, origin: error)
    }
}
