/// What the user can answer to an alert about one subject.
///
/// A feature states it as an enumeration in its contract, for example `ArticleFailureAction` with `retry` and `cancel`.
/// The type of the action tells what an alert is about, and the compiler then checks that every answer is handled. The
/// design comes from the article on a scalable iOS architecture (views, alerts and data sources).
public protocol AlertActionType: Hashable, Sendable {
    /// What the button says.
    var title: Phrase { get }
    /// What choosing it means.
    var style: AlertActionStyle { get }
}

/// What choosing an action means.
public enum AlertActionStyle: Hashable, Sendable {
    /// It does something.
    case `default`
    /// It leaves everything as it is; also the answer of a dismissal.
    case cancel
    /// It does something that cannot be undone.
    case destructive
}

/// How an alert is laid out.
///
/// ```swift
/// let sheet = AlertStrategy<CounterAction>(
///     title: Phrase(en: "Reset the counter?", ja: "カウンターを戻しますか"),
///     message: Phrase(en: "It starts at 0 again.", ja: "0 から数え直します。"),
///     actions: [.retry, .cancel],
///     style: AlertStyle.actionSheet
/// )
/// ```
public enum AlertStyle: Hashable, Sendable {
    /// A dialog in the middle.
    case alert
    /// A list of choices at the edge.
    case actionSheet
}

/// Asks for a line of text in an alert.
///
/// ```swift
/// let token = AlertStrategy<CounterAction>(
///     title: Phrase(en: "Sign in", ja: "サインイン"),
///     message: Phrase(en: "Paste a token.", ja: "トークンを貼り付けてください。"),
///     actions: [.retry, .cancel],
///     textField: AlertTextField(label: Phrase(en: "Token", ja: "トークン"), isSecret: true)
/// )
/// ```
public struct AlertTextField: Hashable, Sendable {
    /// What is to be typed, in a word or two.
    public let label: Phrase
    /// Whether what is typed must not be seen.
    public let isSecret: Bool

    /// Makes a text field.
    public init(label: Phrase, isSecret: Bool = false) {
        self.label = label
        self.isSecret = isSecret
    }
}
