public import DomainKit
import FailureKit
public import Foundation
public import PhotoContract
public import PresentationKit
public import ReportKit

/// The alerts for failures of commands on photos.
public struct PhotoFailureAlerts: FailureAlerts {
    private let source: String
    private let timeZone: TimeZone
    private let clock: any WallClock

    /// Creates the alerts.
    ///
    /// - Parameters:
    ///   - source: the name of the source of the photos.
    ///   - timeZone: the time zone of dates.
    ///   - clock: the clock of pauses.
    public init(source: String, timeZone: TimeZone = .autoupdatingCurrent, clock: any WallClock = SystemWallClock()) {
        self.source = source
        self.timeZone = timeZone
        self.clock = clock
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<FetchPhotoErrorAction> {
        let recoveries = Recovery.recoveries(from: failure).map { FetchPhotoErrorAction($0, now: clock.now) }
        return AlertStrategy(
            failure,
            text: FailureText(failure, timeZone: timeZone),
            message: message(for: failure),
            actions: recoveries.isEmpty ? [.close] : recoveries + [.cancel]
        )
    }

    public func step(
        after answer: AlertAnswer<FetchPhotoErrorAction>,
        outcome: ExitOutcome
    ) -> FailureStep<FetchPhotoErrorAction> {
        switch answer.action {
        case .retry: .retry
        case .wait(let pause): .wait(pause)
        case .signIn: .explain(AlertStrategy(signInFor: source, outcome: outcome))
        case .setting: .explain(AlertStrategy(settingOf: source, outcome: outcome))
        case .cancel, .close: .leave
        }
    }

    /// The message in the words of photos, or nil for that of the kit.
    private func message(for failure: ApplicationError) -> Phrase? {
        switch failure.kind {
        case .offline:
            Phrase(
                en:
                    "'\(source)' could not be reached. Check the network, or browse the built-in drawings with '--source demo'.",
                ja: "'\(source)' に接続できませんでした。ネットワークを確認するか、'--source demo' で内蔵の絵をご覧ください。"
            )
        case .unauthorized: .signIn(source)
        case .notFound:
            Phrase(
                en: "There is no such photo or album. It may have been removed.",
                ja: "写真またはアルバムがありません。削除された可能性があります。"
            )
        default: nil
        }
    }
}

extension Phrase {
    fileprivate static func signIn(_ source: String) -> Phrase {
        let variable = PhotoSourceDescription.keyVariable(of: source)
        return Phrase(
            en: "'\(source)' needs a valid access key. Set it in the environment variable \(variable).",
            ja: "'\(source)' には有効なアクセスキーが必要です。環境変数 \(variable) に設定してください。"
        )
    }
}

extension AlertStrategy<FetchPhotoErrorAction> {
    fileprivate init(signInFor source: String, outcome: ExitOutcome) {
        self.init(
            title: Phrase(en: "Sign in with a key", ja: "キーでサインイン"),
            message: .signIn(source),
            actions: [.close],
            outcome: outcome
        )
    }

    fileprivate init(settingOf source: String, outcome: ExitOutcome) {
        self.init(
            title: Phrase(en: "Setting", ja: "設定"),
            message: Phrase(
                en: """
                    The photos come from '\(source)'. Choose another source with '--source SOURCE', or permanently with \
                    '\(Phrase.programName) config set source SOURCE'.
                    """,
                ja: """
                    写真の取得元は '\(source)' です。'--source SOURCE' で、または常に使うなら \
                    '\(Phrase.programName) config set source SOURCE' で変更できます。
                    """
            ),
            actions: [.close],
            outcome: outcome
        )
    }
}

extension FetchPhotoErrorAction {
    fileprivate init(_ recovery: Recovery, now: Date) {
        self =
            switch recovery {
            case .retry: .retry
            case .wait(let date): Pause(until: date, now: now).map { .wait($0) } ?? .retry
            case .signIn: .signIn
            case .settings: .setting
            }
    }
}
