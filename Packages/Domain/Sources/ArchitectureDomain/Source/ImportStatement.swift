/// An import in a source file.
public struct ImportStatement: Hashable, Sendable {
    /// The access levels of imports.
    public enum Access: String, Hashable, Sendable {
        /// Every module that imports the importing one.
        case `public`
        /// The other modules of the package.
        case package
        /// The importing module; also the meaning of an import without a modifier.
        case `internal`
        /// The file.
        case `fileprivate`
        /// The file.
        case `private`
    }

    /// The name of the module, without the rest of the path.
    public let module: String
    /// The rest of the path: submodules and the name of a declaration.
    public let path: [String]
    /// The kind of declaration that is imported (`struct`, `func`), or nil for a whole module.
    public let declaration: String?
    /// The access modifier, or nil if there is none.
    public let access: Access?
    /// The attributes without `@` and arguments, in their order, for example `testable`.
    public let attributes: [String]
    /// The conditions of the `#if` blocks around it, from outside inwards; all have to hold.
    public let conditions: [BuildCondition]
    /// The position of the `import`.
    public let position: Position

    /// A Boolean value that indicates whether the module is re-exported.
    public var isExported: Bool { attributes.contains("_exported") }
    /// A Boolean value that indicates whether internal declarations become visible.
    public var isTestable: Bool { attributes.contains("testable") }
    /// A Boolean value that indicates whether it is compiled only if the module exists.
    public var isGuarded: Bool { conditions.contains { $0.requires(module: module) } }

    /// A Boolean value that indicates whether it is compiled only if one of the flags is set.
    public func needsOne(of flags: Set<String>) -> Bool {
        conditions.contains { condition in
            condition.value { name, argument in argument == nil && flags.contains(name) ? false : nil } == false
        }
    }

    /// A Boolean value that indicates whether the import is never compiled, because it requires a flag that is never
    /// set, or a system that is not one of those (nil for any); `DEBUG` always may be set, and SwiftPM sets
    /// `SWIFT_PACKAGE`.
    public func isLeftOut(flags: Set<String>, systems: Set<String>? = nil) -> Bool {
        conditions.contains { condition in
            condition.value { name, argument in
                if name == "os", let argument, let systems {
                    return systems.contains(argument) ? systems.count == 1 ? true : nil : false
                }
                if argument != nil || name == "DEBUG" || flags.contains(name) { return nil }
                return name == "SWIFT_PACKAGE"
            } == false
        }
    }
}
