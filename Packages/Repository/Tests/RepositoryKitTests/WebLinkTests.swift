import Foundation
import RepositoryKit
import Testing

struct WebLinkTests {
    @Test(
        arguments: [
            ("", []),
            ("<a>; rel=next", ["next: a"]),
            (#"<a>; rel="next""#, ["next: a"]),
            (#"<a>;rel="NEXT last" , <b> ; rel=prev"#, ["next last: a", "prev: b"]),
            (#"<a,b>; title="x, <y>; rel=z"; rel="next", <c>; rel="last""#, ["next: a,b", "last: c"]),
            (#"<a>; rel="next"; rel="prev""#, ["next: a"]),
            (#"<a>; title="\"; rel=no"; rel=next"#, ["next: a"]),
            (#"<a>; title*=UTF-8'de'n%c3%a4chstes; REL = "next""#, ["next: a"]),
            ("<a>", [": a"]),
            ("<a>;;; rel=next", ["next: a"]),
            ("garbage, <b>; rel=next", ["next: b"]),
            (#""<x>", <b>; rel=next"#, ["next: b"]),
            ("<a; rel=next", []),
            (#"<a>; rel="next"#, ["next: a"]),
            (#"<a>; rel="next\"#, [#"next\: a"#]),
            ("<>; rel=next", ["next: "]),
            (",,,", []),
        ] as [(String, [String])]
    )
    func `reads what it can and passes over the rest`(value: String, links: [String]) {
        #expect(WebLink.parse(value).map { "\($0.relations.joined(separator: " ")): \($0.target)" } == links)
    }

    @Test func `reads a value of any length`() {
        let value = String(repeating: "<a>; rel=\"x\" y , ", count: 20_000)
        #expect(WebLink.parse(value).count == 20_000)
    }
}

struct NextPageTests {
    private func response(_ links: String...) throws -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: HTTPHeaders(links.map { ("Link", $0) }),
            body: Data(),
            url: try #require(URL(string: "https://qiita.com/api/v2/items?page=2&per_page=20"))
        )
    }

    @Test(
        arguments: [
            (#"<https://qiita.com/api/v2/items?page=3&per_page=20>; rel="next""#, 3),
            (#"<?per_page=20&page=3>; rel="next""#, 3),
            (#"<https://qiita.com/api/v2/items?page=34025>; rel="last""#, nil),
            (#"<https://qiita.com/api/v2/items?page=34025>; rel="next""#, 34025),
            (#"<https://qiita.com/api/v2/items?page=&per_page=20>; rel="next""#, nil),
            (#"<https://qiita.com/api/v2/items?page>; rel="next""#, nil),
            (#"<https://qiita.com/api/v2/items?page=0>; rel="next""#, nil),
            (#"<https://qiita.com/api/v2/items?page=-1>; rel="next""#, nil),
            (#"<https://qiita.com/api/v2/items?page=99999999999999999999>; rel="next""#, nil),
            (#"<https://qiita.com/api/v2/items>; rel="next""#, nil),
            (#"<http://[>; rel="next""#, nil),
            ("", nil),
        ] as [(String, Int?)]
    )
    func `is the number in the link of that name`(link: String, page: Int?) throws {
        #expect(try response(link).nextPage() == page)
    }

    @Test func `is found in any of several fields`() throws {
        #expect(try response(#"<?page=1>; rel="first""#, #"<?page=3>; rel="next""#).nextPage() == 3)
        #expect(try response().nextPage() == nil)
    }
}
