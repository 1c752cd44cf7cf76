/// What a finding says, without a sentence.
public enum Fact: Hashable, Sendable {
    /// A target uses one of a layer that its own must not use.
    case layerDependency(from: String, to: String, fromLayer: String, toLayer: String)
    /// A target reaches one of such a layer; the path has both ends.
    case transitiveLayerDependency(path: [String], fromLayer: String, toLayer: String)
    /// A target uses one that its group does not list.
    case groupDependency(from: String, to: String, group: String)
    /// A target uses one of another feature.
    case featureDependency(from: String, to: String, fromFeature: String?, toFeature: String)
    /// A package depends on another of a layer that its own must not use.
    case packageDependency(from: String, to: String, fromLayer: String, toLayer: String)
    /// A target imports a module from outside that its layer must not know.
    case technology(target: String, module: String, layer: String)
    /// A target imports one that its manifest does not declare; `reach` tells whether it compiles by accident.
    case undeclaredImport(target: String, module: String, isTransitive: Bool)
    /// A target imports a module from outside that its manifest does not declare.
    case undeclaredProduct(target: String, module: String, package: String)
    /// A target declares a product from outside that it does not import; without its package, that is a guess.
    case unusedProduct(target: String, product: String, package: String?, isGuess: Bool)
    /// A target declares a target or a product that there is not.
    case unknownDependency(target: String, dependency: String, package: String?)
    /// A target imports one that its manifest declares only where one of these traits is on, and does so without them.
    case traitImport(target: String, module: String, traits: [String])
    /// A target declares one that it does not import.
    case unusedDependency(target: String, dependency: String)
    /// A target declares one that not it but these tests of its import.
    case testOnlyDependency(target: String, dependency: String, tests: String)
    /// A target hands a module on.
    case exportedImport(target: String, module: String)
    /// A target shows a module that its layer must not show.
    case exposedModule(target: String, module: String, layer: String)
    /// A file has a public import and nothing public; what it declares for the package may still need the module.
    case needlessPublicImport(target: String, module: String, needed: ImportStatement.Access)
    /// A target imports another package's module as testable.
    case testableImport(target: String, module: String)
    /// Targets that need each other; the first is not repeated at the end.
    case targetCycle([String])
    /// Packages that need each other; the first is not repeated at the end.
    case packageCycle([String])
    /// An app chooses by an error.
    case errorDecision(target: String)
    /// An app holds text for people.
    case sentence(target: String)
    /// An app has more lines than it may, screens not counted.
    case compositionLines(target: String, lines: Int, limit: Int)
    /// A file with screens of an app has more lines than it may.
    case screenLines(target: String, lines: Int, limit: Int)
    /// An app decides more than it may, in these places.
    case compositionBranches(target: String, branches: [Place], limit: Int)
    /// A layer mentions a name that it must not know.
    case avoidedName(target: String, name: String, layer: String)
    /// A target names a protocol of the layer whose data only it may read.
    case gatewayNamed(target: String, name: String, of: String)
    /// A target calls a function of the layer whose data only it may read.
    case businessRuleCalled(target: String, name: String, of: String)
    /// A file has more lines than it may.
    case fileLength(lines: Int, limit: Int)
    /// An unsafe construct where there must be none.
    case unsafeForbidden(UnsafeConstruct, layer: String)
    /// An unsafe construct without a `SAFETY` comment.
    case unsafeWithoutReason(UnsafeConstruct)
    /// An unsafe construct that no allowance covers.
    case unsafeWithoutAllowance(UnsafeConstruct)
    /// An allowance that covers more than there is.
    case staleAllowance(file: String, UnsafeConstruct, allowed: Int, used: Int)
    /// A target lacks settings, has others, or has them in another order.
    case settings(target: String, missing: [String], additional: [String])
    /// A feature that no target belongs to.
    case emptyFeature(String)
    /// A feature that the rules do not list, and the targets that show that it is one.
    case unlistedFeature(String, targets: [String])
    /// A package of which nothing is known but what manifests say, because it is elsewhere.
    case foreignPackage(package: String, dependency: String, PackageManifest.Origin)
    /// A package that is not in the folder in which a manifest looks for it.
    case missingPackage(package: String, dependency: String, path: String)
    /// A target for which no layer speaks.
    case unplacedTarget(target: String)
    /// An entry of the baseline whose violation is gone.
    case staleEntry(Baseline.Violation)
    /// A table of the rules file that has a new name.
    case deprecatedTable(old: String, new: String)
    /// Something could not be read.
    case obstacle(Codebase.Obstacle.Reason)

