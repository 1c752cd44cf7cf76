public import ReportKit

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
