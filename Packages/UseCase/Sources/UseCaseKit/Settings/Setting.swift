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
