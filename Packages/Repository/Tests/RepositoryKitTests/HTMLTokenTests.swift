import RepositoryKit
import Testing

struct HTMLTokenTests {
    @Test func `splits tags and text`() {
        #expect(
            HTMLToken.tokens(of: "a<B class='x y' hidden>b &amp; &#x3042;&#12356;</b ><br/>") == [
                .text("a"), .open(name: "b", attributes: ["class": "x y", "hidden": ""], isEmpty: false),
                .text("b & あい"), .close(name: "b"), .open(name: "br", attributes: [:], isEmpty: true),
            ]
        )
    }

    @Test func `reads values with and without quotes`() {
        #expect(
            HTMLToken.tokens(of: "<img src=a.png alt=\"1 > 0\" width = 10>") == [
                .open(name: "img", attributes: ["src": "a.png", "alt": "1 > 0", "width": "10"], isEmpty: false)
            ]
        )
    }

    @Test(arguments: [
        ("a<!-- <b> -->c", [HTMLToken.text("ac")]), ("a<!-- x", [.text("a")]), ("<!DOCTYPE html>a", [.text("a")]),
        (
            "a<script src=u>alert(1)</SCRIPT>b",
            [.text("a"), .open(name: "script", attributes: ["src": "u"], isEmpty: true), .text("b")]
        ), ("<style>x", []),
        ("1 < 2 <3", [.text("1 < 2 <3")]),
        ("a <b", [.text("a <b")]), ("<a <b <c", [.text("<a <b <c")]), ("&unknown; &", [.text("&unknown; &")]),
        ("&#0;&#xD800;&#x110000;", [.text("\0&#xD800;&#x110000;")]), ("<", [.text("<")]), ("</", [.text("</")]),
        ("<a b=", [.text("<a b=")]), ("<a b='", [.text("<a b='")]),
    ])
    func `leaves out what is not shown, and shows what is no tag`(html: String, tokens: [HTMLToken]) {
        #expect(HTMLToken.tokens(of: html) == tokens)
    }
}
