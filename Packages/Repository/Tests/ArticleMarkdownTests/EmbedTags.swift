import ArticleDomain
import Testing

/// Embedding tags, as the services offer them to authors.
struct EmbedTags: CustomTestStringConvertible, Sendable {
    let html: String
    let result: MarkupEmbed

    var testDescription: String { "\(result.service)" }

    init(_ html: String, _ service: MarkupEmbed.Service, title: String? = nil, url: String) {
        self.html = html
        result = MarkupEmbed(service, title: title, url: url)
    }

    private static func frame(_ url: String, _ service: MarkupEmbed.Service, page: String? = nil) -> EmbedTags {
        EmbedTags(#"<iframe src="\#(url)" title="題 &amp; 名"></iframe>"#, service, title: "題 & 名", url: page ?? url)
    }

    static let all = [
        EmbedTags(
            #"<script src="https://asciinema.org/a/14.js" id="asciicast-14" async></script>"#,
            .asciinema,
            url: "https://asciinema.org/a/14"
        ),
        EmbedTags(
            #"<p data-height="300" data-slug-hash="a-B1" data-user="ann" data-pen-title="箱" class="codepen"></p>"#,
            .codePen,
            title: "箱",
            url: "https://codepen.io/ann/pen/a-B1"
        ),
        EmbedTags(
            #"<div class="docswell-embed" data-src="https://www.docswell.com/slide/A1/embed"></div>"#,
            .docswell,
            url: "https://www.docswell.com/slide/A1/embed"
        ),
        EmbedTags(
            #"<script async class="docswell-embed" src="//www.docswell.com/a.js" data-src="https://docswell.com/s/A">"#
                + "</script>",
            .docswell,
            url: "https://docswell.com/s/A"
        ),
        EmbedTags(
            #"<script async class="speakerdeck-embed" data-id="c0ffee" src="//speakerdeck.com/assets/embed.js"></script>"#,
            .speakerDeck,
            url: "https://speakerdeck.com/player/c0ffee"
        ),
        EmbedTags(
            #"<blockquote class="twitter-tweet" data-id="42"></blockquote>"#,
            .x,
            url: "https://x.com/i/status/42"
        ),
        EmbedTags(
            #"<iframe src="https://www.youtube.com/embed/a?start=1" title="YouTube video player"></iframe>"#,
            .youTube,
            url: "https://www.youtube.com/watch?v=a&t=1"
        ),
        frame("//www.youtube-nocookie.com/embed/x_-1", .youTube, page: "https://www.youtube.com/watch?v=x_-1"),
        frame(
            "https://www.youtube.com/embed/videoseries?list=P",
            .youTube,
            page: "https://www.youtube.com/playlist?list=P"
        ),
        frame(
            "https://www.youtube.com/embed/a?si=b&amp;list=P-1",
            .youTube,
            page: "https://www.youtube.com/watch?v=a&list=P-1"
        ),
        frame("https://blueprintue.com/render/1/", .blueprintUE),
        frame("https://claude.site/artifacts/1/embed", .claude),
        frame("https://www.figma.com/embed?url=1", .figma),
        frame("https://embed.figma.com/design/1", .figma),
        frame("https://drive.google.com/file/d/1/preview", .googleDrive),
        frame("https://docs.google.com/presentation/d/e/1/embed", .googleSlides),
        frame("https://www.slideshare.net/slideshow/embed_code/key/1", .slideShare),
        frame("https://speakerdeck.com/player/1", .speakerDeck),
        frame("https://stackblitz.com/edit/a?embed=1", .stackBlitz),
    ]
}
