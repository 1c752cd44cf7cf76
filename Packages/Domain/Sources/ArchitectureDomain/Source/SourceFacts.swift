/// The facts about a source file that the checks need.
public struct SourceFacts: Sendable {
    /// The declaration of a type.
    public struct Declaration: Hashable, Sendable {
        /// The keyword, for example `protocol`.
        public let keyword: String
        /// The name.
        public let name: String
    }

    /// The imports, in the order of the text.
    public var imports: [ImportStatement] = []
    /// The number of lines.
    public var lines = 0
    /// A Boolean value that indicates whether the file has nothing but comments.
    public var isBlank = true
    /// The uses of unsafe constructs, in the order of the text.
    public var unsafeUses: [UnsafeUse] = []
    /// The comments that suppress findings, in the order of the text.
    public var suppressions: [Suppression] = []
    /// The types, in the order of the text.
    public var declarations: [Declaration] = []
    /// The positions of each `switch` and `catch` that branches on an error.
    public var errorDecisions: [Position] = []
    /// The positions of string literals with several words.
    public var sentences: [Position] = []
    /// The positions of the branches: `if`, `guard`, `switch`, `for`, `while`, `catch` and the operator of `a ? b : c`.
    public var branches: [Position] = []
    /// The declarations, and the names that are mentioned; nil unless the scan includes them.
    public var symbols: SourceSymbols?
    /// A Boolean value that indicates whether the file declares something that other packages can see: public and open
    /// declarations, those for inlined code, conformances that extensions add, and whatever a macro may create.
    public var hasPublicDeclaration = false
    /// A Boolean value that indicates whether the file has a declaration with `package` access.
    public var hasPackageDeclaration = false

    /// The lines whose findings comments suppress.
    public var linesWithSuppressions: Set<Int> { Set(suppressions.map(\.line)) }

    /// Creates the facts about an empty file.
    public init() {}
}
