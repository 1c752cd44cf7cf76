import ArchitectureDomain

/// What each check looks for, in a few words, for the catalogue of a SARIF report.
enum CheckText {
    static func summary(_ check: Check) -> String {
        switch check {
        case .layerDependency: "A layer uses a layer that it must not use."
        case .transitiveLayerDependency: "A layer reaches a layer that it must not use, by way of others."
        case .groupDependency: "A target uses what the rule for its kind does not list."
        case .featureDependency: "A feature uses another feature."
        case .packageDependency: "A package depends on a package that its layer must not use."
        case .technology: "A technology is used where it must not be known."
        case .undeclaredImport: "An import is not declared in the manifest."
        case .unknownDependency: "A declared dependency does not exist."
        case .unusedDependency: "A declared dependency is never imported."
        case .testOnlyDependency: "A dependency of a library is imported by tests only."
        case .exportedImport: "A module is handed on to whoever imports the importer."
        case .publicImport: "A module is imported publicly without need or against the rules."
        case .testableImport: "A module of another package is imported as testable."
        case .targetCycle: "Targets need each other."
        case .packageCycle: "Packages need each other."
        case .composition: "An app does more than put things together."
        case .avoidedName: "A layer mentions a name that it must not know."
        case .dataOnly: "A layer does more than read another layer's data."
        case .fileLength: "A file is too long."
        case .unsafeConstruct: "An unsafe construct has no reason or is not allowed."
        case .staleAllowance: "An allowance is no longer needed."
        case .settings: "The settings of a target differ from those of the rules."
        case .unknownName: "Nothing bears a name in the rules."
        case .unlistedFeature: "The rules do not list a feature."
        case .absentPackage: "A package is not in the repository."
        case .unplacedTarget: "No layer speaks for a target."
        case .staleBaseline: "A violation in the baseline is gone."
        case .deprecatedTable: "A table of the rules has a new name."
        case .obstacle: "Something could not be read."
        }
    }
}
