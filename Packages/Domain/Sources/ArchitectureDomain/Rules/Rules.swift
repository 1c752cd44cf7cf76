/// The rules of a repository: its layers, what each may use, and the reasons.
public struct Rules: Hashable, Sendable {
    /// A rule as the rules file states it, for everyone who breaks it.
    public struct Quote: Hashable, Sendable {
        /// The name of the rule's table, for example `layer.Domain`.
        public let name: String
        /// The reason for the rule.
        public let reason: String
        /// The place of the rule in the rules file.
        public let place: Place

        /// Creates a quotation.
        public init(_ name: String, because reason: String, at position: Position = Position()) {
            self.name = name
            self.reason = reason
            place = Place(file: Rules.file, position)
        }
    }

    /// A layer: a row of the grid.
    public struct Layer: Hashable, Sendable {
        /// The layer's name.
        public var name: String
        /// Patterns for the folders of its packages.
        public var packages: [NamePattern]
        /// Patterns for the folders of its files, relative to the root of the repository, whatever targets they belong to.
        public var folders: [NamePattern]
        /// Patterns for its targets; by default every target of its packages.
        public var targets: [NamePattern]
        /// The names of the other layers that it may use.
        public var uses: [String]
        /// Patterns for the targets that it may import, its own included, or nil for all of the layers that it may use.
        public var imports: [NamePattern]?
        /// Patterns for the modules from outside the repository that it may import, or nil for all.
        public var technologies: [NamePattern]?
        /// Patterns for the modules that its public declarations may mention, or nil for all.
        public var exposes: [NamePattern]?
        /// A Boolean value that indicates whether allowances for unsafe constructs apply to it.
        public var allowsUnsafe = true
        /// A Boolean value that indicates whether its targets may use every feature.
        public var joinsFeatures = false
        /// A Boolean value that indicates whether the tests of every layer may use it.
        public var isForTests = false
        /// The rule as the file states it.
        public var quote: Quote

        /// Creates a layer.
        public init(
            name: String,
            packages: [NamePattern] = [],
            folders: [NamePattern] = [],
            targets: [NamePattern] = ["*"],
            uses: [String] = [],
            reason: String,
            at position: Position = Position()
        ) {
            self.name = name
            (self.packages, self.folders, self.targets, self.uses) = (packages, folders, targets, uses)
            quote = Quote("layer.\(name)", because: reason, at: position)
        }
    }

    /// A group: targets of one kind within a layer, with a narrower rule.
    public struct Group: Hashable, Sendable {
        /// The group's name, without the brackets of its table.
        public var name: String
        /// Patterns for its targets.
        public var targets: [NamePattern]
        /// Patterns for the targets that it may import.
        public var imports: [NamePattern]
        /// Patterns for the modules from outside the repository that it may import, or nil for those of the layer.
        ///
        /// A group with patterns of its own may also mention them, and its imports, in public declarations.
        public var technologies: [NamePattern]?
        /// The rule as the file states it.
        public var quote: Quote

        /// Creates a group.
        public init(
            name: String,
            targets: [NamePattern],
            imports: [NamePattern],
            reason: String,
            at position: Position = Position()
        ) {
            self.name = name
            self.targets = targets
            self.imports = imports
            quote = Quote("group.\(name)", because: reason, at: position)
        }
    }

    /// The features, the columns of the grid, none of which uses another.
    public struct Features: Hashable, Sendable {
        /// The names with which the targets of a feature begin.
        public var names: [String]
        /// Patterns for the folders of features, in which `{feature}` stands for one of the names, or for any if there are none.
        public var folders: [NamePattern] = []
        /// The rule as the file states it.
        public var quote: Quote
        /// The position of each name in the rules file, where it is known.
        public var positions: [String: Position] = [:]

        /// Creates a list of features.
        public init(names: [String], reason: String, at position: Position = Position()) {
            self.names = names
            quote = Quote("features", because: reason, at: position)
        }
    }

    /// A target that the rules file declares, for code that no package and no project has.
    public struct Target: Hashable, Sendable {
        /// The target's name.
        public var name: String
        /// The paths of its folders relative to the root of the repository.
        public var folders: [String]
        /// The names of the targets and products that it depends on.
        public var dependencies: [String] = []
        /// A Boolean value that indicates whether it contains tests.
        public var isTest = false
        /// The position in the rules file.
        public var position: Position

        /// Creates a target that depends on no other.
        public init(name: String, folders: [String], at position: Position = Position()) {
            self.name = name
            self.folders = folders
            self.position = position
        }
    }

    /// A table with a name that an earlier version gave it, and that is still read.
    public struct Deprecation: Hashable, Sendable {
        /// The name in the rules file.
        public let old: String
        /// The name that it has now.
        public let new: String
        /// The keys of the table that replaces it, as they would be written; empty if they are the same.
        public let keys: [String]
        /// The position in the rules file.
        public let position: Position

        /// Creates a deprecation.
        public init(_ old: String, use new: String, _ keys: [String] = [], at position: Position) {
            self.old = old
            self.new = new
            self.keys = keys
            self.position = position
        }
    }

