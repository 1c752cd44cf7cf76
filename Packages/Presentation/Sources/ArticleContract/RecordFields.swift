public import ReportKit

/// The fields of the record of an article, as `docs/json.md` describes them.
public enum ArticleField: String, RecordField {
    /// The identifier.
    case id
    /// The title.
    case title
    /// The account name of the author.
    case author
    /// The date of publication.
    case createdAt = "created_at"
    /// The date of the last change.
    case updatedAt = "updated_at"
    /// The number of likes.
    case likes
    /// The number of stocks.
    case stocks
    /// The number of comments.
    case comments
    /// The names of the tags.
    case tags
    /// The address in a browser.
    case url
    /// The date on which a copy was kept.
    case keptAt = "kept_at"
    /// The text in Markdown.
    case body

    /// The fields of an article in a list: all but its text.
    public static let listed = allCases.filter { $0 != .body }
}

/// The fields of the record of an account, as `docs/json.md` describes them.
public enum AccountField: String, RecordField {
    /// The name of the account.
    case user
    /// The display name.
    case name
    /// The host.
    case host
    /// A Boolean value that indicates whether requests carry a token.
    case signedIn = "signed_in"
    /// The place of the token: `environment` or `kept`.
    case tokenSource = "token_source"
    /// The environment variable of the token.
    case variable
}

/// The fields of the record of the status, as `docs/json.md` describes them.
public enum StatusField: String, RecordField {
    /// The host of the articles.
    case host
    /// The source of the host: `option`, `environment`, `configuration` or `default`.
    case hostSource = "host_source"
    /// A Boolean value that indicates whether requests carry a token.
    case signedIn = "signed_in"
    /// The name of the account, where the host has confirmed it.
    case user
    /// The place of the token: `environment` or `kept`.
    case tokenSource = "token_source"
    /// The number of requests that the host still accepts.
    case quotaRemaining = "quota_remaining"
    /// The number of requests in one period.
    case quotaLimit = "quota_limit"
    /// The beginning of the next period.
    case quotaReset = "quota_reset"
    /// The number of kept articles of the host.
    case articles
    /// The size of the kept articles, in bytes.
    case bytes
    /// The day in Japan on which the last complete sync began.
    case syncedOn = "synced_on"
    /// The condition of the index of kept articles: `current`, `old`, `damaged` or `missing`.
    case index
    /// The size of the index, in bytes.
    case indexBytes = "index_bytes"
    /// The number of queued changes, such as stocks and likes.
    case waiting
    /// The path of the configuration file.
    case configuration
    /// The folder of the kept articles.
    case data
    /// The folder of state that survives a restart, such as the token.
    case state
    /// The folder of data that can be fetched again.
    case cache
}

/// The fields of the record of a page that was to be opened, as `docs/json.md` describes them.
public enum WebPageField: String, RecordField {
    /// The identifier of the article.
    case article
    /// The address of the page.
    case url
    /// A Boolean value that indicates whether a browser opened the page.
    case opened
}

/// The fields of the record of a comment, as `docs/json.md` describes them.
public enum CommentField: String, RecordField {
    /// The identifier.
    case id
    /// The identifier of the article.
    case article
    /// The account name of the author.
    case author
    /// The date of the comment.
    case createdAt = "created_at"
    /// The date of the last change.
    case updatedAt = "updated_at"
    /// The date on which a copy was kept.
    case keptAt = "kept_at"
    /// The text in Markdown.
    case body
}

/// The fields of the record of an article that was read, as `docs/json.md` describes them.
public enum HistoryField: String, RecordField {
    /// The identifier.
    case id
    /// The title when the article was read.
    case title
    /// The host.
    case host
    /// The date on which the article was read last.
    case readAt = "read_at"
}

/// The fields of the record of a kept article, as `docs/json.md` describes them.
public enum KeptField: String, RecordField {
    /// The identifier.
    case id
    /// The title.
    case title
    /// The account name of the author.
    case author
    /// The date of publication.
    case createdAt = "created_at"
    /// The date of the last change.
    case updatedAt = "updated_at"
    /// The date on which the article was kept.
    case keptAt = "kept_at"
    /// The names of the tags.
    case tags
    /// The address in a browser.
    case url
    /// The line that matches a search, or a part of it; null without a search.
    case excerpt
}

/// The fields of the record of an article that was to be kept, as `docs/json.md` describes them.
public enum KeepingField: String, RecordField {
    /// The name of the article, as the user wrote it.
    case name
    /// The exit code of a program that keeps this article alone: 0 if it is kept.
    case exitCode = "exit_code"
    /// The title, where the article is kept.
    case title
    /// The identifier, where the article is kept.
    case id
    /// A Boolean value that indicates whether the article is kept.
    case kept
}

/// The fields of the record of an article that a sync has kept, as `docs/json.md` describes them.
public enum SyncField: String, RecordField {
    /// The identifier.
    case id
    /// The title.
    case title
    /// The kind of the change: `new` if the article was not kept before, otherwise `updated`.
    case change
    /// The date of the last change.
    case updatedAt = "updated_at"
}

/// The fields of the record of a user, as `docs/json.md` describes them.
public enum UserField: String, RecordField {
    /// The name of the account.
    case id
    /// The display name.
    case name
    /// The self-description.
    case about
    /// The organisation.
    case organization
    /// The location.
    case location
    /// The website.
    case website
    /// The account on GitHub.
    case github
    /// The account on Twitter.
    case twitter
    /// The account on Facebook.
    case facebook
    /// The account on LinkedIn.
    case linkedin
    /// The number of published articles.
    case articles
    /// The number of followees.
    case followees
    /// The number of followers.
    case followers
    /// The date on which a copy was kept.
    case keptAt = "kept_at"
}

/// The fields of the record of a tag, as `docs/json.md` describes them.
public enum TagField: String, RecordField {
    /// The name, in the spelling of the service.
    case name
    /// The number of articles with the tag.
    case articles
    /// The number of followers.
    case followers
    /// The date on which a copy was kept.
    case keptAt = "kept_at"
}

/// The fields of the record of a reaction, as `docs/json.md` describes them.
public enum ReactionField: String, RecordField {
    /// The identifier of the article.
    case article
    /// The reaction: `stock` or `like`.
    case reaction
    /// A Boolean value that indicates whether the reaction is given.
    case active
    /// A Boolean value that indicates whether the change is still queued.
    case queued
}

/// The fields of the record of a heading, as `docs/json.md` describes them.
public enum HeadingField: String, RecordField {
    /// The level, from 1 to 6.
    case level
    /// The text without formatting.
    case title
}

/// The fields of the record of a link, as `docs/json.md` describes them.
public enum LinkField: String, RecordField {
    /// The number of the link in the laid out text, from 1.
    case number
    /// The text of the link at its first occurrence.
    case title
    /// An absolute `http` or `https` URL; in the guide, also the path of another file.
    case url
}

/// The fields of the record of a saved search, as `docs/json.md` describes them.
public enum SavedField: String, RecordField {
    /// The name.
    case name
    /// The whole search, in the notation of Qiita's search.
    case search
    /// The words; empty for a search by conditions alone.
    case query
    /// The range of the date of publication, or null.
    case created
    /// The range of the date of the last change, or null.
    case updated
    /// The range of the number of stocks, or null.
    case stocks
    /// The text in the title, or null.
    case title
    /// The text in the code, or null.
    case code
    /// The organisation of the author, or null.
    case organization = "org"
    /// The date on which the search was saved.
    case savedAt = "saved_at"
}
