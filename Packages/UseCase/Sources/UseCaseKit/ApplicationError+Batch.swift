public import DomainKit

extension ApplicationError {
    /// A Boolean value that indicates whether the failure is independent of the item that was worked on, so that every other
    /// item of a batch would fail too.
    ///
    /// ```swift
    /// func borrow(_ books: [Identifier<Book>], from gateway: any BookGateway) async throws(ApplicationError) {
    ///     for book in books {
    ///         do throws(ApplicationError) {
    ///             try await gateway.borrow(book)
    ///         } catch {
    ///             if error.concernsWholeBatch { throw error }
    ///         }
    ///     }
    /// }
    /// ```
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
