/// What is looked for.
///
/// The raw values name the checks in rules files and reports, and never change.
public enum Check: String, CaseIterable, Hashable, Sendable {
    /// A target uses a layer that its own must not use.
    case layerDependency = "layer-arrow"
    /// A target reaches such a layer through others.
    case transitiveLayerDependency = "layer-reach"
    /// A target uses what the layers allow, but not the rule for targets of its kind.
    case groupDependency = "room-arrow"
    /// A target uses another feature.
    case featureDependency = "feature-arrow"
    /// A package depends on one that its layer must not use.
    case packageDependency = "package-arrow"
    /// A module from outside the repository is used where its technology must not be known.
    case technology
    /// An import that the manifest does not declare.
    case undeclaredImport = "undeclared-import"
    /// A declared dependency that does not exist.
    case unknownDependency = "unknown-dependency"
    /// A declared dependency that nothing imports.
    case unusedDependency = "unused-dependency"
    /// A dependency of a library that only tests import.
    case testOnlyDependency = "test-only-dependency"
    /// An import that is handed on to whoever imports the importer.
    case exportedImport = "exported-import"
    /// A public import of a module that must not appear in public declarations, or that none can need.
    case publicImport = "public-import"
    /// A `@testable` import of another package.
    case testableImport = "testable-import"
    /// Targets that need each other.
    case targetCycle = "target-cycle"
    /// Packages that need each other.
    case packageCycle = "package-cycle"
    /// An app that does more than put things together.
    case composition
    /// A name that a layer must not mention.
    case avoidedName = "avoided-name"
    /// A call of a business rule or a gateway where only data may be read.
    case dataOnly = "data-only"
    /// A file that is too long.
    case fileLength = "file-length"
    /// An unsafe construct without a reason or an allowance.
    case unsafeConstruct = "unsafe-construct"
    /// An allowance that nothing uses any more.
    case staleAllowance = "stale-allowance"
    /// Settings that differ from those of the house.
    case settings
    /// A name in the rules that nothing bears.
    case unknownName = "unknown-name"
    /// Targets of a feature that the rules do not list.
    case unlistedFeature = "unlisted-feature"
    /// A target for which no rule speaks.
    case unplacedTarget = "unplaced-target"
    /// An entry of the baseline whose violation is gone.
    case staleBaseline = "stale-baseline"
    /// A package that a manifest names and that is not in the repository.
    case absentPackage = "absent-package"
    /// A table of the rules file that has a new name.
    case deprecatedTable = "deprecated-table"
    /// Something that could not be read.
    case obstacle

    /// A Boolean value that indicates whether the check is one of the dependency rule: what modules may use.
    ///
    /// Targets without a rule and files that cannot be read belong to it, because they can hide what it forbids.
    public var isOfDependencies: Bool {
        switch self {
        case .layerDependency, .transitiveLayerDependency, .groupDependency, .featureDependency, .packageDependency,
            .technology, .undeclaredImport,
            .targetCycle, .packageCycle, .unplacedTarget, .unlistedFeature, .obstacle:
            true
        case .unknownDependency, .unusedDependency, .testOnlyDependency, .exportedImport, .publicImport,
            .testableImport, .composition,
            .avoidedName, .dataOnly, .fileLength, .unsafeConstruct, .staleAllowance, .settings, .unknownName,
            .staleBaseline, .absentPackage, .deprecatedTable:
            false
        }
    }
}

/// How much a finding weighs.
public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
    /// It is not looked for.
    case off
    /// It is told, and is nobody's fault.
    case note
    /// It is shown, and should be mended.
    case warning
    /// It fails the check.
    case error

    public static func < (one: Severity, other: Severity) -> Bool { one.weight < other.weight }

    private var weight: Int {
        switch self {
        case .off: 0
        case .note: 1
        case .warning: 2
        case .error: 3
        }
    }
}
