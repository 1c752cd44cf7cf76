import HabitContract
public import HabitDomain
import PresentationKit
public import ReportKit

extension HabitRow {
    init(_ habit: Habit, in week: ClosedRange<Day>) {
        self.init(id: habit.id, name: habit.name, week: week.map(habit.days.contains), goal: habit.goal)
    }
}

extension CalendarMonth {
    private static let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    init(_ habit: Habit, _ month: ClosedRange<Day>, today: Day) {
        let (year, number, _) = month.lowerBound.parts
        self.init(
            title: Phrase(
                en: "\(habit.name): \(Self.names[number - 1]) \(year)",
                ja: "\(habit.name)：\(year)年\(number)月"
            ),
            days: (month.lowerBound.week.lowerBound...month.upperBound.week.upperBound).map { day in
                CalendarDay(
                    id: day.number,
                    number: day.parts.day,
                    isInMonth: month.contains(day),
                    isDone: habit.days.contains(day),
                    hasCome: day <= today
                )
            }
        )
    }
}

extension Phrase {
    static let noHabits = Phrase(en: "No habits yet: add one.", ja: "まだ習慣がありません。追加してください。")
}

extension AlertStrategy<DeletionAction> {
    static func deleting(_ habit: Habit) -> AlertStrategy {
        AlertStrategy(
            title: Phrase(en: "Delete '\(habit.name)'?", ja: "'\(habit.name)' を削除しますか"),
            message: Phrase(
                en: "Its marks are deleted, too (\(habit.days.count)).",
                ja: "記録（\(habit.days.count) 日分）も削除されます。"
            ),
            actions: [.delete(habit.id), .cancel]
        )
    }
}

extension Report {
    /// Creates the report of the habits for scripts: a line and a record for each.
    public init(_ list: HabitList, today: Day) {
        self.init(
            list.habits.map { habit in
                let row = HabitRow(habit, in: today.week)
                let record = Record(of: HabitField.self) { field in
                    switch field {
                    case .name: .text(habit.name)
                    case .week: .integer(row.count)
                    case .goal: .integer(habit.goal)
                    case .days: .list(habit.days.map(\.description))
                    }
                }
                return Entry([ReportLine(Phrase(verbatim: "\(row.name): \(row.count)/\(row.goal)"))], record: record)
            }
        )
    }
}

private enum HabitField: String, RecordField {
    case name
    case week
    case goal
    case days
}
