extension Rules {
    /// A rule about types: which ones, and what must hold for each.
    public struct TypeRule: Hashable, Sendable {
        /// Patterns for their names; for all if there are none.
        public var names: [NamePattern] = []
        /// Patterns for the names of those that are exempt.
        public var except: [NamePattern] = []
        /// Their kinds; all if there are none.
        public var kinds: [SourceSymbols.TypeKind] = []
        /// The names of their layers; all types if there are none.
        public var layers: [String] = []
        /// Patterns for the folders of their files, or of folders around those.
        public var folders: [NamePattern] = []
        /// Patterns for protocols, to one of which they conform.
        public var protocols: [NamePattern] = []
        /// Patterns for classes, from one of which they inherit.
        public var superclasses: [NamePattern] = []
        /// Patterns for attributes, one of which they have.
        public var attributes: [NamePattern] = []
        /// A Boolean value that indicates whether types within types count, too.
        public var includesNested = false
        /// What must hold for their declarations.
        public var requirements: [Requirement] = []
        /// Patterns for names that their code, extensions included, must not mention.
        public var forbiddenNames: [NamePattern] = []
        /// The names of the layers whose code must not mention the types.
        public var mentioningLayers: [String] = []
        /// The rule as the file states it.
        public var quote: Quote

        /// Creates a rule about all types.
        public init(quote: Quote) {
            self.quote = quote
        }

        /// A Boolean value that indicates whether it means all code of its layers and folders, not just types.
        public var isAboutFiles: Bool {
            let patterns = names + except + protocols + superclasses + attributes
            return patterns.isEmpty && kinds.isEmpty && !includesNested
        }

        /// A Boolean value that indicates whether it asks what types inherit from.
        var needsSupertypes: Bool {
            !(protocols + superclasses).isEmpty
                || requirements.contains {
                    switch $0 {
                    case .conformance, .superclass: true
                    default: false
                    }
                }
        }
    }

    /// Something that must hold for the declaration of a type.
    ///
    /// Of a list, one element suffices.
    public enum Requirement: Hashable, Sendable {
        /// Its name matches a pattern.
        case name([NamePattern])
        /// Its name matches none of the patterns.
        case notName([NamePattern])
        /// It belongs to one of the layers.
        case layer([String])
        /// Its file lies in such a folder, or deeper.
        case folder([NamePattern])
        /// It is declared with such access.
        case access([SourceSymbols.Access])
        /// Nothing can inherit from it.
        case final
        /// It conforms to such a protocol.
        case conformance([NamePattern])
        /// It inherits from such a class.
        case superclass([NamePattern])
        /// It has such an attribute.
        case attribute([NamePattern])
        /// Its file has its name, before an extension that begins with `+`.
        case fileName
        /// Its declaration has at most so many lines.
        case lines(Int)
        /// Its initializers have at most so many parameters each.
        case parameters(Int)

        /// The key in the rules file.
        public var key: String {
            switch self {
            case .name: "must-be-named"
            case .notName: "must-not-be-named"
            case .layer: "must-be-in-layers"
            case .folder: "must-be-in-folders"
            case .access: "must-have-access"
            case .final: "must-be-final"
            case .conformance: "must-conform-to"
            case .superclass: "must-inherit-from"
            case .attribute: "must-have-attributes"
            case .fileName: "must-match-file-name"
            case .lines: "most-lines"
            case .parameters: "most-init-parameters"
            }
        }
    }
}
