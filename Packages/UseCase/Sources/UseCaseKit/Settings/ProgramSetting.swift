public import DomainKit

/// A setting of a program, under its name in the configuration.
///
/// A program has one enumeration of its settings.
public protocol ProgramSetting: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
    /// The words that the setting takes; nil where other values are possible.
    var words: [String]? { get }
    /// The option of the setting on the command line; by default its name.
    var option: String { get }
    /// The environment variable of the setting, or nil.
    var variable: String? { get }
    /// The environment variable that many programs share, which has the lowest precedence, or nil; by default nil.
    var sharedVariable: String? { get }
    /// The default value.
    var builtIn: String { get }

    /// Checks a value.
    ///
    /// - Parameters:
    ///   - value: the value, as the user wrote it.
    ///   - place: the place of the value in the configuration, or nil.
    /// - Throws: `ValidationError` that names the setting.
    func check(_ value: String, at place: ValidationError.Place?) throws(ValidationError)
}

extension ProgramSetting {
    public var option: String { "--\(rawValue)" }
    public var sharedVariable: String? { nil }

    /// Checks that a value is one of the words of the setting.
    public func checkWord(_ value: String, at place: ValidationError.Place? = nil) throws(ValidationError) {
        let words = words ?? []
        guard words.contains(value) else {
            throw ValidationError(field: rawValue, value: value, rule: .oneOf(words), place: place)
        }
    }

    /// Checks a value, also against the words that the app has for the setting.
    ///
    /// - Parameters:
    ///   - value: the value, as the user wrote it.
    ///   - words: the words of the settings that leave them to the app.
    ///   - place: the place of the value in the configuration, or nil.
    /// - Throws: `ValidationError` that names the setting.
    func check(
        _ value: String,
        among words: [Self: [String]],
        at place: ValidationError.Place?
    ) throws(ValidationError) {
        if let words = words[self], !words.contains(value) {
            throw ValidationError(field: rawValue, value: value, rule: .oneOf(words), place: place)
        }
        try check(value, at: place)
    }

    /// Checks that a value has a character that is not white space.
    public func checkNotEmpty(_ value: String, at place: ValidationError.Place? = nil) throws(ValidationError) {
        if value.allSatisfy(\.isWhitespace) {
            throw ValidationError(field: rawValue, value: value, rule: .notEmpty, place: place)
        }
    }

    /// Checks a value by what is made of it.
    ///
    /// - Throws: The error of `make`, in the name of the setting.
    public func checkValue<Value>(
        at place: ValidationError.Place?,
        _ make: () throws(ValidationError) -> Value
    ) throws(ValidationError) {
        do throws(ValidationError) {
            _ = try make()
        } catch {
            throw ValidationError(field: rawValue, value: error.value, rule: error.rule, place: place)
        }
    }

    /// Parses a whole number.
    ///
    /// - Throws: `ValidationError` for the setting.
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

    /// Returns the place of the value in the configuration, or nil where it comes from elsewhere.
    public func place(of value: Setting<String>, in written: [WrittenSetting]) -> ValidationError.Place? {
        guard case .configuration = value.source, let line = written.first(where: { $0.key == rawValue }) else {
            return nil
        }
        return ValidationError.Place(path: line.path, line: line.line)
    }
}

extension Setting<String> {
    /// Finds the value of a setting as it was written, unchecked.
    ///
    /// - Parameters:
    ///   - setting: the setting.
    ///   - option: the value of the command line, or nil.
    ///   - environment: the environment variables of the process; an empty one counts as none.
    ///   - written: the settings of the configuration.
    ///   - builtIn: the default value, where it depends on the machine.
    public init(
        _ setting: some ProgramSetting,
        option: String? = nil,
        environment: [String: String] = [:],
        written: [WrittenSetting],
        builtIn: String? = nil
    ) {
        func value(of variable: String?) -> String? {
            variable.flatMap { environment[$0] }.flatMap { $0.isEmpty ? nil : $0 }
        }
        let (own, shared) = (setting.variable, setting.sharedVariable)
        self.init(
            [
                (.call, option), (.environment(own ?? ""), value(of: own)),
                (.configuration(setting.rawValue), written.first { $0.key == setting.rawValue }?.value),
                (.environment(shared ?? ""), value(of: shared)),
            ],
            builtIn: builtIn ?? setting.builtIn
        )
    }
}

