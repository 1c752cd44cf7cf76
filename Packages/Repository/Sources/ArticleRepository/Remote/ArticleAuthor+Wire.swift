import ArticleDomain
import RepositoryKit

extension ArticleAuthor {
    /// Reads a user in a response of the API; nil if the value is not a user.
    init?(_ reader: inout JSONReader) throws(JSONReadError) {
        var (id, name): (String??, String??)
        try reader.members { key, reader throws(JSONReadError) in
            switch key {
            case "id": if id == nil { id = .some(try reader.string()) }
            case "name": if name == nil { name = .some(try reader.string()) }
            default: break
            }
        }
        guard let id = id ?? nil, let author = try? ArticleAuthor(id: id, name: name ?? nil) else { return nil }
        self = author
    }
}
