import ArticleContract
import AttemptKit
import Foundation
import PresentationKit
import Testing

@Suite struct ArticleContractTests {
    @Test func `only what leaves everything as it is answers a dismissal`() throws {
        let epoch = Date(timeIntervalSince1970: 0)
        let pause = try #require(Pause(until: epoch + 41.5, now: epoch))
        let all: [ArticleFailureAction] = [.retry, .wait(pause), .signIn, .settings, .cancel, .close]
        #expect(all.filter { $0.style == .cancel } == [.cancel, .close])
    }

    @Test(arguments: [
        ArticleRoute.list(.newest), .list(.search("tag:Swift 設計")), .detail("https://qiita.com/a/items/0"),
        .detail("a", in: .search("設計")), .comments("a"), .library(.tags), .library(.saved), .library(.kept),
        .library(.history),
    ])
    func `a route survives being written down`(route: ArticleRoute) throws {
        let written = try JSONEncoder().encode(route)
        #expect(try JSONDecoder().decode(ArticleRoute.self, from: written) == route)
    }

    @Test func `an article has the stored form that it had before it knew its list`() throws {
        let stored = Data(#"{"detail":{"_0":"a"}}"#.utf8)
        #expect(try JSONDecoder().decode(ArticleRoute.self, from: stored) == .detail("a"))
        #expect(try JSONEncoder().encode(ArticleRoute.detail("a")) == stored)
    }

    @Test(arguments: [
        (LibrarySection.tags, "tags"), (.saved, "saved"), (.kept, "kept"), (.history, "history"),
    ])
    func `a list of the library keeps its name in saved routes`(section: LibrarySection, name: String) throws {
        let written = String(decoding: try JSONEncoder().encode(ArticleRoute.library(section)), as: UTF8.self)
        #expect(written == #"{"library":{"_0":"\#(name)"}}"#)
    }

    @Test func `each tab is found by the scene that it begins with`() {
        #expect(ArticleTab.allCases.map { ArticleTab($0.route) } == ArticleTab.allCases)
        #expect(ArticleTab(.list(.stocks("koher"))) == nil)
    }
}
