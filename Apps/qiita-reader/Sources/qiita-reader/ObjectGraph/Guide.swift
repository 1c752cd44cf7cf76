import ArticleDomain
import ArticleRepository
import CGuide
import PresentationKit

extension ArticleSource {
    /// The guide, in a language; nothing of it is kept.
    init(guideIn language: Language) {
        let (guide, nobody) = (SuppliedArticleGateway.guide(in: language.rawValue), NullCommunityGateway())
        (host, remote) = (.qiita, nil)
        (articles, titles) = (guide, guide)
        (comments, profiles, reactions, queue) = (nobody, nobody, nobody, nobody)
    }
}

extension SuppliedArticleGateway {
    /// Creates a gateway of the chapters of `docs/guide`, which are compiled into the program.
    ///
    /// A list has each chapter once, under its name (`the-grid`), in the language of the given code, or else in English.
    /// With a code behind it, the name means the chapter in that language (`the-grid-ja`).
    static func guide(in language: String) -> Self {
        func chapters(in code: String, suffix: String = "") -> [SuppliedArticle] {
            (0..<guide_chapter_count()).map { number in
                SuppliedArticle(
                    String(cString: guide_slug(number)) + suffix,
                    text: String(cString: guide_text(number, code))
                )
            }
        }
        return Self(
            listed: chapters(in: language),
            others: ["en", "ja"].flatMap { chapters(in: $0, suffix: "-\($0)") }
        )
    }
}
