public import DomainKit

/// The name of a source of photos: a service, or the pictures that are part of the program.
///
/// The set is open, so that another service needs one adapter and no change here.
public struct PhotoSource: Hashable, Sendable {
    /// The name, of lower-case letters of ASCII.
    public let name: String

    /// Creates the name of a source.
    ///
    /// - Throws: ``ValidationError`` for `source`.
    public init(_ name: String) throws(ValidationError) {
        guard !name.isEmpty, name.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
            throw ValidationError(field: "source", value: name, rule: .only(characters: "a-z"))
        }
        self.name = name
    }

    private init(unchecked name: String) { self.name = name }

    /// Wikimedia Commons, which needs no key.
    public static let commons = PhotoSource(unchecked: "commons")
    /// The drawings that are part of the program.
    public static let demo = PhotoSource(unchecked: "demo")
    /// Unsplash, which needs a key.
    public static let unsplash = PhotoSource(unchecked: "unsplash")
    /// Files of this machine.
    public static let file = PhotoSource(unchecked: "file")
}

extension PhotoSource: CustomStringConvertible {
    public var description: String { name }
}
