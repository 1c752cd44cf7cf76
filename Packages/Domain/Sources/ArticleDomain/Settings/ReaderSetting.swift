public import DomainKit

/// A setting of the reader, under its name in the configuration.
public enum ReaderSetting: String, CaseIterable, Sendable {
    /// The host of the articles.
    case host
    /// The number of articles on a page of a list.
    case perPage = "per-page"
    /// The number of seconds for which a response is fresh.
    case maxAge = "max-age"
    /// The program that pages long output.
    case pager
    /// The history of read articles, on or off.
    case history

    /// The range of ``maxAge`` in seconds; with 0 every response is revalidated.
    public static let ages = 0...86_400

    /// The words for on and off.
    public static let switches = ["on", "off"]

    /// Checks a value.
    ///
    /// - Parameters:
    ///   - value: the value, as the user wrote it.
    ///   - place: the place of the value in the configuration, or nil.
    /// - Throws: ``ValidationError`` that names the setting.
    public func check(_ value: String, at place: ValidationError.Place? = nil) throws(ValidationError) {
        switch self {
        case .host:
            do throws(ValidationError) {
                _ = try ArticleHost(value)
            } catch {
                throw ValidationError(field: rawValue, value: error.value, rule: error.rule, place: place)
            }
        case .perPage: _ = try wholeNumber(value, within: PageRequest.sizes, at: place)
        case .maxAge: _ = try wholeNumber(value, within: Self.ages, at: place)
        case .pager:
            guard value.allSatisfy(\.isWhitespace) else { return }
            throw ValidationError(field: rawValue, value: value, rule: .notEmpty, place: place)
        case .history: _ = try isOn(value, at: place)
        }
    }

    /// Parses the word for on or off.
    ///
    /// - Throws: ``ValidationError`` for the setting.
    public func isOn(_ value: String, at place: ValidationError.Place? = nil) throws(ValidationError) -> Bool {
        guard Self.switches.contains(value) else {
            throw ValidationError(field: rawValue, value: value, rule: .oneOf(Self.switches), place: place)
        }
        return value == Self.switches.first
    }

    /// Parses a whole number.
    ///
    /// - Throws: ``ValidationError`` for the setting.
    public func wholeNumber(
        _ value: String,
        within range: ClosedRange<Int>,
        at place: ValidationError.Place? = nil
    ) throws(ValidationError) -> Int {
        guard let number = Int(value), range.contains(number) else {
            throw ValidationError(field: rawValue, value: value, rule: .within(range), place: place)
        }
        return number
    }
}
