import ArticleContract
import ArticleDomain
import DomainKit
import ReportKit

extension ArticleDetail {
    /// Creates the display value of a manuscript, as the article that it will be.
    init(_ readable: ParsedManuscript, at path: ManuscriptPath, from host: ArticleHost) {
        let manuscript = readable.source
        self.init(
            id: manuscript.id?.rawValue,
            title: manuscript.title(at: path),
            tags: manuscript.tags.map(\.name),
            text: ArticleTextComposer.text(of: readable.markup, from: host),
            record: Record(reading: manuscript, at: path)
        )
    }
}

extension Record {
    /// Creates the record of a manuscript, as the article that it will be; a pipe receives its Markdown, or another
    /// document.
    init(reading manuscript: Manuscript, at path: ManuscriptPath, as document: String? = nil) {
        self.init(document: document ?? manuscript.body) { (field: ArticleField) in
            switch field {
            case .id: .text(manuscript.id?.rawValue)
            case .title: .text(manuscript.title(at: path))
            case .updatedAt: .date(manuscript.updatedAt)
            case .tags: .list(manuscript.tags.map(\.name))
            case .body: .text(manuscript.body)
            case .author, .createdAt, .likes, .stocks, .comments, .url, .keptAt: .null
            }
        }
    }
}

extension Manuscript {
    /// Returns the title, or the name of the file of an untitled manuscript.
    func title(at path: ManuscriptPath) -> String { title ?? path.fileName }
}
