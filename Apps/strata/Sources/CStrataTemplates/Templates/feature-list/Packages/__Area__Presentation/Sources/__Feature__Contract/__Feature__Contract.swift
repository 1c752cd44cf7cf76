public import AttemptKit
public import PresentationKit

/// The events of the view of the list.
public enum __Feature__Event: ViewEvent, Hashable {
    /// The view was loaded.
    case viewDidLoad
    /// An item was opened.
    case didOpen(Int)
    /// The user asked for another item.
    case didAskToAdd
    /// The user asked for another name of an item.
    case didAskToRename(Int)
    /// The user asked to delete an item.
    case didAskToDelete(Int)
    /// The user asked to put the item back that was deleted last.
    case didAskToUndo
    /// A question was answered.
    case didAnswer(AlertAnswer<__Feature__Action>)
    /// An alert about a failure was answered.
    case didAnswerFailure(AlertAnswer<RetryAction>)
}

/// The commands to the view of the list.
public enum __Feature__Command: AlertCommand, Hashable {
    /// Shows the items, or a text below them.
    case show([__Feature__Row], footer: Phrase?)
    /// Shows a message once.
    case showMessage(Phrase)
    /// Asks a question.
    case ask(AlertStrategy<__Feature__Action>)
    /// Shows an alert about a failure.
    case showAlert(AlertStrategy<RetryAction>)
}

/// An item, as the screens show it.
public struct __Feature__Row: Hashable, Identifiable, Sendable {
    /// The number of the item.
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

/// The answers to the questions about a change.
public enum __Feature__Action: AlertActionType {
    /// Adds an item with the name that was entered.
    case add
    /// Gives the item the name that was entered.
    case rename(Int)
    /// Deletes the item.
    case delete(Int)
    /// Changes nothing.
    case cancel

    public var title: Phrase {
        switch self {
        case .add: Phrase(en: "Add", ja: "追加")
        case .rename: Phrase(en: "Rename", ja: "名前を変更")
        case .delete: Phrase(en: "Delete", ja: "削除")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle {
        switch self {
        case .add, .rename: .default
        case .delete: .destructive
        case .cancel: .cancel
        }
    }
}

/// The screens to which the list leads.
public enum __Feature__Route: Codable, Hashable, Sendable {
    /// One item.
    case detail(Int)
}

/// The view model of the screen of one item.
@MainActor
public protocol __Feature__DetailModel: ViewModel where Shown == __Feature__Row?, Signal == Never {
    /// Goes back to the list.
    func goBack()
}
