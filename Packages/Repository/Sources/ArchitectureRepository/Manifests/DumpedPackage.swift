import ArchitectureDomain
import Foundation

/// The output of `swift package dump-package`; missing, null and unknown fields are accepted, because the format has no
/// version of its own and changes with the toolchain.
struct DumpedPackage: Decodable {
    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Trait: Decodable {
        let name: String
        let enabledTraits: [String]?
    }

    struct Platform: Decodable {
        let platformName: String
        let version: String
    }

    struct ToolsVersion: Decodable {
        let _version: String
    }

    let name: String
    let products: [Product]?
    let dependencies: [DumpedDependency]?
    let traits: [Trait]?
    let targets: [DumpedTarget]?
    let platforms: [Platform]?
    let swiftLanguageVersions: [String]?
    let defaultLocalization: String?
    let toolsVersion: ToolsVersion?
}

/// A dependency on a package, whose key is the kind of its origin.
struct DumpedDependency: Decodable {
    let identity: String
    /// The name by which targets refer to the package, if the manifest gives it one.
    let name: String?
    /// The absolute path of a package on this machine.
    let path: String?
    let origin: PackageManifest.Origin

    private struct Details: Decodable {
        let identity: String?
        let nameForTargetDependencyResolutionOnly: String?
        let path: String?
        let location: Location?
    }

    private struct Location: Decodable {
        struct Remote: Decodable {
            let urlString: String?
        }

        let remote: [Remote]?
        let local: [String]?
    }

    init(from decoder: any Decoder) throws {
        let kinds = try decoder.singleValueContainer().decode([String: [Details]].self)
        let details = kinds.sorted { $0.key < $1.key }.flatMap(\.value).first
        identity = details?.identity ?? ""
        name = details?.nameForTargetDependencyResolutionOnly
        path = kinds["fileSystem"]?.first?.path
        if let folder = path ?? details?.location?.local?.first {
            origin = .folder(folder)
        } else {
            // A package in a registry has only an identity.
            origin = .remote(details?.location?.remote?.first?.urlString.map(Self.withoutPassword) ?? identity)
        }
    }

    /// Returns an address without user and password, which may be secrets.
    static func withoutPassword(_ address: String) -> String {
        guard let scheme = address.firstRange(of: "://") else { return address }
        let host = address[scheme.upperBound...].prefix { $0 != "/" }
        guard let at = host.lastIndex(of: "@") else { return address }
        return String(address[..<scheme.upperBound] + address[address.index(after: at)...])
    }
}

struct DumpedTarget: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let resources: [DumpedResource]?
    let publicHeadersPath: String?
    let dependencies: [DumpedTargetDependency]?
    let settings: [DumpedSetting]?
    let pluginUsages: [DumpedPluginUsage]?

    /// The folder within the target in which SwiftPM looks for a module map.
    var folderOfModuleMap: String { type == "system" ? "." : publicHeadersPath ?? "include" }
}

/// A plugin that runs in the build of a target.
struct DumpedPluginUsage: Decodable {}

/// A resource of a target, a file or a folder that is not a source.
struct DumpedResource: Decodable {
    let path: String
}

/// A dependency of a target, `byName`, `target` or `product`, with a list of fields by position.
struct DumpedTargetDependency: Decodable {
    let name: String
    let package: String?
    /// The traits of the package of which one has to be enabled.
    let traits: [String]
    /// The module aliases: the names for imports by the names of the modules.
    let aliases: [String: String]
    /// A Boolean value that indicates whether it can only be a target of the same package.
    let isTarget: Bool

    private enum Kind: String, CodingKey {
        case byName
        case target
        case product
    }

    private struct Condition: Decodable {
        let traits: [String]?
    }

    init(from decoder: any Decoder) throws {
        let kinds = try decoder.container(keyedBy: Kind.self)
        guard let kind = kinds.allKeys.first else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no kind"))
        }
        var fields = try kinds.nestedUnkeyedContainer(forKey: kind)
        name = try fields.decode(String.self)
        isTarget = kind == .target
        var package: String?
        var aliases: [String: String]?
        if kind == .product {
            package = try fields.decodeIfPresent(String.self)
            if !fields.isAtEnd { aliases = try fields.decodeIfPresent([String: String].self) }
        }
        self.package = package
        self.aliases = aliases ?? [:]
        let condition = try fields.isAtEnd ? nil : fields.decodeIfPresent(Condition.self)
        traits = (condition?.traits ?? []).sorted()
    }
}

/// A build setting, whose key is its kind.
struct DumpedSetting: Decodable {
    let tool: String
    /// The setting as a manifest writes it, for example `enableUpcomingFeature(ExistentialAny)`.
    let text: String

    private enum CodingKeys: String, CodingKey {
        case tool
        case kind
        case condition
    }

    private struct Argument: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            let list = try? value.decode([String].self)
            text = try list.map { $0.joined(separator: ", ") } ?? value.decode(String.self)
        }
    }

    private struct Condition: Decodable {
        let platformNames: [String]?
        let config: String?
        let traits: [String]?
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        tool = try values.decode(String.self, forKey: .tool)
        let kinds = try values.decode([String: [String: Argument]].self, forKey: .kind)
        let kind = kinds.min { $0.key < $1.key }
        let arguments = kind?.value.sorted { $0.key < $1.key }.map(\.value.text).joined(separator: ", ") ?? ""
        let condition = try values.decodeIfPresent(Condition.self, forKey: .condition)
        let terms =
            (condition?.platformNames ?? []) + [condition?.config].compactMap(\.self)
            + (condition?.traits ?? []).sorted()
        let suffix = terms.isEmpty ? "" : " when " + terms.joined(separator: ", ")
        text = "\(kind?.key ?? "")(\(arguments))\(suffix)"
    }
}
