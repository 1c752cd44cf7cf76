import DomainKit
import FailureKit
import Foundation
import PresentationKit
import ReportKit
import Testing

/// Pins the text of every failure, and its recoveries.
struct FailureTextTests {
    @Test(arguments: expectations)
    func `every failure has its sentence in both languages, its outcome and its recoveries`(expectation: Expectation)
        throws
    {
        let error = ApplicationError(expectation.kind)
        let timeZone = try #require(TimeZone(secondsFromGMT: 0))
        #expect(FailureTitle(expectation.kind).original == expectation.title)
        #expect(FailureMessage(expectation.kind, timeZone: timeZone).original == expectation.message)
        let text = FailureText(error, timeZone: timeZone)
        #expect(text.title == FailureTitle(expectation.kind).phrase)
        #expect(text.message == FailureMessage(expectation.kind, timeZone: timeZone).phrase)
        #expect(ExitOutcome(error) == expectation.outcome)
        #expect(Recovery.recoveries(from: error) == expectation.recoveries)
    }

    @Test func `every kind of failure and reason is pinned`() {
        let numbers = Set(Self.expectations.map { number(of: $0.kind) })
        #expect(numbers == Set(0..<33))
    }

    /// A failure with its text.
    struct Expectation: Sendable, CustomTestStringConvertible {
        let kind: ApplicationError.Kind
        let title: Phrase
        let message: Phrase
        let outcome: ExitOutcome
        let recoveries: [Recovery]

        init(
            _ kind: ApplicationError.Kind,
            _ title: Phrase,
            en english: String,
            ja japanese: String,
            _ outcome: ExitOutcome,
            _ recoveries: [Recovery]
        ) {
            self.kind = kind
            self.title = title
            message = Phrase(en: english, ja: japanese)
            self.outcome = outcome
            self.recoveries = recoveries
        }

        var testDescription: String { "\(kind)" }
    }

    private static let date = Date(timeIntervalSince1970: 1_700_000_000)
    private static let tooMany = Phrase(en: "Too many requests", ja: "リクエストが多すぎます")
    private static let unavailable = Phrase(en: "Service unavailable", ja: "サービスを利用できません")
    private static let notValid = Phrase(en: "Not valid", ja: "正しくない値")
    private static let storage = Phrase(en: "Storage problem", ja: "保存領域の問題")

