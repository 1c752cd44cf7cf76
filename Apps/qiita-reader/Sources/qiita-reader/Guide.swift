import ArticleRepository
import CGuide

extension SuppliedArticleGateway {
    /// Creates a gateway of the chapters of `docs/guide`, which are compiled into the program.
    ///
    /// A list has each chapter once, under its name (`the-grid`), in the language of the given code, or else in English.
    /// With a code behind it, the name means the chapter in that language (`the-grid-ja`).
    static func guide(in language: String) -> Self {
        let chapters = UnsafeBufferPointer(start: guide_chapters(), count: guide_chapter_count())
        func articles(in language: String, suffix: String = "") -> [SuppliedArticle] {
            chapters.map { chapter in
                let text = language == "ja" ? chapter.japanese : chapter.english
                return SuppliedArticle(String(cString: chapter.slug) + suffix, text: String(cString: text))
            }
        }
        let editions = articles(in: "en", suffix: "-en") + articles(in: "ja", suffix: "-ja")
        return SuppliedArticleGateway(listed: articles(in: language), others: editions)
    }
}