extension Setting<String> {
    /// Finds the value of a setting, and checks it.
    ///
    /// - Throws: `ValidationError` if the setting cannot have the value with the highest precedence.
    public init<Name: ProgramSetting>(
        checked setting: Name,
        option: String? = nil,
        environment: [String: String] = [:],
        written: [WrittenSetting],
        builtIn: String? = nil,
        words: [Name: [String]] = [:]
    ) throws(ValidationError) {
        self.init(setting, option: option, environment: environment, written: written, builtIn: builtIn)
        try setting.check(value, among: words, at: setting.place(of: self, in: written))
    }
}

extension Setting<Int> {
    /// Finds the value of a setting that is a whole number.
    ///
    /// - Throws: `ValidationError` if the value with the highest precedence is out of range.
    public init(
        _ setting: some ProgramSetting,
        within range: ClosedRange<Int>,
        option: Int?,
        written: [WrittenSetting]
    ) throws(ValidationError) {
        let text = Setting<String>(setting, option: option.map { String($0) }, written: written)
        let number = try setting.wholeNumber(text.value, within: range, at: setting.place(of: text, in: written))
        self.init([(text.source, number)], builtIn: number)
    }
}

extension Setting where Value: RawRepresentable<String> {
    /// Finds the value of a setting that takes one of several words.
    ///
    /// An unknown word is ignored, because the program can do without it.
    public init(_ setting: some ProgramSetting, orElse builtIn: Value, written: [WrittenSetting]) {
        let text = Setting<String>(setting, written: written)
        self.init([(text.source, Value(rawValue: text.value))], builtIn: builtIn)
    }
}

/// The effective value of a setting, with its source.
///
/// Options take precedence over environment variables, those over the configuration, and that over the built-in value,
/// as usual for command line programs.
public struct Setting<Value: Sendable>: Sendable {
    /// The effective value.
    public let value: Value
    /// The source of the value, so that an error can name it.
    public let source: SettingSource

    /// Creates a setting from the first candidate that has a value.
    ///
    /// - Parameters:
    ///   - candidates: the sources in the order of their precedence, each with its value or nil.
    ///   - builtIn: the value if no candidate has one.
    public init(_ candidates: [(source: SettingSource, value: Value?)], builtIn: Value) {
        for candidate in candidates {
            if let value = candidate.value {
                self.value = value
                source = candidate.source
                return
            }
        }
        value = builtIn
        source = .builtIn
    }
}

extension Setting: Equatable where Value: Equatable {}
extension Setting: Hashable where Value: Hashable {}

/// The source of the value of a setting.
public enum SettingSource: Hashable, Sendable {
    /// An option of the command line.
    case call
    /// The environment variable of this name.
    case environment(String)
    /// The configuration, under this key.
    case configuration(String)
    /// The built-in value.
    case builtIn
}

/// The background that the colours of a full screen suit, under its word in the configuration.
public enum ThemeBackground: String, CaseIterable, Sendable {
    /// The background that the terminal reports.
    case auto
    /// A light background.
    case light
    /// A dark background.
    case dark
}

/// The values of the setting of the colours; views, which know no settings, have `ThemeColors` under the same words.
public enum ThemePalette: String, CaseIterable, Sendable {
    /// The palette of the terminal, however many colours it shows.
    case terminal
    /// Colours that differ for every kind of colour vision: the default.
    case colorBlind = "color-blind"
}
