import ArticleContract
import ArticleDomain
import DomainKit
import PresentationKit
import UseCaseKit

extension ArticleRoute {
    /// Creates the route to the article that a link leads to; nil for a link to any other page, which a browser shows.
    ///
    /// Only articles of the host of the run can be read here: elsewhere, the same identifier may be another article. The
    /// guide has no articles of a host, but its chapters lead to each other.
    init?(linkTo url: String, from origin: ArticleOrigin) {
        switch origin {
        case .host(let setting, _): self.init(linkTo: url, on: setting.value)
        case .guide: self.init(chapter: url)
        }
    }

    /// Creates the route to the article of a host that a link leads to, or nil.
    init?(linkTo url: String, on host: ArticleHost) {
        guard let reference = try? ArticleReference(url), reference.host == host else { return nil }
        self = .detail(url)
    }

    /// Creates the route to a chapter of the guide; nil for any other file.
    ///
    /// - Parameter file: the name of the file, which is that of the chapter behind its number, such as `03-the-grid.md`.
    private init?(chapter file: String) {
        guard let dash = file.firstIndex(of: "-"), dash > file.startIndex, file.hasSuffix(".md"),
            file[..<dash].allSatisfy(\.isNumber),
            let id = try? ArticleID(String(file[file.index(after: dash)...].dropLast(3)))
        else { return nil }
        self = .detail(id.rawValue)
    }
}

extension Phrase {
    /// Creates the message that a link of the guide leads to a file of the repository.
    static func outsideOfGuide(_ file: String) -> Phrase {
        let path = file.split(separator: "/").drop { $0 == ".." }.joined(separator: "/")
        return Phrase(
            en: "'\(path)' is not a chapter of the guide, but a file of the repository.",
            ja: "'\(path)' はガイドの章ではなく、リポジトリー内のファイルです。"
        )
    }
}
