import Foundation
public import RepositoryKit
internal import Testing

/// The contract of `LinkOpener`s that start browsers.
///
/// A test makes an opener on a machine whose only browser does what a ``ContractBrowser`` says, and tells which
/// addresses that browser was given.
public typealias LinkOpenerContract = Contract<(ContractBrowser) async throws -> ContractMachine>

extension LinkOpenerContract {
    /// The requirements of an opener of links.
    public static var all: [Self] { requirements }
}

/// An opener, and a function that returns the URLs that its browser received.
public typealias ContractMachine = (opener: any LinkOpener, seen: @Sendable () async throws -> [String])

/// The behaviour of the only browser of a machine in a ``LinkOpenerContract``.
public enum ContractBrowser: Hashable, Sendable {
    /// A browser that accepts every URL.
    case taking
    /// A browser that fails with every URL.
    case refusing
    /// No browser.
    case missing
}

private let urls = [
    "https://qiita.com/koher/items/a?b=$(touch%20x)&c='d';e=%E6%97%A5#f", "http://127.0.0.1:8080/-n",
    "https://qiita.com/%25s/",
].compactMap { URL(string: $0) }

private func expect(_ urls: [URL], on machine: ContractMachine) async throws {
    let seen = try await machine.seen()
    #expect(seen == urls.map(\.absoluteString), sourceLocation: .contract)
}

private let requirements: [LinkOpenerContract] = [
    Contract("An address arrives as it is") { make in
        let machine = try await make(.taking)
        try await machine.opener.open(urls[0])
        try await expect([urls[0]], on: machine)
    },
    Contract("Every address arrives once, in order") { make in
        let machine = try await make(.taking)
        for url in urls { try await machine.opener.open(url) }
        try await expect(urls, on: machine)
    },
    Contract("A browser that fails counts as none") { make in
        let machine = try await make(.refusing)
        await #expect(throws: LinkOpenerError.noBrowser, sourceLocation: .contract) {
            try await machine.opener.open(urls[0])
        }
        try await expect([urls[0]], on: machine)
    },
    Contract("A missing browser is an error") { make in
        let machine = try await make(.missing)
        await #expect(throws: LinkOpenerError.noBrowser, sourceLocation: .contract) {
            try await machine.opener.open(urls[0])
        }
    },
    Contract("A cancelled task opens nothing") { make in
        let machine = try await make(.taking)
        let task = Task { [opener = machine.opener] in
            withUnsafeCurrentTask { $0?.cancel() }
            try await opener.open(urls[0])
        }
        await #expect(throws: LinkOpenerError.cancelled, sourceLocation: .contract) { try await task.value }
        try await expect([], on: machine)
    },
]
