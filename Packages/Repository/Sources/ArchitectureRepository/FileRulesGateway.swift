public import ArchitectureDomain
public import DomainKit
public import RepositoryKit

/// Reads rules from the file `architecture.toml` at the root of a repository.
public struct FileRulesGateway: RulesGateway {
    private let files: any FileTree
    private let name: String

    /// Makes a gateway.
    ///
    /// - Parameters:
    ///   - files: where the files are.
    ///   - name: the rules file, relative to the root.
    public init(files: any FileTree, name: String = "architecture.toml") {
        self.files = files
        self.name = name
    }

    private static let sizeLimit = 4 << 20

    @concurrent
    public func rules(at root: String) async throws(ApplicationError) -> Rules? {
        let bytes: [UInt8]
        do throws(FileTreeError) {
            bytes = try await files.read(name, under: root, limit: Self.sizeLimit)
        } catch .notFound {
            return nil
        } catch {
            throw ApplicationError(.storage(.notReadable(path: name)), origin: error)
        }
        do throws(RulesFileError) {
            return try RulesFile.rules(from: bytes, file: name)
        } catch {
            throw ApplicationError(.invalidInput(error.validationError(file: name)), origin: error)
        }
    }

    @concurrent
    public func create(_ rules: Rules, at root: String) async throws(ApplicationError) {
        do throws(FileTreeError) {
            try await files.create(name, under: root, with: Array(RulesFile.text(of: rules).utf8))
        } catch {
            throw ApplicationError(.storage(.notWritable(path: root + "/" + name)), origin: error)
        }
    }
}

extension RulesFileError {
    /// The same fact as the application states it; the field is the place.
    func validationError(file: String) -> ValidationError {
        let field = "\(file):\(line)"
        return switch reason {
        case .expected(let notation): ValidationError(field: field, value: "", rule: .form(notation))
        case .unknown(let name, let known): ValidationError(field: field, value: name, rule: .oneOf(known))
        case .repeated(let name): ValidationError(field: field, value: name, rule: .form("once"))
        case .missing(let key): ValidationError(field: field, value: "", rule: .form("\(key) = …"))
        case .contradiction(let path): ValidationError(field: field, value: path, rule: .form("A -> B"))
        }
    }
}
