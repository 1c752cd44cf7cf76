import DomainKit
import Foundation
import RepositoryKit

/// A response of MediaWiki's API; an error comes with status 200.
struct WireCommonsResponse: Decodable {
    struct Failure: Decodable {
        let code: String
        let info: String?
    }

    struct Query: Decodable {
        struct SearchInfo: Decodable {
            let totalhits: Int?
        }

        let pages: LenientList<WireCommonsPage>?
        let searchinfo: SearchInfo?
    }

    let error: Failure?
    let query: Query?
    let hasNext: Bool

    private enum Key: String, CodingKey {
        case error
        case query
        case next = "continue"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        error = try container.decodeIfPresent(Failure.self, forKey: .error)
        query = try container.decodeIfPresent(Query.self, forKey: .query)
        hasNext = container.contains(.next)
    }

    /// Returns the photos in the order of the search; pages that are not photos are left out.
    ///
    /// - Throws: The error that the service names.
    func photoList(_ response: HTTPResponse, now: Date) throws(ApplicationError) -> CommonsPhotoList {
        if let error { throw ApplicationError(error.kind(response, now: now), origin: HTTPFailure(response)) }
        let pages = (query?.pages?.elements ?? []).sorted { ($0.index ?? 0) < ($1.index ?? 0) }
        return CommonsPhotoList(
            photos: pages.compactMap { try? $0.photo() },
            hasNext: hasNext,
            total: query?.searchinfo?.totalhits
        )
    }
}

extension WireCommonsResponse.Failure {
    fileprivate func kind(_ response: HTTPResponse, now: Date) -> ApplicationError.Kind {
        switch code {
        case "ratelimited", "actionthrottledtext": .rateLimited(until: response.statedRetryDate(now: now))
        case "maxlag", "readonly": .unavailable(.busy(until: response.statedRetryDate(now: now)))
        case "permissiondenied", "readapidenied", "blocked": .forbidden
        case _ where code.hasPrefix("internal_api_error") || code.firstRange(of: "busy") != nil:
            .unavailable(.busy(until: nil))
        // The status is that of a success.
        default: .invalidData("error \(code)")
        }
    }
}
