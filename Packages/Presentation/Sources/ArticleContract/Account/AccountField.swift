public import ReportKit

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
