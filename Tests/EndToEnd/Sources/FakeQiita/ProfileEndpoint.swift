import InfrastructureTesting
import RepositoryKit

/// The endpoints of the signed-in account, users, tags and the comments of an article.
struct ProfileEndpoint {
    let response: LoopbackResponse

    /// Serves a request, or is nil if it concerns another endpoint.
    init?(_ request: LoopbackRequest, items: [FakeItem], isSignedIn: Bool, fields: HTTPFields) {
        let origin = "http://\(request.headers["host"] ?? "")/"
        let steps = Array(request.path.split(separator: "/").map { String($0) }.dropFirst(2))
        guard request.method == "GET" else { return nil }
        switch (steps.first, steps.count) {
        case ("authenticated_user", 1):
            response =
                isSignedIn
                ? ItemsEndpoint.success(FakeItem.user(FakeQiita.user, at: origin), request, fields)
                : ItemsEndpoint.failure(401, "Unauthorized", "unauthorized", fields)
        case ("users", 2):
            let isKnown = items.contains { $0.user == steps[1] }
            let user = isKnown ? FakeItem.user(steps[1], at: origin) : nil
            response = Self.response(user, request, fields)
        case ("tags", 2):
            let name = items.lazy.flatMap(\.tags).first { $0.lowercased() == steps[1].lowercased() }
            let tag = name.map { name in
                [
                    "id": name, "items_count": items.count { $0.tags.contains(name) }, "followers_count": 5,
                    "icon_url": "\(origin)icon.png",
                ] as [String: Any]
            }
            response = Self.response(tag, request, fields)
        case ("items", 3) where steps[2] == "comments":
            let comments = items.first { $0.id == steps[1] }?.comments.sorted { $0.createdAt > $1.createdAt }
            response = Self.response(comments?.map { $0.json(at: origin) }, request, fields)
        default: return nil
        }
    }

    private static func response(_ json: Any?, _ request: LoopbackRequest, _ fields: HTTPFields) -> LoopbackResponse {
        json.map { ItemsEndpoint.success($0, request, fields) }
            ?? ItemsEndpoint.failure(404, "Not found", "not_found", fields)
    }
}
