/// The rules of a repository: what its layers are, what each may use, and why.
public struct Rules: Hashable, Sendable {
    /// A row of the house.
    public struct Layer: Hashable, Sendable {
        /// The layer's name.
        public var name: String
        /// The folders of its packages.
        public var packages: [NamePattern]
        /// Its targets; every target of its packages if not said otherwise.
        public var targets: [NamePattern] = ["*"]
        /// The layers that it may use beside itself.
        public var uses: [String] = []
        /// The targets that it may import, its own among them; nil means all of the layers that it may use.
        public var imports: [NamePattern]?
        /// The modules from outside the repository that it may import; nil means all.
        public var technologies: [NamePattern]?
        /// The modules that its public declarations may show; nil means all.
        public var exposes: [NamePattern]?
        /// Whether unsafe constructs may be allowed one by one; otherwise there are none.
        public var allowsUnsafe = true
        /// Whether its targets may use every feature, because they put features together.
        public var joinsFeatures = false
        /// A Boolean value that indicates whether the tests of every layer may use it.
        public var isForTests = false
        /// Why the rule is there.
        public var reason: String
        /// The line of the rules file; the first is 1.
        public var line = 1

        /// Makes a layer that uses nothing else.
        public init(name: String, packages: [NamePattern], reason: String) {
            self.name = name
            self.packages = packages
            self.reason = reason
        }
    }

    /// Targets of one kind within a layer, with a narrower rule.
    public struct Group: Hashable, Sendable {
        /// The group's name.
        public var name: String
        /// Its targets.
        public var targets: [NamePattern]
        /// The targets that it may import.
        public var imports: [NamePattern]
        /// The modules from outside the repository that it may import; nil means what the layer may.
        ///
        /// A group that names its own may show them in public declarations, and its imports too.
        public var technologies: [NamePattern]?
        /// Why the rule is there.
        public var reason: String
        /// The line of the rules file; the first is 1.
        public var line = 1

        /// Makes a group.
        public init(name: String, targets: [NamePattern], imports: [NamePattern], reason: String) {
            self.name = name
            self.targets = targets
            self.imports = imports
            self.reason = reason
        }
    }

    /// The columns of the house, which do not know each other.
    public struct Features: Hashable, Sendable {
        /// The names with which the targets of a feature begin.
        public var names: [String]
        /// Why features stay apart.
        public var reason: String
        /// The line of the rules file; the first is 1.
        public var line = 1
        /// The lines of the names; what is not there has the line of the rule.
        public var nameLines: [String: Int] = [:]

        /// Makes features.
        public init(names: [String], reason: String) {
            self.names = names
            self.reason = reason
        }
    }

    /// A table with a name that an earlier version gave it, and that is still read.
    public struct Deprecation: Hashable, Sendable {
        /// The name in the rules file.
        public let old: String
        /// The name that it has now.
        public let new: String
        /// The line of the rules file; the first is 1.
        public let line: Int

        /// Creates a deprecation.
        public init(_ old: String, use new: String, line: Int) {
            self.old = old
            self.new = new
            self.line = line
        }
    }

    /// Names that some layers must not mention.
    public struct Avoidance: Hashable, Sendable {
        /// The rule's name.
        public var name: String
        /// Where the names must not be mentioned.
        public var layers: [String]
        /// The names, each one word.
        public var names: [String]
        /// Why the rule is there.
        public var reason: String
        /// The line of the rules file; the first is 1.
        public var line = 1

        /// Makes a rule.
        public init(name: String, layers: [String], names: [String], reason: String) {
            self.name = name
            self.layers = layers
            self.names = names
            self.reason = reason
        }
    }

    /// A layer that reads another's data and calls nothing of it.
    ///
    /// It names no protocol that the other declares, and calls no function that the other declares as public.
    public struct DataOnly: Hashable, Sendable {
        /// The rule's name.
        public var name: String
        /// The layer that reads.
        public var layer: String
        /// The layer whose data it reads.
        public var of: String
        /// Functions and protocols that may be used all the same.
        public var except: [String] = []
        /// Why the rule is there.
        public var reason: String
        /// The line of the rules file; the first is 1.
        public var line = 1

        /// Makes a rule.
        public init(name: String, layer: String, of: String, reason: String) {
            self.name = name
            self.layer = layer
            self.of = of
            self.reason = reason
        }
    }

