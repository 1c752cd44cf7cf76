/// The answers that a user can give to the alerts about one subject.
///
/// A feature declares an enumeration in its contract, for example `ArticleFailureAction` with `retry` and `cancel`. The
/// type of the action identifies the subject of an alert, and the compiler checks that every answer is handled. The
/// design comes from the article on a scalable iOS architecture (views, alerts and data sources).
public protocol AlertActionType: Hashable, Sendable {
    /// The title of the button.
    var title: Phrase { get }
    /// The effect of choosing the action.
    var style: AlertActionStyle { get }
}

/// The effect of choosing an action.
public enum AlertActionStyle: Hashable, Sendable {
    /// The action has an effect.
    case `default`
    /// The action changes nothing; it is also the answer of a dismissal.
    case cancel
    /// The action has an effect that cannot be undone.
    case destructive
}

/// The layout of an alert.
public enum AlertStyle: Hashable, Sendable {
    /// A dialog in front of the screen.
    case alert
    /// A menu of choices.
    case actionSheet
}
