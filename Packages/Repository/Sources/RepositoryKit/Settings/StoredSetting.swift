/// One setting, and where it stands, so that a message about a wrong value can say where to mend it.
///
/// ```swift
/// func complaint(about setting: StoredSetting) -> String {
///     "\(setting.place.path):\(setting.place.line): nobody reads '\(setting.key)'"
/// }
/// ```
public struct StoredSetting: Hashable, Sendable {
    /// The number of bytes that a file of settings may have; a store reads no larger one.
    public static let fileSizeLimit = 1 << 20

    /// Where a setting was read.
    public struct Place: Hashable, Sendable {
        /// What is to be opened, for example the path of a file.
        public let path: String
        /// The line in it, counted from 1.
        public let line: Int

        /// Makes a place.
        public init(path: String, line: Int) {
            self.path = path
            self.line = line
        }
    }

    /// The name; case matters.
    public let key: String
    /// The text under it.
    public let value: String
    /// Where it stands.
    public let place: Place

    /// Makes a setting.
    public init(key: String, value: String, place: Place) {
        self.key = key
        self.value = value
        self.place = place
    }
}
