import ArticleDomain
import DomainKit
import Foundation
import Testing

struct ArticleReferenceTests {
    private static let id = "c686397e4a0f4f11683d"

    @Test(arguments: [
        (id, nil as String?),
        ("  \(id)\n", nil),
        ("the-grid", nil),
        ("https://qiita.com/koher/items/\(id)", "qiita.com"),
        ("https://QIITA.com/koher/items/\(id)?utm=1#目次", "qiita.com"),
        ("https://qiita.com/koher/items/\(id).md", "qiita.com"),
        ("https://qiita.com/koher/private/\(id)/", "qiita.com"),
        ("qiita.com/koher/items/\(id)", "qiita.com"),
        ("https://my-team.qiita.com/shared/items/\(id)", "my-team.qiita.com"),
        ("http://127.0.0.1:8080/a/items/\(id)", "127.0.0.1:8080"),
    ])
    func `an article is named by its identifier or by a URL`(text: String, host: String?) throws {
        let reference = try ArticleReference(text)
        #expect(reference.id.rawValue == (text == "the-grid" ? "the-grid" : Self.id))
        #expect(reference.host?.description == host)
    }

    @Test(arguments: [
        ("", "id"),
        ("日本語", "id"),
        ("https://qiita.com/koher", "article"),
        ("https://example.com/x", "article"),
        ("example.com/x", "URL"),
        ("https://qiita.com/tags/swift/items", "article"),
        ("ftp://qiita.com/koher/items/\(id)", "URL"),
        ("https://user:secret@qiita.com/koher/items/\(id)", "URL"),
        ("https://qiita.com/koher/items/%1B%5B31m", "article"),
        ("../../etc/passwd", "URL"),
    ])
    func `a text that names no article is refused`(text: String, field: String) {
        let error = #expect(throws: ValidationError.self) { try ArticleReference(text) }
        #expect(error?.field == field)
    }
}

struct ArticleHostTests {
    @Test(arguments: [
        ("qiita.com", "https://qiita.com"), ("My-Team.Qiita.com", "https://my-team.qiita.com"),
        ("https://qiita.com/", "https://qiita.com"), ("localhost:80", "http://localhost:80"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("qiita.example:8443", "https://qiita.example:8443"),
        ("https://localhost:8443", "https://localhost:8443"), ("HTTPS://127.0.0.1/", "https://127.0.0.1"),
    ])
    func `a host keeps the scheme that is pasted, and only the loopback is without TLS`(text: String, address: String)
        throws
    {
        let read = try ArticleHost(text)
        #expect(read.address == address)
        #expect(read.usesTLS == address.hasPrefix("https:"))
        #expect(try ArticleHost(read.description) == read)
        #expect(!read.storageName.contains("/"))
    }

    @Test func `the loopback with TLS is another host than the one without`() throws {
        let (plain, secure) = (try ArticleHost("localhost:8443"), try ArticleHost("https://localhost:8443"))
        #expect(plain != secure)
        #expect(plain.description != secure.description)
        #expect(plain.storageName != secure.storageName)
        for (text, host) in [("http", plain), ("https", secure)] {
            let reference = try ArticleReference("\(text)://localhost:8443/koher/items/c686397e4a0f4f11683d")
            #expect(reference.host == host)
            #expect(reference.page?.url.absoluteString.hasPrefix("\(text):") == true)
        }
    }

    @Test(arguments: [
        "", "qiita..com", "-qiita.com", "qiita.com/api", "user@qiita.com", "qiita.com:0", "qiita.com:99999",
        "qiita.com:", "キータ.com", "a:b:c", "http://qiita.com", "http://127.0.0.1.evil.example",
    ])
    func `a text that is no host name is refused`(text: String) {
        #expect(throws: ValidationError(field: "host", value: text, rule: .form("qiita.com"))) {
            try ArticleHost(text)
        }
    }

    @Test func `Qiita itself is the built-in host`() throws {
        #expect(try ArticleHost("qiita.com") == .qiita)
    }
}

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

struct TokenScopeTests {
    @Test func `a team's articles need scopes of their own`() throws {
        let team = try ArticleHost("team.qiita.com")
        #expect(ArticleHost.qiita.scopeToRead.rawValue == "read_qiita")
        #expect(ArticleHost.qiita.scopeToWrite.rawValue == "write_qiita")
        #expect(team.scopeToRead.rawValue == "read_qiita_team")
        #expect(team.scopeToWrite.rawValue == "write_qiita_team")
    }
}
