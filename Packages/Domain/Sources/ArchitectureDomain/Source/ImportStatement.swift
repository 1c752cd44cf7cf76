/// One import as it is written in a source file.
public struct ImportStatement: Hashable, Sendable {
    /// Who sees the import.
    public enum Access: String, Hashable, Sendable {
        /// Everybody who imports the module.
        case `public`
        /// The other modules of the package.
        case package
        /// The module; also what an import without a modifier means here.
        case `internal`
        /// The file.
        case `fileprivate`
        /// The file.
        case `private`
    }

    /// The module, without the rest of the path.
    public let module: String
    /// What follows the module: submodules and the name of a declaration.
    public let path: [String]
    /// The kind of declaration that is imported (`struct`, `func`), or nil for a whole module.
    public let declaration: String?
    /// The modifier, or nil if there is none.
    public let access: Access?
    /// The attributes without `@` and arguments, in their order, for example `testable`.
    public let attributes: [String]
    /// The conditions of the `#if` blocks around it, from outside inwards; each has to hold.
    public let conditions: [BuildCondition]
    /// The line of the `import`; the first line is 1.
    public let line: Int

    /// Makes a statement.
    public init(
        module: String,
        path: [String] = [],
        declaration: String? = nil,
        access: Access? = nil,
        attributes: [String] = [],
        conditions: [BuildCondition] = [],
        line: Int
    ) {
        self.module = module
        self.path = path
        self.declaration = declaration
        self.access = access
        self.attributes = attributes
        self.conditions = conditions
        self.line = line
    }

    /// Whether it hands the module on to whoever imports the importer.
    public var isExported: Bool { attributes.contains("_exported") }
    /// Whether it opens internal declarations to tests.
    public var isTestable: Bool { attributes.contains("testable") }
    /// Whether the module's types may stand in the importer's public declarations.
    public var isPublic: Bool { access == .public || isExported }
    /// Whether it is only compiled where the module exists.
    public var isGuarded: Bool { conditions.contains { $0.requires(module: module) } }

    /// Whether it is left out of every build in which some flags are not set.
    public func needsOne(of flags: Set<String>) -> Bool {
        conditions.contains { condition in
            condition.value { name, argument in argument == nil && flags.contains(name) ? false : nil } == false
        }
    }

    /// Whether it is left out of every build, because a flag that nobody sets would have to be set.
    ///
    /// - Parameter flags: the flags that may be set; `DEBUG` always may.
    public func isLeftOut(flags: Set<String>) -> Bool {
        conditions.contains { condition in
            condition.value { name, argument in
                argument == nil && name != "DEBUG" && !flags.contains(name) ? false : nil
            } == false
        }
    }
}
