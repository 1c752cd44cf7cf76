/// An alert as a value: what it says, and what can be answered.
///
/// Presenters and view models make it, with an initialiser for each cause, and a client shows it. It holds no closure,
/// so two alerts can be compared; it is an error too, so that a loader can fail with
/// `Result<Photo, AlertStrategy<FetchPhotoErrorAction>>`. It is free of language: the host words it when it is shown.
///
/// ```swift
/// extension AlertStrategy<CounterAction> {
///     static let notCounted = AlertStrategy(
///         title: Phrase(en: "Not counted", ja: "数えられません"),
///         message: Phrase(en: "The counter did not answer.", ja: "カウンターの応答がありません。"),
///         actions: [.retry, .cancel]
///     )
/// }
/// ```
public struct AlertStrategy<Action: AlertActionType>: Error, Hashable, Sendable {
    /// The subject, in a few words.
    public let title: Phrase
    /// The event, and the next step.
    public let message: Phrase
    /// The web address that the message refers to, which is shown on a line of its own so that it can be copied; or
    /// nil.
    public let link: String?
    /// The answers in the order of the buttons: at least one, all distinct, at most one of the style cancel.
    public let actions: [Action]
    /// The layout.
    public let style: AlertStyle
    /// The line of text that the alert asks for, or nil.
    public let textField: AlertTextField?
    /// Facts for hosts that need more than an alert shows.
    public let attributes: AlertAttributes

    /// Creates an alert.
    ///
    /// A list of actions that breaks the rules is a mistake in the program: it stops with the message of
    /// ``AlertStrategyViolation``. Look at ``AlertStrategyViolation/init(in:)`` first where the actions come from data.
    ///
    /// - Parameters:
    ///   - title: what it is about.
    ///   - message: what happened, and what can be done.
    ///   - link: the web address that the message refers to.
    ///   - actions: at least one, all distinct, at most one of the style cancel.
    ///   - style: how it is laid out.
    ///   - textField: the line of text that it asks for.
    ///   - attributes: facts for hosts that need more than an alert shows.
    public init(
        title: Phrase,
        message: Phrase,
        link: String? = nil,
        actions: [Action],
        style: AlertStyle = .alert,
        textField: AlertTextField? = nil,
        attributes: AlertAttributes = AlertAttributes()
    ) {
        let violation = AlertStrategyViolation(in: actions)
        precondition(violation == nil, "The alert \"\(title.english)\" \(violation?.explanation ?? "")")
        self.title = title
        self.message = message
        self.link = link
        self.actions = actions
        self.style = style
        self.textField = textField
        self.attributes = attributes
    }

    /// The action that answers a dismissal, or nil if the alert cannot be dismissed without a choice.
    public var cancelAction: Action? {
        actions.first { $0.style == .cancel }
    }

    /// The same alert about the actions of another type.
    ///
    /// - Parameter transform: gives each action its counterpart; distinct ones for distinct actions.
    public func map<Other: AlertActionType>(_ transform: (Action) -> Other) -> AlertStrategy<Other> {
        AlertStrategy<Other>(
            title: title,
            message: message,
            link: link,
            actions: actions.map(transform),
            style: style,
            textField: textField,
            attributes: attributes
        )
    }
}

/// The rule that a list of alert actions breaks.
///
/// ```swift
/// let violation = AlertStrategyViolation(in: [CounterAction.retry, .retry])
/// print(violation?.explanation ?? "")  // has one action twice: ...
/// ```
public enum AlertStrategyViolation: Hashable, Sendable {
    /// The list has no action.
    case noAction
    /// One action appears twice.
    case repeatedAction
    /// Two actions answer a dismissal.
    case severalCancelActions

    /// Creates the first violation in a list of actions.
    ///
    /// - Returns: nil if they break none.
    public init?<Action: AlertActionType>(in actions: [Action]) {
        if actions.isEmpty {
            self = .noAction
        } else if Set(actions).count < actions.count {
            self = .repeatedAction
        } else if actions.count(where: { $0.style == .cancel }) > 1 {
            self = .severalCancelActions
        } else {
            return nil
        }
    }

    /// The rule and the correction, for the programmer.
    public var explanation: String {
        switch self {
        case .noAction: "has no action: give it at least one, or nobody can leave it."
        case .repeatedAction: "has one action twice: give each action once."
        case .severalCancelActions: "has more than one cancel action: only one can answer a dismissal."
        }
    }
}
