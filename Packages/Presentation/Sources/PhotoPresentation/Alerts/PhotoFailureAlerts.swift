public import AttemptKit
public import DomainKit
import Foundation
public import PhotoContract
public import PresentationKit
public import PresenterKit

/// The alerts for failures of commands on photos.
public struct PhotoFailureAlerts: FailureAlerts {
    /// The subject of a command, which a message names if it does not exist.
    public enum Subject: Hashable, Sendable {
        /// A photo of a source, by its identity.
        case photo(String)
        /// A folder with photos.
        case folder(String)
        /// An album.
        case album(String)
        /// Two albums.
        case albums(String, String)
        /// The last change of any album.
        case lastChange
    }

    private let source: PhotoSourceDescription?
    private let timeZone: DisplayTimeZone
    private let clock: any WallClock
    private let hint: @Sendable (PhotoHint) -> Phrase?
    private var subject: Subject?

    /// Creates the alerts.
    ///
    /// - Parameters:
    ///   - source: the source of the photos, or nil for albums, whose photos may come from several ones.
    ///   - timeZone: the time zone of dates.
    ///   - clock: the clock of pauses.
    ///   - hint: returns the words of the program for a way out of a failure, a sentence, or nil if it has none.
    public init(
        source: PhotoSourceDescription? = nil,
        timeZone: DisplayTimeZone = .system,
        clock: any WallClock = SystemWallClock(),
        hint: @escaping @Sendable (PhotoHint) -> Phrase? = { _ in nil }
    ) {
        self.source = source
        self.timeZone = timeZone
        self.clock = clock
        self.hint = hint
    }

    /// Returns the alerts for failures of a command on a subject; nil for one on none in particular.
    public func about(_ subject: Subject?) -> PhotoFailureAlerts {
        var alerts = self
        alerts.subject = subject
        return alerts
    }

    public func alert(for failure: ApplicationError) -> AlertStrategy<FetchPhotoErrorAction> {
        let recoveries = Recovery.recoveries(from: failure).filter(isPossible).map {
            FetchPhotoErrorAction($0, now: clock.now)
        }
        return AlertStrategy(
            failure,
            text: FailureText(failure, timeZone: timeZone),
            message: message(for: failure),
            actions: recoveries.isEmpty ? [.close] : recoveries + [.cancel]
        )
    }

    public func step(after answer: AlertAnswer<FetchPhotoErrorAction>) -> FailureStep<FetchPhotoErrorAction> {
        switch answer.action {
        case .retry: .retry
        case .wait(let pause): .wait(pause)
        case .signIn: source.map { .explain(signIn(to: $0)) } ?? .leave
        case .setting: source.map { .explain(setting(of: $0)) } ?? .leave
        case .cancel, .close: .leave
        }
    }

    /// Returns a Boolean value that indicates whether a recovery is one that the source has.
    private func isPossible(_ recovery: Recovery) -> Bool {
        switch recovery {
        case .signIn: source?.needsKey ?? false
        case .settings: source != nil
        case .retry, .wait: true
        }
    }

    /// The message in the words of photos, or nil for that of the kit.
    private func message(for failure: ApplicationError) -> Phrase? {
        switch failure.kind {
        case .offline:
            source.map { source in
                Phrase(
                    en: "There is no connection to '\(source.name)', or it was cut. Check the network, and try again.",
                    ja: "'\(source.name)' に接続できないか、接続が途中で切れました。ネットワークを確認して、もう一度お試しください。"
                )
                .adding(hint(.browseOffline))
            }
                ?? Phrase(
                    en:
                        "There is no connection to the source of the photos, or it was cut. Check the network, and try again.",
                    ja: "写真の取得元に接続できないか、接続が途中で切れました。ネットワークを確認して、もう一度お試しください。"
                )
        case .unauthorized, .forbidden: source.map { $0.needsKey ? needingKey($0) : .refused($0) }
        case .notFound: Phrase(missing: subject)
        case .storage(.full):
            Phrase(
                en: "The disk is full. Free some space, and try again.",
                ja: "ディスクに空きがありません。空きを作ってから、もう一度お試しください。"
            )
            .adding(hint(.emptyTrash))
        case .storage(.exists(let path)):
            Phrase(
                en: "'\(path)' already exists, so nothing was changed. Choose another name.",
                ja: "'\(path)' はすでにあるため、何も変更していません。別の名前にしてください。"
            )
            .adding(hint(.mergeAlbums))
        default: nil
        }
    }

    private func needingKey(_ source: PhotoSourceDescription) -> Phrase {
        Phrase(en: "'\(source.name)' needs a valid access key.", ja: "'\(source.name)' には有効なアクセスキーが必要です。")
            .adding(hint(.setKey(source: source.name)))
    }

    private func signIn(to source: PhotoSourceDescription) -> AlertStrategy<FetchPhotoErrorAction> {
        AlertStrategy(
            title: Phrase(en: "Sign in with a key", ja: "キーでサインイン"),
            message: needingKey(source),
            actions: [.close]
        )
    }

    private func setting(of source: PhotoSourceDescription) -> AlertStrategy<FetchPhotoErrorAction> {
        AlertStrategy(
            title: Phrase(en: "Setting", ja: "設定"),
            message: Phrase(en: "The photos come from '\(source.name)'.", ja: "写真の取得元は '\(source.name)' です。")
                .adding(hint(.changeSource)),
            actions: [.close]
        )
    }
}

extension Phrase {
    /// Returns the phrase with a further sentence.
    fileprivate func adding(_ sentence: Phrase?) -> Phrase {
        guard let sentence else { return self }
        return Phrase(en: "\(english) \(sentence.english)", ja: japanese + sentence.japanese)
    }

    /// Creates the message that a subject, or a part of it, does not exist.
    fileprivate init(missing subject: PhotoFailureAlerts.Subject?) {
        switch subject {
        case .photo(let id):
            self.init(
                en: "There is no photo '\(id)'. It may have been removed.",
                ja: "写真 '\(id)' はありません。削除された可能性があります。"
            )
        case .folder(let path): self.init(en: "There is no folder '\(path)'.", ja: "フォルダー '\(path)' はありません。")
        case .album(let name):
            self.init(
                en: "There is no album '\(name)'. It may have been renamed or removed.",
                ja: "アルバム '\(name)' はありません。名前が変わったか、削除された可能性があります。"
            )
        case .albums(let one, let other):
            self.init(
                en: "There is no album '\(one)', or no album '\(other)', so nothing was changed.",
                ja: "アルバム '\(one)' または '\(other)' がないため、何も変更していません。"
            )
        case .lastChange:
            self.init(
                en: "A file of the last change is no longer there, so nothing was undone.",
                ja: "最後の変更のファイルがなくなっているため、元に戻していません。"
            )
        case nil:
            self.init(
                en: "There is no such photo or album. It may have been removed.",
                ja: "写真またはアルバムがありません。削除された可能性があります。"
            )
        }
    }

    fileprivate static func refused(_ source: PhotoSourceDescription) -> Phrase {
        Phrase(
            en:
                "'\(source.name)' refused the request, although it needs no key. It may be blocking this network or this program for a while. Try again later.",
            ja: "'\(source.name)' がリクエストを拒否しました（キーは不要です）。一時的にブロックされている可能性があります。時間をおいてからお試しください。"
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
