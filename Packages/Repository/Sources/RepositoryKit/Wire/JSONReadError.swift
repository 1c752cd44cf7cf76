/// An error of reading JSON: the text is not JSON, or a value is missing or of another type.
public struct JSONReadError: Error, Hashable, Sendable {
    /// The path of the value, for example `items[3].title`; `$` is the whole text.
    public private(set) var place: String
    private let isOfTheWhole: Bool

    /// The text is not JSON.
    public static let malformed = JSONReadError(place: "$", isOfTheWhole: true)

    /// The current value is missing or of another type.
    public static let unexpected = JSONReadError(place: "$", isOfTheWhole: false)

    /// Returns the error that the value under a key is missing or of another type.
    public static func unexpected(at key: String) -> JSONReadError { JSONReadError(place: key, isOfTheWhole: false) }

    /// Returns the error with the index of the enclosing list before its path.
    func inside(_ index: Int) -> JSONReadError { inside("[\(index)]") }

    /// Returns the error with the key of the enclosing object before its path.
    func inside(_ key: JSONKey) -> JSONReadError { inside(key.description) }

    private func inside(_ step: String) -> JSONReadError {
        if isOfTheWhole { return self }
        var error = self
        error.place = step + (place == "$" ? "" : place.hasPrefix("[") ? place : ".\(place)")
        return error
    }
}