    /// The limits of targets that only build an object graph and start it.
    public struct Composition: Hashable, Sendable {
        /// The layers whose targets are composition roots.
        public var layers: [String]
        /// The number of lines by which an app grows where it names the scenes of one file among ``screens``.
        public static let linesForScreen = 10
        /// The number of branches by which an app grows where it names the scenes of one file among ``screens``.
        public static let branchesForScreen = 1

        /// The largest number of lines of such a target, all files together that are not screens; each of these adds
        /// ``linesForScreen``.
        public var lines: Int
        /// The files that each put one area of screens together, within the folder of the target; none if empty.
        public var screens: [NamePattern] = []
        /// The largest number of lines of a file among ``screens``.
        public var linesPerScreen = 0
        /// The largest number of branches of such a target, as ``SourceFacts/branches`` lists them, in all files together
        /// that are not screens; each of these adds ``branchesForScreen``.
        public var branches: Int
        /// The rule as the file states it.
        public var quote: Quote

        /// Creates a rule.
        public init(layers: [String], lines: Int, branches: Int, reason: String, at position: Position = Position()) {
            self.layers = layers
            self.lines = lines
            self.branches = branches
            quote = Quote("composition", because: reason, at: position)
        }

        /// A Boolean value that indicates whether a file is one of ``screens``.
        func isScreen(_ path: String) -> Bool {
            screens.contains { NamePattern("*/" + $0.text).matches(path) }
        }
    }

    /// The limit for the length of a file.
    public struct FileLength: Hashable, Sendable {
        /// The largest number of lines.
        public var lines: Int
        /// The rule as the file states it.
        public var quote: Quote

        /// Creates a rule.
        public init(lines: Int, reason: String, at position: Position = Position()) {
            self.lines = lines
            quote = Quote("file-length", because: reason, at: position)
        }
    }

    /// The settings of the Swift compiler that every target has.
    public struct Settings: Hashable, Sendable {
        /// The settings in their order, for example `enableUpcomingFeature(ExistentialAny)`.
        public var swift: [String]
        /// The rule as the file states it.
        public var quote: Quote

        /// Creates a rule.
        public init(swift: [String], reason: String, at position: Position = Position()) {
            self.swift = swift
            quote = Quote("settings", because: reason, at: position)
        }
    }

    /// An unsafe construct that is allowed in one file.
    public struct Allowance: Hashable, Sendable {
        /// The path of the file relative to the root of the repository.
        public var file: String
        /// The construct that is allowed.
        public var construct: UnsafeConstruct
        /// The number of times that it may be used.
        public var count: Int
        /// The rule as the file states it.
        public var quote: Quote

        /// Creates an allowance.
        public init(
            file: String,
            construct: UnsafeConstruct,
            count: Int = 1,
            reason: String,
            at position: Position = Position()
        ) {
            self.file = file
            self.construct = construct
            self.count = count
            quote = Quote("unsafe.allowed", because: reason, at: position)
        }
    }

    /// The path of the rules file relative to the root of the repository.
    public static let file = "architecture.toml"
    /// Patterns for the folders that are not searched.
    public var excluded: [NamePattern] = []
    /// The targets that no package and no project declares.
    public var targets: [Target] = []
    /// The layers, from inside outwards.
    public var layers: [Layer] = []
    /// The groups; the first one that matches a target applies to it.
    public var groups: [Group] = []
    /// The features, or nil if the repository has none.
    public var features: Features?
    /// The rules about types.
    public var types: [TypeRule] = []
    /// The limits of apps, or nil for none.
    public var composition: Composition?
    /// The limit for the length of files, or nil for none.
    public var fileLength: FileLength?
    /// The settings that every target has, or nil if they may differ.
    public var settings: Settings?
    /// The rule that the folders of a target form no cycle, or nil if they may.
    public var folderCycle: Quote?
    /// The target or the folder whose folders are drawn or planned, so that references between its files are needed; set by
    /// the command, not by the rules file.
    public var opened: String?
    /// A Boolean value that indicates whether the references of the targets that declare that one are needed, too.
    public var opensUsers = false
    /// The rule that every Swift file belongs to a target, or nil if files may belong to none.
    public var coverage: Quote?
    /// The unsafe constructs that are allowed, or nil if they are not checked.
    public var allowances: [Allowance]?
    /// The severities that differ from the defaults.
    public var severities: [Check: Severity] = [:]

    /// The tables whose names are out of date.
    public var deprecations: [Deprecation] = []

    /// Creates rules without any rule.
    public init() {}

    /// The targets and excluded folders, without any rule.
    public var declarations: Rules {
        var rules = Rules()
        (rules.targets, rules.excluded) = (targets, excluded)
        return rules
    }

    /// A Boolean value that indicates whether a folder is excluded, by itself or with one that contains it.
    public func excludes(folder: String) -> Bool {
        !excluded.isEmpty && ([folder] + folder.folders).contains { path in excluded.contains { $0.matches(path) } }
    }

    /// The default severities, where they are not `error`: a package outside the repository is not a violation, and the
    /// visibility of imports is a matter of taste.
    private static let usual: [Check: Severity] = [
        .absentPackage: .note, .deprecatedTable: .note, .exportedImport: .warning, .publicImport: .warning,
        .staleSuppression: .warning, .unverified: .note,
    ]

    /// Returns the severity of the findings of a check.
    public func severity(of check: Check) -> Severity {
        severities[check] ?? Self.usual[check] ?? .error
    }
}
