public import DomainKit
public import Foundation

/// A port that opens URLs in the user's browser.
public protocol LinkOpener: Sendable {
    /// Opens a URL.
    ///
    /// - Parameter url: an absolute `https` or `http` URL that was checked; it is never passed to a shell.
    @concurrent
    func open(_ url: URL) async throws(LinkOpenerError)
}

/// An error of opening a URL.
public enum LinkOpenerError: Error, Hashable, Sendable {
    /// There is no browser, or none accepted the URL.
    case noBrowser
    /// The task was cancelled.
    case cancelled
}

extension LinkOpenerError: PortError {
    public var kind: ApplicationError.Kind {
        switch self {
        case .noBrowser: .notFound
        case .cancelled: .cancelled
        }
    }
}