    static let expectations = [
        Expectation(
            .offline,
            Phrase(en: "No connection", ja: "接続できません"),
            en: "There is no connection to the server, or it was cut. Check the network, or read what was kept before.",
            ja: "サーバーに接続できないか、接続が途中で切れました。ネットワークを確認するか、保存済みの記事をお読みください。",
            .offline,
            [.retry, .settings]
        ),
        Expectation(
            .timedOut,
            Phrase(en: "No answer in time", ja: "応答がありません"),
            en: "The server did not answer in time. Try again in a moment.",
            ja: "時間内にサーバーの応答がありませんでした。しばらくしてからもう一度お試しください。",
            .offline,
            [.retry]
        ),
        Expectation(
            .unauthorized,
            Phrase(en: "Sign-in needed", ja: "サインインが必要です"),
            en: "The server wants to know who you are, or no longer accepts your token. Sign in and try again.",
            ja: "サインインしていないか、トークンが無効です。サインインしてからもう一度お試しください。",
            .signInNeeded,
            [.signIn]
        ),
        Expectation(
            .forbidden,
            Phrase(en: "Not allowed", ja: "許可されていません"),
            en: "Your account may not do this. Check which host and which account are set.",
            ja: "このアカウントには許可されていない操作です。ホストとアカウントの設定を確認してください。",
            .signInNeeded,
            [.signIn, .settings]
        ),
        Expectation(
            .notFound,
            Phrase(en: "Not found", ja: "見つかりません"),
            en: "There is nothing of that name. Check the name; it may also have been removed.",
            ja: "該当するものがありません。名前を確認してください。削除された可能性もあります。",
            .notFound,
            []
        ),
        Expectation(
            .rateLimited(until: nil),
            tooMany,
            en: "The server asks for a pause. Try again in a minute.",
            ja: "サーバーがリクエストを制限しています。1分ほど待ってからもう一度お試しください。",
            .rateLimited,
            [.retry]
        ),
        Expectation(
            .rateLimited(until: date),
            tooMany,
            en: "The server takes no more requests until 2023-11-14 22:13. Try again then.",
            ja: "2023-11-14 22:13 までサーバーがリクエストを受け付けません。その後もう一度お試しください。",
            .rateLimited,
            [.wait(until: date)]
        ),
        Expectation(
            .unavailable(.status(502)),
            unavailable,
            en: "The server failed with status 502. Try again later.",
            ja: "サーバーがエラー（ステータス 502）を返しました。しばらくしてからもう一度お試しください。",
            .failed,
            [.retry]
        ),
        Expectation(
            .unavailable(.busy(until: nil)),
            unavailable,
            en: "The server is overloaded. Try again in a minute.",
            ja: "サーバーが混み合っています。1分ほど待ってからもう一度お試しください。",
            .rateLimited,
            [.retry]
        ),
        Expectation(
            .unavailable(.busy(until: date)),
            unavailable,
            en:
                "The server is overloaded and asks everybody to wait until 2023-11-14 22:13:20; your own quota is not used up.",
            ja: "サーバーが混み合っているため、2023-11-14 22:13:20 まで待つ必要があります。リクエストの上限に達したわけではありません。",
            .rateLimited,
            [.wait(until: date)]
        ),
        Expectation(
            .unavailable(.unexpectedAnswer),
            unavailable,
            en:
                "What answered is not the service that was asked. Check the host, and whether the network has a sign-in page.",
            ja: "想定したサービスではない応答が返りました。ホストの設定と、ネットワークのログインページの有無を確認してください。",
            .failed,
            [.retry, .settings]
        ),
        Expectation(
            .unavailable(.untrusted),
            unavailable,
            en:
                "The server could not prove who it is, so nothing was sent. Check the host and the clock of this machine.",
            ja: "サーバーの証明書を確認できないため、何も送信しませんでした。ホストの設定とこの端末の時計を確認してください。",
            .failed,
            [.retry, .settings]
        ),
        Expectation(
            .unavailable(.tooLarge),
            unavailable,
            en: "The server sent more than this program is ready to take, so it was refused. Ask for less at a time.",
            ja: "応答が大きすぎるため、受信を中止しました。一度に取得する量を減らしてください。",
            .failed,
            []
        ),
        Expectation(
            .invalidInput(ValidationError(field: "page", value: "0", rule: .within(1...100))),
            notValid,
            en: "'0' is not a valid page: it has to be a whole number from 1 to 100.",
            ja: "'0' は page として正しくありません。1 から 100 までの整数を指定してください。",
            .wrongUsage,
            []
        ),
        Expectation(
            .invalidInput(ValidationError(field: "why", value: "why", rule: .once, place: .init(path: "/x", line: 3))),
            notValid,
            en: "In line 3 of '/x', 'why' is given twice. Remove one of the two.",
            ja: "'/x' の 3 行目: 'why' は二度目です。一度だけ書いてください。",
            .wrongUsage,
            []
        ),
        Expectation(
            .invalidData("items[3].title"),
            Phrase(en: "Unreadable answer", ja: "応答を読み取れません"),
            en:
                "The answer could not be understood at 'items[3].title'. Check the host; if it is right, look for a newer version of this program.",
            ja: "応答の 'items[3].title' を読み取れませんでした。ホストの設定を確認してください。正しい場合は、このプログラムの更新が必要です。",
            .failed,
            [.retry, .settings]
        ),
        Expectation(
            .storage(.full),
            storage,
            en: "The disk is full, so nothing was changed. Free some space and try again.",
            ja: "ディスクに空きがないため、何も変更しませんでした。空きを作ってからもう一度お試しください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.notWritable(path: "/x")),
            storage,
            en: "'/x' cannot be written, so nothing was changed. Check its permissions, or choose another folder.",
            ja: "'/x' に書き込めないため、何も変更しませんでした。権限を確認するか、別のフォルダーを指定してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.notLockable(path: "/x")),
            storage,
            en: "The file system of '/x' has no locks, so nothing was changed. Choose a folder on another one.",
            ja: "'/x' のファイルシステムはロックに対応していないため、何も変更しませんでした。別の場所のフォルダーを指定してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.unconfirmed(path: "/x")),
            storage,
            en:
                "Writing in '/x' failed halfway and could not be undone, so the change may have been made. Check it before you try again.",
            ja: "'/x' への書き込みが途中で失敗し、元に戻せませんでした。変更されている可能性があるため、確認してからもう一度お試しください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.notReadable(path: "/x")),
            storage,
            en: "'/x' cannot be read. Check that it exists, and its permissions.",
            ja: "'/x' を読み取れません。存在するかどうかと、権限を確認してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.damaged(setAside: "/x")),
            storage,
            en: "A kept file was damaged. It was moved to '/x'; look there before you delete it.",
            ja: "保存されたファイルが壊れていたため、'/x' に移動しました。削除する前に内容を確認してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.obstructed(.folder, setAside: "/x")),
            storage,
            en: "A folder lay where a kept file belongs. It was moved to '/x'; look there before you delete it.",
            ja: "保存されたファイルの場所にフォルダーがあったため、'/x' に移動しました。削除する前に内容を確認してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.obstructed(.link, setAside: "/x")),
            storage,
            en:
                "A link that leads to no file lay where a kept file belongs. It was moved to '/x'; look there before you delete it.",
            ja: "保存されたファイルの場所にリンク先のないリンクがあったため、'/x' に移動しました。削除する前に内容を確認してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.obstructed(.socket, setAside: "/x")),
            storage,
            en: "A socket lay where a kept file belongs. It was moved to '/x'; look there before you delete it.",
            ja: "保存されたファイルの場所にソケットがあったため、'/x' に移動しました。削除する前に内容を確認してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.obstructed(.pipe, setAside: "/x")),
            storage,
            en: "A named pipe lay where a kept file belongs. It was moved to '/x'; look there before you delete it.",
            ja: "保存されたファイルの場所に名前付きパイプがあったため、'/x' に移動しました。削除する前に内容を確認してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.obstructed(.device, setAside: "/x")),
            storage,
            en: "A device lay where a kept file belongs. It was moved to '/x'; look there before you delete it.",
            ja: "保存されたファイルの場所にデバイスがあったため、'/x' に移動しました。削除する前に内容を確認してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.tooLarge(path: "/x", limit: 64 << 20)),
            storage,
            en: "'/x' is larger than 64 MiB and was left as it is. Move it elsewhere, or remove it.",
            ja: "'/x' は 64 MiB を超えているため、そのままにしました。別の場所に移動するか、削除してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.malformed(document: "x")),
            storage,
            en: "The kept document 'x' is not of the expected form. Repair it, or remove it to start again.",
            ja: "保存された文書 'x' の形式が正しくありません。修正するか、削除してやり直してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.malformedLine(path: "/x", line: 3)),
            storage,
            en: "Line 3 of '/x' is not of the form 'key = value'. Correct the line, or put '#' before it.",
            ja: "'/x' の 3 行目が 'key = value' の形式ではありません。修正するか、行頭に '#' を付けてください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.repeatedKey("host", path: "/x", line: 3)),
            storage,
            en: "Line 3 of '/x' sets 'host' a second time. Remove one of the two lines.",
            ja: "'/x' の 3 行目で 'host' がもう一度設定されています。どちらかの行を削除してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.newerFormat(path: "/x")),
            storage,
            en: "'/x' was written by a newer version of this program and was left as it is. Update the program.",
            ja: "'/x' は新しいバージョンのプログラムで書かれたため、変更していません。プログラムを更新してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.exists(path: "/x")),
            Phrase(en: "Already there", ja: "すでにあります"),
            en: "'/x' is there already and was left as it is.",
            ja: "'/x' はすでにあるため、変更していません。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.notAFile(path: "/x")),
            storage,
            en: "'/x' is not a file. Remove what lies there, or put a file in its place.",
            ja: "'/x' はファイルではありません。そこにあるものを取り除くか、ファイルに置き換えてください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.exposed(path: "/x")),
            storage,
            en:
                "Others can read or change '/x', so the secret in it was not used. Take their permissions away (chmod go= '/x') and get a new token.",
            ja: "'/x' を他の人が読み書きできるため、その中の秘密情報は使いませんでした。権限を取り除き（chmod go= '/x'）、新しいトークンを取得してください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .storage(.busy(path: "/x")),
            storage,
            en: "Another program is using '/x'. Wait until it has finished, and try again.",
            ja: "'/x' は別のプログラムが使用中です。終わるのを待ってからもう一度お試しください。",
            .storage,
            [.retry]
        ),
        Expectation(
            .cancelled,
            Phrase(en: "Interrupted", ja: "中断しました"),
            en: "The work was interrupted; nothing was changed.",
            ja: "処理を中断しました。変更はありません。",
            .interrupted,
            []
        ),
    ]
}
