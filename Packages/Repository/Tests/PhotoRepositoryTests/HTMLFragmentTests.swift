import Foundation
import Testing

@testable import PhotoRepository

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
