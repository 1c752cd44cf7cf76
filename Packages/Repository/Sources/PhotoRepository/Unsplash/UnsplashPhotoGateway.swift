public import DomainKit
import Foundation
public import PhotoDomain
public import RepositoryKit

/// A gateway of the photos of Unsplash, for people with an access key (https://unsplash.com/documentation).
///
/// The key is sent to the host of the API alone. A download is reported to the address that the service returns for it.
public struct UnsplashPhotoGateway: PhotoGateway {
    /// The largest page that the service returns.
    private static let pageLimit = 30

    private let client: ResourceClient
    private let host: PhotoHost
    private let exchange: any HTTPExchange
    private let token: HostToken?
    private let files: PhotoExchange
    private let clock: any WallClock

    /// Creates a gateway.
    ///
    /// Without a key, every request fails as unauthorized. Without `partial`, which keeps the parts of downloads, files
    /// are downloaded in one.
    public init(
        host: PhotoHost,
        exchange: any HTTPExchange,
        key: Secret?,
        partial: PartialDownloads? = nil,
        clock: any WallClock = SystemWallClock()
    ) {
        self.host = host
        self.exchange = exchange
        self.clock = clock
        let token = key.map { HostToken($0, host: host.name, scheme: "Client-ID") }
        self.token = token
        let headers: HTTPHeaders = ["accept-version": "v1"]
        client = ResourceClient(exchange: exchange, base: host.url, token: token, headers: headers, clock: clock)
        files = PhotoExchange(exchange: exchange, headers: [:], partial: partial, requestLock: nil, clock: clock)
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of search: PhotoSearch
    ) async throws(ApplicationError) -> Page<Photo> {
        // A page of another size would begin elsewhere, so a larger one is refused rather than shortened.
        guard request.size <= Self.pageLimit else {
            let error = ValidationError(
                field: "per-page",
                value: String(request.size),
                rule: .within(1...Self.pageLimit)
            )
            throw ApplicationError(.invalidInput(error))
        }
        var query = [("page", String(request.number)), ("per_page", String(request.size))]
        if !search.words.isEmpty {
            query.append(("query", search.words))
            if let orientation = search.filter.orientation { query.append(("orientation", orientation.word)) }
        }
        let path = search.words.isEmpty ? ["photos"] : ["search", "photos"]
        let isSearch = !search.words.isEmpty
        return try await value(
            of: Resource(path, query: query) { response throws(ApplicationError) in
                let list: WireUnsplashList = isSearch ? try response.decoded() : try Self.bareList(response)
                let photos = list.results.elements.compactMap { try? $0.photo() }
                let total = list.total ?? response.headers["x-total"].flatMap { Int($0) }
                return Page(
                    elements: photos.filter(search.filter.matches),
                    next: Self.hasNext(response, after: request, list, total) ? request.next : nil,
                    total: search.filter == PhotoFilter() ? total : nil
                )
            }
        )
    }

    /// Returns a Boolean value that indicates whether a page is followed by another one: by its links, or else by the number
    /// of photos.
    private static func hasNext(
        _ response: HTTPResponse,
        after request: PageRequest,
        _ list: WireUnsplashList,
        _ total: Int?
    ) -> Bool {
        guard !list.results.elements.isEmpty else { return false }
        if response.headers["link"] != nil { return response.nextPage() == request.next.number }
        return total.map { request.number * request.size < $0 } ?? true
    }

    private static func bareList(_ response: HTTPResponse) throws(ApplicationError) -> WireUnsplashList {
        WireUnsplashList(results: try response.decoded(), total: nil)
    }

    @concurrent
    public func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo {
        try await value(
            of: Resource(["photos", id.key]) { response throws(ApplicationError) in
                let wire: WireUnsplashPhoto = try response.decoded()
                do throws(ValidationError) {
                    return try wire.photo()
                } catch {
                    throw ApplicationError(.invalidData(error.field), origin: error)
                }
            }
        )
    }

    @concurrent
    public func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8] {
        guard use == .download else { return try await files.file(at: photo.files.thumbnail) }
        return try await download(photo) { _ in }
    }

    @concurrent
    public func download(
        _ photo: Photo,
        report: @Sendable (ReceivedBytes) -> Void
    ) async throws(ApplicationError) -> [UInt8] {
        let file = try await files.download(photo.id, at: photo.files.download, report: report)
        // The guidelines of the API make the report a duty of each download, so a photo is not kept without it.
        if let notice = photo.files.downloadNotice, notice.hasSameOrigin(as: host.url) {
            let request = HTTPRequest(.get, notice, headers: ["cache-control": "no-cache"], token: token)
            try await exchange.answer(to: request) { [clock] response throws(ApplicationError) in
                if let failure = Self.failure(response, clock.now) { throw failure }
            }
        }
        return file
    }

    /// Sends the request of a resource; a refusal over the limit comes as 403 in plain text.
    private func value<Value>(of resource: Resource<Value>) async throws(ApplicationError) -> Value {
        do throws(ApplicationError) {
            return try await client.value(of: resource)
        } catch {
            guard error.kind == .forbidden, let failure = error.origin as? HTTPFailure, failure.isOverLimit else {
                throw error
            }
            throw ApplicationError(.rateLimited(until: nil), origin: failure)
        }
    }

    private static func failure(_ response: HTTPResponse, _ now: Date) -> ApplicationError? {
        guard let failure = response.failure(now: now) else { return nil }
        return response.status == 403 && HTTPFailure(response).isOverLimit
            ? ApplicationError(.rateLimited(until: nil), origin: failure.origin) : failure
    }
}

extension HTTPFailure {
    fileprivate var isOverLimit: Bool { status == 403 && body.hasPrefix("Rate Limit Exceeded") }
}

extension PhotoOrientation {
    fileprivate var word: String { self == .square ? "squarish" : rawValue }
}
