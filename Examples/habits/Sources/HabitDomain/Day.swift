public import Foundation

/// A day of the calendar, without a time; stored as a text such as `2026-11-28`.
public struct Day: Codable, CustomStringConvertible, Hashable, Strideable, Sendable {
    private static let style = Date.ISO8601FormatStyle().year().month().day()
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    /// The days since 1 January 1970.
    public let number: Int

    /// Creates a day from the days since 1 January 1970.
    public init(number: Int) {
        self.number = number
    }

    /// Creates the day of a date in a time zone.
    public init(_ date: Date, in timeZone: TimeZone = .current) {
        let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        number = Int((seconds / 86_400).rounded(.down))
    }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self.init(try Date(text, strategy: Self.style), in: .gmt)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    public var description: String { date.formatted(Self.style) }
    public func advanced(by days: Int) -> Day { Day(number: number + days) }
    public func distance(to other: Day) -> Int { other.number - number }

    private var date: Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

    /// The year, the month and the day of the month.
    public var parts: (year: Int, month: Int, day: Int) {
        let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
        return (parts.year ?? 1970, parts.month ?? 1, parts.day ?? 1)
    }

    /// The week of the day, from Monday to Sunday.
    public var week: ClosedRange<Day> {
        let weekday = (number % 7 + 10) % 7
        return advanced(by: -weekday)...advanced(by: 6 - weekday)
    }

    /// The month of the day.
    public var month: ClosedRange<Day> {
        let count = Self.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        let first = advanced(by: 1 - parts.day)
        return first...first.advanced(by: count - 1)
    }
}
