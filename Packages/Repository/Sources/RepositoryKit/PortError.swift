public import DomainKit

/// An error of a port, with its kind among those of the application.
public protocol PortError: Error {
    /// The kind of the application's error.
    var kind: ApplicationError.Kind { get }
}

extension ApplicationError {
    /// Creates the application's error for that of a port, which is attached as the origin.
    public init(_ error: some PortError) {
        self.init(error.kind, origin: error)
    }
}

/// Returns the result of a function that calls a port, whose error becomes one of the application.
package func mapping<Failure: PortError, Value>(
    _ body: () async throws(Failure) -> Value
) async throws(ApplicationError) -> Value {
    do throws(Failure) { return try await body() } catch { throw ApplicationError(error) }
}
