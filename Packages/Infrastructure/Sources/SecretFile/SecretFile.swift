package import FileStorage
import Foundation
public import RepositoryKit

/// Keeps secrets in one file that only the user may read, in a folder that only the user may enter.
///
/// File and folder are created with these permissions. If they have others when a secret is requested, it is not
/// returned, since another user may have read it. The file has one line `host = text` for each host, in the form of a
/// settings file.
public struct SecretFile: SecretStore {
    private let folder: String
    private let path: String
    private let file: SettingsTextFile<SecretError>

    /// Creates a store; the folder is read by the first use, and created by the first change.
    ///
    /// - Parameter folder: the path of a folder that is used for nothing else.
    public init(folder: String) {
        self.folder = folder
        path = folder + "/secrets"
        file = SettingsTextFile(path)
    }

    @concurrent
    public func secret(for host: String) async throws(SecretError) -> SecretText? {
        try value(for: try checked(host)).map(SecretText.init)
    }

    @concurrent
    public func keep(_ secret: SecretText, for host: String) async throws(SecretError) {
        let host = try checked(host)
        try await file.change(checking: checkAccess) { text throws(SettingsText.SyntaxError) in
            try text.set(secret.exposed, for: host)
        }
    }

    @concurrent
    public func remove(for host: String) async throws(SecretError) {
        let host = try checked(host)
        guard try value(for: host) != nil else { return }
        try await file.change(checking: checkAccess) { text throws(SettingsText.SyntaxError) in try text.remove(host) }
    }

    private func checked(_ host: String) throws(SecretError) -> String {
        guard SettingsText.isSuitable(key: host), !host.contains("_" as Character) else { throw .unsuitableHost(host) }
        return host.lowercased()
    }

    private func value(for host: String) throws(SecretError) -> String? {
        try checkAccess()
        return try file.read().entries.first { $0.key == host }?.value
    }

    /// Refuses a folder or a file that other users may enter, read or change.
    private func checkAccess() throws(SecretError) {
        for path in [folder, path] {
            let status: stat?
            do throws(SystemError) { status = try FileSystem.status(path) } catch { throw .reading(path, error) }
            if let status, !status.isOwn || status.mode & 0o077 != 0 { throw .exposed(path: path, mode: status.mode) }
        }
    }
}

extension SecretError: SettingsTextFileError {
    package static var fileSizeLimit: Int { SecretText.fileSizeLimit }

    package static func invalid(_ error: SettingsText.SyntaxError, path: String) -> SecretError {
        switch error {
        case .malformed(let line), .repeated(_, let line): .malformed(path: path, line: line)
        }
    }
}
