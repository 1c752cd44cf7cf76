import ArticleContract
import ArticleDomain
import ArticleUseCase
import AttemptKit
import DomainKit
import Foundation
import PresentationKit
import PresenterKit
import ReportKit
import UseCaseKit

extension AlertStrategy<ArticleFailureAction> {
    /// Creates the alert that articles could not be fetched.
    init(_ error: ApplicationError, in context: ArticleContext) {
        let origin = context.origin
        if case .invalidInput(let violation) = error.kind, violation.field == "article" {
            self.init(noArticleAt: violation.value, on: origin.host)
            return
        }
        let recoveries = Recovery.recoveries(from: error).map { ArticleFailureAction($0, now: context.clock.now) }
        self.init(
            error,
            text: FailureText(error, from: origin, timeZone: context.timeZone, namesCommands: context.namesCommands),
            actions: recoveries + (error.isSolvedBySigningIn(to: origin) ? [.signIn] : []) + [.cancel]
        )
    }

    private init(noArticleAt url: String, on host: ArticleHost) {
        let form = "\(host.address)/USER/items/ID"
        self.init(
            title: Phrase(en: "No article", ja: "記事ではありません"),
            message: Phrase(
                en: "'\(url)' is a URL, but not that of an article. The URL of an article is of the form '\(form)'.",
                ja: "'\(url)' は URL ですが、記事の URL ではありません。記事の URL は '\(form)' の形式です。"
            ),
            actions: [.cancel],
            outcome: .wrongUsage
        )
    }

    init(noArticle reference: ArticleReference, from origin: ArticleOrigin) {
        let id = reference.id
        let message =
            switch origin {
            case .host(let setting, _):
                Phrase(
                    en: "There is no article '\(id)' on '\(setting.value)'. It may have been removed or be private.",
                    ja: "'\(setting.value)' に記事 '\(id)' はありません。削除されたか、非公開の可能性があります。"
                )
            case .guide:
                Phrase(
                    en: "The guide has no chapter '\(id)'. List its chapters to see their names.",
                    ja: "ガイドに '\(id)' という章はありません。一覧で章の名前を確認してください。"
                )
            }
        self.init(
            title: Phrase(en: "Not found", ja: "見つかりません"),
            message: message,
            actions: [.cancel],
            outcome: .notFound
        )
    }

    /// Creates the alert that a URL has another host than that of the run.
    init(otherHost host: ArticleHost, in context: ArticleContext) {
        let origin = context.origin
        let wayOut =
            context.namesCommands
            ? Phrase(en: "Add '--host \(host)'.", ja: "'--host \(host)' を付けてください。")
            : Phrase(en: "Change it in the settings.", ja: "設定で変更してください。")
        self.init(
            title: Phrase(en: "Another host", ja: "別のホスト"),
            message: Phrase(
                en: "The URL is on '\(host)', but the host is set to '\(origin.host)'. \(wayOut.english)",
                ja: "URL のホストは '\(host)' ですが、設定は '\(origin.host)' です。\(wayOut.japanese)"
            ),
            actions: [.cancel],
            outcome: .wrongUsage
        )
    }

    init(runningSyncOf host: ArticleHost) {
        self.init(
            title: Phrase(en: "Already syncing", ja: "同期中です"),
            message: Phrase(
                en: "Another sync of '\(host)' is running. Wait until it has finished, and try again.",
                ja: "'\(host)' の別の同期が実行中です。終わるのを待ってからもう一度お試しください。"
            ),
            actions: [.retry, .cancel],
            outcome: .failed
        )
    }

    /// Creates the explanation how to sign in.
    init(signInFor origin: ArticleOrigin) {
        let message =
            switch origin {
            case .host(let setting, _):
                Phrase(
                    en: """
                        Make a token at the address below, and hand it to \
                        '\(Phrase.programName) login --with-token\(Phrase.hostOption(setting))'. It is kept for '\(setting.value)' and \
                        sent nowhere else. For a while, the environment variable QIITA_TOKEN can hold one: it is for the host \
                        in QIITA_DOMAIN, or else for 'qiita.com'.
                        """,
                    ja: """
                        下の URL でトークンを作成し、\
                        '\(Phrase.programName) login --with-token\(Phrase.hostOption(setting))' に入力してください。\
                        トークンは '\(setting.value)' 用に保存され、ほかには送信されません。一時的なら環境変数 QIITA_TOKEN も使えます。\
                        そのトークンは QIITA_DOMAIN のホスト、なければ 'qiita.com' 用です。
                        """
                )
            case .guide: Phrase(en: "The guide needs no sign-in.", ja: "ガイドにサインインは必要ありません。")
            }
        self.init(
            title: Phrase(en: "Sign in with a token", ja: "トークンでサインイン"),
            message: message,
            link: origin.setting.map { Phrase.tokenForm(on: $0.value) },
            actions: [.close]
        )
    }

    /// Creates the explanation which host is set.
    init(settingsOf origin: ArticleOrigin) {
        let message =
            switch origin {
            case .host(let setting, _): Self.message(for: setting)
            case .guide:
                Phrase(
                    en:
                        "You are reading the guide that is built into this program. Choose a host with '--source qiita'.",
                    ja: "表示しているのは、このプログラムに含まれるガイドです。'--source qiita' でホストを選べます。"
                )
            }
        self.init(
            title: Phrase(en: "Settings", ja: "設定"),
            message: message,
            actions: [.close]
        )
    }

    private static func message(for setting: Setting<ArticleHost>) -> Phrase {
        let source = setting.source.text(of: ReaderSetting.host)
        return Phrase(
            en: """
                The host is '\(setting.value)', \(source.english). Change it with '--host HOST', with the environment \
                variable QIITA_DOMAIN, or with 'host' in the configuration.
                """,
            ja: """
                ホストは '\(setting.value)' です（\(source.japanese)）。\
                '--host HOST'、環境変数 QIITA_DOMAIN、設定ファイルの 'host' のいずれかで変更できます。
                """
        )
    }
}

extension ArticleFailureAction {
    fileprivate init(_ recovery: Recovery, now: Date) {
        self =
            switch recovery {
            case .retry: .retry
            case .wait(let date): Pause(until: date, now: now).map { .wait($0) } ?? .retry
            case .signIn: .signIn
            case .settings: .settings
            }
    }
}
