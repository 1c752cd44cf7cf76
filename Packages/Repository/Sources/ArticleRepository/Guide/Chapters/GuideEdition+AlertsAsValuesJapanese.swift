// Made by `make guide` out of docs/guide: change the chapter, not this file.
// swift-format-ignore-file

extension GuideEdition {
    static let alertsAsValuesJapanese = GuideEdition(title: #"値としてのアラート: 何が起き、何と答えられるか"#, body: #"""
アラートを組み立てる場所では、たいてい、ボタンが押されたときにすることもクロージャで書きます。すると、ユーザーへ向かう流れとユーザーから戻る流れが、よりによって問題が起きた箇所で入れ子になります。何についてのアラートなのかは文面からしかわからず、テストで比較もできず、クロージャは触れたものを生かし続けます。[スケールしやすい iOS アーキテクチャについての記事](https://github.com/kokotata421/architetcture_theory)は、View、Alert、DataSource を扱う回で、この二つの流れを切り離しました。ここでの設計もその考えから出発しています。`PresentationKit` では、アラートは値です。この章ではアラートをつくり、表示し、答えます。コードはコンパイルされ、テストとして実行されます。

## 答えは型である

アラートに何と答えられるかは、機能のコントラクトにある列挙型です。何についてのアラートかは、その型が語ります。

```swift
import PresentationKit

enum PhotoFailureAction: AlertActionType {
    case retry
    case signIn
    case cancel

    var title: Phrase {
        switch self {
        case .retry: Phrase(en: "Retry", ja: "再試行")
        case .signIn: Phrase(en: "Sign In", ja: "サインイン")
        case .cancel: Phrase(en: "Cancel", ja: "キャンセル")
        }
    }

    var style: AlertActionStyle {
        switch self {
        case .retry, .signIn: .default
        case .cancel: .cancel
        }
    }
}
```

どの言語で表示するかは、表示する側が決めます。`Phrase` は両方の言語がそろわないとつくれません。

```swift:Wrong.swift
import PresentationKit

let title = Phrase(en: "Retry")
```

```text
Wrong.swift:3:31: error: missing argument for parameter 'ja' in call
```

## アラートは値である

プレゼンターは、原因ごとに用意したイニシャライザやファクトリーで `AlertStrategy` をつくります。

```swift
extension AlertStrategy<PhotoFailureAction> {
    static func photoNotLoaded(signedIn: Bool) -> Self {
        AlertStrategy(
            title: Phrase(en: "No photo", ja: "写真がありません"),
            message: Phrase(
                en: "The photo could not be loaded.",
                ja: "写真を読み込めませんでした。"
            ),
            actions: signedIn ? [.retry, .cancel] : [.signIn, .cancel]
        )
    }
}
```

`Equatable` なので、テストではプレゼンターが表示したアラートと期待するアラートを比べられます。`Error` でもあるので、読み込み処理は `Result<Photo, AlertStrategy<PhotoFailureAction>>` のように、アラートで失敗できます。意味をなさないアクションの並び、つまり空、重複、キャンセルが二つ、はアラートをつくる時点で拒否されます。アクションがデータから来る場合は、先に確かめてください。

```swift
import Testing

@Test func `actions that make no sense are found`() {
    #expect(
        AlertStrategyViolation(in: [PhotoFailureAction.retry, .retry])
            == .repeatedAction
    )
    #expect(AlertStrategyViolation(in: [PhotoFailureAction]()) == .noAction)
    #expect(
        AlertStrategyViolation(in: [PhotoFailureAction.retry, .cancel]) == nil
    )
}
```

## 出力と入力は別々

`AlertClient` は、ひとつのアクション型のアラートを表示し、その答えを受け取ります。表示は出力で、問題が起きた場所で行います。登録は入力で、画面が入力を結び付ける場所で一度だけ行います。互いに相手を知りません。`hoge` のようにオーナーのために登録すれば、`[weak self]` も要りません。

```swift:AppearanceViewController.swift
private func bindAlerts() {
    alertClient.register(for: self) { $0.eventListener.handle(event: .didAnswer($1.action)) }
}
```

画面は、アクション型ごとにクライアントをひとつ持ちます。多いと感じるかもしれませんが、型こそが要点です。何についてのアラートかを型が語り、どんな答えがあり得るかをコンパイラが知っています。ひとつ忘れれば、教えてくれます。

```swift:Wrong.swift
func exit(after action: PhotoFailureAction) -> Bool {
    switch action {
    case .retry, .signIn: false
    }
}
```

```text
Wrong.swift:2:5: error: switch must be exhaustive
Wrong.swift:2:5: note: add missing case: '.cancel'
```

クライアントの背後には、画面ごとにひとつの `AlertHost` があります。どのクライアントから来たものでも、アラートは一度にひとつだけ表示されます。表示する面（surface）はホストが用意します。端末なら番号付きの質問、ほかの環境ならダイアログです。テスト用の surface は数行で書けます。

```swift
@MainActor
final class RecordingSurface: AlertSurface {
    private(set) var alerts: [PresentedAlert] = []
    private(set) var events: AlertSurfaceEvents?

    func present(
        _ alert: PresentedAlert,
        animated: Bool,
        events: AlertSurfaceEvents
    ) {
        alerts.append(alert)
        self.events = events
        events.didAppear()
    }
}

@MainActor
@Test func `an answer comes to whoever registered for it`() {
    let surface = RecordingSurface()
    let host = AlertHost(surface: surface)
    let client = AlertClient<PhotoFailureAction>(host: host)
    var answers: [PhotoFailureAction] = []
    client.register(on: .retry) { answers.append($0.action) }

    client.show(
        strategy: .photoNotLoaded(signedIn: true),
        animated: false,
        completion: nil
    )
    #expect(surface.alerts.last?.title.english == "No photo")

    surface.events?.didChoose(AlertChoice(button: 0))
    #expect(answers == [.retry])
}
```

## 選ばずに閉じる

何も選ばずに閉じることも答えのひとつで、キャンセルアクションとして扱われます。キャンセルのないアラートは閉じられません。

```swift
@MainActor
@Test func `turning away answers with the cancel action`() {
    let surface = RecordingSurface()
    let host = AlertHost(surface: surface)
    let client = AlertClient<PhotoFailureAction>(host: host)
    var answers: [PhotoFailureAction] = []
    client.register { answers.append($0.action) }

    client.show(
        strategy: .photoNotLoaded(signedIn: false),
        animated: false,
        completion: nil
    )
    surface.events?.didDismiss()
    #expect(answers == [.cancel])
}
```

## 待ち行列

アラートが二つ重なることはよくあります。リクエストが二つ失敗したときや、最初のアラートが消えきらないうちにハンドラーが次を出したときです。たとえば UIKit は二つ目を捨ててしまいます。判断するのは `AlertQueue` という値で、画面がなくてもテストできます。次のアラートが出るのは、前のアラートが本当に消えてからです。

```swift
@Test func `the second alert comes when the first has left`() {
    var queue = AlertQueue<String>()
    #expect(
        queue.apply(.show("first", canBeDismissed: true)) == [
            .present("first")
        ]
    )
    #expect(queue.apply(.show("second", canBeDismissed: true)) == [])
    #expect(queue.apply(.choose) == [.deliverChoice("first")])
    #expect(queue.apply(.leave) == [.present("second")])
}
```

"""#)
}
