import ArticleContract
import Foundation
import PresentationKit
import Testing

@Suite struct ArticleContractTests {
    @Test(arguments: [
        (ArticleFailureAction.retry, "Retry", "再試行"),
        (.signIn, "Sign In", "サインイン"),
        (.settings, "Settings", "設定"),
        (.cancel, "Cancel", "キャンセル"),
        (.close, "Close", "閉じる"),
    ])
    func `an action says what it does in both languages`(
        action: ArticleFailureAction,
        english: String,
        japanese: String
    ) {
        #expect(action.title == Phrase(en: english, ja: japanese))
    }

    @Test func `only what leaves everything as it is answers a dismissal`() {
        #expect(ArticleFailureAction.allCases.filter { $0.style == .cancel } == [.cancel, .close])
    }

    @Test(arguments: [
        ArticleRoute.list(.newest), .list(.search("tag:Swift 設計")), .detail("https://qiita.com/a/items/0"),
    ])
    func `a route survives being written down`(route: ArticleRoute) throws {
        let written = try JSONEncoder().encode(route)
        #expect(try JSONDecoder().decode(ArticleRoute.self, from: written) == route)
    }
}
