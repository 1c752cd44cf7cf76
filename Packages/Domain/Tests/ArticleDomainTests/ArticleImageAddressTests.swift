import ArticleDomain
import DomainKit
import Foundation
import Testing

struct ArticleImageAddressTests {
    @Test(arguments: [
        ("https://images.example/a.png?w=1#x", "qiita.com"), ("HTTPS://qiita.com/a", "qiita.com"),
        ("http://127.0.0.1:8080/a.png", "127.0.0.1:8080"), ("http://localhost/a.png", "localhost"),
        ("https://localhost.example/a.png", "qiita.com"), ("https://128.0.0.1/a.png", "qiita.com"),
        ("https://[2001:db8::1]/a.png", "qiita.com"),
    ])
    func `an image comes by https, or as its article does`(text: String, host: String) throws {
        #expect(try ArticleImageAddress(text, in: ArticleHost(host)).url.absoluteString == text)
    }

    @Test(arguments: [
        ("http://images.example/a.png", "qiita.com"), ("http://127.0.0.1:8080/a.png", "qiita.com"),
        ("http://127.0.0.1:80801/a.png", "127.0.0.1:8080"), ("http://127.0.0.1:8080@a.example/", "127.0.0.1:8080"),
        ("https://user:word@images.example/a.png", "qiita.com"), ("https:///a.png", "qiita.com"),
        ("data:image/png;base64,AAAA", "qiita.com"), ("file:///etc/passwd", "qiita.com"), ("a.png", "qiita.com"),
        ("", "qiita.com"),
    ])
    func `no other address is one of an image`(text: String, host: String) throws {
        let host = try ArticleHost(host)
        let error = #expect(throws: ValidationError.self) { try ArticleImageAddress(text, in: host) }
        #expect(error?.rule == .form("https://HOST/PATH"))
    }

    @Test(arguments: [
        "localhost", "LOCALHOST:8443", "localhost.", "a.localhost", "%6cocalhost", "127.0.0.1", "127.255.0.9:8080",
        "127.1", "0x7f.0.0.1", "2130706433", "0.0.0.0", "0", "[::1]", "[0:0::0:1]:8080", "[::]", "[::ffff:127.0.0.1]",
        "\u{FF11}27.0.0.1", "\u{24DB}ocalhost", "%E2%91%A0%E2%91%A1%E2%91%A6.0.0.1", "127%E3%80%820.0.1",
        "local%C2%ADhost",
    ])
    func `an article reaches this machine only if it comes from there`(name: String) throws {
        let (elsewhere, here) = (ArticleHost.qiita, try ArticleHost("127.0.0.1:8080"))
        for host in [elsewhere, here] {
            #expect(throws: ValidationError.self) { try ArticleImageAddress("https://\(name)/a.png", in: host) }
        }
    }
}
