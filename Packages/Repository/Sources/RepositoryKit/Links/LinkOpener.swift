public import DomainKit
public import Foundation

/// Shows addresses in the browser of whoever uses the machine.
///
/// ```swift
/// struct NoBrowser: LinkOpener {
///     @concurrent
///     func open(_ url: URL) async throws(LinkOpenerError) {
///         throw .noBrowser
///     }
/// }
/// ```
public protocol LinkOpener: Sendable {
    /// Hands an address to a browser.
    ///
    /// - Parameter url: an absolute `https` or `http` URL that was checked; no shell ever sees it.
    /// - Throws: ``LinkOpenerError``.
    @concurrent
    func open(_ url: URL) async throws(LinkOpenerError)
}

/// Why no browser shows an address.
///
/// ```swift
/// let error = ApplicationError(LinkOpenerError.noBrowser)
/// ```
public enum LinkOpenerError: Error, Hashable, Sendable {
    /// There is no browser, or none of them took it.
    case noBrowser
    /// The task was cancelled.
    case cancelled
}

extension ApplicationError {
    /// The failure that an opener's error means for the application; the error rides along.
    public init(_ error: LinkOpenerError) {
        let kind: Kind =
            switch error {
            case .noBrowser: .notFound
            case .cancelled: .cancelled
            }
        self.init(kind, origin: error)
    }
}
