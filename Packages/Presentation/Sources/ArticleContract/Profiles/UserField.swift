public import PresentationKit

/// What programs are told about a person, as `docs/json.md` describes it.
public enum UserField: String, RecordField {
    /// Under which name the service knows the person.
    case id
    /// The name that the person goes by.
    case name
    /// What the person says about themselves.
    case about
    /// Where the person works.
    case organization
    /// Where the person lives.
    case location
    /// The person's own page.
    case website
    /// The person's name on GitHub.
    case github
    /// The person's name on Twitter.
    case twitter
    /// The person's name on Facebook.
    case facebook
    /// The person's name on LinkedIn.
    case linkedin
    /// How many articles the person published.
    case articles
    /// How many people the person follows.
    case followees
    /// How many people follow the person.
    case followers
    /// When the copy was kept, if it is one.
    case keptAt = "kept_at"
}
