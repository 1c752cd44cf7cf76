// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let hostsJapanese = GuideEdition(title: #"ホスト: ひとつのシーンを、端末で、パイプで、テストで"#, body: ##"""
同じプログラムを、人も、スクリプトも、テストも読みます。シーンがそのつど相手を確かめていたら条件だらけになり、書き忘れた最初のひとつが、誰かのファイルに色のエスケープシーケンスを書き込むでしょう。だからシーンは確かめません。シーンは*ホスト*の上で表示され、外側がどうなっているかはホストが知っています。この章のコードはコンパイルされ、実行されます。

## ホストの仕事

| すること | 担うもの |
|---|---|
| 前の画面に代えて画面を表示する | `ScenePresenter` |
| アラートを一度にひとつ表示し、答えを受け取る | `AlertSurface` |
| ユーザーの操作を画面の入力にする | キー、行、タップ |
| タスクの終わりを管理し、スクリプトではそれを待つ | `TaskLifetime` |

`LineHost` は行だけのホストです。スクリプト、パイプ、全画面を使わない端末のためのもので、することがすべて出力から読み取れるので、学ぶのにも向いています。

## ルートビューは出力

この分け方は、スケールしやすい iOS アーキテクチャについての記事から来ています。ルートビューは引数なしでつくられ、中身はコマンドで渡されます。入力は受け付けません。そのため、どの画面のルートビューもひとつの基底クラスがつくれますし、入力の置き場所はビューコントローラーひとつに決まります。行モードでは一度出力したものを取り消せないので、ビューは新しいものだけを差し出して忘れます。形は二つで、人のための行と、プログラムのためのレコードです。

```swift
import PresentationKit
import ViewKit

enum GreetingField: String, RecordField {
    case from
    case count
}

struct GreetingDisplay: Hashable, Sendable {
    let text: Phrase
    let from: String
    let record: Record
}

final class GreetingView: LineView {
    private var lines: [TerminalText] = []
    private var records: [Record] = []

    init() {}

    func setup() {}

    func show(_ greeting: GreetingDisplay, wording: Wording) {
        lines = [
            TerminalText(wording(greeting.text), style: TextStyle(.bold)),
            TerminalText("— \(greeting.from)"),
        ]
        records = [greeting.record]
    }

    func takeLines(for page: LinePage) -> [TerminalText] {
        defer { lines = [] }
        return lines.flatMap { page.lines(of: $0) }
    }

    func takeRecords() -> [Record] {
        defer { records = [] }
        return records
    }
}
```

ビューは `Phrase` を受け取り、ユーザーの言語で文にします。レコードに言語はありません。項目の名前はコントラクトの一部ですし、それを読むプログラムは、誰が起動したのかを知らないからです。

## ビューコントローラーは入力を受け、出力を渡す

```swift
enum GreetingEvent: ViewEvent, Equatable {
    case viewDidLoad
    case didAskForAnother
}

enum GreetingCommand: PresenterCommand, Equatable {
    case show(GreetingDisplay)
}

final class GreetingViewController: ViewController<GreetingView>, View {
    typealias Event = GreetingEvent

    private let eventListener: AnyEventListener<GreetingEvent>

    init(eventListener: AnyEventListener<GreetingEvent>, host: LineHost) {
        self.eventListener = eventListener
        super.init(host: host)
    }

    override func viewDidLoad() {
        eventListener.handle(event: .viewDidLoad)
    }

    override var menu: LineMenu {
        LineMenu([
            LineMenu.Item("a", Phrase(en: "another", ja: "もうひとつ")) {
                [eventListener] in
                eventListener.handle(event: .didAskForAnother)
            }
        ])
    }

    func handle(command: GreetingCommand) {
        switch command {
        case .show(let greeting):
            rootView.show(greeting, wording: wording)
            display()
        }
    }
}
```

出力はどれも、任せるだけの呼び出しひとつです。テストすることも、間違えることも、ほとんどありません。

## 端末でも、パイプでも

同じ画面を、人が前にいる場合、パイプにつながれた場合、JSON を頼まれた場合で動かします。`ScriptedLineTerminal` が三役を演じます。

