import ArchitectureDomain

/// Short descriptions of the checks, for SARIF reports.
enum CheckText {
    static func summary(_ check: Check) -> String {
        switch check {
        case .layerDependency: "A layer uses a layer that it must not use."
        case .transitiveLayerDependency: "A layer indirectly uses a layer that it must not use."
        case .groupDependency: "A target uses a target that its rule does not list."
        case .featureDependency: "A feature uses another feature."
        case .packageDependency: "A package depends on a package that its layer must not use."
        case .technology: "A layer uses a technology that it must not use."
        case .undeclaredImport: "An import is not declared in the manifest."
        case .unverified: "It is not known whether an import is declared, a dependency used, or a rule about types met."
        case .unknownDependency: "A declared dependency does not exist."
        case .unusedDependency: "A declared dependency is never imported."
        case .testOnlyDependency: "Only tests import a declared dependency."
        case .exportedImport: "A module is re-exported to other modules."
        case .publicImport: "A module is imported as public without need or against the rules."
        case .testableImport: "A module of another package is imported as testable."
        case .targetCycle: "Targets depend on each other."
        case .packageCycle: "Packages depend on each other."
        case .folderCycle: "Folders of a target use each other."
        case .composition: "An app does more than build an object graph."
        case .typeRule: "A type does not meet a rule about types."
        case .avoidedName: "Code mentions a name that a rule forbids."
        case .dataOnly: "A layer mentions a type that it must not mention."
        case .fileLength: "A file is too long."
        case .unsafeConstruct: "An unsafe construct has no reason or is not allowed."
        case .staleAllowance: "An allowance is no longer needed."
        case .settings: "The settings of a target differ from those of the rules."
        case .unknownName: "A name in the rules does not exist, or a pattern has no effect."
        case .unlistedFeature: "The rules do not list a feature."
        case .absentPackage: "A package is not in the repository."
        case .unplacedTarget: "A target belongs to no layer."
        case .coverage: "Swift files belong to no target."
        case .staleBaseline: "A violation in the baseline no longer occurs."
        case .invalidSuppression: "A comment that allows violations names no check or gives no reason."
        case .staleSuppression: "A comment allows a violation that is not reported in its line."
        case .deprecatedTable: "A table of the rules has a new name."
        case .readFailure: "Something could not be read."
        }
    }
}
