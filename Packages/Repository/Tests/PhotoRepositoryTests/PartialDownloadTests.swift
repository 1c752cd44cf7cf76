import DomainKit
import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting
import Synchronization
import Testing

/// A server with one file, which it sends in ranges if it knows a version of it.
private final class FileServer: Sendable {
    struct Facts {
        var file: [UInt8]
        var headers: HTTPHeaders = ["etag": "\"1\""]
        var honoursRanges = true
        /// The number of responses before the connection is lost.
        var responses = Int.max
        /// The number of a response with which the download is cancelled.
        var cancelledResponse = 0
        var requests: [HTTPRequest] = []
        var reports: [Int] = []
    }

    let facts: Mutex<Facts>

    init(_ file: [UInt8]) {
        facts = Mutex(Facts(file: file))
    }

    var ranges: [String] { facts.withLock { $0.requests.map { $0.headers["range"] ?? "whole" } } }

    func answer(_ request: HTTPRequest) -> Result<HTTPResponse, TransportError> {
        facts.withLock { facts in
            facts.requests.append(request)
            guard !Task.isCancelled else { return .failure(.cancelled) }
            if facts.requests.count == facts.cancelledResponse { withUnsafeCurrentTask { $0?.cancel() } }
            guard facts.responses > 0 else { return .failure(.interrupted) }
            facts.responses -= 1
            var headers = facts.headers
            let whole = HTTPResponse(status: 200, headers: headers, body: Data(facts.file), url: request.url)
            guard facts.honoursRanges, let range = request.headers["range"] else { return .success(whole) }
            if let version = request.headers["if-range"],
                ![headers["etag"], headers["last-modified"]].contains(version)
            {
                return .success(whole)
            }
            let ends = range.dropFirst("bytes=".count).split(separator: "-").compactMap { Int($0) }
            guard ends[0] < facts.file.count else {
                return .success(HTTPResponse(status: 416, headers: [:], body: Data(), url: request.url))
            }
            let last = min(ends[1], facts.file.count - 1)
            headers["content-range"] = "bytes \(ends[0])-\(last)/\(facts.file.count)"
            let body = Data(facts.file[ends[0]...last])
            return .success(HTTPResponse(status: 206, headers: headers, body: body, url: request.url))
        }
    }
}

struct PartialDownloadTests {
    private static let part = 512 << 10
    private static let content = (0..<part * 2 + 100).map { UInt8(truncatingIfNeeded: $0 / 3) }

    private let store = InMemoryFolderStore()
    private let server = FileServer(content)

    private func download(from address: String = "https://upload.example/a.jpg") async throws -> [UInt8] {
        let exchange = ScriptedHTTPExchange(
            Array(repeating: .perform { [server] request in server.answer(request) }, count: 9)
        )
        let gateway = CommonsPhotoGateway(
            host: try PhotoHost("commons.example", field: "host"),
            exchange: exchange,
            agent: "album/1",
            partial: PartialDownloads(store: store)
        )
        let url = try #require(URL(string: address))
        let photo = try Photo(
            id: PhotoID("commons:7"),
            title: "a",
            credit: PhotoCredit(author: nil, licence: PhotoLicence("CC0"), page: nil),
            size: nil,
            files: PhotoFiles(download: url, thumbnail: url)
        )
        return try await gateway.download(photo) { [server] received in
            server.facts.withLock { $0.reports.append(received.count) }
        }
    }

    /// Removes the photo from the queue of an album that never had it there.
    private func finish() async throws {
        try await FolderDownloadQueueGateway(store: store).remove([PhotoID("commons:7")], from: AlbumName("Pets"))
    }

    @Test func `a file arrives in parts, which are removed when its album has it`() async throws {
        #expect(try await download() == Self.content)
        #expect(server.ranges == ["bytes=0-524287", "bytes=524288-1048575", "bytes=1048576-1572863"])
        #expect(server.facts.withLock { $0.reports } == [Self.part, Self.part * 2, Self.part * 2 + 100])
        #expect(server.facts.withLock { $0.requests.allSatisfy { $0.headers["accept-encoding"] == "identity" } })
        // The album could not be written: nothing is fetched again.
        server.facts.withLock { $0.requests = [] }
        #expect(try await download() == Self.content)
        #expect(server.ranges.isEmpty)
        try await finish()
        #expect(store.paths.isEmpty)
    }

