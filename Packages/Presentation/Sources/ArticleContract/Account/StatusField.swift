public import ReportKit

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
