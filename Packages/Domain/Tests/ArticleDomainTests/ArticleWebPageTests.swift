import ArticleDomain
import DomainKit
import Foundation
import Testing

struct ArticleWebPageTests {
    private static let id = "c686397e4a0f4f11683d"

    @Test(arguments: [
        ("https://qiita.com/koher/items/\(id)?utm=1#目次", "https://qiita.com/koher/items/\(id)"),
        ("http://qiita.com/koher/items/\(id)", "https://qiita.com/koher/items/\(id)"),
        ("qiita.com/koher/items/\(id)", "https://qiita.com/koher/items/\(id)"),
        ("http://127.0.0.1:8080/a/items/\(id)", "http://127.0.0.1:8080/a/items/\(id)"),
        ("https://qiita.com/$(reboot)/items/\(id)", "https://qiita.com/$(reboot)/items/\(id)"),
    ])
    func `a URL leads to its page, over TLS but for the loopback`(text: String, page: String) throws {
        #expect(try ArticleReference(text).page?.url.absoluteString == page)
    }

    @Test func `an identifier alone leads to no page`() throws {
        #expect(try ArticleReference(Self.id).page == nil)
    }

    @Test(arguments: [
        "javascript:alert(1)", "file:///etc/passwd", "https:", "https:///a", "mailto:a@b.example",
        "https://user@qiita.com/a", "https://user:secret@qiita.com/a", "//qiita.com/a", "-https://qiita.com/a",
    ])
    func `an address that is no web page never reaches a browser`(text: String) throws {
        guard let url = URL(string: text) else { return }
        let error = #expect(throws: ValidationError.self) { try ArticleWebPage(url) }
        #expect(error?.field == "URL")
    }
}
