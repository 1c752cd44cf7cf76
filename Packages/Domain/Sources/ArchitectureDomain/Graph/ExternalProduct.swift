/// A product of a package outside the repository, as a target declares it.
public struct ExternalProduct: Hashable, Sendable {
    /// The product.
    public let name: String
    /// The identity of its package, or nil if the manifest does not say which one it is.
    public let package: String?
    /// The names for imports of its modules, or nil if the package was not fetched.
    let modules: Set<String>?
    /// A Boolean value that indicates whether the product can be imported; programs and plugins are only run.
    let isImported: Bool

    /// A Boolean value that indicates whether a target that declares the product may import a module.
    ///
    /// - Parameter packages: the packages that may contain the module.
    func mayContain(_ module: String, of packages: Set<String>) -> Bool {
        modules?.contains(module)
            ?? (module == TargetManifest.module(named: name) || package.map(packages.contains) ?? false)
    }

    /// A Boolean value that indicates whether a target that imports some modules uses the product.
    func isUsed(importing imported: Set<String>) -> Bool {
        !isImported || !imported.isDisjoint(with: modules ?? [TargetManifest.module(named: name)])
    }
}

/// The packages outside the repository, as far as their names are known: from checkouts, else from the manifests
/// that name their products, else from the identities of the resolved packages.
struct ExternalPackages {
    private let checkouts: [String: PackageManifest]
    private var owners: [String: Set<String>] = [:]
    private var ownersByName: [String: String] = [:]

    /// The modules of the toolchain that some packages contain too.
    private static let toolchain: Set = [
        "Testing", "XCTest", "Foundation", "FoundationEssentials", "FoundationInternationalization", "System",
        "Observation", "Synchronization", "Dispatch", "Combine", "Subprocess",
    ]

    init(_ codebase: Codebase) {
        checkouts = Dictionary(codebase.checkouts.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        for (identity, package) in checkouts {
            for module in package.products.flatMap({ modules(of: $0, in: package) }) {
                owners[module, default: []].insert(identity)
            }
        }
        var unfetched = codebase.resolved
        for package in codebase.packages {
            let external = package.dependencies.filter { $0.path == nil }.map(\.identity)
            unfetched.formUnion(external)
            for dependency in package.targets.flatMap(\.dependencies) {
                guard let identity = dependency.package?.lowercased(), external.contains(identity),
                    checkouts[identity] == nil
                else { continue }
                owners[TargetManifest.module(named: dependency.name), default: []].insert(identity)
            }
        }
        for identity in unfetched where checkouts[identity] == nil {
            // `swift-argument-parser` has `ArgumentParser`.
            let words = identity.split(separator: "-")
            ownersByName[words.joined()] = identity
            if words.first == "swift" { ownersByName[words.dropFirst().joined()] = identity }
        }
    }

    /// Returns the packages that may contain a module; none for a module of the toolchain.
    func packages(of module: String) -> Set<String> {
        guard !Self.toolchain.contains(module) else { return [] }
        return owners[module] ?? ownersByName[module.lowercased()].map { [$0] } ?? []
    }

    /// Returns the product that a dependency stands for, if one of the packages has it or may have it.
    ///
    /// - Parameters:
    ///   - dependency: the dependency of a target.
    ///   - packages: the packages outside the repository that the target's package depends on.
    ///   - hasUnread: a Boolean value that indicates whether it depends on packages that were not read.
    func resolve(
        of dependency: TargetManifest.Dependency,
        among packages: [PackageManifest.Dependency],
        hasUnread: Bool
    ) -> ResolvedDependency {
        let wanted = (dependency.package ?? dependency.name).lowercased()
        if let package = packages.first(where: { $0.identity == wanted }) {
            return resolve(of: dependency, in: package.identity)
        }
        for package in packages where checkouts[package.identity]?.provides(dependency.name) == true {
            return resolve(of: dependency, in: package.identity)
        }
        guard hasUnread || packages.contains(where: { checkouts[$0.identity] == nil }) else { return .nothing }
        return .product(.init(name: dependency.name, package: nil, modules: nil, isImported: true))
    }

    private func resolve(of dependency: TargetManifest.Dependency, in identity: String) -> ResolvedDependency {
        guard let package = checkouts[identity] else {
            return .product(.init(name: dependency.name, package: identity, modules: nil, isImported: true))
        }
        guard let product = package.products.first(where: { $0.name == dependency.name }) else {
            guard package.provides(dependency.name) else { return .nothing }
            return .product(.init(name: dependency.name, package: identity, modules: [], isImported: false))
        }
        let kinds = package.targets.filter { product.targets.contains($0.name) }.map(\.kind)
        return .product(
            .init(
                name: dependency.name,
                package: identity,
                modules: Set(modules(of: product, in: package).map { dependency.aliases[$0] ?? $0 }),
                isImported: kinds.allSatisfy { $0 == .library }
            )
        )
    }

    private func modules(of product: PackageManifest.Product, in package: PackageManifest) -> [String] {
        package.targets.filter { product.targets.contains($0.name) && $0.kind == .library }.map(\.module)
    }
}

/// The targets or the product that a declared dependency stands for.
enum ResolvedDependency {
    /// Targets of the repository.
    case targets([Int])
    /// A product from outside.
    case product(ExternalProduct)
    /// A target or product that does not exist.
    case nothing
}

extension PackageManifest {
    /// A Boolean value that indicates whether it has a product; programs, macros and plugins need no declaration.
    func provides(_ product: String) -> Bool {
        products.contains { $0.name == product }
            || targets.contains { $0.name == product && [.executable, .macro, .plugin].contains($0.kind) }
    }
}
