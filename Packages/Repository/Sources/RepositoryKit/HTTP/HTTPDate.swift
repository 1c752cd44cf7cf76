import Foundation

/// The parser of dates in HTTP, for example `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
enum HTTPDate {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Parses a date, or returns nil if the text is not a date.
    static func parse(_ text: String) -> Date? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: String(parts[2])) else {
            return nil
        }
        let clock = parts[4].split(separator: ":", omittingEmptySubsequences: false)
        let digits = [parts[1], parts[3]] + clock
        let numbers = digits.compactMap { $0.allSatisfy(\.isASCII) ? UInt16($0).map(Int.init) : nil }
        guard clock.count == 3, numbers.count == 5, (1...31).contains(numbers[0]), (1900...9999).contains(numbers[1]),
            numbers[2] < 24, numbers[3] < 60, numbers[4] <= 60
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(
            from: DateComponents(
                year: numbers[1],
                month: month + 1,
                day: numbers[0],
                hour: numbers[2],
                minute: numbers[3],
                second: numbers[4]
            )
        )
    }
}
