import DomainKit
import Foundation
import RepositoryKit

/// Fetches whole files of photos.
struct PhotoExchange: Sendable {
    let exchange: any HTTPExchange
    let headers: HTTPHeaders
    let clock: any WallClock

    /// Fetches a file.
    ///
    /// - Throws: ``ApplicationError``.
    func file(at url: URL) async throws(ApplicationError) -> [UInt8] {
        try await exchange.imageFile(at: url, headers: headers, clock: clock)
    }
}
