import Foundation
import InfrastructureTesting
import RepositoryKit

/// The answer to a question about articles.
struct ItemsAnswer {
    let response: LoopbackResponse

    init(_ request: LoopbackRequest, items: [FakeItem], fields: HTTPFields) {
        let origin = "http://\(request.headers["host"] ?? "")/"
        let path = request.path.split(separator: "/").map(String.init)
        guard request.method == "GET", path.count <= 4, path.prefix(3) == ["api", "v2", "items"] else {
            response = Self.failure(404, "Not found", "not_found", fields)
            return
        }
        if path.count == 4 {
            guard let item = items.first(where: { $0.id == path[3] }) else {
                response = Self.failure(404, "Not found", "not_found", fields)
                return
            }
            response = Self.success(item.json(at: origin), request, fields)
            return
        }
        guard let number = Self.number("page", request, 1), let size = Self.number("per_page", request, 20) else {
            response = Self.failure(400, "Bad request", "bad_request", fields)
            return
        }
        let query = request.query("query")
        let found = items.filter { query.map($0.matches) ?? true }
        let page = found.dropFirst((number - 1) * size).prefix(size)
        let links = Self.links(origin + "api/v2/items", query, number, size, found.count)
        response = Self.success(
            page.map { $0.json(at: origin) },
            request,
            fields + [("total-count", String(found.count)), ("link", links)]
        )
    }

    private static func number(_ name: String, _ request: LoopbackRequest, _ standard: Int) -> Int? {
        guard let text = request.query(name) else { return standard }
        return Int(text).flatMap { (1...100).contains($0) ? $0 : nil }
    }

    /// The links as the real service sends them: with an empty number past the end, and a last page beyond its limit.
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

    private static func success(_ json: Any, _ request: LoopbackRequest, _ fields: HTTPFields) -> LoopbackResponse {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
        let body = (try? JSONSerialization.data(withJSONObject: json, options: options)) ?? Data()
        let tag = "W/\"\(body.hashValue)\""
        if request.headers["if-none-match"] == tag { return .empty(304, headers: HTTPHeaders(fields)) }
        let head = HTTPHeaders(fields + [("content-type", "application/json; charset=utf-8"), ("etag", tag)])
        return LoopbackResponse(headers: head, body: body)
    }

    private static func failure(
        _ status: Int,
        _ message: String,
        _ type: String,
        _ fields: HTTPFields
    ) -> LoopbackResponse {
        .json(#"{"message":"\#(message)","type":"\#(type)"}"#, status: status, headers: HTTPHeaders(fields))
    }
}
