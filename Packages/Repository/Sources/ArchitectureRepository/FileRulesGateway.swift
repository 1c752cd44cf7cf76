public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// A store of rules in the file `architecture.toml` at the root of the repository.
public struct FileRulesGateway: RulesGateway {
    private let files: any FileTree
    private let root: String
    private let name = Rules.file
    fileprivate static let sizeLimit = 4 << 20

    /// Creates a gateway for the folder of a repository.
    public init(files: any FileTree, root: String) {
        self.files = files
        self.root = root
    }

    @concurrent
    public func rules() async throws(ApplicationError) -> Rules? { try await files.rules(under: root) }

    @concurrent
    public func write(_ rules: Rules, replacing replaces: Bool) async throws(ApplicationError) {
        let path = root + "/" + name
        do throws(FileTreeError) {
            let former = name + ".former"
            if replaces { try await setAside(former) }
            try await files.create(name, under: root, with: Array(RulesFile.text(of: rules).utf8))
            if replaces { try await files.remove(former, under: root) }
        } catch .exists {
            throw ApplicationError(.storage(.exists(path: path)))
        } catch {
            throw ApplicationError(writing: error, at: path)
        }
    }

    /// Moves the existing file aside until the new one is written.
    private func setAside(_ former: String) async throws(FileTreeError) {
        let bytes: [UInt8]
        do throws(FileTreeError) {
            bytes = try await files.read(name, under: root, limit: Self.sizeLimit)
        } catch .notFound {
            return
        }
        try await files.remove(former, under: root)
        try await files.create(former, under: root, with: bytes)
        try await files.remove(name, under: root)
    }
}

extension FileSource {
    /// Reads the rules of a repository, or returns nil if there are none; throws like ``rules()``.
    func rules(under root: String) async throws(ApplicationError) -> Rules? {
        let limit = FileRulesGateway.sizeLimit
        guard let bytes = try await contents(of: Rules.file, under: root, limit: limit) else { return nil }
        return try RulesFileError.validating(Rules.file, try RulesFile.rules(from: bytes))
    }
}

extension RulesFileError {
    /// Returns what was read from a file, or throws that the file has a mistake.
    static func validating<Value>(
        _ file: String,
        _ read: @autoclosure () throws(RulesFileError) -> Value
    ) throws(ApplicationError) -> Value {
        do throws(RulesFileError) {
            return try read()
        } catch {
            throw ApplicationError(.invalidInput(error.validationError(file: file)), origin: error)
        }
    }

    /// Returns the same fact as a validation error.
    func validationError(file: String) -> ValidationError {
        let (field, value, rule): (String, String, ValidationError.Rule) =
            switch reason {
            case .expected(let notation): ("", "", .form(notation))
            case .unknown(let name, let known): (name, name, .known(known))
            case .wrongType(let key, let value, let notation): (key, value.text, .form(notation))
            case .noneOf(let key, let value, let known): (key, value, .oneOf(known))
            case .repeated(let name): (name, name, .once)
            case .missing(let name): (name, name, .present)
            case .cycle(let path): (path, path, .acyclic)
            }
        let place = ValidationError.Place(path: file, line: line)
        return ValidationError(field: field, value: value, rule: rule, place: place)
    }
}
