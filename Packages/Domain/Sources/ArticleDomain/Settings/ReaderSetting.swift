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
    /// The background that colours suit: automatic, light or dark.
    case theme
    /// The colours: those of the terminal, or those for every kind of colour vision.
    case colors

    /// The range of ``maxAge`` in seconds; with 0 every response is revalidated.
    public static let ages = 0...86_400

    /// The words for on and off.
    public static let switches = ["on", "off"]

    /// The words that the setting takes; nil where other values are possible.
    public var words: [String]? {
        switch self {
        case .history: Self.switches
        case .theme: ThemeBackground.allCases.map(\.rawValue)
        case .colors: ThemePalette.allCases.map(\.rawValue)
        case .host, .perPage, .maxAge, .pager: nil
        }
    }

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
        case .history, .theme, .colors: _ = try word(value, at: place)
        }
    }

    /// Checks that a value is one of the words of the setting, and returns it.
    private func word(_ value: String, at place: ValidationError.Place?) throws(ValidationError) -> String {
        let words = words ?? []
        guard words.contains(value) else {
            throw ValidationError(field: rawValue, value: value, rule: .oneOf(words), place: place)
        }
        return value
    }

    /// Parses the word for on or off.
    ///
    /// - Throws: ``ValidationError`` for the setting.
    public func isOn(_ value: String, at place: ValidationError.Place? = nil) throws(ValidationError) -> Bool {
        try word(value, at: place) == Self.switches.first
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
