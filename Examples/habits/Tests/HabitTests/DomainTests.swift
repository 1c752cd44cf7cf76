import DomainKit
import Foundation
import HabitDomain
import Testing

/// 28 November 2026, a Saturday.
let today = Day(number: 20_785)

/// Returns a list with habits, each with a goal of three days a week.
func list(_ names: String..., done days: [Day] = []) throws -> HabitList {
    var list = HabitList()
    for name in names { try list.apply(.add(try Habit.Name(name), try Habit.Goal("3"))) }
    for day in days { try list.apply(.toggle(1, day, today: today)) }
    return list
}

struct DomainTests {
    @Test func `a day is that of the time zone, and its week begins on Monday`() throws {
        let date = try Date("2026-11-27T22:30:00Z", strategy: .iso8601)
        #expect(Day(date, in: try #require(TimeZone(secondsFromGMT: 7_200))) == today)
        #expect(today.description == "2026-11-28")
        #expect("\(today.week.lowerBound) \(today.week.upperBound)" == "2026-11-23 2026-11-29")
        #expect(Day(number: -4).week.lowerBound.description == "1969-12-22")
    }

    @Test(arguments: [("2026-11-01", 30), ("2026-12-31", 31), ("2028-02-29", 29), ("2100-02-14", 28)])
    func `a month has all of its days`(text: String, count: Int) throws {
        let day = Day(try Date("\(text)T00:00:00Z", strategy: .iso8601), in: .gmt)
        #expect(day.description == text && day.month.count == count && day.month.contains(day))
        #expect(day.month.lowerBound.parts.day == 1)
    }

    @Test func `a mark is put and removed, but not on a day that is still to come`() throws {
        var list = try list("Walk", "Read", done: [today, today.advanced(by: -5), today])
        #expect(list[1]?.days == [today.advanced(by: -5)])
        #expect(list[2]?.days == [])
        #expect(throws: ApplicationError.self) {
            try list.apply(.toggle(1, today.advanced(by: 1), today: today))
        }
    }

    @Test func `a number is not used again, and a habit that is not there does not change`() throws {
        var list = try list("Walk", " Read ")
        try list.apply(.delete(2))
        try list.apply(.add(try Habit.Name("Sleep"), try Habit.Goal("7")))
        #expect(list.habits.map(\.name) == ["Walk", "Sleep"] && list.habits.map(\.id) == [1, 3])
        #expect(throws: ApplicationError(.notFound)) { try list.apply(.delete(2)) }
    }

    @Test(arguments: ["", "0", "8", "three"])
    func `a goal is a number of days of a week`(text: String) {
        #expect(throws: ValidationError(field: "goal", value: text, rule: .within(1...7))) { try Habit.Goal(text) }
    }
}
