public import Foundation

/// The storage of the encoded routes, which an app implements for ``RouteRestoration``.
public protocol RouteStore<Failure>: Sendable {
    /// The type of the failures.
    associatedtype Failure: Error

    /// Returns the bytes that were saved last, or nil if there are none.
    func load() async throws(Failure) -> Data?

    /// Saves bytes in place of the previous ones.
    func save(_ data: Data) async throws(Failure)

    /// Moves the saved bytes to another place, because this program cannot read them.
    func setAside() async throws(Failure)
}
