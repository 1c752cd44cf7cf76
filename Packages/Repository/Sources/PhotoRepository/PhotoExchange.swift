import DomainKit
import Foundation
import RepositoryKit

/// Fetches whole files of photos.
struct PhotoExchange: Sendable {
    /// The limits of a download, which may take as long as something arrives.
    private static let limits = HTTPLimits(total: .seconds(600), bodySize: ImageHeader.fileSizeLimit)

    let exchange: any HTTPExchange
    let headers: HTTPHeaders
    let clock: any WallClock

    /// Fetches a file.
    ///
    /// - Throws: ``ApplicationError``.
    func file(at url: URL) async throws(ApplicationError) -> [UInt8] {
        let request = HTTPRequest(.get, url, headers: headers, limits: Self.limits)
        return try await exchange.answer(to: request) { [clock] response throws(ApplicationError) in
            if let failure = response.failure(now: clock.now) { throw failure }
            return Array(response.body)
        }
    }
}
