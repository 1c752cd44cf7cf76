import DomainKit
import Foundation

/// The contents of `credentials.json` of Qiita's own command-line tool: tokens by name, and the name of the default.
struct ToolCredentials: Decodable {
    /// The name of the file.
    static let file = "credentials.json"

    private struct Credential: Decodable {
        let name: String
        let accessToken: String
    }

    private let `default`: String
    private let credentials: [Credential]

    /// Decodes the file, or returns nil if it has another form.
    init?(_ bytes: [UInt8]) {
        guard let read = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = read
    }

    /// The default token, or nil if there is none.
    var token: Secret? {
        credentials.first { $0.name == self.default }.flatMap { try? Secret($0.accessToken) }
    }
}
