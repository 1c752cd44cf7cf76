import ArticleDomain
import DomainKit
import Foundation
import Testing

struct ProfileTests {
    @Test func `blank texts and addresses for no browser are left out of a profile`() throws {
        let profile = UserProfile(
            author: try ArticleAuthor(id: "ann"),
            about: " \n",
            organization: "",
            location: "東京",
            website: URL(string: "javascript:x"),
            accounts: [UserAccount(.github, name: ""), UserAccount(.twitter, name: "ann")].compactMap { $0 },
            counts: try UserCounts(articles: 0, followees: 0, followers: 0)
        )
        #expect(profile.about == nil)
        #expect(profile.organization == nil)
        #expect(profile.location == "東京")
        #expect(profile.website == nil)
        #expect(profile.accounts.map(\.service) == [.twitter])
    }

    @Test(arguments: [(-1, 0, 0, "items_count"), (0, -1, 0, "followees_count"), (0, 0, -1, "followers_count")])
    func `a negative count is refused by its name`(articles: Int, followees: Int, followers: Int, field: String) {
        let error = #expect(throws: ValidationError.self) {
            try UserCounts(articles: articles, followees: followees, followers: followers)
        }
        #expect(error?.field == field)
    }

    @Test(arguments: [(-1, 0, "items_count"), (0, -1, "followers_count")])
    func `a tag's negative count is refused by its name`(articles: Int, followers: Int, field: String) throws {
        let tag = try ArticleTag("Swift")
        let error = #expect(throws: ValidationError.self) {
            try TagProfile(tag: tag, articles: articles, followers: followers)
        }
        #expect(error?.field == field)
    }
}

struct ReadingPositionTests {
    @Test func `a position is neither negative nor beyond any text`() throws {
        let position = try ReadingPosition(place: 0, letters: 0)
        #expect(position == .start)
        #expect(throws: ValidationError(field: "place", value: "-1", rule: .within(0...10_000_000))) {
            try ReadingPosition(place: -1, letters: 0)
        }
        #expect(throws: ValidationError(field: "letters", value: "10000001", rule: .within(0...10_000_000))) {
            try ReadingPosition(place: 0, letters: 10_000_001)
        }
    }
}
