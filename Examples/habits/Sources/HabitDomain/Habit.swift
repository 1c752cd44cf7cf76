public import DomainKit

/// Something that its user wants to do on some days of each week.
public struct Habit: Codable, Hashable, Identifiable, Sendable {
    /// A name: a text that is not empty.
    public struct Name: Hashable, Sendable {
        let text: String

        /// Creates a name.
        ///
        /// - Throws: `ValidationError` if the text is empty.
        public init(_ text: String) throws(ValidationError) {
            self.text = text.trimmed
            if self.text.isEmpty { throw ValidationError(field: "name", value: text, rule: .notEmpty) }
        }
    }

    /// A goal: a number of days a week.
    public struct Goal: Hashable, Sendable {
        let days: Int

        /// Creates a goal from a number that somebody has typed.
        ///
        /// - Throws: `ValidationError` if it is no number of days of a week.
        public init(_ text: String) throws(ValidationError) {
            guard let days = Int(text.trimmed), (1...7).contains(days) else {
                throw ValidationError(field: "goal", value: text, rule: .within(1...7))
            }
            self.days = days
        }
    }

    /// The number, which no other habit gets.
    public let id: Int
    /// The name.
    public internal(set) var name: String
    /// The number of days a week.
    public let goal: Int
    /// The days on which it was done, in their order.
    public private(set) var days: [Day] = []

    init(id: Int, name: Name, goal: Goal) {
        (self.id, self.name, self.goal) = (id, name.text, goal.days)
    }

    /// Throws for a habit that breaks the rules too, because somebody has edited the document.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = try Name(values.decode(String.self, forKey: .name)).text
        goal = try Goal("\(values.decode(Int.self, forKey: .goal))").days
        days = try values.decode([Day].self, forKey: .days)
    }

    mutating func toggle(_ day: Day) {
        if let index = days.firstIndex(of: day) {
            days.remove(at: index)
        } else {
            days.insert(day, at: days.firstIndex { $0 > day } ?? days.endIndex)
        }
    }
}
