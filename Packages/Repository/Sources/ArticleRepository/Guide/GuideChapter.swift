/// One chapter of the project's own guide, as it is embedded in the program.
public struct GuideChapter: Hashable, Sendable {
    /// The name under which the chapter is read, the same in every language, for example `the-grid`.
    public let slug: String
    /// What the chapter is about.
    public let tags: [String]
    /// The chapter in English.
    public let english: GuideEdition
    /// The chapter in Japanese, or nil if it is not translated yet.
    public let japanese: GuideEdition?

    /// Makes a chapter.
    public init(slug: String, tags: [String], english: GuideEdition, japanese: GuideEdition? = nil) {
        self.slug = slug
        self.tags = tags
        self.english = english
        self.japanese = japanese
    }

    /// The editions that there are, by the code of their language.
    var editions: [(language: String, edition: GuideEdition)] {
        [("en", english)] + (japanese.map { [("ja", $0)] } ?? [])
    }
}

/// A chapter of the guide in one language.
public struct GuideEdition: Hashable, Sendable {
    /// The title.
    public let title: String
    /// The text in Qiita's Markdown, without the title.
    public let body: String

    /// Makes an edition.
    public init(title: String, body: String) {
        self.title = title
        self.body = body
    }
}
