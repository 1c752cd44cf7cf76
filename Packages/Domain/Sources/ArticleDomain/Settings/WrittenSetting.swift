/// A setting as it stands in the configuration, known or not.
public struct WrittenSetting: Hashable, Sendable {
    /// Its name.
    public let key: String
    /// What was written behind it.
    public let value: String
    /// The path of the configuration.
    public let path: String
    /// The line in it, counted from 1.
    public let line: Int

    /// Makes a setting.
    public init(key: String, value: String, path: String, line: Int) {
        self.key = key
        self.value = value
        self.path = path
        self.line = line
    }
}
