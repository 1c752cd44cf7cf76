import Foundation
public import RepositoryKit
public import Testing

/// The contract of `LinkOpener`s that start browsers: requirements that a test checks one by one.
///
/// A test makes an opener on a machine whose only browser does what a ``ContractBrowser`` says, and tells which
/// addresses that browser was given.
public enum LinkOpenerContract: String, CaseIterable, Sendable {
    /// An address arrives as it is.
    case anAddressArrivesAsItIs
    /// Every address arrives once, in order.
    case everyAddressArrivesOnce
    /// A browser that fails counts as none.
    case aBrowserThatRefusesIsNone
    /// A missing browser is an error.
    case aMissingBrowserIsReported
    /// A cancelled task opens nothing.
    case aCancelledTaskOpensNothing

    /// An opener, and a function that returns the URLs that its browser received.
    public typealias Machine = (opener: any LinkOpener, seen: @Sendable () async throws -> [String])

    /// Checks the requirement.
    ///
    /// - Parameters:
    ///   - location: the source location of failures.
    ///   - make: creates an opener and its browser.
    /// - Throws: An error that violates the contract.
    public func check(
        sourceLocation location: SourceLocation = #_sourceLocation,
        make: (ContractBrowser) async throws -> Machine
    ) async throws {
        let texts = [
            "https://qiita.com/koher/items/a?b=$(touch%20x)&c='d';e=%E6%97%A5#f", "http://127.0.0.1:8080/-n",
            "https://qiita.com/%25s/",
        ]
        let urls = texts.compactMap { URL(string: $0) }
        let machine = try await make(
            self == .aMissingBrowserIsReported ? .missing : self == .aBrowserThatRefusesIsNone ? .refusing : .taking
        )
        switch self {
        case .anAddressArrivesAsItIs:
            try await machine.opener.open(urls[0])
            try await expect([urls[0]], on: machine, location)
        case .everyAddressArrivesOnce:
            for url in urls { try await machine.opener.open(url) }
            try await expect(urls, on: machine, location)
        case .aBrowserThatRefusesIsNone:
            await #expect(throws: LinkOpenerError.noBrowser, sourceLocation: location) {
                try await machine.opener.open(urls[0])
            }
            try await expect([urls[0]], on: machine, location)
        case .aMissingBrowserIsReported:
            await #expect(throws: LinkOpenerError.noBrowser, sourceLocation: location) {
                try await machine.opener.open(urls[0])
            }
        case .aCancelledTaskOpensNothing:
            let task = Task { [opener = machine.opener, url = urls[0]] in
                withUnsafeCurrentTask { $0?.cancel() }
                try await opener.open(url)
            }
            await #expect(throws: LinkOpenerError.cancelled, sourceLocation: location) { try await task.value }
            try await expect([], on: machine, location)
        }
    }

    private func expect(_ urls: [URL], on machine: Machine, _ location: SourceLocation) async throws {
        let seen = try await machine.seen()
        #expect(seen == urls.map(\.absoluteString), sourceLocation: location)
    }
}

/// The behaviour of the only browser of a machine in a ``LinkOpenerContract``.
public enum ContractBrowser: Hashable, Sendable {
    /// A browser that accepts every URL.
    case taking
    /// A browser that fails with every URL.
    case refusing
    /// No browser.
    case missing
}
