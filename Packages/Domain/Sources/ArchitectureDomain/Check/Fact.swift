/// The content of a finding, without words.
public enum Fact: Hashable, Sendable {
    /// A target uses a target of a layer that its own layer must not use.
    case layerDependency(from: String, to: String, fromLayer: String, toLayer: String)
    /// A target uses one of such a layer through others; the path includes both ends.
    case transitiveLayerDependency(path: [String], fromLayer: String, toLayer: String)
    /// A target uses one that its group or its layer does not list.
    case groupDependency(from: String, to: String, group: String)
    /// A target uses one of another feature.
    case featureDependency(from: String, to: String, fromFeature: String?, toFeature: String)
    /// A file uses a declaration of this name in another part, by which its part has the forbidden dependency.
    indirect case mention(String, Fact)
    /// A package depends on one of a layer that its own layer must not use.
    case packageDependency(from: String, to: String, fromLayer: String, toLayer: String)
    /// A target imports a module from outside the repository that its layer does not list.
    case technology(target: String, module: String, layer: String)
    /// A target imports one that it does not declare; a transitive one compiles nevertheless.
    case undeclaredImport(target: String, module: String, isTransitive: Bool)
    /// A target imports a module of a product that it does not declare.
    case undeclaredProduct(target: String, module: String, package: String)
    /// A target declares a product that it does not import.
    case unusedProduct(target: String, product: String, package: String?)
    /// A target imports a module whose package the repository does not tell.
    case unverifiedImport(target: String, module: String)
    /// A target declares a dependency that modules of unknown names, or generated sources, may use.
    case unverifiedDependency(target: String, dependency: String)
    /// A target declares a target or a product that does not exist.
    case unknownDependency(target: String, dependency: String, package: String?)
    /// A target imports one unconditionally that it declares only for one of these traits.
    case traitImport(target: String, module: String, traits: [String])
    /// A target declares one that it does not import.
    case unusedDependency(target: String, dependency: String)
    /// A target declares one that only its tests import.
    case testOnlyDependency(target: String, dependency: String, tests: String)
    /// A target re-exports a module.
    case exportedImport(target: String, module: String)
    /// A target exposes a module in public declarations that its layer does not list.
    case exposedModule(target: String, module: String, layer: String)
    /// A file has a public import and declares nothing public; `needed` is the access that it needs.
    case needlessPublicImport(target: String, module: String, needed: ImportStatement.Access)
    /// A target imports a module of another package as testable.
    case testableImport(target: String, module: String)
    /// Targets depend on each other; the first is not repeated at the end.
    case targetCycle([String])
    /// Packages depend on each other; the first is not repeated at the end.
    case packageCycle([String])
    /// Folders of a target use each other; the first is not repeated at the end.
    ///
    /// The first step of the path is the use of a declaration of this name. It goes if these files move to the folder; without
    /// files, it has to be removed.
    case folderCycle(target: String, path: [String], name: String, moves: [String], folder: String)
    /// An app branches on an error.
    case errorDecision(target: String)
    /// An app contains text for users.
    case sentence(target: String)
    /// An app has too many lines, screens not counted.
    case compositionLines(target: String, lines: Int, limit: Int)
    /// A file with screens of an app has too many lines.
    case screenLines(target: String, lines: Int, limit: Int)
    /// An app has too many branches, at these places.
    case compositionBranches(target: String, branches: [Place], limit: Int)
    /// A type does not meet a requirement; `actual` is what it has in place, or empty.
    case typeRule(target: String, type: String, Rules.Requirement, actual: String)
    /// A type may meet a requirement by a supertype from outside the repository.
    case unverifiedSupertype(target: String, type: String, Rules.Requirement, supertype: String)
    /// The code of a target, or of one of its types, mentions a name that a rule forbids.
    case avoidedName(target: String, type: String?, name: String)
    /// A target mentions a type that its layer must not mention.
    case mentionedType(target: String, name: String, layer: String)
    /// A file has too many lines.
    case fileLength(lines: Int, limit: Int)
    /// An unsafe construct is used in a layer that allows none.
    case unsafeForbidden(UnsafeConstruct, layer: String)
    /// An unsafe construct has no `SAFETY` comment.
    case unsafeWithoutReason(UnsafeConstruct)
    /// An unsafe construct has no allowance.
    case unsafeWithoutAllowance(UnsafeConstruct)
    /// An allowance covers more than is used.
    case staleAllowance(file: String, UnsafeConstruct, allowed: Int, used: Int)
    /// A target lacks settings, has additional ones, or has them in another order.
    case settings(target: String, missing: [String], additional: [String])
    /// A listed feature has no target.
    case emptyFeature(String)
    /// A pattern of a rule matches no package or target.
    case deadPattern(String, rule: String)
    /// A pattern of a rule matches no folder; the files of a renamed one may belong to another layer without a further finding.
    case deadFolder(String, rule: String)
    /// A rule matches no type.
    case unmatchedRule(String)
    /// A pattern of a rule matches only what other rules match before.
    case shadowedPattern(String, rule: String, by: [String])
    /// The rules do not list a feature, which these targets show to be one.
    case unlistedFeature(String, targets: [String])
    /// A package lies outside the repository.
    case foreignPackage(package: String, dependency: String, PackageManifest.Origin)
    /// A package is missing from the folder that a manifest names.
    case missingPackage(package: String, dependency: String, path: String)
    /// A target belongs to no layer.
    case unplacedTarget(target: String)
    /// Files of a divided target belong to no layer.
    case unplacedFiles(target: String, folders: [Coverage.Folder])
    /// Swift files in a folder belong to no target.
    case folderWithoutTarget(folder: String, files: Int)
    /// An entry of the baseline accepts more violations than there are.
    case staleEntry(Baseline.Violation, accepted: Int, found: Int)
    /// A comment that should suppress findings of a check is malformed, so it suppresses none.
    case invalidSuppression(String, Suppression.Fault)
    /// A comment suppresses nothing.
    case staleSuppression(String)
    /// A table of the rules file has an old name.
    case deprecatedTable(old: String, new: String, keys: [String])
    /// A part of the repository could not be read.
    case readFailure(Codebase.ReadFailure.Reason)

