public import DomainKit

/// The habits of a user.
public struct HabitList: Codable, Hashable, Sendable {
    /// A change of the list.
    public enum Change: Hashable, Sendable {
        /// Adds a habit at the end.
        case add(Habit.Name, Habit.Goal)
        /// Gives a habit another name.
        case rename(Int, to: Habit.Name)
        /// Marks a day of a habit as done, or removes the mark.
        case toggle(Int, Day, today: Day)
        /// Deletes a habit and its marks.
        case delete(Int)
    }

    /// The habits in the order in which they were added.
    public private(set) var habits: [Habit] = []
    private var lastID = 0

    /// Creates an empty list.
    public init() {}

    /// Returns the habit with a number.
    public subscript(id: Int) -> Habit? { habits.first { $0.id == id } }

    /// Applies a change.
    ///
    /// - Throws: `ApplicationError` of kind `notFound` if there is no such habit, and `invalidInput` for a day after today.
    public mutating func apply(_ change: Change) throws(ApplicationError) {
        switch change {
        case .add(let name, let goal):
            lastID += 1
            habits.append(Habit(id: lastID, name: name, goal: goal))
        case .rename(let id, let name): habits[try index(of: id)].name = name.text
        case .toggle(let id, let day, let today):
            guard day <= today else {
                throw ApplicationError(
                    .invalidInput(ValidationError(field: "day", value: "\(day)", rule: .custom("past")))
                )
            }
            habits[try index(of: id)].toggle(day)
        case .delete(let id): habits.remove(at: try index(of: id))
        }
    }

    private func index(of id: Int) throws(ApplicationError) -> Int {
        guard let index = habits.firstIndex(where: { $0.id == id }) else { throw ApplicationError(.notFound) }
        return index
    }
}

/// The storage of the list.
public protocol HabitGateway: Sendable {
    /// Returns the stored list.
    @concurrent
    func load() async throws(ApplicationError) -> HabitList

    /// Changes the stored list, atomically, and returns the new one; what throws changes nothing.
    @concurrent
    func apply(_ change: HabitList.Change) async throws(ApplicationError) -> HabitList
}
