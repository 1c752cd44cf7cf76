/// A use of a declaration in another file of the repository.
public struct SourceReference: Hashable, Sendable, Comparable {
    /// The place of the name in the file that uses the declaration.
    public let place: Place
    /// The name of the declaration, after those of the types that contain it: `Order.Line`, `Order.total`.
    public let name: String
    /// The place of the declaration.
    public let declaration: Place

    /// Creates a reference.
    public init(_ name: String, at place: Place, to declaration: Place) {
        self.place = place
        self.name = name
        self.declaration = declaration
    }

    public static func < (one: SourceReference, other: SourceReference) -> Bool {
        one.place != other.place
            ? one.place < other.place : (one.name, one.declaration) < (other.name, other.declaration)
    }
}
