/// A product of a package outside the repository, as a target declares it.
public struct ExternalProduct: Hashable, Sendable {
    /// The product.
    public let name: String
    /// The identity of its package, or nil if the manifest does not say which one it is.
    public let package: String?
    /// The names for imports of its modules: those of a copy in the repository, else a module of the product's name.
    let modules: Set<String>
    /// A Boolean value that indicates whether a copy of its package in the repository tells the modules.
    let isKnown: Bool
    /// A Boolean value that indicates whether the product can be imported; programs and plugins are only run.
    let isImported: Bool
}

/// The packages outside the repository, as far as the repository tells their names: from the manifests that name their
/// products, from those of copies in the repository, else from the identities of the resolved packages; the checkouts
/// of SwiftPM are not read, so that every clone of the repository gives the same answer.
struct ExternalPackages {
    /// The packages of the repository that others use by address, by identity.
    private let copies: [String: PackageManifest]
    private var owners: [String: Set<String>] = [:]
    private var ownersByName: [String: String] = [:]

    /// The modules of the toolchain that some packages contain too.
    private static let toolchain: Set = [
        "Testing", "XCTest", "Foundation", "FoundationEssentials", "FoundationInternationalization", "System",
        "Observation", "Synchronization", "Dispatch", "Combine",
    ]

    init(_ codebase: Codebase) {
        var external = codebase.resolved
        for package in codebase.packages {
            external.formUnion(package.dependencies.filter { $0.path == nil }.map(\.identity))
        }
        let named = codebase.packages.flatMap { package in
            Set([package.identity, package.name.lowercased()]).map { ($0, package) }
        }
        copies = Dictionary(named.filter { external.contains($0.0) }) { first, _ in first }
        for (identity, package) in copies {
            for module in package.products.flatMap({ package.modules(of: $0) }) {
                owners[module, default: []].insert(identity)
            }
        }
        for package in codebase.packages {
            let identities = package.dependencies.filter { $0.path == nil }.map(\.identity)
            for dependency in package.targets.flatMap(\.dependencies) {
                guard let identity = dependency.package?.lowercased(), identities.contains(identity),
                    copies[identity] == nil
                else { continue }
                owners[TargetManifest.module(named: dependency.name), default: []].insert(identity)
            }
        }
        for identity in external where copies[identity] == nil {
            // `swift-argument-parser` has `ArgumentParser`.
            let words = identity.split(separator: "-")
            ownersByName[words.joined()] = identity
            if words.first == "swift" { ownersByName[words.dropFirst().joined()] = identity }
        }
    }

    /// Returns the packages of which a product has a module, as manifests say; none for a module of the toolchain.
    func owners(of module: String) -> Set<String> {
        Self.toolchain.contains(module) ? [] : owners[module] ?? []
    }

    /// Returns the package that is named like a module, or nil if there is none.
    func package(named module: String) -> String? {
        Self.toolchain.contains(module) ? nil : ownersByName[module.lowercased()]
    }

    /// Returns the product that a dependency of a target stands for, if one of the packages may have it: those outside
    /// the repository, or missing from it, that the target's package depends on.
    func resolve(
        of dependency: TargetManifest.Dependency,
        among packages: [PackageManifest.Dependency]
    ) -> ResolvedDependency {
        guard !packages.isEmpty else { return .nothing }
        let wanted = (dependency.package ?? dependency.name).lowercased()
        let identity = packages.first { $0.identity == wanted }?.identity
        let names = Array(dependency.aliases.values)
        guard let identity, let package = copies[identity],
            let product = package.products.first(where: { $0.name == dependency.name })
        else {
            let module = TargetManifest.module(named: dependency.name)
            let modules = Set([dependency.aliases[module] ?? module] + names)
            return .product(
                .init(name: dependency.name, package: identity, modules: modules, isKnown: false, isImported: true)
            )
        }
        let kinds = package.targets.filter { product.targets.contains($0.name) }.map(\.kind)
        return .product(
            .init(
                name: dependency.name,
                package: identity,
                modules: Set(package.modules(of: product).map { dependency.aliases[$0] ?? $0 } + names),
                isKnown: true,
                isImported: kinds.allSatisfy { $0 == .library }
            )
        )
    }
}

/// The targets or the product that a declared dependency stands for.
enum ResolvedDependency {
    case targets([Int])
    case product(ExternalProduct)
    /// A target or product that does not exist.
    case nothing
}

extension PackageManifest {
    /// A Boolean value that indicates whether it has a product; programs, macros and plugins need no declaration.
    public func provides(_ product: String) -> Bool {
        products.contains { $0.name == product }
            || targets.contains { $0.name == product && [.executable, .macro, .plugin].contains($0.kind) }
    }
    /// Returns the names for imports of the modules of a product.
    fileprivate func modules(of product: Product) -> [String] {
        targets.filter { product.targets.contains($0.name) && $0.kind == .library }.flatMap(\.modules)
    }
}
