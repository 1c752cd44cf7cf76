import Foundation
import InfrastructureTesting
import RepositoryKit
import RepositoryTesting
import Synchronization

/// A server on the loopback that speaks the APIs of Wikimedia Commons and Unsplash, and serves their files in ranges.
///
/// Photo `n` is `commons:n` there and `unsplash:pn` here; both have the same file.
final class FakePhotoServices: Sendable {
    /// The faults that a test switches on.
    struct Faults {
        /// The number of responses with parts of files before the connection is lost in the middle of one; nil for none.
        var partsBeforeFailure: Int?
        /// The seconds after which a client may try again, with MediaWiki's error for a busy database; nil for none.
        var delay: Int?
        /// Unsplash's refusal over the limit, in plain text.
        var isOverLimit = false
        /// The contents of thumbnails, by photo, in place of a picture.
        var thumbnails: [Int: [UInt8]] = [:]
        /// The number of responses of Unsplash, each of which has addresses of its own.
        var unsplashResponses = 0
        /// The kill of the program, at the first request after a number of them.
        var kill: (afterRequests: Int, program: RunningProgram)?
    }

    private final class State: Sendable {
        let faults = Mutex(Faults())
    }

    static let key = "fake-access-key"
    static let photoCount = 30

    private let server: LoopbackServer
    private let state: State

    init() throws {
        let state = State()
        self.state = state
        server = try LoopbackServer { request in
            state.faults.withLock { FakePhotoServices.response(to: request, &$0) }
        }
    }

    /// The requests so far, in order.
    var requests: [LoopbackRequest] { server.requests }

    /// The variables that lead the program here.
    var environment: [String: String] {
        let host = "127.0.0.1:\(server.port)"
        return ["ALBUM_COMMONS_HOST": host, "ALBUM_UNSPLASH_HOST": host, "UNSPLASH_ACCESS_KEY": Self.key]
    }

    /// Waits until a number of requests have come.
    func waitForRequests(_ count: Int) async { await server.waitForRequests(count) }

    func change(_ change: (inout Faults) -> Void) {
        state.faults.withLock { change(&$0) }
    }

    /// Returns the file of a photo, which no other one has: a PNG of more than a megabyte.
    static func file(_ number: Int) -> [UInt8] {
        files.withLock { files in
            if let file = files[number] { return file }
            let pixels = [UInt8](repeating: UInt8(number * 8), count: 600 * 500 * 4)
            let file = ImageSample.png(of: pixels, width: 600, height: 500)
            files[number] = file
            return file
        }
    }

    /// The files that were drawn already.
    private static let files = Mutex<[Int: [UInt8]]>([:])

    private static let small = ImageSample.png(
        of: Array(repeatElement([200, 120, 40, 255], count: 12).joined()),
        width: 4,
        height: 3
    )

    private static func response(to request: LoopbackRequest, _ faults: inout Faults) -> LoopbackResponse {
        if let kill = faults.kill {
            faults.kill = (kill.afterRequests - 1, kill.program)
            if kill.afterRequests == 0 { kill.program.kill() }
        }
        let base = "http://\(request.headers["host"] ?? "")"
        switch request.path.split(separator: "/").first {
        case "w": return commons(request, base, &faults)
        case "files": return file(request, &faults)
        case "thumbnails":
            let thumbnail = number(of: request, behind: "-").flatMap { faults.thumbnails[$0] } ?? small
            return LoopbackResponse(headers: ["content-type": "image/png"], body: Data(thumbnail))
        case "photos", "search": return unsplash(request, base, &faults)
        default: return .html("<!DOCTYPE html><p>Not found", status: 404)
        }
    }

    /// Returns the number of a photo in the path of a file.
    private static func number(of request: LoopbackRequest, behind separator: Character) -> Int? {
        Int(request.path.split(separator: separator).last?.prefix { $0.isNumber } ?? "")
    }

    // MARK: - Files

    private static func file(_ request: LoopbackRequest, _ faults: inout Faults) -> LoopbackResponse {
        guard let number = number(of: request, behind: "/") else {
            return .html("<!DOCTYPE html><p>Not found", status: 404)
        }
        let file = file(number)
        var headers: HTTPHeaders = ["content-type": "image/png", "accept-ranges": "bytes", "etag": "\"\(number)\""]
        var (status, body) = (200, file[...])
        let isCurrent = request.headers["if-range"].map { $0 == headers["etag"] } ?? true
        if isCurrent, let range = request.headers["range"]?.dropFirst("bytes=".count).split(separator: "-"),
            let first = Int(range[0]), let last = Int(range[1]), first < file.count
        {
            let last = min(last, file.count - 1)
            (status, body) = (206, file[first...last])
            headers["content-range"] = "bytes \(first)-\(last)/\(file.count)"
        }
        if let left = faults.partsBeforeFailure {
            guard left > 0 else {
                headers["content-length"] = String(body.count)
                let half = Data(body.prefix(body.count / 2))
                return LoopbackResponse(steps: [.send(LoopbackResponse.head(status, headers) + half), .reset])
            }
            faults.partsBeforeFailure = left - 1
        }
        return LoopbackResponse(status: status, headers: headers, body: Data(body))
    }

    // MARK: - Commons

