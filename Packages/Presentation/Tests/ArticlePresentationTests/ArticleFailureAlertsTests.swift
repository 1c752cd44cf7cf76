import ArticleContract
import ArticleDomain
import ArticlePresentation
import AttemptKit
import DomainKit
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

struct ArticleFailureAlertsTests {
    private let alerts = ArticleContext(origin: .host(Setting([], builtIn: .qiita)), timeZone: .offset(0)).alerts

    @Test func `a failure is worded, with what can be done`() {
        let alert = alerts.alert(for: ApplicationError(.unauthorized))
        #expect(alert.actions == [.signIn, .cancel])
        #expect(alert.outcome == .signInNeeded)
    }

    @Test func `a URL that leads elsewhere is one, just not of an article`() throws {
        let error = try #require(throws: ValidationError.self) { try ArticleReference("https://example.com/x") }
        let alert = alerts.alert(for: ApplicationError(.invalidInput(error)))
        #expect(alert.message.states("'https://example.com/x'", "'https://qiita.com/USER/items/ID'"))
        #expect(alert.outcome == .wrongUsage)
    }

    @Test(arguments: [true, false])
    func `Sign In and Settings lead to screens where there are some, instead of explanations`(isGuide: Bool) {
        let origin = isGuide ? ArticleOrigin.guide : .host(Setting([], builtIn: .qiita))
        let alerts = ArticleContext(origin: origin, opensScreens: true).alerts(about: .listing(.newest))
        #expect(alerts.step(after: AlertAnswer(.settings)) == .leave)
        if case .explain = alerts.step(after: AlertAnswer(.signIn)) {
            #expect(isGuide)
        } else {
            #expect(!isGuide)
            #expect(alerts.step(after: AlertAnswer(.signIn)) == .suspend)
        }
    }

    @Test func `what can be explained is, and the rest is what it says`() {
        for action in [ArticleFailureAction.signIn, .settings] {
            guard case .explain(let alert) = alerts.step(after: AlertAnswer(action)) else {
                Issue.record("explains nothing: \(action)")
                continue
            }
            #expect(alert.actions == [.close])
        }
        #expect(alerts.step(after: AlertAnswer(.retry)) == .retry)
        #expect(alerts.step(after: AlertAnswer(.cancel)) == .leave)
        #expect(alerts.step(after: AlertAnswer(.close)) == .leave)
    }
}
