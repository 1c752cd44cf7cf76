import DomainKit
import Foundation
import RepositoryKit
import Testing

private struct Item: Decodable, Equatable {
    var title: String
    var likes: Int?

    enum CodingKeys: CodingKey {
        case title
        case likes
    }

    init(title: String, likes: Int?) {
        self.title = title
        self.likes = likes
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        likes = container.lenient(forKey: .likes)
    }
}

private struct Wrapped: Decodable {
    var items: [Item]
}

private func response(_ body: String) throws -> HTTPResponse {
    let url = try #require(URL(string: "https://qiita.com/"))
    return HTTPResponse(status: 200, headers: [:], body: Data(body.utf8), url: url)
}

struct DecodingTests {
    @Test(
        arguments: [
            (#"[{"title": "a", "likes": 1}]"#, 1), (#"[{"title": "a"}]"#, nil),
            (#"[{"title": "a", "likes": null}]"#, nil),
            (#"[{"title": "a", "likes": "many", "new": {}}]"#, nil),
        ] as [(String, Int?)]
    )
    func `does without what is missing, null, or of another form`(json: String, likes: Int?) throws {
        let items: [Item] = try response(json).decoded()
        #expect(items == [Item(title: "a", likes: likes)])
    }

    @Test(arguments: [
        (#"{"items": [{"title": "a"}, {"title": 1}]}"#, "items[1].title"),
        (#"{"items": [{"title": "a"}, {}]}"#, "items[1].title"),
        (#"{"items": [null]}"#, "items[0]"),
        ("{}", "items"),
        ("[1, 2", "$"),
        ("null", "$"),
    ])
    func `names the place that breaks the form`(json: String, place: String) throws {
        let response = try response(json)
        #expect(throws: ApplicationError(.invalidData(place))) { try response.decoded(as: Wrapped.self) }
    }

    @Test(arguments: ["<!DOCTYPE html>", "\r\n\t <html>", ""])
    func `takes a page or nothing in place of data for an unexpected answer`(body: String) throws {
        let response = try response(body)
        #expect(throws: ApplicationError(.unavailable(.unexpectedAnswer))) { try response.decoded(as: Wrapped.self) }
    }

    @Test func `leaves out elements of the wrong form`() throws {
        let list: LenientList<Item> = try response(#"[{"title": "a"}, null, 3, {"x": 1}, {"title": "b"}]"#).decoded()
        #expect(list.elements.map(\.title) == ["a", "b"])
    }

    @Test(
        arguments: [
            ("2023-11-15T07:13:20+09:00", 1_700_000_000), ("2023-11-14T22:13:20Z", 1_700_000_000),
            ("2023-11-14T22:13:20.250Z", 1_700_000_000.25), ("2023-11-15T07:13:20.250+09:00", 1_700_000_000.25),
            ("2023-11-14", nil), ("yesterday", nil), ("", nil),
        ] as [(String, TimeInterval?)]
    )
    func `reads dates with any zone and fraction`(text: String, seconds: TimeInterval?) throws {
        #expect(Date(iso8601: text)?.timeIntervalSince1970 == seconds)
    }
}
