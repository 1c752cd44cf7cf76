import ArticleContract
import ArticleDomain
import AttemptKit
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit

struct LoginAlerts: FailureAlerts {
    let host: Setting<ArticleHost>
    /// The file of the token.
    let place: String
    /// A Boolean value that indicates whether texts may name the commands for scripts.
    let namesCommands: Bool
    let timeZone: DisplayTimeZone
    let clock: any WallClock

    private var form: String { Phrase.tokenForm(on: host.value) }

    /// Returns the request to enter a token.
    ///
    /// - Parameter readsStandardInput: a Boolean value that indicates whether the token may be read from standard input.
    func askForToken(readsStandardInput: Bool) -> AlertStrategy<LoginAction> {
        let command = "\(Phrase.programName) login --with-token\(Phrase.hostOption(host))"
        let script =
            namesCommands
            ? Phrase(
                en: " In a script, '\(command)' reads it from standard input.",
                ja: "スクリプトでは '\(command)' が標準入力から読み取ります。"
            )
            : nil
        return AlertStrategy(
            title: Phrase(en: "Sign in to '\(host.value)'", ja: "'\(host.value)' にサインイン"),
            message: Phrase(
                en: """
                    Make a token at the address below, and enter it here. It is kept in '\(place)', and sent to '\(host.value)' alone.\
                    \(script?.english ?? "")
                    """,
                ja: """
                    下の URL でトークンを作成し、ここに入力してください。トークンは '\(place)' に保存され、'\(host.value)' にだけ送信されます。\
                    \(script?.japanese ?? "")
                    """
            ),
            link: form,
            actions: [.signIn, .cancel],
            textField: AlertTextField(
                label: Phrase(en: "Token", ja: "トークン"),
                isSecret: true
            ),
            outcome: .wrongUsage,
            readsStandardInput: readsStandardInput
        )
    }

    /// Returns the question whether to use the token of Qiita CLI.
    func offer(_ found: ForeignToken) -> AlertStrategy<LoginAction> {
        AlertStrategy(
            title: Phrase(en: "Sign in to '\(host.value)'", ja: "'\(host.value)' にサインイン"),
            message: Phrase(
                en: """
                    Qiita CLI keeps a token in '\(found.path)'. Use it? It stays where it is, and is kept in '\(place)' too. \
                    In a script, '\(Phrase.programName) login --from-qiita-cli' says yes.
                    """,
                ja: """
                    Qiita CLI のトークンが '\(found.path)' にあります。使用しますか。元の場所に残り、'\(place)' にも保存されます。\
                    スクリプトでは '\(Phrase.programName) login --from-qiita-cli' で使用できます。
                    """
            ),
            actions: [.useForeign, .enter, .cancel],
            outcome: .wrongUsage
        )
    }

    /// The alert that Qiita CLI stores no token for the host.
    var noForeignToken: AlertStrategy<LoginAction> {
        AlertStrategy(
            title: Phrase(en: "No token found", ja: "トークンが見つかりません"),
            message: Phrase(
                en: "Qiita CLI has no token for '\(host.value)'. Create one at the address below.",
                ja: "Qiita CLI は '\(host.value)' のトークンを保存していません。下の URL で作成してください。"
            ),
            link: form,
            actions: [.enter, .cancel],
            outcome: .notFound
        )
    }

    /// Returns the alert that the entered text is not a token; it does not repeat the text, which may be a mistyped token.
    func noToken(isEmpty: Bool) -> AlertStrategy<LoginAction> {
        AlertStrategy(
            title: Phrase(en: "No token", ja: "トークンではありません"),
            message: isEmpty
                ? Phrase(
                    en: "Nothing was entered, so nothing was stored. You can create a token at the address below.",
                    ja: "何も入力されなかったため、保存していません。トークンは下の URL で作成できます。"
                )
                : Phrase(
                    en: "The input is not a token, so nothing was stored. A token is one line of letters and digits.",
                    ja: "入力された内容はトークンではないため、保存していません。トークンは 1 行の英数字です。"
                ),
            link: isEmpty ? form : nil,
            actions: [.enter, .cancel],
            outcome: .wrongUsage
        )
    }

    func alert(for failure: ApplicationError) -> AlertStrategy<LoginAction> {
        switch failure.kind {
        case .unauthorized: unknownToken
        case .forbidden: missingScope
        default: other(failure)
        }
    }

    /// Returns the step that follows an answer; signing in with another token is left to the presenter.
    func step(after answer: AlertAnswer<LoginAction>) -> FailureStep<LoginAction> {
        switch answer.action {
        case .enter: .explain(askForToken(readsStandardInput: false))
        case .retry: .retry
        case .wait(let pause): .wait(pause)
        case .signIn, .useForeign, .cancel: .leave
        }
    }

    private var unknownToken: AlertStrategy<LoginAction> {
        AlertStrategy(
            title: Phrase(en: "Unknown token", ja: "無効なトークン"),
            message: Phrase(
                en: "'\(host.value)' does not know this token, so it was not stored. Create one at the address below.",
                ja: "'\(host.value)' で使えないトークンのため、保存していません。下の URL で作成してください。"
            ),
            link: form,
            actions: [.enter, .cancel],
            outcome: .signInNeeded
        )
    }

    private var missingScope: AlertStrategy<LoginAction> {
        let scope = host.value.scopeToRead.rawValue
        return AlertStrategy(
            title: Phrase(en: "Missing scope", ja: "スコープが不足しています"),
            message: Phrase(
                en:
                    "The token lacks the scope '\(scope)', so it was not stored. Create one that has it at the address below.",
                ja: "トークンにスコープ '\(scope)' がないため、保存していません。下の URL で作成し直してください。"
            ),
            link: form,
            actions: [.enter, .cancel],
            outcome: .signInNeeded
        )
    }

    private func other(_ error: ApplicationError) -> AlertStrategy<LoginAction> {
        let actions = Recovery.recoveries(from: error).compactMap { recovery -> LoginAction? in
            switch recovery {
            case .retry: .retry
            case .wait(let date): Pause(until: date, now: clock.now).map { .wait($0) } ?? .retry
            case .signIn, .settings: nil
            }
        }
        return AlertStrategy(
            error,
            text: FailureText(error, timeZone: timeZone),
            message: error.kind == .offline ? noConnection : nil,
            actions: actions + [.cancel]
        )
    }

    private var noConnection: Phrase {
        Phrase(
            en: """
                There is no connection to '\(host.value)', or it was cut. Check the network and the host, and try again.
                """,
            ja: "'\(host.value)' に接続できないか、接続が途中で切れました。ネットワークとホストを確認して、もう一度お試しください。"
        )
    }
}
