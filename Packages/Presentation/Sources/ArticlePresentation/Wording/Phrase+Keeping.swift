import PresentationKit

extension Phrase {
    init(kept title: String) {
        self.init(
            en: "'\(title)' can be read without a connection.",
            ja: "'\(title)' を保存しました。オフラインでも読めます。"
        )
    }

    /// Creates the notice that an article is not kept; it names the article, unless the reason does.
    init(notKept name: String, because reason: Phrase) {
        self =
            reason.english.contains("'\(name)'")
            ? reason : Phrase(en: "'\(name)': \(reason.english)", ja: "'\(name)': \(reason.japanese)")
    }

    /// Returns the notice that articles were not kept, because a failure has ended the work.
    static func notAskedFor(_ count: Int) -> Phrase {
        Phrase(
            en: count == 1 ? "1 article was not kept." : "\(count) articles were not kept.",
            ja: "\(count) 件の記事は保存していません。"
        )
    }
}
