import ArticleDomain
import DomainKit
import RepositoryKit

/// A user in a response of the API.
struct WireUser: Decodable {
    private enum Key: CodingKey {
        case id, name
    }

    let author: ArticleAuthor

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let name = fields.lenient(String.self, forKey: .name)
        author = try fields.valid(.id) { id throws(ValidationError) in try ArticleAuthor(id: id, name: name) }
    }
}

extension KeyedDecodingContainer {
    /// Decodes a text and creates a value from it; a broken rule becomes a decoding error at the key.
    func valid<Value>(
        _ key: Key,
        _ make: (String) throws(ValidationError) -> Value
    ) throws -> Value {
        let text = try decode(String.self, forKey: key)
        do {
            return try make(text)
        } catch {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(error)")
        }
    }
}
