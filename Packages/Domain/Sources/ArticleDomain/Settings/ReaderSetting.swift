public import DomainKit

/// Something that people can set for good, under the name that it has in the configuration.
public enum ReaderSetting: String, CaseIterable, Sendable {
    /// Which host articles come from.
    case host
    /// How many articles a page of a list has.
    case perPage = "per-page"
    /// For how many seconds an answer of the host is good enough.
    case maxAge = "max-age"
    /// Which program shows what is longer than the terminal.
    case pager
    /// Whether it is kept which articles were read.
    case history

    /// For how many seconds an answer can be good enough; with 0 the host is always asked.
    public static let ages = 0...86_400

    /// The words for what can be switched.
    public static let switches = ["on", "off"]

    /// Refuses a value that the setting cannot have.
    ///
    /// - Parameters:
    ///   - value: the value as people write it.
    ///   - field: what the value is called where it was written; nil stands for the setting's own name.
    /// - Throws: ``ValidationError`` that names the field.
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

    /// Reads whether something is switched on.
    ///
    /// - Throws: ``ValidationError`` for the setting.
    public func isOn(_ value: String, at place: ValidationError.Place? = nil) throws(ValidationError) -> Bool {
        guard Self.switches.contains(value) else {
            throw ValidationError(field: rawValue, value: value, rule: .oneOf(Self.switches), place: place)
        }
        return value == Self.switches.first
    }

    /// Reads a whole number.
    ///
    /// - Throws: ``ValidationError`` for `field`.
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