    private static func commons(_ request: LoopbackRequest, _ base: String, _ faults: inout Faults) -> LoopbackResponse
    {
        guard request.headers["user-agent"]?.hasPrefix("album/") == true else {
            return .text("Please set a user-agent and respect our robot policy", status: 403)
        }
        if let delay = faults.delay {
            let error = #"{"code":"maxlag","info":"Waiting for 10.64.48.35: 6.1 seconds lagged","lag":6.1}"#
            return .json(#"{"error":\#(error),"servedby":"mw1"}"#, headers: ["retry-after": "\(delay)"])
        }
        func page(_ number: Int, _ index: Int) -> String {
            #"""
            {"pageid":\#(number),"ns":6,"title":"File:Cat \#(number).png","index":\#(index),"imageinfo":[{"size":1200000,
            "width":600,"height":500,"mime":"image/png","url":"\#(base)/files/\#(number).png",
            "thumburl":"\#(base)/thumbnails/330px-\#(number).png",
            "descriptionurl":"https://commons.example/wiki/File:Cat_\#(number).png","extmetadata":{
            "Artist":{"value":"<a href=\"//commons.example/wiki/User:Ann\">Ann &amp; Bob</a>","source":"commons-desc-page"},
            "LicenseShortName":{"value":"CC BY-SA 4.0","source":"commons-desc-page","hidden":""},
            "LicenseUrl":{"value":"https://creativecommons.org/licenses/by-sa/4.0"}}}]}
            """#
        }
        if let id = request.query("pageids").flatMap({ Int($0) }) {
            guard (1...photoCount).contains(id) else {
                return .json(#"{"batchcomplete":true,"query":{"pages":[{"pageid":\#(id),"missing":true}]}}"#)
            }
            return .json(#"{"batchcomplete":true,"query":{"pages":[\#(page(id, 1))]}}"#)
        }
        let (start, size) = (Int(request.query("gsroffset") ?? "") ?? 0, Int(request.query("gsrlimit") ?? "") ?? 10)
        let end = min(start + size, photoCount)
        let pages = start < end ? (start + 1...end).map { page($0, $0 - start) }.reversed().joined(separator: ",") : ""
        let next = end < photoCount ? #""continue":{"gsroffset":\#(end),"continue":"gsroffset||"},"# : ""
        return .json(
            #"{"batchcomplete":true,\#(next)"query":{"searchinfo":{"totalhits":\#(photoCount)},"pages":[\#(pages)]}}"#
        )
    }

    // MARK: - Unsplash

    private static func unsplash(_ request: LoopbackRequest, _ base: String, _ faults: inout Faults) -> LoopbackResponse
    {
        guard request.headers["authorization"] == "Client-ID \(key)" else {
            return .json(#"{"errors":["OAuth error: The access token is invalid"]}"#, status: 401)
        }
        guard !faults.isOverLimit else {
            return .text("Rate Limit Exceeded", status: 403, headers: ["x-ratelimit-remaining": "0"])
        }
        faults.unsplashResponses += 1
        let view = faults.unsplashResponses
        func photo(_ number: Int) -> String {
            #"""
            {"id":"p\#(number)","slug":"a-cat-p\#(number)","width":600,"height":500,"color":"#60544D","blur_hash":"LoC%a7IoIVxZ",
            "description":null,"alt_description":"Cat \#(number)","urls":{"raw":"\#(base)/files/\#(number).png",
            "full":"\#(base)/files/\#(number).png?ixid=\#(view)&q=85","regular":"\#(base)/files/\#(number).png",
            "small":"\#(base)/thumbnails/\#(number).png","thumb":"\#(base)/thumbnails/\#(number).png"},
            "links":{"html":"https://unsplash.example/photos/p\#(number)",
            "download_location":"\#(base)/photos/p\#(number)/download?ixid=M3w"},
            "user":{"name":"Ann","links":{"html":"https://unsplash.example/@ann"}}}
            """#
        }
        let path = request.path.split(separator: "/")
        if path.first == "photos", path.count > 1 {
            guard let number = Int(path[1].dropFirst()), (1...photoCount).contains(number) else {
                return .json(#"{"errors":["Couldn't find Photo"]}"#, status: 404)
            }
            return path.count == 2 ? .json(photo(number)) : .json(#"{"url":"\#(base)/files/\#(number).png"}"#)
        }
        let (page, size) = (Int(request.query("page") ?? "") ?? 1, Int(request.query("per_page") ?? "") ?? 10)
        let numbers = Array((1...photoCount).dropFirst((page - 1) * size).prefix(size))
        let photos = numbers.map(photo).joined(separator: ",")
        var headers: HTTPHeaders = ["x-total": "\(photoCount)", "x-per-page": "\(size)", "x-ratelimit-limit": "50"]
        if page * size < photoCount {
            headers["link"] = "<\(base)\(request.path)?page=\(page + 1)&per_page=\(size)>; rel=\"next\""
        }
        let pageCount = (photoCount + size - 1) / size
        return .json(
            path.first == "photos"
                ? "[\(photos)]" : #"{"total":\#(photoCount),"total_pages":\#(pageCount),"results":[\#(photos)]}"#,
            headers: headers
        )
    }
}
