public import ArticleDomain
public import PresentationKit

extension Phrase {
    /// Creates the words for an index that is being built, in hundredths; nil where nothing is to be done.
    public init?(_ progress: KeptIndexProgress?) {
        guard let progress, !progress.isComplete else { return nil }
        let percent = progress.indexed * 100 / (progress.indexed + progress.remaining)
        self.init(
            en: "indexing kept articles, \(percent) % done",
            ja: "保存した記事の索引を作成中（\(percent) %）"
        )
    }

    /// Creates the line for an index that is being built, for people who wait for it; nil where nothing is to be done.
    public init?(waitingFor progress: KeptIndexProgress?) {
        guard let progress, !progress.isComplete else { return nil }
        let thousands = (progress.remaining + 999) / 1_000
        self.init(
            en: "Indexing the kept articles; at most \(thousands * 1_000) are left…",
            ja: "保存した記事の索引を作成しています。残り \(thousands * 1_000) 件以下…"
        )
    }
}