    /// The limits of targets that only build an object graph and start it.
    public struct Composition: Hashable, Sendable {
        /// The layers whose targets are composition roots.
        public var layers: [String]
        /// The largest number of lines of such a target, all files together that are not screens.
        public var lines: Int
        /// The files that each put one area of screens together, within the folder of the target; none if empty.
        public var screens: [NamePattern] = []
        /// The largest number of lines of a file among ``screens``.
        public var linesPerScreen = 0
        /// The largest number of decisions of such a target: `if`, `guard`, `switch`, `for`, `while` and `catch`.
        public var branches: Int
        /// Why the rule is there.
        public var reason: String
        /// The line of the rules file; the first is 1.
        public var line = 1

        /// Makes a rule.
        public init(layers: [String], lines: Int, branches: Int, reason: String) {
            self.layers = layers
            self.lines = lines
            self.branches = branches
            self.reason = reason
        }

        /// A Boolean value that indicates whether a file is one of ``screens``.
        func isScreen(_ path: String) -> Bool {
            screens.contains { NamePattern("*/" + $0.text).matches(path) }
        }
    }

    /// How long a file may be.
    public struct FileLength: Hashable, Sendable {
        /// The most lines that a file may have.
        public var lines: Int
        /// Why the rule is there.
        public var reason: String
        /// The line of the rules file; the first is 1.
        public var line = 1

        /// Makes a rule.
        public init(lines: Int, reason: String) {
            self.lines = lines
            self.reason = reason
        }
    }

    /// The settings of the Swift compiler that every target has.
    public struct Settings: Hashable, Sendable {
        /// The settings in their order, for example `enableUpcomingFeature(ExistentialAny)`.
        public var swift: [String]
        /// Why the rule is there.
        public var reason: String
        /// The line of the rules file; the first is 1.
        public var line = 1

        /// Makes a rule.
        public init(swift: [String], reason: String) {
            self.swift = swift
            self.reason = reason
        }
    }

    /// An unsafe construct that is allowed in one file.
    public struct Allowance: Hashable, Sendable {
        /// The file, relative to the root of the repository.
        public var file: String
        /// What is allowed there.
        public var construct: UnsafeConstruct
        /// How often.
        public var count: Int
        /// Why it has to be.
        public var reason: String
        /// The line of the rules file; the first is 1.
        public var line = 1

        /// Makes an allowance.
        public init(file: String, construct: UnsafeConstruct, count: Int = 1, reason: String) {
            self.file = file
            self.construct = construct
            self.count = count
            self.reason = reason
        }
    }

    /// Where the rules were read, relative to the root of the repository.
    public var file = "architecture.toml"
    /// Folders that are not looked into.
    public var excluded: [NamePattern] = []
    /// The rows, from inside outwards.
    public var layers: [Layer] = []
    /// Narrower rules for some targets; the first that names a target holds.
    public var groups: [Group] = []
    /// The columns, if there are any.
    public var features: Features?
    /// Names that some layers must not mention.
    public var avoidances: [Avoidance] = []
    /// Layers that only read another's data.
    public var dataOnly: [DataOnly] = []
    /// What apps may hold.
    public var composition: Composition?
    /// How long files may be.
    public var fileLength: FileLength?
    /// The compiler's settings.
    public var settings: Settings?
    /// Unsafe constructs that are allowed; nil switches the check off.
    public var allowances: [Allowance]?
    /// Weights that differ from the usual ones.
    public var severities: [Check: Severity] = [:]

    /// The tables whose names are out of date.
    public var deprecations: [Deprecation] = []

    /// Creates rules without any rule.
    public init() {}

    /// A Boolean value that indicates whether a folder is not looked into, or lies in one that is not.
    public func excludes(folder: String) -> Bool {
        !excluded.isEmpty && ([folder] + folder.folders).contains { path in excluded.contains { $0.matches(path) } }
    }

    /// The checks that weigh less than an error where a repository does not say otherwise.
    ///
    /// A package that is elsewhere is no fault, and what imports show to others is a matter of taste.
    private static let usual: [Check: Severity] = [
        .absentPackage: .note, .deprecatedTable: .note, .exportedImport: .warning, .publicImport: .warning,
    ]

    /// How much a finding of a check weighs.
    public func severity(of check: Check) -> Severity {
        severities[check] ?? Self.usual[check] ?? .error
    }
}

extension String {
    /// The folders in which a file lies, from the innermost outwards; the last is the root.
    var folders: [String] {
        let parts = split(separator: "/").dropLast()
        return (0...parts.count).reversed().map { parts.prefix($0).joined(separator: "/") }
    }
}
