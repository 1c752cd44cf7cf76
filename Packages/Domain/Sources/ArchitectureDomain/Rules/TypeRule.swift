extension Rules {
    /// A rule about types: the conditions that choose them, and the requirements that each must meet.
    public struct TypeRule: Hashable, Sendable {
        /// The name of the tables in the rules file.
        static let table = "types"

        /// Patterns for the names of the types; all types if there are none.
        public var names: [NamePattern] = []
        /// Patterns for the names of exempt types.
        public var except: [NamePattern] = []
        /// The kinds of the types; all kinds if there are none.
        public var kinds: [SourceSymbols.TypeKind] = []
        /// The names of the layers of the types; all layers if there are none.
        public var layers: [String] = []
        /// Patterns for the folders that contain the files of the types, directly or deeper.
        public var folders: [NamePattern] = []
        /// Patterns for protocols, to one of which the types conform.
        public var protocols: [NamePattern] = []
        /// Patterns for classes, from one of which the types inherit.
        public var superclasses: [NamePattern] = []
        /// Patterns for attributes, one of which the types have.
        public var attributes: [NamePattern] = []
        /// A Boolean value that indicates whether types within types count, too.
        public var includesNested = false
        /// The requirements that the declaration of each type must meet.
        public var requirements: [Requirement] = []
        /// Patterns for names that the code of the types, extensions included, must not mention.
        public var forbiddenNames: [NamePattern] = []
        /// The names of the layers whose code must not mention the types.
        public var mentioningLayers: [String] = []
        /// The rule as the file states it.
        public var quote: Quote

        /// Creates a rule about all types.
        public init(quote: Quote) {
            self.quote = quote
        }

        /// A Boolean value that indicates whether the rule is about all code of its layers and folders, not just types.
        public var isAboutFiles: Bool {
            let patterns = names + except + protocols + superclasses + attributes
            return patterns.isEmpty && kinds.isEmpty && !includesNested
        }

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

    /// A requirement that the declaration of a type must meet, by one element of its list.
    public enum Requirement: Hashable, Sendable {
        /// Its name matches a pattern.
        case name([NamePattern])
        /// Its name matches none of the patterns.
        case notName([NamePattern])
        /// It belongs to one of the layers.
        case layer([String])
        /// Its file lies in a folder that a pattern matches, or deeper.
        case folder([NamePattern])
        /// It is declared with one of the levels of access.
        case access([SourceSymbols.Access])
        /// Nothing can inherit from it.
        case final
        /// It conforms to a protocol that a pattern matches.
        case conformance([NamePattern])
        /// It inherits from a class that a pattern matches.
        case superclass([NamePattern])
        /// It has an attribute that a pattern matches.
        case attribute([NamePattern])
        /// Its file is named after it, as `Name.swift` or `Name+Anything.swift`.
        case fileName
        /// Its declaration has at most the given number of lines.
        case lines(Int)
        /// Each of its initializers has at most the given number of parameters.
        case parameters(Int)

        /// Returns the requirement with the name of a feature in place of `{feature}`.
        func filling(_ feature: String) -> Requirement {
            func filled(_ patterns: [NamePattern]) -> [NamePattern] {
                patterns.map { NamePattern($0.text.replacing(NamePattern.featureMark, with: feature)) }
            }
            return switch self {
            case .name(let patterns): .name(filled(patterns))
            case .notName(let patterns): .notName(filled(patterns))
            case .folder(let patterns): .folder(filled(patterns))
            case .conformance(let patterns): .conformance(filled(patterns))
            case .superclass(let patterns): .superclass(filled(patterns))
            case .layer, .access, .final, .attribute, .fileName, .lines, .parameters: self
            }
        }

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
