public import DomainKit
public import Foundation

extension HTTPExchange {
    /// Fetches the file of a picture, without a token, and at most as large as decoders accept.
    public func imageFile(
        at url: URL,
        headers: HTTPHeaders = [:],
        clock: any WallClock = SystemWallClock()
    ) async throws(ApplicationError) -> [UInt8] {
        // A large file may take as long as something arrives.
        let limits = HTTPLimits(total: .seconds(600), bodySize: ImageHeader.fileSizeLimit)
        let request = HTTPRequest(.get, url, headers: headers, limits: limits)
        return try await answer(to: request) { response throws(ApplicationError) in
            if let failure = response.failure(now: clock.now) { throw failure }
            return Array(response.body)
        }
    }
}
