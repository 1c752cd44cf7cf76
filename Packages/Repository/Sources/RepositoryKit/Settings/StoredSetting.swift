/// A setting and its line in the file; whoever creates the store knows the path.
public struct StoredSetting: Hashable, Sendable {
    /// The maximum size of a file of settings in bytes; a store reads no larger one.
    public static let fileSizeLimit = 1 << 20

    /// The key, which is case-sensitive.
    public let key: String
    /// The value.
    public let value: String
    /// The line, counted from 1.
    public let line: Int

    /// Creates a setting.
    public init(key: String, value: String, line: Int) {
        self.key = key
        self.value = value
        self.line = line
    }
}
