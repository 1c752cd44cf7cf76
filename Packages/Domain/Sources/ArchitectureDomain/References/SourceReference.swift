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
        (one.place, one.name, one.declaration) < (other.place, other.name, other.declaration)
    }
}

extension SourceReference {
    /// Returns the references between the files of a codebase whose symbols were read, as far as the sources alone tell.
    ///
    /// A name is looked up in the types around it, their extensions and supertypes, then in its module, then in the modules
    /// that the file imports. A name that several files declare, so that only types could tell which is meant, is left out,
    /// unless all are types, as in the branches of an `#if`.
    ///
    /// - Returns: the first reference for each file and declaration, and for each line with a suppression; sorted.
    public static func references(in codebase: Codebase) -> [SourceReference] {
        var resolver = ReferenceResolver(codebase)
        return resolver.references()
    }
}
