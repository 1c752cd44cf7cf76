/// The checks, by the names in rules files, baselines and reports, which never change.
public enum Check: String, CaseIterable, Hashable, Sendable {
    /// A target uses a layer that its own layer must not use.
    case layerDependency = "layer-arrow"
    /// A target uses such a layer through others.
    case transitiveLayerDependency = "layer-reach"
    /// A target uses one that the layers allow, but the rule of its group or its layer does not list.
    case groupDependency = "room-arrow"
    /// A target uses another feature.
    case featureDependency = "feature-arrow"
    /// A package depends on one that its layer must not use.
    case packageDependency = "package-arrow"
    /// A layer imports a module from outside the repository that it does not list.
    case technology
    /// An import is not declared.
    case undeclaredImport = "undeclared-import"
    /// The repository does not tell whether an import is declared, or a dependency used.
    case unverified
    /// A declared dependency does not exist.
    case unknownDependency = "unknown-dependency"
    /// A declared dependency is never imported.
    case unusedDependency = "unused-dependency"
    /// Only tests import a declared dependency.
    case testOnlyDependency = "test-only-dependency"
    /// A module is re-exported.
    case exportedImport = "exported-import"
    /// A public import is not needed, or its module must not appear in public declarations.
    case publicImport = "public-import"
    /// A module of another package is imported as testable.
    case testableImport = "testable-import"
    /// Targets depend on each other.
    case targetCycle = "target-cycle"
    /// Packages depend on each other.
    case packageCycle = "package-cycle"
    /// Folders of a target use each other.
    case folderCycle = "folder-cycle"
    /// An app does more than build an object graph.
    case composition
    /// A type does not meet a rule about types.
    case typeRule = "type-rule"
    /// Code mentions a name that a rule forbids.
    case avoidedName = "avoided-name"
    /// A layer mentions a type that it must not mention.
    case dataOnly = "data-only"
    /// A file is too long.
    case fileLength = "file-length"
    /// An unsafe construct has no reason, or is not allowed.
    case unsafeConstruct = "unsafe-construct"
    /// An allowance is no longer used.
    case staleAllowance = "stale-allowance"
    /// The settings of a target differ from those of the rules.
    case settings
    /// A name in the rules does not exist, or a pattern has no effect.
    case unknownName = "unknown-name"
    /// The rules do not list a feature.
    case unlistedFeature = "unlisted-feature"
    /// A target belongs to no layer.
    case unplacedTarget = "unplaced-target"
    /// Swift files belong to no target.
    case coverage
    /// A violation in the baseline no longer occurs.
    case staleBaseline = "stale-baseline"
    /// A comment that suppresses findings names no check, or has no reason.
    case invalidSuppression = "invalid-allow"
    /// A comment suppresses nothing.
    case staleSuppression = "stale-allow"
    /// A package is not in the repository.
    case absentPackage = "absent-package"
    /// A table of the rules file has an old name.
    case deprecatedTable = "deprecated-table"
    /// A part of the repository could not be read.
    case readFailure = "obstacle"

    /// A Boolean value that indicates whether the check belongs to the dependency rule: what modules may use, and
    /// targets without a layer and files that cannot be read, because they can hide violations.
    public var isOfDependencies: Bool {
        switch self {
        case .layerDependency, .transitiveLayerDependency, .groupDependency, .featureDependency, .packageDependency,
            .technology, .undeclaredImport, .unverified,
            .targetCycle, .packageCycle, .unplacedTarget, .unlistedFeature, .coverage, .readFailure:
            true
        case .unknownDependency, .unusedDependency, .testOnlyDependency, .exportedImport, .publicImport,
            .testableImport, .folderCycle, .composition,
            .typeRule, .avoidedName, .dataOnly, .fileLength, .unsafeConstruct, .staleAllowance, .settings, .unknownName,
            .staleBaseline, .invalidSuppression, .staleSuppression, .absentPackage, .deprecatedTable:
            false
        }
    }

    /// A Boolean value that indicates whether a comment beside a violation can suppress it; unsafe constructs have a
    /// list of their own; the other exceptions are not about a line of code.
    public var isSuppressible: Bool {
        switch self {
        case .unverified, .unsafeConstruct, .staleAllowance, .unknownName, .unlistedFeature, .coverage, .staleBaseline,
            .invalidSuppression, .staleSuppression, .absentPackage, .deprecatedTable, .readFailure:
            false
        default: true
        }
    }
}

/// The weight of a finding, from the lowest.
public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
    /// The check is skipped.
    case off
    /// The finding is reported for information.
    case note
    /// The finding should be fixed.
    case warning
    /// The finding fails the check.
    case error

    public static func < (one: Severity, other: Severity) -> Bool { one.weight < other.weight }

    private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
