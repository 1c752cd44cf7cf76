public import ArticleContract
public import AttemptKit
public import DomainKit
public import PresentationKit
import PresenterKit

/// The alerts of signing out on a screen.
public struct SignOutAlerts: FailureAlerts {
    /// Creates the alerts.
    public init() {}

    /// The question whether to sign out.
    var question: AlertStrategy<SignOutAction> {
        AlertStrategy(
            title: Phrase(en: "Sign out?", ja: "サインアウトしますか？"),
            message: Phrase(
                en: "The token is removed from this device; kept articles stay.",
                ja: "トークンをこの端末から削除します。保存した記事は残ります。"
            ),
            actions: [.signOut, .cancel]
        )
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<SignOutAction> {
        AlertStrategy(failure, actions: [.signOut, .cancel])
    }

    public func step(after answer: AlertAnswer<SignOutAction>) -> FailureStep<SignOutAction> {
        answer.action == .signOut ? .retry : .leave
    }
}
