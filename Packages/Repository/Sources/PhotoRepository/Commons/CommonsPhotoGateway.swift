public import DomainKit
import Foundation
public import PhotoDomain
public import RepositoryKit

/// A gateway of the photos of Wikimedia Commons, by the API of MediaWiki.
///
/// Its etiquette (https://www.mediawiki.org/wiki/API:Etiquette) is kept: one request at a time, pauses as they are asked for, a
/// user agent with a contact, and the addresses of thumbnails as they come back.
public struct CommonsPhotoGateway: PhotoGateway {
    /// The width of thumbnails, one of those that the service renders in advance.
    private static let thumbnailWidth = "330"
    /// The photos that are proposed without words.
    private static let proposed = "incategory:\"Featured pictures on Wikimedia Commons\""

    private let client: ResourceClient
    private let files: PhotoExchange
    private let requestLock: AsyncMutex
    private let clock: any WallClock

    /// Creates a gateway.
    ///
    /// The agent is the name and version of the program with a contact, for `User-Agent`. Without `partial`, which
    /// keeps the parts of downloads, files are downloaded in one.
    public init(
        host: PhotoHost,
        exchange: any HTTPExchange,
        agent: String,
        partial: PartialDownloads? = nil,
        clock: any WallClock = SystemWallClock()
    ) {
        let headers: HTTPHeaders = ["user-agent": agent]
        client = ResourceClient(exchange: exchange, base: host.url, headers: headers, clock: clock)
        let requestLock = AsyncMutex()
        (self.requestLock, self.clock) = (requestLock, clock)
        files = PhotoExchange(
            exchange: exchange,
            headers: headers,
            partial: partial,
            requestLock: requestLock,
            clock: clock
        )
    }

    @concurrent
    public func page(
        _ request: PageRequest,
        of search: PhotoSearch
    ) async throws(ApplicationError) -> Page<Photo> {
        let offset = (request.number - 1) * request.size
        var words = (search.words.isEmpty ? Self.proposed : search.words) + " filetype:bitmap"
        if let minimum = search.filter.minimumSize {
            words += " filew:>\(minimum.width - 1) fileh:>\(minimum.height - 1)"
        }
        let found = try await pages([
            ("generator", "search"), ("gsrnamespace", "6"), ("gsrsearch", words), ("gsrlimit", "\(request.size)"),
            ("gsroffset", "\(offset)"), ("gsrinfo", "totalhits"),
        ])
        return Page(
            elements: found.photos.filter(search.filter.matches),
            next: found.hasNext ? request.next : nil,
            total: search.filter == PhotoFilter() ? found.total : nil
        )
    }

    @concurrent
    public func photo(_ id: PhotoID) async throws(ApplicationError) -> Photo {
        guard Int(id.key) != nil else {
            throw ApplicationError(
                .invalidInput(ValidationError(field: "photo", value: "\(id)", rule: .form("commons:NUMBER")))
            )
        }
        guard let photo = try await pages([("pageids", id.key)]).photos.first else {
            throw ApplicationError(.notFound)
        }
        return photo
    }

    @concurrent
    public func file(_ use: PhotoFileUse, of photo: Photo) async throws(ApplicationError) -> [UInt8] {
        try await files.file(at: use == .thumbnail ? photo.files.thumbnail : photo.files.download)
    }

    @concurrent
    public func download(
        _ photo: Photo,
        report: @Sendable (ReceivedBytes) -> Void
    ) async throws(ApplicationError) -> [UInt8] {
        try await files.download(photo.id, at: photo.files.download, report: report)
    }

    private func pages(_ query: [(String, String)]) async throws(ApplicationError) -> CommonsPhotoList {
        let resource = Resource<CommonsPhotoList>(
            ["w", "api.php"],
            query: [
                ("action", "query"), ("format", "json"), ("formatversion", "2"), ("maxlag", "5"),
                ("prop", "imageinfo"), ("iiprop", "url|size|mime|extmetadata"), ("iiurlwidth", Self.thumbnailWidth),
            ] + query
        ) { [clock] response throws(ApplicationError) in
            let wire: WireCommonsResponse = try response.decoded()
            return try wire.photoList(response, now: clock.now)
        }
        return try await requestLock.withLock { () throws(ApplicationError) in try await client.value(of: resource) }
    }
}

/// The photos of a response, with the facts about its list.
struct CommonsPhotoList: Sendable {
    let photos: [Photo]
    let hasNext: Bool
    let total: Int?
}
