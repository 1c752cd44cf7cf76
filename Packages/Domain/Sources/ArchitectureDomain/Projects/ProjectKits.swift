public import DomainKit

/// The source from which a new project takes the kits.
public enum KitsSource: Hashable, Sendable {
    /// A repository that is fetched from an address.
    case url(String)
    /// A folder that stays where it is.
    case local(String)
}

/// The kits of a new project, as its manifests name them.
public struct ProjectKits: Hashable, Sendable {
    /// The name of the package of the kits, and of their program in lower case.
    public static let name = "Strata"

    let package: String
    /// The dependency on the package, as a manifest declares it.
    let dependency: String

    /// Creates kits that are fetched in this version or a later one; throws if no manifest can contain the address.
    public init(url: String, version: String) throws(ValidationError) {
        try Self.check(url, form: "https://HOST/PATH")
        // Also git@host:path.
        guard url.prefix(while: { $0 != "/" }).contains(":") else {
            throw ValidationError(field: "KITS", value: url, rule: .address)
        }
        package = url.repositoryName
        dependency = ".package(url: \"\(url)\", .upToNextMinor(from: \"\(version)\"))"
    }

    /// Creates kits in a folder with an absolute path; throws if no manifest can contain it.
    public init(path: String) throws(ValidationError) {
        try Self.check(path, form: "FOLDER")
        // A clone may have any name.
        package = Self.name
        dependency = ".package(name: \"\(Self.name)\", path: \"\(path)\")"
    }

    private static func check(_ text: String, form: String) throws(ValidationError) {
        guard text.isPlainLiteral, text.contains(where: { $0 != "/" }) else {
            throw ValidationError(field: "KITS", value: text, rule: .form(form))
        }
    }
}

extension String {
    /// A Boolean value that indicates whether a string literal can contain the text as it is.
    var isPlainLiteral: Bool {
        unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\"" && $0 != "\\" }
    }
}
