internal import ArticleContract
internal import ArticleDomain
internal import Foundation

/// Numbers the links of a text, each URL once.
struct LinkCollection {
    let host: ArticleHost
    private let linksFiles: Bool
    private let first: Int
    private var numbers: [String: Int] = [:]
    /// The links in the order of their numbers.
    private(set) var collected: [TextLink] = []

    /// Creates a collection.
    ///
    /// - Parameters:
    ///   - host: the host of URLs without one.
    ///   - linksFiles: a Boolean value that indicates whether relative URLs lead to other files.
    ///   - first: the number of the first link.
    init(host: ArticleHost, linksFiles: Bool = false, first: Int = 1) {
        self.host = host
        self.linksFiles = linksFiles
        self.first = first
    }

    /// Returns the number of a link.
    ///
    /// - Returns: nil if the URL leads neither to a web page nor to a file, such as a fragment, a mail address or a script.
    mutating func number(of url: String, title: String) -> Int? {
        guard let url = absolute(url) ?? file(url) else { return nil }
        if let number = numbers[url] { return number }
        let link = TextLink(number: first + collected.count, url: url, title: title)
        numbers[url] = link.number
        collected.append(link)
        return link.number
    }

    /// Returns the absolute URL, or nil if it leads to no web page.
    func absolute(_ url: String) -> String? {
        let start = url.prefix(8).lowercased()
        if start.hasPrefix("https://") || start.hasPrefix("http://") { return url }
        if start.hasPrefix("//") { return "https:" + url }
        if start.hasPrefix("/") { return host.address + url }
        return nil
    }

    /// Returns the name of the heading to which a URL leads within the text, or nil.
    func fragment(_ url: String) -> String? {
        url.hasPrefix("#") ? URL(string: url)?.fragment(percentEncoded: false) : nil
    }

    /// Returns the path of a file, without its fragment; nil if the URL leads to something else.
    private func file(_ url: String) -> String? {
        let path = url.prefix { $0 != "#" }
        return linksFiles && !path.isEmpty && !path.contains(":" as Character) ? String(path) : nil
    }
}
