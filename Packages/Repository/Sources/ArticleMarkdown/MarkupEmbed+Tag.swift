import ArticleDomain

/// The tags for which the service keeps content of others (increments/qiita-markdown, `lib/qiita/markdown/embed`).
extension MarkupEmbed {
    /// Reads the tag that embeds something.
    ///
    /// - Returns: Nil if the tag embeds nothing, or not of a service that is known.
    init?(tag: String, _ attributes: [String: String]) {
        let source = attributes["src"] ?? ""
        switch Self.kind(of: attributes) {
        case "codepen":
            guard let user = attributes["data-user"]?.asIdentifier, let pen = attributes["data-slug-hash"]?.asIdentifier
            else { return nil }
            self.init(.codePen, title: attributes["data-pen-title"], url: "https://codepen.io/\(user)/pen/\(pen)")
        case "docswell-embed":
            guard let url = attributes["data-src"], Self.service(of: url) == .docswell else { return nil }
            self.init(.docswell, title: attributes["title"], url: url)
        case "speakerdeck-embed":
            guard let id = attributes["data-id"]?.asIdentifier else { return nil }
            self.init(.speakerDeck, title: attributes["title"], url: "https://speakerdeck.com/player/\(id)")
        case "twitter-tweet":
            guard let id = attributes["data-id"]?.asIdentifier else { return nil }
            self.init(.x, url: "https://x.com/i/status/\(id)")
        default:
            guard let service = Self.service(of: source), tag == (service == .asciinema ? "script" : "iframe") else {
                return nil
            }
            // The title that the service itself proposes to authors says nothing.
            let title = attributes["title"].flatMap { $0 == "YouTube video player" ? nil : $0 }
            self.init(service, title: title, url: Self.page(of: source, on: service))
        }
    }

    /// A Boolean value that indicates whether a tag holds a post on X, without its number.
    static func isPost(_ attributes: [String: String]) -> Bool {
        kind(of: attributes) == "twitter-tweet" && attributes["data-id"]?.asIdentifier == nil
    }

    /// Finds the post that a quotation of one leads to.
    init?(quoting blocks: [MarkupBlock]) {
        let urls = blocks.flatMap { block -> [String] in
            guard case .paragraph(let inlines) = block else { return [] }
            return inlines.compactMap(\.url)
        }
        guard let url = urls.last(where: { Self.service(of: $0) == .x && $0.contains("/status/") }) else { return nil }
        self.init(.x, url: url)
    }

    /// The class by which a tag says that it embeds something.
    private static func kind(of attributes: [String: String]) -> String? {
        let words = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
        return words.map { String($0) }.first(where: classes.contains)
    }

    private static let classes: Set<String> = ["codepen", "docswell-embed", "speakerdeck-embed", "twitter-tweet"]

    private static let services: [String: Service] = [
        "asciinema.org": .asciinema, "blueprintue.com": .blueprintUE, "claude.site": .claude, "codepen.io": .codePen,
        "docswell.com": .docswell, "figma.com": .figma, "embed.figma.com": .figma, "drive.google.com": .googleDrive,
        "docs.google.com": .googleSlides, "slideshare.net": .slideShare, "speakerdeck.com": .speakerDeck,
        "stackblitz.com": .stackBlitz, "twitter.com": .x, "x.com": .x, "youtube.com": .youTube,
        "youtube-nocookie.com": .youTube,
    ]

    /// The service that a URL leads to, or nil; only `https`, `http` and the scheme of the page count.
    private static func service(of url: String) -> Service? {
        let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, ["https:", "http:", ""].contains(parts[0].lowercased()), parts[1].isEmpty else {
            return nil
        }
        let host = parts[2].lowercased()
        return services[host.hasPrefix("www.") ? String(host.dropFirst(4)) : host]
    }

    /// The page for people of what is embedded, where it is known.
    private static func page(of source: String, on service: Service) -> String {
        switch service {
        case .asciinema where source.hasSuffix(".js"): String(source.dropLast(3))
        case .youTube: videoPage(of: source) ?? source
        default: source
        }
    }

    /// The page of a video or of a list of videos, at the second where it is to start.
    private static func videoPage(of source: String) -> String? {
        guard let match = source.firstMatch(of: #/\/embed\/([A-Za-z0-9_-]+)/#) else { return nil }
        func value(_ name: String) -> String? {
            let fields =
                match.range.upperBound == source.endIndex
                ? [] : source[match.range.upperBound...].dropFirst().split(separator: "&")
            return fields.first { $0.hasPrefix(name + "=") }.flatMap {
                String($0.dropFirst(name.count + 1)).asIdentifier
            }
        }
        let list = value("list")
        if match.1 == "videoseries" { return list.map { "https://www.youtube.com/playlist?list=\($0)" } }
        return "https://www.youtube.com/watch?v=\(match.1)" + (list.map { "&list=\($0)" } ?? "")
            + (value("start").map { "&t=\($0)" } ?? "")
    }
}

extension MarkupInline {
    fileprivate var url: String? {
        if case .link(let url, _) = self { url } else { nil }
    }
}

extension String {
    /// The text if it can stand in a URL as it is.
    fileprivate var asIdentifier: String? {
        let isIdentifier =
            !isEmpty
            && utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
            }
        return isIdentifier ? self : nil
    }
}
