public import DomainKit

/// A range of counts in the notation of the command line: `100` and `>=100` for at least 100, `<10`, `10..50`.
public struct CountRange: Hashable, Sendable, CustomStringConvertible {
    /// The minimum, or nil.
    public let minimum: Int?
    /// The maximum, or nil.
    public let maximum: Int?

    /// Parses a range.
    ///
    /// - Throws: ``ValidationError`` for `stocks`.
    public init(_ text: String) throws(ValidationError) {
        let form = ValidationError.Rule.form("100, >=100, <10, 10..50")
        let error = ValidationError(field: "stocks", value: text, rule: form)
        guard let bounds = RangeNotation(text) else { throw error }
        func number(_ text: Substring) throws(ValidationError) -> Int {
            guard text.allSatisfy(\.isASCII), let number = Int(text), number >= 0 else { throw error }
            return number
        }
        switch bounds {
        case .just(let text), .from(let text): (minimum, maximum) = (try number(text), nil)
        case .after(let text):
            let (next, overflow) = try number(text).addingReportingOverflow(1)
            guard !overflow else { throw error }
            (minimum, maximum) = (next, nil)
        case .upTo(let text): (minimum, maximum) = (nil, try number(text))
        case .before(let text):
            let end = try number(text)
            guard end > 0 else { throw error }
            (minimum, maximum) = (nil, end - 1)
        case .between(let first, let last):
            (minimum, maximum) = (try number(first), try number(last))
            guard let minimum, let maximum, minimum <= maximum else { throw error }
        }
    }

    /// Parses the value of `stocks:` in a query, where a number alone means exactly that count.
    ///
    /// - Throws: ``ValidationError`` for `stocks`.
    init(operator text: String) throws(ValidationError) {
        let error = ValidationError(field: "stocks", value: text, rule: .form("100, >=100, <10"))
        guard let bounds = RangeNotation(operator: text) else { throw error }
        if case .just = bounds {
            let count = try? CountRange(text).minimum
            guard let count else { throw error }
            (minimum, maximum) = (count, count)
        } else {
            guard let range = try? CountRange(text) else { throw error }
            self = range
        }
    }

    /// Returns a Boolean value that indicates whether the range contains a count.
    public func contains(_ count: Int) -> Bool {
        (minimum.map { count >= $0 } ?? true) && (maximum.map { count <= $0 } ?? true)
    }

    /// The range in the notation of the command line.
    public var description: String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): "\(minimum)..\(maximum)"
        case (let minimum?, nil): ">=\(minimum)"
        case (nil, let maximum?): "<=\(maximum)"
        case (nil, nil): ""
        }
    }

    func notation(_ field: String) -> String {
        [minimum.map { "\(field):>=\($0)" }, maximum.map { "\(field):<=\($0)" }].compactMap(\.self)
            .joined(separator: " ")
    }
}

/// The notation of a range of numbers or days.
enum RangeNotation {
    case just(Substring)
    case from(Substring)
    case after(Substring)
    case upTo(Substring)
    case before(Substring)
    case between(Substring, Substring)

    /// Parses the value of an operator in a query, which allows no range with two ends.
    init?(operator text: String) {
        guard !text.contains("..") else { return nil }
        self.init(text)
    }

    init?(_ text: String) {
        let text = text[...]
        if text.hasPrefix(">=") {
            self = .from(text.dropFirst(2))
        } else if text.hasPrefix(">") {
            self = .after(text.dropFirst())
        } else if text.hasPrefix("<=") {
            self = .upTo(text.dropFirst(2))
        } else if text.hasPrefix("<") {
            self = .before(text.dropFirst())
        } else if let dots = text.firstRange(of: "..") {
            let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
            switch (first.isEmpty, last.isEmpty) {
            case (true, true): return nil
            case (true, false): self = .upTo(last)
            case (false, true): self = .from(first)
            case (false, false): self = .between(first, last)
            }
        } else {
            self = .just(text)
        }
    }
}
