import ArticleContract
import ArticleDomain
import ArticlePresentation
import ArticleUseCase
import AttemptKit
import DomainKit
import DomainTesting
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import Testing
import UseCaseKit

@MainActor
struct LoginPresenterTests {
    private let sent = Sent<ReportCommand<LoginAction>, LoginRequest, ArticleRoute>()
    private let token: Secret
    private let foreign: ForeignToken
    private let asking = ReportCommand<LoginAction>.showProgress(
        .activity(Phrase(en: "Asking 'qiita.com'…", ja: "'qiita.com' に確認しています…"))
    )

    init() throws {
        token = try Secret("geheim")
        foreign = ForeignToken(try Secret("fremd"), path: "/tool/credentials.json")
    }

    private func presenter(
        _ method: LoginMethod,
        host: Setting<ArticleHost> = Setting([], builtIn: .qiita),
        isScreen: Bool = false
    ) -> LoginPresenter {
        LoginPresenter(
            method: method,
            host: host,
            place: "/state/secrets",
            timeZone: .offset(0),
            clock: TestWallClock(),
            commandListener: sent.commandListener,
            requestListener: sent.requestListener,
            router: isScreen ? sent.router : nil
        )
    }

    private func alert() throws -> AlertStrategy<LoginAction> { try #require(sent.commands.last?.alert) }

    private func answer(_ action: LoginAction, text: String? = nil) -> ReportEvent<LoginAction> {
        .didAnswer(AlertAnswer(action, text: text.map { AlertText($0, isSecret: true) }))
    }

    private func session(_ sources: [TokenSource] = [.kept]) throws -> Session {
        Session(
            host: .qiita,
            account: Account(try ArticleAuthor(id: "ann", name: "Ann"), on: .qiita),
            sources: sources
        )
    }

    @Test func `asks for the token unseen, or takes it from standard input`() throws {
        presenter(.withToken).handle(event: .viewDidLoad)
        let strategy = try alert()
        #expect(strategy.textField?.isSecret == true)
        #expect(strategy.readsStandardInput)
        #expect(strategy.actions == [.signIn, .cancel])
        let form = "https://qiita.com/settings/tokens/new?read_qiita=1&write_qiita=1&description=\(Phrase.programName)"
        #expect(strategy.link == form)
        #expect(strategy.message.english.contains("'/state/secrets'"))
        #expect(strategy.outcome == .wrongUsage)
        #expect(sent.requests.isEmpty)
    }

    @Test func `signs in with what was entered, and reports as whom and where the token is`() throws {
        let presenter = presenter(.withToken)
        presenter.handle(event: answer(.signIn, text: " geheim\n"))
        #expect(sent.requests == [.signIn(token)])
        presenter.handle(response: .didSignIn(.success(try session())))
        let report = try #require(sent.commands.last?.shown)
        #expect(sent.commands.prefix(2) == [asking, .showProgress(nil)])
        #expect(report.entries.first?.lines.first?.text.states("'qiita.com'", "'ann'", "'/state/secrets'") == true)
        #expect(
            report.entries.first?.record?.json().line
                == #"{"host":"qiita.com","name":"Ann","signed_in":true,"token_source":"kept","user":"ann","variable":null}"#
        )
    }

    @Test func `says so when the environment still comes first`() throws {
        let presenter = presenter(.withToken)
        presenter.handle(response: .didSignIn(.success(try session([.environment("QIITA_TOKEN"), .kept]))))
        let report = try #require(sent.commands.last?.shown)
        #expect(report.notices.count == 1 && report.notices[0].states("QIITA_TOKEN"))
    }

    @Test(arguments: [
        ("", "Nothing was entered"), ("  \n", "Nothing was entered"), ("日本 語", "The input is not a token"),
    ])
    func `a text that is no token is refused and never printed`(text: String, beginning: String) throws {
        presenter(.withToken).handle(event: answer(.signIn, text: text))
        let strategy = try alert()
        #expect(strategy.message.english.hasPrefix(beginning))
        #expect(!strategy.message.english.contains("日本 語"))
        #expect(strategy.actions == [.enter, .cancel])
        #expect(strategy.outcome == .wrongUsage)
        #expect(sent.requests.isEmpty)
    }

