/// A setting in the configuration, known to the program or not.
public struct WrittenSetting: Hashable, Sendable {
    /// The name.
    public let key: String
    /// The value.
    public let value: String
    /// The path of the configuration file.
    public let path: String
    /// The line number, from 1.
    public let line: Int

    /// Creates a setting.
    public init(key: String, value: String, path: String, line: Int) {
        self.key = key
        self.value = value
        self.path = path
        self.line = line
    }
}
