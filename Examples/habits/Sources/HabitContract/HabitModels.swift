public import AttemptKit
public import PresentationKit

/// A day of a calendar.
public struct CalendarDay: Hashable, Identifiable, Sendable {
    /// The days since 1 January 1970.
    public let id: Int
    /// The number in its month.
    public let number: Int
    public let isInMonth: Bool
    public let isDone: Bool
    /// A Boolean value that indicates whether the day has come, so that it can be marked.
    public let hasCome: Bool

    public init(id: Int, number: Int, isInMonth: Bool, isDone: Bool, hasCome: Bool) {
        (self.id, self.number, self.isInMonth, self.isDone, self.hasCome) = (id, number, isInMonth, isDone, hasCome)
    }
}

/// A month of one habit, in whole weeks.
public struct CalendarMonth: Hashable, Sendable {
    public let title: Phrase
    public let days: [CalendarDay]

    public init(title: Phrase, days: [CalendarDay]) {
        (self.title, self.days) = (title, days)
    }
}

/// A view model whose changes can fail; its signals are alerts about that.
@MainActor
public protocol ChangingModel: AnyObject {
    var signals: Signals<AlertStrategy<RetryAction>> { get }
    func answer(_ answer: AlertAnswer<RetryAction>)
    func goBack()
}

/// The view model of the calendar.
public protocol CalendarModel: ChangingModel, ViewModel where Shown == CalendarMonth {
    /// Shows the month, and every change of it.
    func begin()
    /// Shows the month before (-1) or the next one (1).
    func turn(by months: Int)
    func toggle(_ id: Int)
}

/// The view model of the form for a new habit, with the rules of the domain for its fields.
public protocol NewHabitModel: ChangingModel {
    var nameRule: any TextRule { get }
    var goalRule: any TextRule { get }
    func add(name: String, goal: String)
}
