public import Foundation

/// The time zone in which dates are shown.
///
/// The zones of Foundation need ICU's data: where it is not linked, `TimeZone.current` is Greenwich's.
public enum DisplayTimeZone: Hashable, Sendable {
    /// The zone of the system, or of the variable `TZ`.
    case system
    /// A number of seconds ahead of Greenwich, in every season.
    case offset(Int)
}

/// The text of a date and time, the same in every language: `2026-11-21 14:05`.
public struct CalendarText: Sendable {
    private let timeZone: DisplayTimeZone

    /// Creates texts in a time zone.
    public init(_ timeZone: DisplayTimeZone) {
        self.timeZone = timeZone
    }

    /// Returns the day, the hours and the minutes of a date.
    public func minute(_ date: Date) -> String {
        let parts = parts(of: date)
        return "\(day(date)) \(padded(parts.tm_hour, 2)):\(padded(parts.tm_min, 2))"
    }

    /// Returns the day, the hours, the minutes and the seconds of a date.
    public func second(_ date: Date) -> String {
        "\(minute(date)):\(padded(parts(of: date).tm_sec, 2))"
    }

    /// Returns the day of a date.
    public func day(_ date: Date) -> String {
        let parts = parts(of: date)
        return [padded(parts.tm_year + 1900, 4), padded(parts.tm_mon + 1, 2), padded(parts.tm_mday, 2)]
            .joined(separator: "-")
    }

    private func parts(of date: Date) -> tm {
        // Limited to the years 1 to 9999 in Greenwich, whatever a server has sent; NaN becomes the first of them.
        let interval = min(253_402_300_799, max(-62_135_596_800, date.timeIntervalSince1970.rounded(.down)))
        var (seconds, parts) = (time_t(interval), tm())
        switch timeZone {
        case .system: localtime_r(&seconds, &parts)
        case .offset(let offset):
            seconds += offset
            gmtime_r(&seconds, &parts)
        }
        return parts
    }

    private func padded(_ number: Int32, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Int {
    /// The number of bytes in decimal units, such as `1.5 MB`.
    package var byteText: String {
        var (rest, unit) = (Double(self), 0)
        let units = ["bytes", "kB", "MB", "GB"]
        while rest >= 1000, unit < units.count - 1 {
            rest /= 1000
            unit += 1
        }
        let tenths = Int((rest * 10).rounded())
        return unit == 0 || tenths >= 100
            ? "\(Int(rest.rounded())) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
