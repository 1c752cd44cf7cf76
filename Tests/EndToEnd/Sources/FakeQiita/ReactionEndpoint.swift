import InfrastructureTesting
import RepositoryKit

/// The endpoints that query, set and remove a stock or a like.
///
/// A change that was made before is refused with the same status and body as one that is not allowed or whose article
/// does not exist: the API documents the statuses, and not how to distinguish them.
struct ReactionEndpoint {
    let response: LoopbackResponse

    /// Serves a request, or is nil if it concerns another endpoint.
    init?(_ request: LoopbackRequest, items: inout [FakeItem], isSignedIn: Bool, fields: HTTPFields) {
        let steps = request.path.split(separator: "/").map { String($0) }
        guard steps.count == 5, steps.prefix(3) == ["api", "v2", "items"], ["stock", "like"].contains(steps[4]) else {
            return nil
        }
        guard isSignedIn else {
            response = ItemsEndpoint.failure(401, "Unauthorized", "unauthorized", fields)
            return
        }
        let people: WritableKeyPath<FakeItem, [String]> = steps[4] == "stock" ? \.stockers : \.likers
        let index = items.firstIndex { $0.id == steps[3] }
        let isGiven = index.map { items[$0][keyPath: people].contains(FakeQiita.user) } ?? false
        switch (request.method, index, isGiven) {
        case ("GET", .some, true): response = .empty(204, headers: HTTPHeaders(fields))
        case ("PUT", .some, true): response = ItemsEndpoint.failure(403, "Forbidden", "forbidden", fields)
        case ("PUT", let index?, false):
            items[index][keyPath: people].append(FakeQiita.user)
            response = .empty(204, headers: HTTPHeaders(fields))
        case ("DELETE", let index?, true):
            items[index][keyPath: people].removeAll { $0 == FakeQiita.user }
            response = .empty(204, headers: HTTPHeaders(fields))
        default: response = ItemsEndpoint.failure(404, "Not found", "not_found", fields)
        }
    }
}
