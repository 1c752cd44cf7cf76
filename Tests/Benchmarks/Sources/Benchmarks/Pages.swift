import ArticleDomain
import ArticleRepository
import BenchmarkRunner
import DomainKit
import Foundation
import RepositoryKit

extension Benchmark {
    @MainActor static let page = Benchmark(
        "page",
        explanation: """
            A page of a list with 100 articles as the service sends them, of 5 KB each, with their texts in Markdown and in
            HTML. The baseline decodes everything that is in it with JSONDecoder; the gateway makes articles of it, with
            the texts that are kept.
            """,
        repetitions: 2,
        rounds: 101,
        baseline: Contender("JSONDecoder, every key") { repetitions in
            for _ in 0..<repetitions {
                let items = try? JSONDecoder().decode([PageItem].self, from: PageWorkload.json)
                precondition(items?.count == 100)
            }
        },
        others: [
            Contender("a page of the gateway", ratioLimit: 0.5) { repetitions in
                await PageWorkload.fetch(repetitions)
            },
            Contender("JSONDecoder, without the texts") { repetitions in
                for _ in 0..<repetitions {
                    let items = try? JSONDecoder().decode([BarePageItem].self, from: PageWorkload.json)
                    precondition(items?.count == 100)
                }
            },
            Contender("JSONReader, everything passed over") { repetitions in
                for _ in 0..<repetitions {
                    let isRead: Void? = try? JSONReader.read(PageWorkload.json) { _ throws(JSONReadError) in }
                    precondition(isRead != nil)
                }
            },
        ]
    )
}

private enum PageWorkload {
    static let json: Data = {
        let items = (0..<100).map { item(SearchFixture.article($0), number: $0) }
        let json = try? JSONSerialization.data(withJSONObject: items, options: .withoutEscapingSlashes)
        guard let json else { preconditionFailure("A page can be written.") }
        return json
    }()

    /// Returns an article as the service sends it, without the keys whose values are null.
    private static func item(_ article: Article, number: Int) -> [String: Any] {
        // About as much HTML as the service makes of so much Markdown.
        let html = article.body.split(separator: "\n").map {
            "<p data-sourcepos=\"\(number):1-\(number):80\">\($0)</p>\n<code class=\"notranslate\">let</code>\n"
        }
        let id = String(repeating: "0", count: 16) + String(1_000 + number)
        let user: [String: Any] = [
            "id": "author-\(number)", "name": "名前", "description": "アプリを作っています。\n設計とテストの話を書きます。",
            "followees_count": 10, "followers_count": 200, "github_login_name": "author", "items_count": 42,
            "location": "東京", "permanent_id": 4_000 + number, "team_only": false, "website_url": "",
            "profile_image_url": "https://qiita-image-store.s3.amazonaws.com/0/4000/profile-images/1",
        ]
        return [
            "rendered_body": html.joined(), "body": article.body, "coediting": false, "comments_count": 1,
            "created_at": "2026-11-20T09:00:00+09:00", "updated_at": "2026-11-21T10:30:00+09:00", "id": id,
            "title": article.title, "url": "https://qiita.com/koher/items/\(id)", "likes_count": 12, "private": false,
            "reactions_count": 0, "stocks_count": 3, "slide": false, "user": user,
            "tags": article.tags.map { ["name": $0.name, "versions": [String]()] as [String: Any] },
        ]
    }

    @concurrent
    static func fetch(_ repetitions: Int) async {
        let gateway = RemoteArticleGateway(
            ResourceClient(host: .qiita, exchange: StubPageExchange(body: json), token: nil)
        )
        for _ in 0..<repetitions {
            guard let request = try? PageRequest(number: 1, size: 100) else { preconditionFailure() }
            let page = try? await gateway.page(request, of: .newest)
            precondition(page?.elements.count == 100 && page?.elements[7].value.body.isEmpty == false)
        }
    }
}

/// An exchange that answers every request with one page.
private struct StubPageExchange: HTTPExchange {
    let body: Data

    @concurrent
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        HTTPResponse(status: 200, headers: ["content-type": "application/json"], body: body, url: request.url)
    }
}

/// An article with all keys of the service.
private struct PageItem: Decodable {
    private enum CodingKeys: String, CodingKey {
        case body, coediting, group, id, `private`, tags, title, url, user, slide
        case renderedBody = "rendered_body"
        case commentsCount = "comments_count"
        case createdAt = "created_at"
        case likesCount = "likes_count"
        case reactionsCount = "reactions_count"
        case stocksCount = "stocks_count"
        case updatedAt = "updated_at"
        case pageViewsCount = "page_views_count"
        case teamMembership = "team_membership"
        case organizationURLName = "organization_url_name"
    }

    struct Tag: Decodable {
        let name: String
        let versions: [String]
    }

    struct User: Decodable {
        private enum CodingKeys: String, CodingKey {
            case id, name, description, location, organization
            case facebookId = "facebook_id"
            case followeesCount = "followees_count"
            case followersCount = "followers_count"
            case githubLoginName = "github_login_name"
            case itemsCount = "items_count"
            case linkedinId = "linkedin_id"
            case permanentId = "permanent_id"
            case profileImageURL = "profile_image_url"
            case teamOnly = "team_only"
            case twitterScreenName = "twitter_screen_name"
            case websiteURL = "website_url"
        }

        let id: String
        let name: String
        let description: String?
        let facebookId: String?
        let followeesCount: Int
        let followersCount: Int
        let githubLoginName: String?
        let itemsCount: Int
        let linkedinId: String?
        let location: String?
        let organization: String?
        let permanentId: Int
        let profileImageURL: String
        let teamOnly: Bool
        let twitterScreenName: String?
        let websiteURL: String?
    }

    let renderedBody: String
    let body: String
    let coediting: Bool
    let commentsCount: Int
    let createdAt: String
    let group: String?
    let id: String
    let likesCount: Int
    let `private`: Bool
    let reactionsCount: Int
    let stocksCount: Int
    let tags: [Tag]
    let title: String
    let updatedAt: String
    let url: String
    let user: User
    let pageViewsCount: Int?
    let teamMembership: String?
    let organizationURLName: String?
    let slide: Bool
}

/// An article with the keys that a list shows.
private struct BarePageItem: Decodable {
    private enum CodingKeys: String, CodingKey {
        case id, title, tags
        case createdAt = "created_at"
        case likesCount = "likes_count"
    }

    let id: String
    let title: String
    let createdAt: String
    let likesCount: Int
    let tags: [PageItem.Tag]
}
