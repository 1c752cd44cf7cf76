internal import ArticleContract
internal import ArticleDomain

/// Numbers the places that a text leads to, each once.
struct LinkCollection {
    private let host: ArticleHost
    private var numbers: [String: Int] = [:]
    /// The links so far, in the order of their numbers.
    private(set) var collected: [TextLink] = []

    init(host: ArticleHost) {
        self.host = host
    }

    /// The number of the place that a URL leads to.
    ///
    /// - Returns: nil if it leads to no page of the web: places within the text, addresses of mail, scripts.
    mutating func number(of url: String, title: String) -> Int? {
        guard let url = absolute(url) else { return nil }
        if let number = numbers[url] { return number }
        let link = TextLink(number: collected.count + 1, url: url, title: title)
        numbers[url] = link.number
        collected.append(link)
        return link.number
    }

    /// The whole URL, or nil if it leads to no page of the web.
    func absolute(_ url: String) -> String? {
        let start = url.prefix(8).lowercased()
        if start.hasPrefix("https://") || start.hasPrefix("http://") { return url }
        if start.hasPrefix("//") { return "https:" + url }
        if start.hasPrefix("/") { return host.address + url }
        return nil
    }
}