    /// The lowest and the highest severity of its findings, whatever the rules say: what is unknown is always reported.
    var severities: ClosedRange<Severity> {
        switch self {
        case .unusedProduct: .off ... .warning
        case .unverifiedImport, .unverifiedDependency, .unverifiedSupertype, .readFailure(.computedTargets):
            .note ... .error
        default: .off ... .error
        }
    }

    /// The severity by default, where it is not that of its check.
    var usualSeverity: Severity? {
        switch self {
        case .deadPattern, .shadowedPattern, .unmatchedRule, .readFailure(.ignoredFiles): .warning
        default: nil
        }
    }

    /// A Boolean value that indicates whether a baseline can accept the violation, which is no mistake in what the check reads.
    public var isAcceptable: Bool {
        switch self {
        case .readFailure, .staleEntry, .invalidSuppression, .deadFolder: false
        default: true
        }
    }

    /// The check that reports it.
    public var check: Check {
        switch self {
        case .layerDependency: .layerDependency
        case .transitiveLayerDependency: .transitiveLayerDependency
        case .groupDependency: .groupDependency
        case .featureDependency: .featureDependency
        case .mention(_, let dependency): dependency.check
        case .packageDependency: .packageDependency
        case .technology: .technology
        case .undeclaredImport, .undeclaredProduct, .traitImport: .undeclaredImport
        case .unusedDependency, .unusedProduct: .unusedDependency
        case .unverifiedImport, .unverifiedDependency, .unverifiedSupertype: .unverified
        case .unknownDependency: .unknownDependency
        case .testOnlyDependency: .testOnlyDependency
        case .exportedImport: .exportedImport
        case .exposedModule, .needlessPublicImport: .publicImport
        case .testableImport: .testableImport
        case .targetCycle: .targetCycle
        case .packageCycle: .packageCycle
        case .folderCycle: .folderCycle
        case .errorDecision, .sentence, .compositionLines, .screenLines, .compositionBranches: .composition
        case .avoidedName: .avoidedName
        case .typeRule: .typeRule
        case .mentionedType: .dataOnly
        case .fileLength: .fileLength
        case .unsafeForbidden, .unsafeWithoutReason, .unsafeWithoutAllowance: .unsafeConstruct
        case .staleAllowance: .staleAllowance
        case .settings: .settings
        case .emptyFeature, .deadPattern, .deadFolder, .shadowedPattern, .unmatchedRule: .unknownName
        case .unlistedFeature: .unlistedFeature
        case .foreignPackage, .missingPackage: .absentPackage
        case .unplacedTarget, .unplacedFiles: .unplacedTarget
        case .folderWithoutTarget: .coverage
        case .staleEntry: .staleBaseline
        case .invalidSuppression: .invalidSuppression
        case .staleSuppression: .staleSuppression
        case .deprecatedTable: .deprecatedTable
        case .readFailure(.computedTargets): .unverified
        case .readFailure: .readFailure
        }
    }

