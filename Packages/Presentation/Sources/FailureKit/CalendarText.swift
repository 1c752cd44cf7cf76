public import Foundation

/// The text of a date and time, the same in every language: `2026-11-21 14:05`.
public struct CalendarText: Sendable {
    private let calendar: Calendar

    /// Creates texts in a time zone.
    public init(_ timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// Returns the day, the hours and the minutes of a date.
    public func minute(_ date: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return "\(day(date)) \(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
    }

    /// Returns the day, the hours, the minutes and the seconds of a date.
    public func second(_ date: Date) -> String {
        "\(minute(date)):\(padded(calendar.component(.second, from: date), 2))"
    }

    /// Returns the day of a date.
    public func day(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return [padded(parts.year, 4), padded(parts.month, 2), padded(parts.day, 2)].joined(separator: "-")
    }

    private func padded(_ number: Int?, _ width: Int) -> String {
        let digits = String(number ?? 0)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
