/// The declarations of a source file that other files can use, and the names that it mentions.
///
/// Parameters, variables and types within a function are resolved while the file is read, and are not kept. Names are numbers, and a
/// place takes eight bytes, because all files of a repository are held at once. They are an object, because a copy of all lists takes long.
public final class SourceSymbols: Sendable {
    enum Kind: UInt8 {
        case type
        case alias
        case parameter
        case function
        case variable
        case enumCase
    }

    /// The kinds of types; the raw values are keywords.
    public enum TypeKind: String, CaseIterable, Hashable, Sendable {
        /// A structure.
        case `struct`
        /// A class.
        case `class`
        /// An enumeration.
        case `enum`
        /// An actor.
        case actor
        /// A protocol.
        case `protocol`
    }

    /// The levels of access; the raw values are keywords.
    public enum Access: String, CaseIterable, Hashable, Sendable {
        /// The declaration around it.
        case `private`
        /// The file.
        case `fileprivate`
        /// The module.
        case `internal`
        /// The package.
        case package
        /// Every module that imports it.
        case `public`
        /// Every module, which may also inherit from it.
        case open

        var isOfFile: Bool { self == .private || self == .fileprivate }
    }

    struct Location: Hashable {
        let line: UInt32
        let column: UInt32
    }

    struct Declaration: Hashable {
        let name: UInt32
        /// The scope that contains it.
        let scope: UInt32
        /// The scope of its members, for types and aliases; otherwise 0.
        let body: UInt32
        let kind: Kind
        let access: Access
        let location: Location
    }

    /// The facts that only the declaration of a type has.
    struct TypeFacts: Hashable {
        let declaration: Int
        let kind: TypeKind
        let isFinal: Bool
        /// The names of its attributes.
        let attributes: [UInt32]
        /// The line of its closing brace.
        let lastLine: UInt32
    }

    struct Initializer: Hashable {
        /// The body of the type or the extension that contains it.
        let scope: UInt32
        let parameters: Int
        let location: Location
    }

    /// The file, the body of a type or an extension, or a function with generic parameters.
    struct Scope: Hashable {
        /// The scope around it; that of the file is its own.
        let parent: UInt32
        /// The path of the type that it extends, or nil.
        let subject: UInt32?
        /// A Boolean value that indicates whether it is the body of a type or an extension.
        let isType: Bool
    }

    /// A path of names, such as `Order.Line`, in a scope.
    struct Mention: Hashable {
        let path: UInt32
        let scope: UInt32
        let location: Location
    }

    /// A type that a type inherits from, conforms to or is an alias of.
    struct Supertype: Hashable {
        let scope: UInt32
        let path: UInt32
    }

    let names: NameTable
    let scopes: [Scope]
    let declarations: [Declaration]
    let mentions: [Mention]
    let supertypes: [Supertype]
    let types: [TypeFacts]
    let initializers: [Initializer]
    let members: MemberTable
    /// The lines of previews, and of branches of `#if` that are compiled only for debugging.
    public let developmentLines: [ClosedRange<Int>]

    init(
        names: NameTable,
        scopes: [Scope],
        declarations: [Declaration],
        mentions: [Mention],
        supertypes: [Supertype],
        types: [TypeFacts],
        initializers: [Initializer],
        developmentLines: [ClosedRange<Int>]
    ) {
        self.names = names
        self.scopes = scopes
        self.declarations = declarations
        self.mentions = mentions
        self.supertypes = supertypes
        self.types = types
        self.initializers = initializers
        self.developmentLines = developmentLines
        members = MemberTable(declarations, scopes, names)
    }

    /// Returns a Boolean value that indicates whether a line is part of a preview, or compiled only for debugging.
    func isForDevelopment(line: Int) -> Bool { developmentLines.contains { $0.contains(line) } }
}
