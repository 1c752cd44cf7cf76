/// Why a JSON text does not say what it should: it is none, or a value is missing or of another form.
public struct JSONReadError: Error, Hashable, Sendable {
    /// Where, for example `items[3].title`; `$` is the whole.
    public private(set) var place: String
    private let isOfTheWhole: Bool

    /// The text is no JSON.
    public static let malformed = JSONReadError(place: "$", isOfTheWhole: true)

    /// The value that is read is missing or of another form.
    public static let unexpected = JSONReadError(place: "$", isOfTheWhole: false)

    /// The value under a key is missing or of another form.
    public static func unexpected(at key: String) -> JSONReadError { JSONReadError(place: key, isOfTheWhole: false) }

    /// The flaw as it looks from outside the list that it is in.
    func inside(_ index: Int) -> JSONReadError {
        if isOfTheWhole { return self }
        var flaw = self
        let rest = place == "$" ? "" : place.hasPrefix("[") ? place : ".\(place)"
        flaw.place = "[\(index)]\(rest)"
        return flaw
    }

    /// The flaw as it looks from outside the object that it is in.
    func inside(_ key: JSONKey) -> JSONReadError {
        if isOfTheWhole { return self }
        var flaw = self
        let rest = place == "$" ? "" : place.hasPrefix("[") ? place : ".\(place)"
        flaw.place = "\(key.description)\(rest)"
        return flaw
    }
}