    /// The names that distinguish it from other facts of the same check, without numbers, which change with the code.
    public var detail: [String] {
        switch self {
        case .layerDependency(let one, let other, _, _), .packageDependency(let one, let other, _, _),
            .groupDependency(let one, let other, _), .featureDependency(let one, let other, _, _),
            .technology(let one, let other, _), .undeclaredImport(let one, let other, _),
            .undeclaredProduct(let one, let other, _), .unusedProduct(let one, let other, _),
            .unverifiedImport(let one, let other), .unverifiedDependency(let one, let other),
            .unknownDependency(let one, let other, _), .exportedImport(let one, let other),
            .testableImport(let one, let other), .exposedModule(let one, let other, _),
            .needlessPublicImport(let one, let other, _), .unusedDependency(let one, let other),
            .testOnlyDependency(let one, let other, _), .mentionedType(let one, let other, _),
            .foreignPackage(let one, let other, _), .missingPackage(let one, let other, _):
            [one, other]
        case .typeRule(let target, let type, let requirement, _),
            .unverifiedSupertype(let target, let type, let requirement, _):
            [target, type, requirement.key]
        case .avoidedName(let target, let type, let name): [target, type, name].compactMap(\.self)
        case .transitiveLayerDependency(let path, _, _), .targetCycle(let path), .packageCycle(let path): path
        case .mention(let name, let dependency): dependency.detail + [name]
        case .folderCycle(let target, let path, let name, let moves, _):
            [target] + path.prefix(2) + (moves.isEmpty ? [name] : [])
        case .traitImport(let target, let module, let traits): [target, module] + traits
        case .errorDecision(let target): [target, "error"]
        case .sentence(let target): [target, "sentence"]
        case .compositionLines(let target, _, _): [target, "lines"]
        case .screenLines(let target, _, _): [target, "screen"]
        case .compositionBranches(let target, _, _): [target, "branches"]
        case .unsafeForbidden(let construct, _), .unsafeWithoutReason(let construct),
            .unsafeWithoutAllowance(let construct):
            [construct.rawValue]
        case .staleAllowance(let file, let construct, _, _): [file, construct.rawValue]
        case .settings(let target, let missing, let additional): [target] + missing + additional
        case .emptyFeature(let name), .unlistedFeature(let name, _), .unplacedTarget(let name),
            .deprecatedTable(let name, _, _), .unmatchedRule(let name), .invalidSuppression(let name, _),
            .staleSuppression(let name),
            .folderWithoutTarget(let name, _), .unplacedFiles(let name, _):
            [name]
        case .deadPattern(let pattern, let rule), .deadFolder(let pattern, let rule),
            .shadowedPattern(let pattern, let rule, _):
            [rule, pattern]
        case .staleEntry(let violation, _, _): [violation.check.rawValue] + violation.names
        case .fileLength, .readFailure: []
        }
    }
}