    @Test(
        arguments: [
            (.unauthorized, "'qiita.com'", [.enter, .cancel], .signInNeeded),
            (.forbidden, "'read_qiita'", [.enter, .cancel], .signInNeeded),
            (.offline, "'qiita.com'", [.retry, .cancel], .offline),
            (.rateLimited(until: Sample.pause.end), nil, [.wait(Sample.pause), .cancel], .rateLimited),
            (.storage(.full), nil, [.retry, .cancel], .storage),
        ] as [(ApplicationError.Kind, String?, [LoginAction], ExitOutcome)]
    )
    func `a failure says what it means for the token`(
        kind: ApplicationError.Kind,
        fact: String?,
        actions: [LoginAction],
        outcome: ExitOutcome
    ) throws {
        let presenter = presenter(.withToken)
        presenter.handle(event: answer(.signIn, text: "geheim"))
        presenter.handle(response: .didSignIn(.failure(ApplicationError(kind))))
        let strategy = try alert()
        if let fact { #expect(strategy.message.states(fact)) }
        #expect(!strategy.message.japanese.isEmpty && strategy.message.japanese != strategy.message.english)
        #expect(strategy.actions == actions)
        #expect(strategy.outcome == outcome)
    }

    @Test func `a team's host needs its own scope`() throws {
        let team = try ArticleHost("team.qiita.com")
        let presenter = presenter(.withToken, host: Setting([(.call, team)], builtIn: .qiita))
        presenter.handle(response: .didSignIn(.failure(ApplicationError(.forbidden))))
        let strategy = try alert()
        #expect(strategy.message.english.contains("'read_qiita_team'"))
        #expect(strategy.link?.hasPrefix("https://team.qiita.com/settings/tokens/new?read_qiita_team=1") == true)
        presenter.handle(event: answer(.enter))
        #expect(
            try alert().message.english.contains(
                "'\(Phrase.programName) login --with-token --host https://team.qiita.com'"
            )
        )
    }

    @Test func `another program's token is offered by its place, and taken when the user says so`() throws {
        let presenter = presenter(.asking)
        presenter.handle(event: .viewDidLoad)
        #expect(sent.requests == [.findForeign])
        presenter.handle(response: .didFind(.success(foreign)))
        let strategy = try alert()
        #expect(strategy.message.english.contains("'/tool/credentials.json'"))
        #expect(strategy.actions == [.useForeign, .enter, .cancel])
        #expect(sent.requests == [.findForeign])
        presenter.handle(event: answer(.useForeign))
        #expect(sent.requests == [.findForeign, .signIn(foreign.secret)])
    }

    @Test func `it is left when the user enters a token, or cancels`() throws {
        let presenter = presenter(.asking)
        presenter.handle(response: .didFind(.success(foreign)))
        presenter.handle(event: answer(.enter))
        #expect(try !alert().readsStandardInput)
        presenter.handle(event: answer(.cancel))
        #expect(sent.requests.isEmpty)
    }

    @Test func `without one the token is asked for`() throws {
        presenter(.asking).handle(response: .didFind(.success(nil)))
        #expect(try alert().textField?.isSecret == true)
        #expect(try !alert().readsStandardInput)
    }

    @Test func `an option takes it without asking, or says that there is none`() throws {
        presenter(.fromTool).handle(response: .didFind(.success(foreign)))
        #expect(sent.requests == [.signIn(foreign.secret)])
        presenter(.fromTool).handle(response: .didFind(.success(nil)))
        #expect(try alert().message.states("Qiita CLI", "'qiita.com'"))
        #expect(try alert().outcome == .notFound)
        presenter(.fromTool).handle(response: .didFind(.failure(ApplicationError(.storage(.notReadable(path: "/x"))))))
        #expect(try alert().outcome == .storage)
    }

    @Test func `a screen is left with a message when the user has signed in, and without one on cancelling`() throws {
        let presenter = presenter(.asking, isScreen: true)
        presenter.handle(event: answer(.signIn, text: "geheim"))
        #expect(sent.transitions.isEmpty)
        presenter.handle(response: .didSignIn(.success(try session([.environment("QIITA_TOKEN"), .kept]))))
        let messages = sent.takeCommands().compactMap { command -> String? in
            if case .showNotice(let notice) = command { notice.english } else { nil }
        }
        #expect(messages.map { $0.prefix(10) } == ["Signed in ", "The token "])
        #expect(sent.transitions == [.dismiss])
        presenter.handle(event: answer(.cancel))
        #expect(sent.transitions == [.dismiss, .dismiss])
        #expect(sent.commands.isEmpty)
    }

    @Test func `no message of the scene prints a token`() {
        var dumped = ""
        dump(LoginRequest.signIn(token), to: &dumped)
        dump(LoginResponse.didFind(.success(foreign)), to: &dumped)
        dump(answer(.signIn, text: "geheim"), to: &dumped)
        #expect(!dumped.contains("geheim") && !dumped.contains("fremd"))
    }
}