```swift
import Testing
import ViewTesting

@MainActor
func greet(
    _ terminal: ScriptedLineTerminal,
    language: Language,
    form: OutputFormat = .page
) async -> [GreetingEvent] {
    var events: [GreetingEvent] = []
    let host = LineHost(
        terminal: terminal,
        wording: Wording(language),
        mode: .interactive,
        form: form
    )
    let screen = GreetingViewController(
        eventListener: AnyEventListener { events.append($0) },
        host: host
    )
    host.show(screen, after: .launch(()))
    let name = "Momo\u{1B}[2J"
    let record = Record(of: GreetingField.self) { field in
        switch field {
        case .from: .text(name)
        case .count: .integer(3)
        }
    }
    let text = Phrase(en: "Good morning", ja: "おはようございます")
    screen.handle(
        command: .show(
            GreetingDisplay(text: text, from: name, record: record)
        )
    )
    #expect(await host.run() == .done)
    return events
}

@MainActor
@Test func `somebody is asked what to do next`() async {
    let terminal = ScriptedLineTerminal(typing: ["a", "q"])
    let events = await greet(terminal, language: .japanese)
    #expect(events == [.viewDidLoad, .didAskForAnother])
    #expect(terminal.outputText == "おはようございます\n— Momo␛[2J\n")
    #expect(terminal.messageText.hasPrefix("a もうひとつ · ? ヘルプ · q 終了 > "))
}

@MainActor
@Test func `a pipe gets columns, and nobody is asked`() async {
    let pipe = ScriptedLineTerminal()
    #expect(await greet(pipe, language: .japanese) == [.viewDidLoad])
    #expect(pipe.outputText == "Momo␛[2J\t3\n")
    #expect(pipe.messageText.isEmpty)
}

@MainActor
@Test func `a program gets JSON`() async {
    let pipe = ScriptedLineTerminal()
    _ = await greet(pipe, language: .japanese, form: .json)
    #expect(pipe.outputText == #"{"count":3,"from":"Momo\u001b[2J"}"# + "\n")
}
```

データは標準出力へ、それ以外はすべて標準エラー出力へ送られます。だから、質問しても警告しても進捗を知らせても、出力は別のプログラムで使えます。

## 問いひとつに答えひとつ

たいていのコマンドは、ひとつ尋ねて答えを出力するだけです。専用のビューは要りません。答えは `Report` になります。人には行、プログラムには `Record` です。残りの、画面、プレゼンター、ユースケースをひとつ呼ぶインタラクターは、すでにあります。

```swift:HogeApp.swift
ReportScreen<AppearanceFailureAction>.scene(
    on: host,
    failures: AppearanceFailureAlerts(),
    report: { Report($0) },
```

こうしたシーンが問いのまわりですることは、何かを尋ねるどのシーンでも同じです。進行中だと知らせ、失敗したらアラートを出します。答えによって、すぐに、または秒読みのあとで同じことを尋ね、あるいは別のアラートを出し、あるいは何もしません。それを決めるのは `Attempt` という値です。プレゼンターは起こったことを伝え、返ってきたものを送ります。

```swift:ReportPresenter.swift
case .viewDidLoad: perform(confirmation.map { .stop($0, repeating: question) } ?? .ask(question))
case .didAnswer(let answer): perform(.follow(failures.step(after: answer, outcome: attempt.outcome)))
```

```swift:ReportPresenter.swift
private func perform(_ input: Attempt<Command, Request>.Input) {
    for message in attempt.apply(input) { message.send(commandListener, requestListener) }
}
```

五つまでの入力のあらゆる並びについて、画面もタスクもなしにテストしてあります。

## 外から来た文字列は何もできない

例の名前には、画面を消去するシーケンスが含まれていました。端末では目に見える記号になり、パイプでも同じです。パイプの先はたいてい端末だからです。JSON ではエスケープされ、元のまま残ります。誰も覚えておく必要はありません。端末へ出す方法は `TerminalText` しかなく、そのイニシャライザが無害にします。ストリームへ出す方法も `EncodedText` しかなく、出力先に合わせて書き出します。

```swift:Wrong.swift
import ViewKit

func lines(for name: String) -> [TerminalText] {
    ["Good morning", name]
}
```

```text
Wrong.swift:4:22: error: cannot convert value of type 'String' to expected element type 'TerminalText'
```

文字の幅は、ロケールではなく、Unicode のデータからつくった表で決まります。日本語の文字は、`LANG=C` でも二つ分のセルを取ります。

## ダイアログのないアラート

端末では、ホストがアラートを番号付きの質問として尋ねます。スクリプトではキャンセルアクションで答え、プログラムはそのアラートの終了コードで終わります。プレゼンターは何も知りません。アラートを送り、答えを受け取るだけです。

```console
$ qiita-reader --source guide list --per-page 2 --fields id,title
the-grid	格子: レイヤーはパッケージ、機能は列
one-trip-through-the-house	層を一周する: キーを押すと何が起こるか
$ qiita-reader --source guide read no-such-chapter; echo "exit code $?"
見つかりません
ガイドに 'no-such-chapter' という章はありません。一覧で章の名前を確認してください。
exit code 3
```

入力と入力のあいだ、ホストはシーンが落ち着くまで待ちます。だからスクリプトは答えを最後まで受け取り、テストはスリープする必要がありません。

## 別のホスト

全画面や UIKit のホストは、同じ二つのプロトコルを実装し、同じ形のビューコントローラーを持ちます。変わるのは View レイヤー、つまりルートビューとビューコントローラーです。プレゼンター、インタラクター、アラート、ルートはそのままで、テストもそのままです。

"""##)
}
