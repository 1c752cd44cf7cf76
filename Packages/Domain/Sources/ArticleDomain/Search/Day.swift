public import Foundation

/// A day of the calendar in which Qiita dates articles: the Gregorian calendar in Japan.
public struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The year.
    public let year: Int
    /// The month, from 1.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// The time zone of Japan.
    public static let timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt

    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }()

    /// Creates the day of a date, in Japan.
    public init(_ date: Date) {
        let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
        year = parts.year ?? 1
        month = parts.month ?? 1
        day = parts.day ?? 1
    }

    /// Creates a day, or returns nil if the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        let parts = DateComponents(year: year, month: month, day: day)
        guard (1...9999).contains(year), let date = Self.calendar.date(from: parts) else { return nil }
        self.init(date)
        guard (self.year, self.month, self.day) == (year, month, day) else { return nil }
    }

    /// Returns the day that is this many days later.
    public func advanced(by days: Int) -> Day {
        let parts = DateComponents(year: year, month: month, day: day)
        let date = Self.calendar.date(from: parts).flatMap { Self.calendar.date(byAdding: .day, value: days, to: $0) }
        return date.map { Day($0) } ?? self
    }

    public static func < (first: Day, second: Day) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }

    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
