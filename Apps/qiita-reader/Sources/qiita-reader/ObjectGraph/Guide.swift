import ArticleRepository
import CGuide

extension SuppliedArticleGateway {
    /// Creates a gateway of the chapters of `docs/guide`, which are compiled into the program.
    ///
    /// A list has each chapter once, under its name (`the-grid`), in the language of the given code, or else in English.
    /// With a code behind it, the name means the chapter in that language (`the-grid-ja`).
    static func guide(in language: String) -> Self {
        func chapters(
            in code: String,
            suffix: String = "",
            name: (String) -> String? = { $0 }
        ) -> [SuppliedArticle] {
            (0..<guide_chapter_count()).compactMap { number in
                name(String(cString: guide_slug(number))).map {
                    SuppliedArticle($0 + suffix, text: String(cString: guide_text(number, code)))
                }
            }
        }
        let editions = ["en", "ja"].map { (code: $0, suffix: "-\($0)") }
        return Self(
            listed: chapters(in: language),
            others: editions.flatMap { chapters(in: $0.code, suffix: $0.suffix) }
                + ([(language, "")] + editions).flatMap { chapters(in: $0, suffix: $1) { formerNames[$0] } }
        )
    }

    /// The former names of chapters, under which sessions and links may still refer to them.
    private static let formerNames = ["one-request-through-the-layers": "one-trip-through-the-house"]
}
