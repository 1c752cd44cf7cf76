/// One chapter of the project's own guide, as it is embedded in the program.
public struct GuideChapter: Hashable, Sendable {
    /// The name under which the chapter is read, for example `the-grid`.
    public let slug: String
    /// The title.
    public let title: String
    /// What the chapter is about.
    public let tags: [String]
    /// The text in Qiita's Markdown, without the title.
    public let body: String

    /// Makes a chapter.
    public init(slug: String, title: String, tags: [String], body: String) {
        self.slug = slug
        self.title = title
        self.tags = tags
        self.body = body
    }
}
