public import PresentationKit

/// What programs are told about the reader as a whole, as `docs/json.md` describes it.
public enum StatusField: String, RecordField {
    /// The host that articles come from.
    case host
    /// Who chose the host: `option`, `environment`, `configuration` or `default`.
    case hostSource = "host_source"
    /// Whether requests carry a token.
    case signedIn = "signed_in"
    /// Under which name the account is known to the host, where the host could be asked.
    case user
    /// Where the token is: `environment` or `kept`.
    case tokenSource = "token_source"
    /// How many requests the host still takes.
    case quotaRemaining = "quota_remaining"
    /// How many requests one period has.
    case quotaLimit = "quota_limit"
    /// When the next period begins.
    case quotaReset = "quota_reset"
    /// How many articles of the host are kept.
    case articles
    /// How many bytes they take.
    case bytes
    /// The day in Japan on which the last complete sync began.
    case syncedOn = "synced_on"
    /// Of what use the index of what is kept is: `current`, `old`, `damaged` or `missing`.
    case index
    /// How many bytes it takes.
    case indexBytes = "index_bytes"
    /// How many changes, such as stocks and likes, wait for the host.
    case waiting
    /// The file of the settings.
    case configuration
    /// The folder of what was kept.
    case data
    /// The folder of what should survive a restart, such as the token.
    case state
    /// The folder of what can be had again.
    case cache
}
