import DomainKit
import Foundation
import RepositoryKit
import Testing

struct HTTPHeadersTests {
    @Test func `finds a field whatever the case of its name`() {
        let headers: HTTPHeaders = ["Total-Count": " 12 ", "link": "a", "Link": "b"]
        #expect(headers["total-count"] == "12")
        #expect(headers["LINK"] == "a")
        #expect(headers.fields.count == 3)
    }

    @Test func `setting a field replaces all of its name`() {
        var headers: HTTPHeaders = ["Link": "a", "link": "b"]
        headers["LINK"] = "c"
        #expect(headers.fields.map(\.value) == ["c"])
        headers["link"] = nil
        #expect(headers.fields.isEmpty)
    }
}

struct HTTPHeadersBreakTests {
    @Test(arguments: ["a\r\nx: y", "a\nx: y", "a\rx: y", "a\0x: y"])
    func `a value stays one line`(value: String) {
        let headers: HTTPHeaders = ["if-none-match": value]
        #expect(headers.fields.count == 1)
        #expect(!headers.fields[0].value.contains { $0.isNewline || $0 == "\0" })
    }
}

struct HostTokenTests {
    @Test(arguments: [
        ("https://qiita.com/api/v2/items", true),
        ("https://QIITA.com:8443/", true),
        ("https://team.qiita.com/", false),
        ("https://qiita.com.example.org/", false),
        ("http://qiita.com/", false),
        ("ftp://qiita.com/", false),
    ])
    func `goes to its own host only, and never in the clear`(url: String, goes: Bool) throws {
        let token = HostToken(try Secret("t0k3n"), host: "qiita.com")
        #expect(token.authorization(for: try #require(URL(string: url))) == (goes ? "Bearer t0k3n" : nil))
        #expect(!"\(token)".contains("t0k3n"))
    }

    @Test func `goes in the clear to the loopback`() throws {
        let token = HostToken(try Secret("t0k3n"), host: "127.0.0.1")
        #expect(token.authorization(for: try #require(URL(string: "http://127.0.0.1:8080/"))) == "Bearer t0k3n")
    }
}
