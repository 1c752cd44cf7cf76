import Foundation
import RepositoryKit
import RepositoryTesting
import SecretFile
import Testing

@Suite final class SecretFileTests {
    private let folder: String
    private let path: String
    private let file: SecretFile
    private let secret = SecretText("0123456789abcdef")

    init() {
        folder = NSTemporaryDirectory() + "strata-" + UUID().uuidString
        path = folder + "/secrets"
        file = SecretFile(folder: folder)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    private func setMode(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    @Test(arguments: SecretStoreContract.all)
    func `the file meets the contract of a secret store`(_ requirement: SecretStoreContract) async throws {
        // Several tasks wait for each other, on a busy machine longer than an app does.
        try await requirement.check(SecretFile(folder: folder))
    }

    @Test func `a file that is too large is refused before it is read`() async throws {
        try await file.keep(secret, for: "qiita.com")
        try #require(truncate(path, 20 << 30) == 0)
        await #expect(throws: SecretError.file(.tooLarge(path: path, limit: SecretText.fileSizeLimit))) {
            try await file.secret(for: "qiita.com")
        }
        await #expect(throws: SecretError.file(.tooLarge(path: path, limit: SecretText.fileSizeLimit))) {
            try await file.keep(secret, for: "other.example")
        }
    }

    @Test func `only the user may read the file or enter its folder`() async throws {
        try await file.keep(secret, for: "qiita.com")
        #expect(try mode(folder) == 0o700)
        #expect(try mode(path) == 0o600)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("qiita.com = 0123456789abcdef\n".utf8))
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder)) == ["secrets", ".secrets.lock"])
    }

    @Test(arguments: [0o640, 0o604, 0o644, 0o620, 0o666])
    func `a file that others can use is refused`(_ mode: Int) async throws {
        try await file.keep(secret, for: "qiita.com")
        try setMode(mode, path)
        let error = SecretError.exposed(path: path, mode: UInt32(mode))
        await #expect(throws: error) { try await file.secret(for: "qiita.com") }
        await #expect(throws: error) { try await file.keep(secret, for: "qiita.com") }
        await #expect(throws: error) { try await file.remove(for: "qiita.com") }
        try setMode(0o600, path)
        #expect(try await file.secret(for: "qiita.com") == secret)
    }

    @Test(arguments: [0o750, 0o701, 0o755, 0o777])
    func `a folder that others can enter is refused, before anything is written to it`(_ mode: Int) async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try setMode(mode, folder)
        let error = SecretError.exposed(path: folder, mode: UInt32(mode))
        await #expect(throws: error) { try await file.keep(secret, for: "qiita.com") }
        await #expect(throws: error) { try await file.secret(for: "qiita.com") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }

    @Test func `the file of another user is refused`() async throws {
        try #require(geteuid() == 0, "Only root can give a file to another user; run this suite as root.")
        try await file.keep(secret, for: "qiita.com")
        try FileManager.default.setAttributes([.ownerAccountID: 65_534], ofItemAtPath: path)
        await #expect(throws: SecretError.exposed(path: path, mode: 0o600)) { try await file.secret(for: "qiita.com") }
    }

    @Test func `no error shows a secret`() async throws {
        try await file.keep(secret, for: "qiita.com")
        try Data("qiita.com = 0123456789abcdef\nnonsense 0123456789abcdef\n".utf8).write(to: URL(filePath: path))
        try setMode(0o600, path)
        let error = await #expect(throws: SecretError.malformed(path: path, line: 2)) {
            try await file.secret(for: "qiita.com")
        }
        var dumped = ""
        dump(error, to: &dumped)
        #expect(!dumped.contains("0123456789abcdef"))
        #expect(!"\(String(reflecting: error))".contains("0123456789abcdef"))
    }
}
