/// What the checks need to know about one source file.
public struct SourceFacts: Hashable, Sendable {
    /// A type or a function that others can see.
    public struct Declaration: Hashable, Sendable {
        /// The keyword, for example `protocol`.
        public let keyword: String
        /// The name, without parameters.
        public let name: String
        /// Whether other packages see it.
        public let isPublic: Bool
        /// The line; the first is 1.
        public let line: Int

        /// Makes a declaration.
        public init(keyword: String, name: String, isPublic: Bool, line: Int) {
            self.keyword = keyword
            self.name = name
            self.isPublic = isPublic
            self.line = line
        }
    }

    /// The imports, in the order of the text.
    public var imports: [ImportStatement] = []
    /// How many lines the file has.
    public var lines = 0
    /// Where unsafe constructs are used, in the order of the text.
    public var unsafeUses: [UnsafeUse] = []
    /// Protocols and other types, and the functions that others see, in the order of the text.
    public var declarations: [Declaration] = []
    /// Where a `switch` or a `catch` chooses by the error that it got.
    public var errorDecisions: [Int] = []
    /// Where a string literal holds several words.
    public var sentences: [Int] = []
    /// The lines of the decisions: `if`, `guard`, `switch`, `for`, `while` and `catch`.
    public var branches: [Int] = []
    /// Each word of the text and the first line that has it; empty unless the scan was asked for words.
    public var words: [String: Int] = [:]
    /// A Boolean value that indicates whether other packages see anything of the file.
    ///
    /// That is what is public or open, what inlined code uses, a conformance that an extension adds, and whatever a macro
    /// may declare.
    public var hasPublicDeclaration = false
    /// A Boolean value that indicates whether anything is declared for the package.
    public var hasPackageDeclaration = false

    /// Makes facts about an empty file.
    public init() {}
}