    @Test func `a download that was interrupted is resumed where it ended`() async throws {
        server.facts.withLock { $0.responses = 1 }
        await #expect(throws: ApplicationError(.offline)) { try await download() }
        #expect(store.paths.count == 2)
        server.facts.withLock { ($0.responses, $0.requests) = (.max, []) }
        #expect(try await download() == Self.content)
        #expect(server.ranges == ["bytes=524288-1048575", "bytes=1048576-1572863"])
        #expect(server.facts.withLock { $0.requests.first?.headers["if-range"] } == "\"1\"")
        try await finish()
        #expect(store.paths.isEmpty)
    }

    @Test func `a part that has arrived is kept when its download is cancelled`() async throws {
        server.facts.withLock { $0.cancelledResponse = 2 }
        let task = Task { try await download() }
        await #expect(throws: ApplicationError(ApplicationError.Kind.cancelled)) { _ = try await task.value }
        server.facts.withLock { ($0.cancelledResponse, $0.requests) = (0, []) }
        #expect(try await download() == Self.content)
        #expect(server.ranges == ["bytes=1048576-1572863"])
    }

    @Test func `a download is resumed although its source counts views by a part of the address`() async throws {
        server.facts.withLock { $0.responses = 1 }
        await #expect(throws: ApplicationError(.offline)) {
            try await download(from: "https://images.example/a?ixid=1&q=85")
        }
        server.facts.withLock { ($0.responses, $0.requests) = (.max, []) }
        #expect(try await download(from: "https://images.example/a?ixid=2&q=85") == Self.content)
        #expect(server.ranges == ["bytes=524288-1048575", "bytes=1048576-1572863"])
        let urls = server.facts.withLock { $0.requests.map(\.url.absoluteString) }
        #expect(Set(urls) == ["https://images.example/a?ixid=2&q=85"])
    }

    @Test func `a file that has changed meanwhile is fetched from its beginning`() async throws {
        server.facts.withLock { $0.responses = 1 }
        await #expect(throws: ApplicationError(.offline)) { try await download() }
        let new = Self.content.map { ~$0 }
        server.facts.withLock { ($0.responses, $0.file, $0.headers) = (.max, new, ["etag": "\"2\""]) }
        #expect(try await download() == new)
        try await finish()
        #expect(store.paths.isEmpty)
    }

    @Test(arguments: [[:], ["etag": "W/\"1\""], ["etag": "\"1\"", "content-range": "bytes 5-9/3"]] as [HTTPHeaders])
    func `parts that do not name their version or place are not joined`(_ headers: HTTPHeaders) async throws {
        server.facts.withLock { $0.headers = headers }
        if headers["content-range"] != nil { server.facts.withLock { $0.honoursRanges = false } }
        #expect(try await download() == Self.content)
        #expect(server.ranges.last == (headers["content-range"] == nil ? "whole" : "bytes=0-524287"))
        try await finish()
        #expect(store.paths.isEmpty)
    }

    @Test func `a server without ranges sends the whole file`() async throws {
        server.facts.withLock { $0.honoursRanges = false }
        #expect(try await download() == Self.content)
        #expect(server.ranges.count == 1)
    }

    @Test func `damage among the parts costs the parts, not the file`() async throws {
        server.facts.withLock { $0.responses = 1 }
        await #expect(throws: ApplicationError(.offline)) { try await download() }
        for path in store.paths where path.hasSuffix(".json") { store.write("{", at: path) }
        server.facts.withLock { $0.responses = .max }
        #expect(try await download() == Self.content)
        try await finish()
        #expect(store.paths.isEmpty)
    }

    @Test func `a queue has each photo once, and follows its album`() async throws {
        let queue = FolderDownloadQueueGateway(store: store)
        let albums = FolderAlbumGateway(store: store, skipped: SkippedDocuments())
        let (pets, cats) = (try AlbumName("Pets"), try AlbumName("Cats"))
        let photos = [try PhotoID("commons:1"), try PhotoID("unsplash:2")]
        let downloads = photos.map { PendingDownload($0, overwrites: $0 == photos[0]) }
        #expect(try await queue.downloads(awaitedBy: pets).isEmpty)
        try await queue.add([downloads[1], PendingDownload(photos[0], overwrites: false)], to: pets)
        // The last request counts.
        try await queue.add([downloads[0]], to: pets)
        #expect(try await queue.downloads(awaitedBy: pets) == downloads)
        #expect(try await albums.album(pets).photos.isEmpty)
        try await albums.rename(pets, to: cats)
        #expect(try await queue.downloads(awaitedBy: cats) == downloads)
        store.write("{", at: "Cats/.downloads/broken.json")
        try await queue.remove(photos, from: cats)
        #expect(try await queue.downloads(awaitedBy: cats).isEmpty)
    }
}