    /// The most that a finding of it weighs, whatever the rules say.
    var heaviest: Severity {
        if case .unusedProduct(_, _, _, isGuess: true) = self { .warning } else { .error }
    }

    /// The check that finds it.
    public var check: Check {
        switch self {
        case .layerDependency: .layerDependency
        case .transitiveLayerDependency: .transitiveLayerDependency
        case .groupDependency: .groupDependency
        case .featureDependency: .featureDependency
        case .packageDependency: .packageDependency
        case .technology: .technology
        case .undeclaredImport, .undeclaredProduct, .traitImport: .undeclaredImport
        case .unusedDependency, .unusedProduct: .unusedDependency
        case .unknownDependency: .unknownDependency
        case .testOnlyDependency: .testOnlyDependency
        case .exportedImport: .exportedImport
        case .exposedModule, .needlessPublicImport: .publicImport
        case .testableImport: .testableImport
        case .targetCycle: .targetCycle
        case .packageCycle: .packageCycle
        case .errorDecision, .sentence, .compositionLines, .screenLines, .compositionBranches: .composition
        case .avoidedName: .avoidedName
        case .gatewayNamed, .businessRuleCalled: .dataOnly
        case .fileLength: .fileLength
        case .unsafeForbidden, .unsafeWithoutReason, .unsafeWithoutAllowance: .unsafeConstruct
        case .staleAllowance: .staleAllowance
        case .settings: .settings
        case .emptyFeature: .unknownName
        case .unlistedFeature: .unlistedFeature
        case .foreignPackage, .missingPackage: .absentPackage
        case .unplacedTarget: .unplacedTarget
        case .staleEntry: .staleBaseline
        case .deprecatedTable: .deprecatedTable
        case .obstacle: .obstacle
        }
    }

    /// What tells two facts of one check at one place apart: the names in it, without numbers that move.
    public var detail: [String] {
        switch self {
        case .layerDependency(let from, let to, _, _), .packageDependency(let from, let to, _, _): [from, to]
        case .groupDependency(let from, let to, _), .featureDependency(let from, let to, _, _): [from, to]
        case .transitiveLayerDependency(let path, _, _), .targetCycle(let path), .packageCycle(let path): path
        case .technology(let target, let module, _), .undeclaredImport(let target, let module, _): [target, module]
        case .undeclaredProduct(let target, let module, _): [target, module]
        case .unusedProduct(let target, let product, _, _): [target, product]
        case .unknownDependency(let target, let dependency, _): [target, dependency]
        case .traitImport(let target, let module, let traits): [target, module] + traits
        case .exportedImport(let target, let module), .testableImport(let target, let module): [target, module]
        case .exposedModule(let target, let module, _), .needlessPublicImport(let target, let module, _):
            [target, module]
        case .unusedDependency(let target, let dependency): [target, dependency]
        case .testOnlyDependency(let target, let dependency, _): [target, dependency]
        case .errorDecision(let target): [target, "error"]
        case .sentence(let target): [target, "sentence"]
        case .compositionLines(let target, _, _): [target, "lines"]
        case .screenLines(let target, _, _): [target, "screen"]
        case .compositionBranches(let target, _, _): [target, "branches"]
        case .avoidedName(let target, let name, _): [target, name]
        case .gatewayNamed(let target, let name, _), .businessRuleCalled(let target, let name, _): [target, name]
        case .fileLength: []
        case .unsafeForbidden(let construct, _), .unsafeWithoutReason(let construct): [construct.rawValue]
        case .unsafeWithoutAllowance(let construct): [construct.rawValue]
        case .staleAllowance(let file, let construct, _, _): [file, construct.rawValue]
        case .settings(let target, let missing, let additional): [target] + missing + additional
        case .emptyFeature(let feature), .unlistedFeature(let feature, _): [feature]
        case .foreignPackage(let package, let dependency, _): [package, dependency]
        case .missingPackage(let package, let dependency, _): [package, dependency]
        case .unplacedTarget(let target): [target]
        case .deprecatedTable(let old, _): [old]
        case .staleEntry(let violation): [violation.check.rawValue, violation.file] + violation.names
        case .obstacle: []
        }
    }
}
