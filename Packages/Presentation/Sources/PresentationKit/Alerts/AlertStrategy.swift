/// An alert as a value: its texts, its actions and its layout.
///
/// Presenters and view models create it, with an initialiser for each cause, and a client shows it. It has no closures,
/// so alerts can be compared. It is an error, so that a loader can fail with `Result<Photo,
/// AlertStrategy<FetchPhotoErrorAction>>`. Its texts are phrases, which the host words when it shows the alert.
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
    /// The event and the next step.
    public let message: Phrase
    /// The URL that the message refers to, which is shown on a separate line so that it can be copied, or nil.
    public let link: String?
    /// The actions in the order of the buttons: at least one, all distinct, at most one of the style cancel.
    public let actions: [Action]
    /// The layout.
    public let style: AlertStyle
    /// The text field, or nil.
    public let textField: AlertTextField?
    /// The attributes for some hosts.
    public private(set) var attributes: AlertAttributes
    /// The identity of the alert, which its answer carries; 0, unless the part that shows several numbers them by
    /// ``identified(by:)``.
    public private(set) var id = 0

    /// Creates an alert.
    ///
    /// Invalid actions are a programming error, which stops the program with the message of ``AlertStrategyViolation``.
    /// Actions that come from data can be checked with ``AlertStrategyViolation/init(in:)`` before.
    ///
    /// - Parameters:
    ///   - title: the subject.
    ///   - message: the event and the next step.
    ///   - link: the URL that the message refers to.
    ///   - actions: at least one, all distinct, at most one of the style cancel.
    ///   - style: the layout.
    ///   - textField: the text field.
    ///   - attributes: the attributes for some hosts.
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

    /// Returns the same alert with another identity.
    public func identified(by id: Int) -> AlertStrategy {
        var alert = self
        alert.id = id
        return alert
    }

    /// Returns the same alert with the attributes of another one in addition to its own.
    public func inheriting(_ attributes: AlertAttributes) -> AlertStrategy {
        var alert = self
        alert.attributes.add(attributes)
        return alert
    }

    /// Returns the same alert with actions of another type.
    ///
    /// - Parameter transform: returns the counterpart of an action, distinct ones for distinct actions.
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
        .identified(by: id)
    }
}

/// The rule that a list of alert actions breaks.
public enum AlertStrategyViolation: Hashable, Sendable {
    /// The list has no action.
    case noAction
    /// One action appears twice.
    case repeatedAction
    /// Two actions answer a dismissal.
    case severalCancelActions

    /// Creates the first violation in a list of actions.
    ///
    /// - Returns: Nil if the actions are valid.
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
