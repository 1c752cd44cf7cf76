public import DomainKit

/// A range of days in the notation of the command line: `2026`, `2026-01` and `2026-01-15` for the whole period,
/// `>=2026-01`, `<2026`, `2026-01..2026-03`.
public struct DayRange: Hashable, Sendable, CustomStringConvertible {
    /// The first day, or nil.
    public let first: Day?
    /// The last day, or nil.
    public let last: Day?

    /// Creates a range, or returns nil if it has no end or ends before its beginning.
    public init?(from first: Day?, through last: Day?) {
        guard first != nil || last != nil else { return nil }
        if let first, let last, first > last { return nil }
        self.first = first
        self.last = last
    }

    /// Parses a range as the user wrote it, in a field that errors name.
    public init(_ text: String, field: String) throws(ValidationError) {
        let form = ValidationError.Rule.form("2026, 2026-01, >=2026-01-15, 2026-01..2026-03")
        let error = ValidationError(field: field, value: text, rule: form)
        guard let bounds = RangeNotation(text) else { throw error }
        func days(_ text: Substring) throws(ValidationError) -> (first: Day, last: Day) {
            guard let days = Self.days(in: text) else { throw error }
            return days
        }
        let range: DayRange?
        switch bounds {
        case .just(let text): range = DayRange(from: try days(text).first, through: try days(text).last)
        case .from(let text): range = DayRange(from: try days(text).first, through: nil)
        case .after(let text): range = DayRange(from: try days(text).last.advanced(by: 1), through: nil)
        case .upTo(let text): range = DayRange(from: nil, through: try days(text).last)
        case .before(let text): range = DayRange(from: nil, through: try days(text).first.advanced(by: -1))
        case .between(let first, let last): range = DayRange(from: try days(first).first, through: try days(last).last)
        }
        guard let range else { throw error }
        self = range
    }

    /// Parses the value of an operator such as `created:` in a query.
    ///
    /// - Throws: ``ValidationError`` for the operator.
    init(operator text: String, field: String) throws(ValidationError) {
        guard RangeNotation(operator: text) != nil, let range = try? DayRange(text, field: field) else {
            let form = ValidationError.Rule.form("2026, 2026-01, >=2026-01-15, <2026")
            throw ValidationError(field: field, value: text, rule: form)
        }
        self = range
    }

    /// Returns a Boolean value that indicates whether the range contains a day.
    public func contains(_ day: Day) -> Bool {
        (first.map { day >= $0 } ?? true) && (last.map { day <= $0 } ?? true)
    }

    /// The range in the notation of the command line.
    public var description: String {
        switch (first, last) {
        case (let first?, let last?): first == last ? "\(first)" : "\(first)..\(last)"
        case (let first?, nil): ">=\(first)"
        case (nil, let last?): "<=\(last)"
        case (nil, nil): ""
        }
    }

    func notation(_ field: String) -> String {
        [first.map { "\(field):>=\($0)" }, last.map { "\(field):<=\($0)" }].compactMap(\.self).joined(separator: " ")
    }

    /// Returns the first and the last day of a year, a month or a day.
    private static func days(in text: Substring) -> (first: Day, last: Day)? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), parts[0].count == 4 else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard part.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(part) else { return nil }
            numbers.append(number)
        }
        let year = numbers[0]
        switch numbers.count {
        case 3: return Day(year: year, month: numbers[1], day: numbers[2]).map { ($0, $0) }
        case 2:
            guard let first = Day(year: year, month: numbers[1], day: 1) else { return nil }
            let next = Day(year: year, month: first.month + 1, day: 1) ?? Day(year: year + 1, month: 1, day: 1)
            return next.map { (first, $0.advanced(by: -1)) }
        default:
            guard let first = Day(year: year, month: 1, day: 1) else { return nil }
            return Day(year: year, month: 12, day: 31).map { (first, $0) }
        }
    }
}
