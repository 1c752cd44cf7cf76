import Foundation
import InfrastructureTesting
import RepositoryKit

/// The endpoints of articles and of lists of articles.
struct ItemsEndpoint {
    let response: LoopbackResponse

    init(_ request: LoopbackRequest, items: [FakeItem], fields: HTTPFields) {
        let origin = "http://\(request.headers["host"] ?? "")/"
        let steps = request.path.split(separator: "/").map { String($0) }
        guard request.method == "GET", steps.prefix(2) == ["api", "v2"] else {
            response = Self.failure(404, "Not found", "not_found", fields)
            return
        }
        switch Resource(Array(steps.dropFirst(2)), items) {
        case .notFound: response = Self.failure(404, "Not found", "not_found", fields)
        case .own where request.headers["authorization"] == nil:
            response = Self.failure(401, "Unauthorized", "unauthorized", fields)
        case .item(let item): response = Self.success(item.json(at: origin), request, fields)
        case .list(let items), .own(let items): response = Self.page(of: items, request, origin, fields)
        }
    }

    /// The resource that a path identifies.
    private enum Resource {
        case notFound
        case item(FakeItem)
        case list([FakeItem])
        case own([FakeItem])

        init(_ path: [String], _ items: [FakeItem]) {
            func list(_ found: [FakeItem]) -> Resource { found.isEmpty ? .notFound : .list(found) }
            self =
                switch (path.first, path.count) {
                case ("items", 1): .list(items)
                case ("items", 2): items.first { $0.id == path[1] }.map(Resource.item) ?? .notFound
                case ("tags", 3) where path[2] == "items":
                    list(items.filter { $0.tags.contains { $0.lowercased() == path[1].lowercased() } })
                case ("users", 3) where path[2] == "items": list(items.filter { $0.user == path[1] })
                case ("users", 3) where path[2] == "stocks": .list(items.filter { $0.stockers.contains(path[1]) })
                case ("authenticated_user", 2) where path[1] == "items":
                    .own(items.filter { $0.user == FakeQiita.user })
                default: .notFound
                }
        }
    }

    private static func page(
        of items: [FakeItem],
        _ request: LoopbackRequest,
        _ origin: String,
        _ fields: HTTPFields
    ) -> LoopbackResponse {
        guard let number = Self.number("page", request, 1), let size = Self.number("per_page", request, 20) else {
            return failure(400, "Bad request", "bad_request", fields)
        }
        let query = request.query("query")
        let found = items.filter { query.map($0.matches) ?? true }
        let page = found.dropFirst((number - 1) * size).prefix(size)
        let links = links(origin + request.path.dropFirst(), query, number, size, found.count)
        return success(
            page.map { $0.json(at: origin) },
            request,
            fields + [("total-count", String(found.count)), ("link", links)]
        )
    }

    private static func number(_ name: String, _ request: LoopbackRequest, _ standard: Int) -> Int? {
        guard let text = request.query(name) else { return standard }
        return Int(text).flatMap { (1...100).contains($0) ? $0 : nil }
    }

    /// Returns the links as the real service sends them: with an empty number past the end, and a last page beyond its limit.
    private static func links(_ base: String, _ query: String?, _ number: Int, _ size: Int, _ total: Int) -> String {
        let last = max(1, (total + size - 1) / size)
        let isPast = number > last
        var pages: [(String, String)] = [("first", "1")]
        if number > 1 { pages.append(("prev", isPast ? "" : String(number - 1))) }
        if number < last || isPast { pages.append(("next", isPast ? "" : String(number + 1))) }
        pages.append(("last", String(last)))
        let asked = query.flatMap { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) }
        let search = asked.map { "&query=\($0)" } ?? ""
        return pages.map { "<\(base)?page=\($0.1)&per_page=\(size)\(search)>; rel=\"\($0.0)\"" }.joined(separator: ", ")
    }

    static func success(_ json: Any, _ request: LoopbackRequest, _ fields: HTTPFields) -> LoopbackResponse {
        let body = (try? JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)) ?? Data()
        let tag = "W/\"\(body.hashValue)\""
        if request.headers["if-none-match"] == tag { return .empty(304, headers: HTTPHeaders(fields)) }
        let head = HTTPHeaders(fields + [("content-type", "application/json; charset=utf-8"), ("etag", tag)])
        return LoopbackResponse(headers: head, body: body)
    }

    static func failure(
        _ status: Int,
        _ message: String,
        _ type: String,
        _ fields: HTTPFields
    ) -> LoopbackResponse {
        .json(#"{"message":"\#(message)","type":"\#(type)"}"#, status: status, headers: HTTPHeaders(fields))
    }
}
