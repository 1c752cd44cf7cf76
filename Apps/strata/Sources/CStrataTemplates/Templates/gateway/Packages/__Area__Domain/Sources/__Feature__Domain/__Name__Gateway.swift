public import DomainKit

/// The storage of a ``__Name__``.
public protocol __Name__Gateway: Sendable {
    /// Returns the stored value.
    ///
    /// - Returns: Nil if there is none.
    /// - Throws: ``ApplicationError`` of kind `storage`.
    @concurrent
    func __name__() async throws(ApplicationError) -> __Name__?

    /// Stores a value in the place of the last one.
    ///
    /// - Throws: ``ApplicationError`` of kind `storage`; the stored value is unchanged then.
    @concurrent
    func store(_ value: __Name__) async throws(ApplicationError)
}
