public import PresentationKit

/// What programs are told about who is signed in, as `docs/json.md` describes it.
public enum AccountField: String, RecordField {
    /// Under which name the account is known to the host.
    case user
    /// The name that the person goes by.
    case name
    /// The host.
    case host
    /// Whether requests carry a token.
    case signedIn = "signed_in"
    /// Where the token is: `environment` or `kept`.
    case tokenSource = "token_source"
    /// The environment variable that holds the token.
    case variable
}
