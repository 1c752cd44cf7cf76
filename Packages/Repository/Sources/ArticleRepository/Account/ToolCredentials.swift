import DomainKit
import Foundation

/// What Qiita's own command-line tool keeps in `credentials.json`: tokens under names, and which name holds.
struct ToolCredentials: Decodable {
    /// The name of its file.
    static let file = "credentials.json"

    private struct Credential: Decodable {
        let name: String
        let accessToken: String
    }

    private let `default`: String
    private let credentials: [Credential]

    /// Reads the file, or gives nil for what that tool did not write.
    init?(_ bytes: [UInt8]) {
        guard let read = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = read
    }

    /// The token that holds, or nil if there is none under the name.
    var token: Secret? {
        credentials.first { $0.name == self.default }.flatMap { try? Secret($0.accessToken) }
    }
}
