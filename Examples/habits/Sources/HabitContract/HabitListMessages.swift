public import AttemptKit
public import PresentationKit

/// The events of the list.
public enum HabitListEvent: ViewEvent, Hashable {
    case viewDidLoad
    case didOpen(Int)
    case didAskToAdd
    case didToggleToday(Int)
    case didRename(Int, to: String)
    case didAskToDelete(Int)
    case didAnswer(AlertAnswer<DeletionAction>)
    case didAnswerFailure(AlertAnswer<RetryAction>)
}

/// The commands to the list.
public enum HabitListCommand: AlertCommand, Hashable {
    case show([HabitRow], footer: Phrase?)
    case ask(AlertStrategy<DeletionAction>)
    case showAlert(AlertStrategy<RetryAction>)
}

/// A habit with the present week.
public struct HabitRow: Hashable, Identifiable, Sendable {
    public let id: Int
    public let name: String
    /// The days from Monday to Sunday; true for one on which the habit was done.
    public let week: [Bool]
    public let goal: Int

    public init(id: Int, name: String, week: [Bool], goal: Int) {
        (self.id, self.name, self.week, self.goal) = (id, name, week, goal)
    }

    /// The number of days on which the habit was done.
    public var count: Int { week.count(where: \.self) }
}

/// The answers to the question whether to delete a habit.
public enum DeletionAction: AlertActionType {
    case delete(Int)
    case cancel

    public var title: Phrase {
        switch self {
        case .delete: Phrase(en: "Delete", ja: "削除")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    public var style: AlertActionStyle { self == .cancel ? .cancel : .destructive }
}

/// The screens, and what is printed where there is no terminal.
public enum HabitRoute: Codable, Hashable, Sendable {
    case list
    case report
    case calendar(Int)
    case newHabit
}
