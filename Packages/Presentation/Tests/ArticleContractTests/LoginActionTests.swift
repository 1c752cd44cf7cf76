import ArticleContract
import Foundation
import PresentationKit
import Testing

struct LoginActionTests {
    @Test(arguments: [
        (LoginAction.signIn, "Sign In", "サインイン"), (.useForeign, "Use It", "使用する"),
        (.enter, "Enter a Token", "トークンを入力"), (.retry, "Retry", "再試行"), (.cancel, "Cancel", "キャンセル"),
    ])
    func `an action says what it does in both languages`(action: LoginAction, english: String, japanese: String) {
        #expect(action.title == Phrase(en: english, ja: japanese))
        #expect((action.style == .cancel) == (action == .cancel))
    }
}
