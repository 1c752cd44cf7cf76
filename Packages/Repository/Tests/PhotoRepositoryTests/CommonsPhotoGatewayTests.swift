import DomainKit
import DomainTesting
import Foundation
import PhotoDomain
import PhotoRepository
import RepositoryKit
import RepositoryTesting
import Synchronization
import Testing

@testable import PhotoRepository

struct CommonsPhotoGatewayTests {
    private static let search = #"""
        {"batchcomplete":true,"continue":{"gsroffset":2,"continue":"gsroffset||"},"query":{"searchinfo":{"totalhits":41},
        "pages":[
        {"pageid":9,"ns":6,"title":"File:Second.png","index":2,"imageinfo":[{"size":5,"width":30,"height":40,
        "mime":"image/png","url":"https://upload.example/b.png","extmetadata":{"LicenseShortName":{"value":"CC0"},
        "DateTimeOriginal":{"value":"<time class=\"dtstart\" datetime=\"2009-07-12\">12 July 2009</time>"}}}]},
        {"pageid":7,"ns":6,"title":"File:Tabby cat.JPG","index":1,"imageinfo":[{"size":5,"width":400,"height":300,
        "thumburl":"https://upload.example/thumb/330px-a.jpg","url":"https://upload.example/a.jpg",
        "descriptionurl":"https://commons.example/wiki/File:Tabby_cat.JPG","mime":"image/jpeg","extmetadata":{
        "Artist":{"value":"<a href=\"//commons.example/wiki/User:Ann\" title=\"x\">Ann &amp; Bob</a>"},
        "ImageDescription":{"value":"<p>A <b>cat</b>&#33;<br/>On a mat</p>"},
        "LicenseShortName":{"value":"CC BY-SA 4.0"},"LicenseUrl":{"value":"https://cc.example/by-sa/4.0"},
        "DateTimeOriginal":{"value":"2013-05-04 12:33:01"},"Categories":{"value":"Cats|Mats"},"GPSLatitude":{"value":35}}}]},
        {"pageid":8,"ns":6,"title":"File:No licence.jpg","index":3,"imageinfo":[{"width":1,"height":1,
        "mime":"image/jpeg","url":"https://upload.example/c.jpg","extmetadata":[]}]},
        {"pageid":6,"ns":6,"title":"File:Film.ogv","index":4,"imageinfo":[{"width":1,"height":1,"mime":"video/ogg",
        "url":"https://upload.example/d.ogv","extmetadata":{"LicenseShortName":{"value":"CC0"}}}]}
        ]}}
        """#

    private func gateway(_ exchange: ScriptedHTTPExchange) throws -> CommonsPhotoGateway {
        CommonsPhotoGateway(
            host: try PhotoHost("commons.example", field: "host"),
            exchange: exchange,
            agent: "album/1 (ann@example.org)"
        )
    }

    @Test func `a search has its photos in order, with text for HTML, and none without a licence`() async throws {
        let exchange = ScriptedHTTPExchange([.response(body: Self.search)])
        let page = try await gateway(exchange).page(PageRequest.first, of: PhotoSearch("cats", in: .commons))
        #expect(page.elements.map(\.id.key) == ["7", "9"])
        #expect(page.total == 41 && page.next == PageRequest.first.next)
        let photo = try #require(page.elements.first)
        #expect(photo.title == "Tabby cat" && photo.caption == "A cat! On a mat" && photo.tags == ["Cats", "Mats"])
        #expect(photo.details == PhotoDetails(takenOn: CaptureDay("2013-05-04"), mediaType: "image/jpeg", byteCount: 5))
        #expect(page.elements.last?.details.takenOn?.text == "2009-07-12")
        #expect(photo.credit.author == "Ann & Bob")
        #expect(photo.credit.authorURL?.absoluteString == "https://commons.example/wiki/User:Ann")
        #expect(photo.credit.licence.terms == .shareAlike)
        #expect(photo.files.thumbnail.absoluteString == "https://upload.example/thumb/330px-a.jpg")
        #expect(page.elements.last?.files.thumbnail.absoluteString == "https://upload.example/b.png")
    }

    @Test func `a request names the program and its contact, and begins where the page does`() async throws {
        let exchange = ScriptedHTTPExchange([.response(body: #"{"batchcomplete":true}"#)])
        let filter = PhotoFilter(minimumSize: PhotoSize(width: 800, height: 600))
        let search = PhotoSearch("cats", in: .commons, filter: filter)
        let page = try await gateway(exchange).page(PageRequest(number: 3, size: 10), of: search)
        #expect(page.elements.isEmpty && page.next == nil)
        let request = try #require(exchange.requests.first)
        #expect(request.headers["user-agent"] == "album/1 (ann@example.org)")
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        #expect(value("gsroffset") == "20" && value("gsrlimit") == "10" && value("iiurlwidth") == "330")
        #expect(value("gsrsearch") == "cats filetype:bitmap filew:>799 fileh:>599")
    }

    @Test(
        arguments: [
            ("ratelimited", ApplicationError.Kind.rateLimited(until: nil)), ("maxlag", .unavailable(.busy(until: nil))),
            ("internal_api_error_DBQueryError", .unavailable(.busy(until: nil))),
            ("cirrussearch-too-busy-error", .unavailable(.busy(until: nil))),
            ("badvalue", .invalidData("w/api.php.error badvalue")), ("readapidenied", .forbidden),
        ]
    )
    func `an error that comes with status 200 is an error`(_ code: String, _ kind: ApplicationError.Kind) async throws {
        let body = #"{"error":{"code":"\#(code)","info":"…"},"servedby":"mw1"}"#
        let exchange = ScriptedHTTPExchange([.response(body: body)])
        await #expect(throws: ApplicationError(kind)) { try await gateway(exchange).photo(PhotoID("commons:7")) }
    }

    @Test(arguments: ["ratelimited", "maxlag"])
    func `a pause that the service asks for is kept`(_ code: String) async throws {
        let body = #"{"error":{"code":"\#(code)","info":"…"},"servedby":"mw1"}"#
        let exchange = ScriptedHTTPExchange([.response(headers: ["retry-after": "5"], body: body)])
        let clock = TestWallClock()
        let gateway = CommonsPhotoGateway(
            host: try PhotoHost("commons.example", field: "host"),
            exchange: exchange,
            agent: "album/1",
            clock: clock
        )
        let date = clock.now.addingTimeInterval(5)
        let kind: ApplicationError.Kind =
            code == "maxlag" ? .unavailable(.busy(until: date)) : .rateLimited(until: date)
        await #expect(throws: ApplicationError(kind)) { try await gateway.photo(PhotoID("commons:7")) }
    }

    @Test func `a missing page is not found`() async throws {
        let exchange = ScriptedHTTPExchange([.response(body: #"{"query":{"pages":[{"pageid":7,"missing":true}]}}"#)])
        await #expect(throws: ApplicationError(.notFound)) { try await gateway(exchange).photo(PhotoID("commons:7")) }
    }

    @Test(arguments: ["null", "[]", "{", "<!DOCTYPE html><p>Sign in", #"{"query":{"pages":{"1":{}}}}"#])
    func `an answer of another form is an error or empty, never a crash`(_ body: String) async throws {
        let exchange = ScriptedHTTPExchange([.response(body: body)])
        await #expect(throws: ApplicationError.self) {
            try await gateway(exchange).page(PageRequest.first, of: PhotoSearch("a", in: .commons))
        }
    }

    @Test func `one file is fetched at a time`() async throws {
        let running = Mutex(0)
        let step = ScriptedHTTPExchange.Step.perform { request in
            let count = running.withLock { running in
                running += 1
                return running
            }
            await Task.yield()
            running.withLock { $0 -= 1 }
            let status = count == 1 ? 200 : 500
            return .success(HTTPResponse(status: status, headers: [:], body: Data([1]), url: request.url))
        }
        let exchange = ScriptedHTTPExchange([.response(body: Self.search)] + Array(repeating: step, count: 6))
        let gateway = try gateway(exchange)
        let photo = try #require(
            try await gateway.page(PageRequest.first, of: PhotoSearch("cats", in: .commons)).elements.first
        )
        let files = await withTaskGroup { group in
            for _ in 0..<6 { group.addTask { try? await gateway.file(.download, of: photo) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(files.allSatisfy { $0 == [1] })
    }
}

struct HTMLFragmentTests {
    @Test(arguments: [
        (
            #"<bdi><a href="//x">Unknown author</a></bdi><span style="display: none;">Unknown author</span>"#,
            "Unknown author"
        ),
        (#"Ann<span class=a style='DISPLAY:NONE'>x <span>y</span> z</span> Bob"#, "Ann Bob"),
        ("<style data-mw-deduplicate=\"x\">.mw a > b { color: red }</style>Ann", "Ann"),
        ("<script>if (1 < 2) alert()</script>Ann<template>x</template>", "Ann"),
        ("<div hidden>x<div>y</div></div>Ann", "Ann"),
        ("<a title=\"a hidden style=display:none valley\">Ann</a>", "Ann"),
        ("<span style=\"display:none\"/>Ann<br style=\"display:none\">Bob", "Ann Bob"),
        ("Ann<!-- a > b -->", "Ann"), ("Ann <!-- b", "Ann"),
        (
            "Ren&eacute;e Ji&rcaron;&iacute; &Lstrok;ukasz &AElig;r&oslash; Sz&odblac;ke &Idot; &laquo;A&raquo;&hellip;",
            "Renée Jiří Łukasz Ærø Szőke İ «A»…"
        ),
        ("&zacute;&Qacute;&eacuted;&nothing;&#233;&#xE9;", "ź&Qacute;&eacuted;&nothing;éé"), ("1 < 2 & 3", "1 < 2 & 3"),
        ("<span style=display:none>all of it is hidden", ""),
    ])
    func `the text is what a browser shows`(_ html: String, _ text: String) {
        #expect(HTMLFragment(html).text == text)
    }

    @Test(arguments: [
        #"<a class="x" href="//example.org/a?b&amp;c">A</a>"#, "<A HREF='https://example.org/a?b&c'>A</A>",
        "<span style='display:none'><a href='https://hidden.example'>x</a></span><a href=https://example.org/a?b&c>A</a>",
    ])
    func `the first link is that of what is shown`(_ html: String) {
        #expect(HTMLFragment(html).firstLink?.absoluteString == "https://example.org/a?b&c")
    }
}
