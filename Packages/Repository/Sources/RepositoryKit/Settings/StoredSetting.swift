/// A setting with its place in the file, for messages about a wrong value.
public struct StoredSetting: Hashable, Sendable {
    /// The maximum size of a file of settings in bytes; a store reads no larger one.
    public static let fileSizeLimit = 1 << 20

    /// The place of a setting.
    public struct Place: Hashable, Sendable {
        /// The path of the file.
        public let path: String
        /// The line, counted from 1.
        public let line: Int

        /// Creates a place.
        public init(path: String, line: Int) {
            self.path = path
            self.line = line
        }
    }

    /// The key, which is case-sensitive.
    public let key: String
    /// The value.
    public let value: String
    /// The place in the file.
    public let place: Place

    /// Creates a setting.
    public init(key: String, value: String, place: Place) {
        self.key = key
        self.value = value
        self.place = place
    }
}
