import ArticleDomain
import DomainKit
import RepositoryKit

extension Resource<Page<Fetched<Article>>> {
    /// Returns a page of a list.
    ///
    /// Elements that are not articles are left out; a list of nothing else is an error.
    static func items(
        _ request: PageRequest,
        at path: [String],
        query: SearchQuery? = nil,
        skipping skipped: SkippedDocuments
    ) -> Resource {
        var parameters = [("page", String(request.number)), ("per_page", String(request.size))]
        if let query { parameters.append(("query", query.text)) }
        return Resource(path, query: parameters) { response throws(ApplicationError) in
            let (items, count) = try response.elements(of: path, skipping: skipped) { reader throws(JSONReadError) in
                try WireItem(&reader)
            }
            let total = response.headers["total-count"].flatMap { Int($0) }
            return Page(
                elements: items.map { Fetched($0.article, freshness: .live) },
                next: hasNext(request, count, total, response) ? request.next : nil,
                total: total
            )
        }
    }

    /// Returns whether there is a next page that may be requested.
    ///
    /// Past the end the API responds with an empty list and a link without a number; at its limit it links to pages
    /// that it refuses. Without links, the count decides.
    private static func hasNext(
        _ request: PageRequest,
        _ count: Int,
        _ total: Int?,
        _ response: HTTPResponse
    ) -> Bool {
        guard count > 0, request.number < RemoteArticleGateway.lastPage else { return false }
        guard response.headers["link"] == nil else { return response.nextPage() != nil }
        return total.map { request.number * request.size < $0 } ?? (count == request.size)
    }
}

extension Resource<Fetched<Article>> {
    /// Returns one article; a response without a text is an error.
    static func item(_ id: ArticleID) -> Resource {
        Resource(["items", id.rawValue]) { response throws(ApplicationError) in
            let item = try response.read { reader throws(JSONReadError) in try WireItem(&reader) }
            guard item.hasBody else { throw ApplicationError(.invalidData("body")) }
            return Fetched(item.article, freshness: .live)
        }
    }
}

extension Resource<ArticleAuthor> {
    static let authenticatedUser = Resource(["authenticated_user"]) { response throws(ApplicationError) in
        try response.read { reader throws(JSONReadError) in
            guard let author = try ArticleAuthor(&reader) else { throw .unexpected(at: "id") }
            return author
        }
    }
}
