public import DomainKit

extension ApplicationError {
    /// A Boolean value that indicates whether the failure is independent of the item that was worked on, so that every other
    /// item of a batch would fail too.
    public var concernsWholeBatch: Bool {
        switch kind {
        case .offline, .timedOut, .unauthorized, .rateLimited, .cancelled: true
        case .unavailable(.tooLarge): false
        case .unavailable: true
        case .storage(.full), .storage(.notWritable), .storage(.unconfirmed), .storage(.notLockable), .storage(.busy):
            true
        case .storage, .forbidden, .notFound, .invalidInput, .invalidData, .editor: false
        }
    }
}
